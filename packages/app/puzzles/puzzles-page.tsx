import { shelf } from '@hearthside/shelf';
import { use } from 'react';
import NotFound from '../pages/not-found.tsx';
import { puzzlesOf } from './game-puzzles.ts';
import { PuzzleScreen } from './puzzle-screen.tsx';
import { PuzzleTickets } from './puzzle-tickets.tsx';

interface PuzzlesPageProps {
  readonly game: string | null;
  readonly puzzle: string | null;
}

const games = shelf.filter(({ puzzles }) => puzzles).map(({ facts }) => facts.id);

/** All puzzles of a game, or one of them. */
export default function PuzzlesPage({ game, puzzle: id }: PuzzlesPageProps) {
  // The puzzle of the day may be of any game.
  const opened = games.map((each) => puzzlesOf.get(each)).map((opening) => use(opening));
  const all = opened.filter((each) => each !== null);
  const shown = all.find((each) => each.game.facts.id === (game ?? games[0]));
  if (!shown) return <NotFound />;
  const puzzle = shown.puzzles.find((each) => each.id === id);
  if (puzzle) return <PuzzleScreen {...shown} all={all} puzzle={puzzle} />;
  if (id !== null) return <NotFound />;
  return <PuzzleTickets all={all} shown={shown} />;
}
