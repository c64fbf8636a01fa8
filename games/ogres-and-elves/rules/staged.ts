/** A moment of a First game set up for a picture or a question, and what the rules make of it. */

import { CHANCE } from '@hearthside/table';
import type { Edition } from './edition.ts';
import type { Event } from './events.ts';
import { game } from './index.ts';
import {
  CHESTS,
  type Chest,
  type Item,
  OGRE_PLACES,
  type Ogre,
  SPACE_INDEX,
  type Space,
  type Valuable,
} from './pieces.ts';
import { pileOf } from './pile.ts';
import { lookWhatFits, type Phase, type Position } from './position.ts';
import { bareTable } from './setup.ts';

export interface StagedElf {
  readonly at: Space;
  readonly bag?: readonly Item[];
  readonly heldBy?: Ogre;
}

export interface Stage {
  /** The first of them has the turn. */
  readonly elves: readonly StagedElf[];
  /** Where Ogres stand; the others sit on castles. */
  readonly ogres?: Readonly<Partial<Record<Ogre, string>>>;
  readonly mines?: Readonly<Record<number, readonly Valuable[]>>;
  readonly chests?: Readonly<Partial<Record<Chest, readonly Valuable[]>>>;
  readonly phase?: Phase;
}

/** Castle D stays free: somebody may have to go there. */
export const FREE_CASTLE = 'castle-d';
const CASTLES_OF_OGRES = ['castle-a', 'castle-b', 'castle-c', 'castle-a', 'castle-b'];

export function staged(edition: Edition, stage: Stage): Position {
  const { elves, ogres = {}, mines = {}, chests = {}, phase = 'move' } = stage;
  const seats = Math.max(2, elves.length);
  const position = bareTable({ level: 'first', seats, starter: 0, edition });
  position.phase = phase;
  elves.forEach(({ at, bag = [], heldBy = 0 }, seat) => {
    position.elfAt[seat] = SPACE_INDEX[at];
    position.bags[seat] = pileOf(bag);
    position.heldBy[seat] = heldBy;
  });
  position.rules.ogres.forEach((ogre, i) => {
    const place = ogres[ogre as Ogre] ?? CASTLES_OF_OGRES[i] ?? 'castle-a';
    position.ogreAt[ogre] = OGRE_PLACES.indexOf(place);
  });
  for (const [mine, items] of Object.entries(mines)) position.mines[Number(mine)] = pileOf(items);
  for (const [chest, items] of Object.entries(chests)) {
    position.chests[CHESTS.indexOf(chest as Chest)] = pileOf(items);
  }
  lookWhatFits(position);
  return position;
}

/** Plays `0 move 7`, `0 roll`, `die 3` in order; every consequence. */
export function consequences(position: Position, ...acts: readonly string[]): Event[] {
  const found: Event[] = [];
  for (const act of acts) {
    const [by = '', ...rest] = act.split(' ');
    const isDie = by === 'die';
    const action = game.readAction(isDie ? act : rest.join(' '));
    const seat = isDie ? CHANCE : Number(by);
    const refusal = action && !isDie ? game.refuse(position, Number(by), action) : null;
    if (!action || refusal) throw new Error(`${act}: ${refusal?.rule ?? 'no action'}`);
    game.play(position, seat, action, (event) => found.push(event));
  }
  return found;
}
