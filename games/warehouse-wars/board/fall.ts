/** What comes down when cargo falls. */

import { tipAround } from '../rules/balance/stands.ts';
import { type Event, game, type Towards, type View } from '../rules/index.ts';
import type { PilePiece } from './pile.ts';

/** The plank that gives way, and to which side. */
export interface Fall {
  readonly from: string;
  readonly to: string;
  readonly level: number;
  readonly towards: Towards;
}

const NO_DICE = { below: () => 0 };

/**
 * The fall to show: the one that happens now, or the one that ended the game. A view does not say
 * which plank tipped, but the pile does, whoever looks and whenever.
 */
export function fallShown(view: View, event: Event | null): Fall | null {
  if (event?.type === 'fall') return event;
  if (view.result?.why !== 'fall') return null;
  const position = game.imagine(view, NO_DICE);
  for (const plank of view.planks.keys()) {
    const tip = tipAround(position, plank);
    const laid = tip && view.planks[tip.plank];
    if (laid) return { ...laid, towards: tip.towards };
  }
  return null;
}

/** What loses its hold: the plank that tips and everything that stands on it, however high. */
export function fallen(pieces: readonly PilePiece[], fall: Fall): ReadonlySet<PilePiece> {
  const tipping = pieces.find(
    (piece) => piece.name === `plank ${fall.from}-${fall.to} ${fall.level}`,
  );
  const loose = new Set<PilePiece>();
  if (!tipping) return loose;
  loose.add(tipping);
  const cellsOf = (piece: PilePiece) => (piece.kind === 'crate' ? [piece.cell] : piece.cells);
  const shares = (piece: PilePiece, below: PilePiece) =>
    cellsOf(piece).some((cell) => cellsOf(below).includes(cell));
  /** A crate stands on the planks of the level below; a plank lies on crates, or crosses a plank. */
  const restsOn = (piece: PilePiece, below: PilePiece): boolean => {
    if (!shares(piece, below)) return false;
    if (piece.kind === 'crate') return below.kind === 'plank' && below.level === piece.level - 1;
    if (below.kind === 'crate') return below.level === piece.level;
    return below.level === piece.level && piece.raised && !below.raised;
  };
  for (let grown = true; grown; ) {
    const more = pieces.filter(
      (piece) => !loose.has(piece) && [...loose].some((below) => restsOn(piece, below)),
    );
    for (const piece of more) loose.add(piece);
    grown = more.length > 0;
  }
  return loose;
}
