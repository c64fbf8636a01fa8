import { Icon } from '@hearthside/screen';
import { sayRefusal, sentence, type Words } from '@hearthside/text';
import { type Ref, useEffect, useRef } from 'react';
import { Link } from '../link.tsx';
import type { Progress } from '../session/practice-table.ts';
import { RuleChip } from '../ui/rule-chip.tsx';
import { StarsRow } from '../ui/stars-row.tsx';

interface PuzzleVerdictProps {
  readonly answer: NonNullable<Progress['answer']>;
  readonly progress: Progress;
  readonly stars: number;
  readonly words: Words;
  readonly ahead: string;
  onAgain(): void;
  onShow(): void;
  onRule(rule: string): void;
}

/** In the tray, where the keys are: the board stays to be looked at. */
export function PuzzleVerdict(props: PuzzleVerdictProps) {
  const { answer, progress, stars, words, ahead } = props;
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  const isSolved = answer.is === 'done' && !progress.wasShown;
  const mistake = answer.is === 'not-quite' ? answer.mistake : null;
  const refusal = answer.is === 'refused' ? answer.refusal : null;
  const text = mistake
    ? words.say(`puzzle.why.${mistake.id}`)
    : refusal
      ? sentence(sayRefusal(words, refusal))
      : words.say('puzzle.look-again');
  return (
    <div className="puzzle-verdict" role="alert">
      {isSolved && <StarsRow count={stars} words={words} />}
      <div>
        <h2>{words.say(isSolved || progress.wasShown ? 'puzzle.solved' : 'puzzle.not-quite')}</h2>
        {!isSolved && <p>{text}</p>}
        {mistake && <RuleChip rule={mistake.rule} words={words} onRule={props.onRule} />}
      </div>
      <div className="lesson-keys">
        {isSolved ? (
          <>
            <button type="button" className="second" onClick={props.onAgain}>
              {words.say('puzzle.once-more')}
            </button>
            <Link ref={main as Ref<HTMLAnchorElement>} className="primary" href={ahead}>
              {words.say('puzzle.next')}
            </Link>
          </>
        ) : (
          <>
            {!progress.wasShown && (
              <button type="button" className="second" onClick={props.onShow}>
                {words.say('puzzle.show-me')}
              </button>
            )}
            <button
              ref={main as Ref<HTMLButtonElement>}
              type="button"
              className="primary"
              onClick={props.onAgain}
            >
              <Icon name="back" />
              {words.say('puzzle.try-again')}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
