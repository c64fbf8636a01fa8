import { findBox, shelf } from '@hearthside/shelf';
import type { PuzzleModule } from '@hearthside/table';
import { use } from 'react';
import NotFound from '../pages/not-found.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { PuzzleTickets } from './puzzle-tickets.tsx';

export interface OpenedPuzzles extends Unpacked {
  readonly puzzles: PuzzleModule['puzzles'];
  readonly judge: PuzzleModule['judge'];
}

const openings = new Openings(async (id): Promise<OpenedPuzzles | null> => {
  const box = findBox(id);
  if (!box?.puzzles) return null;
  const [unpacked, { puzzles, judge }] = await Promise.all([unpack(box), box.puzzles()]);
  return { ...unpacked, puzzles, judge };
});

interface PuzzlesPageProps {
  readonly game: string | null;
  readonly puzzle: string | null;
}

const games = shelf.filter(({ puzzles }) => puzzles).map(({ facts }) => facts.id);

/** All puzzles of a game, or one of them. */
export default function PuzzlesPage({ game, puzzle: id }: PuzzlesPageProps) {
  // The puzzle of the day may be of any game.
  const opened = games.map((each) => openings.get(each)).map((opening) => use(opening));
  const all = opened.filter((each) => each !== null);
  const shown = all.find((each) => each.game.facts.id === (game ?? games[0]));
  if (!shown) return <NotFound />;
  const puzzle = shown.puzzles.find((each) => each.id === id);
  if (puzzle) return <PuzzleScreen {...shown} all={all} puzzle={puzzle} />;
  if (id !== null) return <NotFound />;
  return <PuzzleTickets all={all} shown={shown} />;
}
