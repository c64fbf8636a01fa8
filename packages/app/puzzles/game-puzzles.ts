import { findBox } from '@hearthside/shelf';
import type { AnyGame, PuzzleModule } from '@hearthside/table';
import { Openings } from '../session/unpack-box.ts';

/** The puzzles of one game. */
export interface GamePuzzles extends Pick<PuzzleModule, 'puzzles' | 'judge'> {
  readonly game: AnyGame;
}

export const puzzlesOf = new Openings(async (id): Promise<GamePuzzles | null> => {
  const box = findBox(id);
  if (!box?.puzzles) return null;
  const [{ game }, { puzzles, judge }] = await Promise.all([box.rules(), box.puzzles()]);
  return { game, puzzles, judge };
});
