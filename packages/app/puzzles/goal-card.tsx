import type { AnyGame, Puzzle, SeatName } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { useEffect } from 'react';
import { useSettings } from '../settings/settings.ts';
import { speak } from '../sound/speech.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** In the catalogue of a game whose seats lock something in. */
const KNOWN = 'puzzle.known';

interface GoalCardProps {
  readonly game: AnyGame;
  readonly puzzle: Puzzle;
  readonly seats: readonly SeatName[];
  readonly words: Words;
}

/** What is asked, and what is known of the others: read aloud to whoever cannot read it yet. */
export function GoalCard({ game, puzzle, seats, words }: GoalCardProps) {
  const { readAloud } = useSettings();
  const { key, values } = puzzle.goal;
  const goal = words.say(`puzzle.goal.${key}`, values);
  const more = words.say(`puzzle.more.${key}`, values);
  const known = knownText(game, puzzle, seats, words);
  const spoken = [goal, more, ...known].join('. ');
  useEffect(() => {
    if (readAloud) speak(spoken, words.locale);
  }, [readAloud, spoken, words.locale]);
  return (
    <section
      className={`goal-card paper${known.length > 0 ? ' has-known' : ''}`}
      aria-label={words.say('puzzle.your-goal')}
    >
      <header>
        {words.say('puzzle.your-goal')}
        <IconButton
          icon="read"
          label={words.say('table.read-aloud')}
          onClick={() => speak(spoken, words.locale)}
        />
      </header>
      <h2>{goal}</h2>
      <p>{more}</p>
      {known.map((text) => (
        <p key={text} className="goal-known">
          {text}
        </p>
      ))}
    </section>
  );
}

/** What the others have locked in: in a puzzle their cards lie face up. */
function knownText(
  game: AnyGame,
  { known, seat }: Puzzle,
  seats: readonly SeatName[],
  words: Words,
): string[] {
  const other = seats.find((_, each) => each !== seat);
  return known.map((text) => {
    const { values } = game.describe(game.readAction(text));
    return words.say(KNOWN, { ...values, seat: other ?? '' });
  });
}
