/** What is asked at a table of crates, answered by the rules and the balance of the pile. */

import type { PaperAnswer, PaperQuestion } from '@hearthside/screen';
import { readOptions } from '@hearthside/table';
import { type DrawnCrate, type DrawnPlank, drawPile } from '../art/pile-drawing.ts';
import { canonical } from '../rules/canonical.ts';
import { game, type Options } from '../rules/index.ts';
import { actionOf, type LoosePiece, loosePile, pileStands, put } from '../rules/loose-pile.ts';
import { type Position, setup } from '../rules/position.ts';
import { seatOf } from '../rules/seats.ts';

interface Asked {
  readonly id: string;
  /** `teal a1 b1, plank a1-d1`: what stands there. */
  readonly pile: string;
  /** What somebody wants to put on, and where that would be seen. */
  readonly piece: LoosePiece;
  readonly level: number;
  /** The statement that allows it, if it is allowed. */
  readonly allows: string;
  /** Asked in the first turn of a game. */
  readonly first?: boolean;
}

const PAIR = 'teal a1, white d1, plank a1-d1';

const ASKED: readonly Asked[] = [
  { id: 'on-crate', pile: 'white b1 d1', piece: 'teal b1', level: 1, allows: 'WW-20' },
  { id: 'over-gap', pile: PAIR, piece: 'teal b1', level: 1, allows: 'WW-22' },
  {
    id: 'at-the-end',
    pile: 'teal a1, white b1, plank a1-d1',
    piece: 'teal d1',
    level: 1,
    allows: 'WW-22',
  },
  { id: 'one-crate', pile: 'white a1', piece: 'plank a1-d1', level: 0, allows: 'WW-31' },
  { id: 'two-inside', pile: 'teal b1 c1', piece: 'plank a1-d1', level: 0, allows: 'WW-31' },
  {
    id: 'crossing',
    pile: 'teal b2, white d2 b4, plank a2-d2',
    piece: 'plank b1-b4',
    level: 0,
    allows: 'WW-32',
  },
  {
    id: 'cross-gap',
    pile: 'teal a2, white d2 c4, plank a2-d2',
    piece: 'plank c1-c4',
    level: 0,
    allows: 'WW-32',
  },
  { id: 'plank-on-plank', pile: PAIR, piece: 'plank a1-d1', level: 1, allows: 'WW-33' },
  {
    id: 'first-plank',
    pile: 'teal b1 c1',
    piece: 'plank a1-d1',
    level: 0,
    allows: 'WW-11',
    first: true,
  },
];

export function usualOptions(): Options {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

const piecesOf = (text: string): LoosePiece[] =>
  text.split(', ').flatMap((part) => {
    const [what, ...places] = part.split(' ');
    return places.map((place) => `${what} ${place}` as LoosePiece);
  });

const pileOf = (text: string): Position => loosePile(piecesOf(text), usualOptions()).position;

function answer({ pile, piece, allows, first }: Asked): PaperAnswer {
  const position = first ? setup(usualOptions()) : pileOf(pile);
  const refusal = first ? refuseFirst(position, piece) : put(position, piece);
  if (refusal) {
    const { rule, key, values } = refusal;
    return { allowed: false, rule, refusal: { key, ...(values && { values }) } };
  }
  // WW-40: allowed, and lost.
  return pileStands(position) ? { allowed: true, rule: allows } : { allowed: false, rule: 'WW-40' };
}

function refuseFirst(position: Position, piece: LoosePiece) {
  const read = actionOf(piece, position.options);
  return read && game.refuse(position, seatOf(read.colour), read.action);
}

function picture({ pile, piece, level }: Asked) {
  const { crates, planks } = canonical(pileOf(pile));
  const [what, place = ''] = piece.split(' ');
  const ghosts: DrawnCrate[] = what === 'plank' ? [] : [{ at: place, level, colour: 'ghost' }];
  const [from = '', to = ''] = place.split('-');
  const thought: DrawnPlank[] = what === 'plank' ? [{ from, to, level, faint: true }] : [];
  return drawPile({ crates: [...crates, ...ghosts], planks: [...planks, ...thought] });
}

export const questions: readonly PaperQuestion[] = ASKED.map((asked) => ({
  id: asked.id,
  picture: () => picture(asked),
  answer: () => answer(asked),
}));
