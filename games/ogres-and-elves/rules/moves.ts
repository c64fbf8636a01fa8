/** OE-50 to OE-53: where an elf may go, searched once for each way that Ogres can stand about it. */

import { lowestBit, type Seat } from '@hearthside/table';
import { MOVE, type Move } from './actions.ts';
import { ALL_CASTLES, SPACES } from './pieces.ts';
import { ogreSpaces, type Position, placeOf } from './position.ts';

/** A bit for each space where an elf may stop, its own included. */
export function spacesInReach(roads: readonly number[], from: number, ogres: number): number {
  const near = roads[from] as number;
  let spaces = near;
  for (let rest = near & ~ogres; rest !== 0; rest &= rest - 1) {
    spaces |= roads[lowestBit(rest)] as number;
  }
  return (spaces & ~(ogres & ALL_CASTLES)) | (1 << from);
}

export const reach = (p: Position, seat: Seat): number =>
  spacesInReach(p.rules.roads, placeOf(p, seat), ogreSpaces(p));

/** Every move of an elf, in the order of spaces. The lists are shared. */
export const movesOf = (p: Position, seat: Seat, ogres = ogreSpaces(p)): readonly Move[] =>
  p.rules.moves.from(placeOf(p, seat), ogres);

/** So many lists are kept. A board has some six hundred; two that share a place take turns in it. */
const KEPT = 4096;

/** The lists of moves on one board. Only Ogres near an elf matter, so the same come again and again. */
export class MoveLists {
  readonly #roads: readonly number[];
  /** By space: where an Ogre makes a difference to an elf that starts there. */
  readonly #watched: readonly number[];
  /** The question that each list answers: the Ogres that matter, and above them the space. */
  readonly #questions = new Int32Array(KEPT).fill(-1);
  readonly #lists: (readonly Move[])[] = [...Array(KEPT).fill([])];

  constructor(roads: readonly number[]) {
    this.#roads = roads;
    this.#watched = SPACES.map((_, from) => {
      const near = roads[from] as number;
      return near | (spacesInReach(roads, from, 0) & ALL_CASTLES);
    });
  }

  from(space: number, ogres: number): readonly Move[] {
    const question = (ogres & (this.#watched[space] as number)) | (space << SPACES.length);
    const place = Math.imul(question, 0x9e3779b1) >>> 20;
    if (this.#questions[place] !== question) {
      const spaces = spacesInReach(this.#roads, space, ogres);
      this.#questions[place] = question;
      this.#lists[place] = MOVE.filter((_, to) => (spaces >> to) & 1);
    }
    return this.#lists[place] as readonly Move[];
  }
}
