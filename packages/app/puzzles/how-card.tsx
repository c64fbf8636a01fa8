import type { AnyGame, Puzzle } from '@hearthside/table';
import { sayAction, type Words } from '@hearthside/text';

interface HowCardProps {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly words: Words;
}

/** What the answer was, and why nothing else would have been as good. */
export function HowCard({ game, puzzle, words }: HowCardProps) {
  return (
    <section className="how-card paper">
      <h2>{words.say('puzzle.how')}</h2>
      <ol>
        {puzzle.solution.map((action) => (
          <li key={action}>{sayAction(words, game.describe(game.readAction(action)))}</li>
        ))}
      </ol>
      <h3>{words.say('puzzle.why')}</h3>
      <p>{words.say(`puzzle.works.${puzzle.goal.key}`, puzzle.goal.values)}</p>
    </section>
  );
}
