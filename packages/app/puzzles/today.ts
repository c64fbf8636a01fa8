import { dayNumber, type Puzzle, puzzleOfDay } from '@hearthside/table';
import type { GamePuzzles } from './game-puzzles.ts';

export interface Today {
  readonly day: number;
  readonly opened: GamePuzzles;
  readonly puzzle: Puzzle;
}

/** Today's puzzle among those of all games; null where there is none. */
export function todays(all: readonly GamePuzzles[]): Today | null {
  const full = all.filter(({ puzzles }) => puzzles.length > 0);
  if (full.length === 0) return null;
  const day = dayNumber(new Date());
  const counts = full.map(({ game, puzzles }) => ({ game: game.facts.id, count: puzzles.length }));
  const { game, index } = puzzleOfDay(day, counts);
  const opened = full.find((each) => each.game.facts.id === game) as GamePuzzles;
  return { day, opened, puzzle: opened.puzzles[index] as Puzzle };
}
