import type { AnyGame, Puzzle } from '@hearthside/table';
import { sayAction, type Words } from '@hearthside/text';
import { RuleChip } from '../ui/rule-chip.tsx';

/** The hint that names the answer's beginning: it costs a star. */
export const LAST_HINT = 3;

interface HintsCardProps {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly words: Words;
  /** How many are open. */
  readonly open: number;
  onOpen(): void;
  onRule(rule: string): void;
}

/** Three hints, opened one after another by whoever wants them. */
export function HintsCard({ game, puzzle, words, open, onOpen, onRule }: HintsCardProps) {
  const say = (action: string) => sayAction(words, game.describe(game.readAction(action)));
  const { wrong, solution } = puzzle;
  const tempting = wrong.actions.map(say).join(', ');
  const hints = [
    <>
      {words.say('puzzle.hint-rule')} <RuleChip rule={wrong.rule} words={words} onRule={onRule} />
    </>,
    words.say('puzzle.hint-wrong', { what: tempting }),
    words.say('puzzle.hint-first', { what: say(solution[0] as string) }),
  ];
  return (
    <section className="hints-card paper" aria-label={words.say('puzzle.hints')}>
      <h2>{words.say('puzzle.hints')}</h2>
      <ol>
        {hints.map((hint, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are three, always the same
          <li key={at} className={at < open ? 'is-open' : undefined}>
            <b aria-hidden="true">{at + 1}</b>
            {at < open ? (
              <span>{hint}</span>
            ) : (
              <button
                type="button"
                className="plain"
                aria-disabled={at > open}
                onClick={() => at === open && onOpen()}
              >
                {words.say('puzzle.open-hint', { n: at + 1 })}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
