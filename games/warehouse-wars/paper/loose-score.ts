/** A pile on a paper table as it is kept, and what the rules make of it. */

import type { Json, Refusal } from '@hearthside/table';
import { canonical } from '../rules/canonical.ts';
import {
  COLOURS,
  type Line,
  linesAmong,
  type Options,
  type SeatColour,
  type Steadiness,
  steadiness,
  totalOf,
} from '../rules/index.ts';
import { actionOf, type LoosePiece, loosePile, onTurn, put } from '../rules/loose-pile.ts';
import type { Position } from '../rules/position.ts';
import { usualOptions } from './questions.ts';

export interface LooseScore {
  readonly side: number;
  /** In the order they were put on. */
  readonly pieces: readonly LoosePiece[];
  /** WW-40: whose piece made something fall on the real table. */
  readonly fell: SeatColour | null;
}

export const SIDES = [5, 6, 7, 8] as const;
export const EMPTY: LooseScore = { side: 6, pieces: [], fell: null };

/** However many the family has cut out. */
const optionsOf = ({ side }: LooseScore): Options => ({
  ...usualOptions(),
  side,
  crates: 20,
  planks: 16,
});

const PIECE = /^((teal|white) [a-h][1-8]|plank [a-h][1-8]-[a-h][1-8])$/;

export function readScore(kept: Json): LooseScore | null {
  const { side, pieces, fell = null } = (kept ?? {}) as Partial<LooseScore>;
  const isSide = SIDES.some((each) => each === side);
  const isPile = Array.isArray(pieces) && pieces.every((piece) => PIECE.test(String(piece)));
  const isFall = fell === null || COLOURS.includes(fell);
  return isSide && isPile && isFall
    ? { side: side as number, pieces: pieces as LoosePiece[], fell }
    : null;
}

export const pileOf = (score: LooseScore): Position =>
  loosePile(score.pieces, optionsOf(score)).position;

/** The score with one more piece, or the statement that forbids it. */
export function withPiece(
  score: LooseScore,
  piece: LoosePiece,
): { readonly score: LooseScore } | { readonly refusal: Refusal } {
  const refusal = put(pileOf(score), piece);
  return refusal ? { refusal } : { score: { ...score, pieces: [...score.pieces, piece] } };
}

export const withoutLast = (score: LooseScore): LooseScore => ({
  ...score,
  pieces: score.pieces.slice(0, -1),
});

/** How the piece put on last stands; null before there is one. */
export function lastStands(score: LooseScore): Steadiness | null {
  const last = score.pieces.at(-1);
  if (last === undefined) return null;
  const position = pileOf(withoutLast(score));
  const read = actionOf(last, position.options);
  return read && steadiness(onTurn(position, read.colour), read.action);
}

export interface Counted {
  readonly lines: readonly Line[];
  readonly points: Readonly<Record<SeatColour, number>>;
}

/** WW-50 to WW-53 */
export function counted(score: LooseScore): Counted {
  const lines = linesAmong(canonical(pileOf(score)).crates, true);
  const [teal, white] = COLOURS.map((colour) => totalOf(lines, colour)) as [number, number];
  return { lines, points: { teal, white } };
}
