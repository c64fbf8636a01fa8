/**
 * The lists of `legal` in plain words: what a phase offers, asked piece by piece in the order of records. Nothing is
 * shared, counted ahead or looked up. Slow; what the rules hand out must be just this.
 */

import type { Seat } from '@hearthside/table';
import {
  type Action,
  AGREE,
  ASK,
  CALL_END,
  DELIVER,
  DEPLOY,
  FLEE,
  GIFT,
  GIVE_UP,
  HAND,
  MOVE,
  type Proposal,
  RANSOM,
  READY,
  RECOVER,
  REFUSE,
  RESCUE,
  ROLL,
  SHIFT,
  STORE,
  TAKE,
  TRADE,
} from '../actions.ts';
import { writeAction } from '../notation.ts';
import { CASTLES, HOME, isMine, MINES, SHIELD } from '../pieces.ts';
import { count, type Pile } from '../pile.ts';
import { actors, type Position } from '../position.ts';
import {
  chestsInPlay,
  isInReach,
  isOgreOn,
  isShielded,
  isWanted,
  kindsOf,
  nothingFits,
  openSlotsIn,
  seats,
  sizeOf,
} from './plain-position.ts';

export function plainLegal(p: Position, seat: Seat): Action[] {
  if (!actors(p).includes(seat)) return [];
  switch (p.phase) {
    case 'deploy':
      return [...targets(p, DEPLOY), READY];
    case 'move':
      return turnStart(p, seat);
    case 'handle':
      return handling(p, seat);
    case 'gift':
      return gifts(p, seat);
    case 'flee':
      return openCastles(p).map((castle) => FLEE[castle] as Action);
    case 'answer':
      return [AGREE, REFUSE];
    case 'rescue':
      return [...seats(p).flatMap((elf) => chestGifts(p, elf, RESCUE[elf] ?? [])), GIVE_UP];
    default:
      return [];
  }
}

const bag = (p: Position, seat: Seat): Pile => p.bags[seat] as Pile;
const hasRoom = (p: Position, seat: Seat): boolean => sizeOf(bag(p, seat)) < 4;

/** OE-41 */
const targets = (p: Position, table: readonly Action[]): Action[] =>
  MINES.filter((mine) => !isOgreOn(p, mine) && !isShielded(p, mine)).map(
    (mine) => table[mine] as Action,
  );

/** OE-71 */
function openCastles(p: Position): number[] {
  const all = CASTLES.map((_, castle) => castle);
  const free = all.filter((castle) => !isOgreOn(p, 17 + castle));
  return free.length > 0 ? free : all;
}

/** OE-42, OE-50, OE-100, OE-101, OE-111 */
function turnStart(p: Position, seat: Seat): Action[] {
  const from = p.elfAt[seat] as number;
  const inHand = count(bag(p, seat), SHIELD) - p.storedShields;
  const movable = MINES.filter((mine) => isShielded(p, mine) && !((p.handledShields >> mine) & 1));
  return [
    ...(inHand > 0 ? targets(p, DEPLOY) : []),
    ...movable.flatMap((mine) => [
      ...targets(p, SHIFT[mine] ?? []),
      ...(hasRoom(p, seat) ? [STORE[mine] as Action] : []),
    ]),
    ...(p.heldBy[seat] === 0
      ? MOVE.filter((_, to) => isInReach(p, from, to))
      : [...chestGifts(p, seat, RANSOM), ROLL]),
    ...(nothingFits(p) ? unrefused(p, [CALL_END]) : []),
  ];
}

/** A proposal's text tells it from all others. */
function unrefused(p: Position, proposals: readonly Proposal[]): Proposal[] {
  const before = p.refused.map(writeAction);
  return proposals.filter((proposal) => !before.includes(writeAction(proposal)));
}

/** OE-101 and OE-102: `table` is by item, chest and castle. */
function chestGifts(
  p: Position,
  elf: Seat,
  table: readonly (readonly (readonly Proposal[])[])[],
): Action[] {
  const ogre = p.heldBy[elf] as number;
  return chestsInPlay(p).flatMap((chest) =>
    kindsOf(p.chests[chest] as Pile)
      .filter((item) => isWanted(p, ogre, item))
      .flatMap((item) => {
        const castles = table[item]?.[chest] ?? [];
        return unrefused(
          p,
          castles.filter((_, castle) => openCastles(p).includes(castle)),
        );
      }),
  );
}

/** OE-43, OE-54, OE-60 to OE-62 */
function handling(p: Position, seat: Seat): Action[] {
  const at = p.elfAt[seat] as number;
  const shared = p.handOvers < 8 ? sharing(p, seat) : [];
  if (isMine(at)) return [...atMine(p, seat, at), ...shared, ROLL];
  return [...(at === HOME ? deliveries(p, seat) : []), ...shared, ROLL];
}

function atMine(p: Position, seat: Seat, mine: number): Action[] {
  const here = kindsOf(p.mines[mine] as Pile);
  if (hasRoom(p, seat)) {
    const takes: Action[] = here.map((item) => TAKE[item] as Action);
    return isShielded(p, mine) ? [...takes, RECOVER] : takes;
  }
  if (p.traded) return [];
  return kindsOf(bag(p, seat))
    .filter((leave) => leave !== SHIELD)
    .flatMap((leave) =>
      here.filter((item) => item !== leave).map((item) => TRADE[leave]?.[item] as Action),
    );
}

const deliveries = (p: Position, seat: Seat): Action[] =>
  kindsOf(bag(p, seat)).flatMap((item) =>
    chestsInPlay(p)
      .filter((chest) => openSlotsIn(p, chest, item) > 0)
      .map((chest) => DELIVER[item]?.[chest] as Action),
  );

const sharing = (p: Position, seat: Seat): Action[] =>
  seats(p)
    .filter((other) => other !== seat && p.elfAt[other] === p.elfAt[seat])
    .flatMap((other) => [
      ...(hasRoom(p, other) ? kindsOf(bag(p, seat)).map((item) => HAND[item]?.[other]) : []),
      ...(hasRoom(p, seat)
        ? unrefused(
            p,
            kindsOf(bag(p, other)).map((item) => ASK[item]?.[other] as Proposal),
          )
        : []),
    ]) as Action[];

/** OE-70 and OE-71 */
function gifts(p: Position, seat: Seat): Action[] {
  const ogre = p.rules.ogres.find((each) => p.ogreAt[each] === p.elfAt[seat]) as number;
  return kindsOf(bag(p, seat))
    .filter((item) => isWanted(p, ogre, item))
    .flatMap((item) => openCastles(p).map((castle) => GIFT[item]?.[castle] as Action));
}
