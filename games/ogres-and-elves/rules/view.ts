/** There are no secrets: everybody sees the whole table and the book-keeping of the turn. */

import type { Json, Seat } from '@hearthside/table';
import type { Proposal } from './actions.ts';
import { type Canonical, canonicalOf } from './canonical.ts';
import { type Edition, standardEdition } from './edition.ts';
import { readAction, writeAction } from './notation.ts';
import { type GameLevel, MINES, OGRES } from './pieces.ts';
import { NOTHING_REFUSED, type Position } from './position.ts';
import { restore } from './restore.ts';
import type { Options } from './setup.ts';

export interface View extends Canonical {
  readonly options: ViewOptions;
  readonly book: Book;
}

interface ViewOptions {
  readonly level: GameLevel;
  readonly seats: number;
  readonly starter: Seat;
  /** Null: the standard edition. */
  readonly edition: Edition | null;
}

/** What the rules let nobody do twice in a turn, and what is still to come of a roll. */
interface Book {
  /** OE-42: mines whose Shield was handled this turn. */
  readonly handledShields: readonly number[];
  readonly storedShields: number;
  readonly handOvers: number;
  readonly traded: boolean;
  readonly refused: readonly string[];
  readonly ogresToMove: readonly number[];
}

export function view(p: Position): View {
  const { edition, level } = p.rules;
  // Spread last: fields added after a spread give each object a hidden class of its own, which takes a microsecond.
  return {
    options: {
      level,
      seats: p.seats,
      starter: p.starter,
      edition: edition === standardEdition ? null : edition,
    },
    book: {
      handledShields: MINES.filter((mine) => (p.handledShields >> mine) & 1),
      storedShields: p.storedShields,
      handOvers: p.handOvers,
      traded: p.traded,
      refused: p.refused.map(writeAction),
      ogresToMove: OGRES.filter((ogre) => (p.ogresToMove >> ogre) & 1),
    },
    ...canonicalOf(p),
  };
}

/** The edition a view was played with. */
export const editionOf = (view: View): Edition => view.options.edition ?? standardEdition;

/** The very position: nothing is hidden. */
export function imagine(view: View): Position {
  const { options, book, ...canonical } = view;
  const full: Options = { ...options, edition: editionOf(view) };
  const restored = restore(canonical as unknown as Json, full);
  if (!restored.ok) throw new Error(`not a view of this game: ${restored.error}`);
  const p = restored.value;
  p.handledShields = bits(book.handledShields);
  p.storedShields = book.storedShields;
  p.handOvers = book.handOvers;
  p.traded = book.traded;
  p.refused = book.refused.length > 0 ? book.refused.map(proposalOf) : NOTHING_REFUSED;
  p.ogresToMove = bits(book.ogresToMove);
  return p;
}

const proposalOf = (text: string): Proposal => readAction(text) as Proposal;

const bits = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum | (1 << n), 0);
