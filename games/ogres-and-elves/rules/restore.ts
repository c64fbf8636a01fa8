/**
 * The position that a canonical one describes. The book-keeping of the turn starts afresh:
 * no Shield handled, nothing handed over, traded or refused, and in phase `flee` no Ogre
 * left to move once all have fled. Who must flee, who was asked and whom the gift is for
 * stand in the canonical position itself.
 */

import {
  bad,
  difference,
  isJsonObject,
  type Json,
  type JsonObject,
  ok,
  type Result,
  type Seat,
} from '@hearthside/table';
import type { Proposal } from './actions.ts';
import { canonical } from './canonical.ts';
import { askedSeats, PROPOSED_IN } from './consent.ts';
import { readAction } from './notation.ts';
import { ogreMet } from './ogres.ts';
import {
  BAG_LIMIT,
  CHESTS,
  ITEMS,
  isCastle,
  isMine,
  MINES,
  OGRE_PLACES,
  SHIELD,
  SPACES,
  VALUABLES,
} from './pieces.ts';
import { count, has, itemsIn, one, type Pile, size } from './pile.ts';
import {
  allCaptive,
  bagOf,
  chestPile,
  holderOf,
  isCaptive,
  lookWhatFits,
  type Phase,
  type Position,
  placeOf,
  tasteOf,
  type Why,
} from './position.ts';
import { refuse } from './refuse.ts';
import { bareTable, type Options } from './setup.ts';

export function restore(value: Json, options: Options): Result<Position> {
  if (!isJsonObject(value)) return bad('the position must be an object');
  const p = bareTable(options);
  for (const [field, fill] of Object.entries(FILL)) {
    if (!Object.hasOwn(value, field)) return bad(`"${field}" is missing`);
    const problem = fill(p, value[field] as Json) ?? null;
    if (problem !== null) return bad(`${field}${problem}`);
  }
  const problem = piecesProblem(p) ?? phaseProblem(p);
  if (problem !== null) return bad(problem);
  lookWhatFits(p);
  // What is left follows from the rest: level, who is to act, score, and the order of lists.
  const wrong = difference(value, canonical(p), 'position');
  return wrong === null ? ok(p) : bad(wrong);
}

type Problem = string | null;
type Fill = (p: Position, value: Json) => Problem | undefined;

const PHASES: readonly Phase[] = [
  'deploy',
  'move',
  'handle',
  'gift',
  'flee',
  'answer',
  'rescue',
  'die',
  'over',
];
const WHYS: readonly Why[] = ['filled', 'called', 'nothing-left', 'captured'];

/** Each field onto the bare table; answers what is wrong, to follow the field's name. */
const FILL: Readonly<Record<string, Fill>> = {
  phase(p, value) {
    if (!PHASES.includes(value as Phase)) return ` must be one of ${PHASES.join(', ')}`;
    p.phase = value as Phase;
    return null;
  },
  turn(p, value) {
    if (!isSeat(p, value)) return ' must be a seat';
    p.turn = value;
    return null;
  },
  toAct(p, value) {
    if (!Array.isArray(value) || !value.every((seat) => isSeat(p, seat))) return ' must list seats';
    if (p.phase === 'deploy') p.deployer = (value[0] as Seat | undefined) ?? 0;
    return null;
  },
  elves(p, value) {
    if (!Array.isArray(value) || value.length !== p.seats) return ` must list ${p.seats} elves`;
    return firstProblem(value.entries(), ([seat, elf]) => fillElf(p, seat, elf));
  },
  ogres(p, value) {
    if (!isJsonObject(value)) return ' must be an object';
    return firstProblem(p.rules.ogres, (ogre) => {
      const place = OGRE_PLACES.indexOf(value[ogre] as string);
      // Ogres never enter Home, the first of the places.
      if (place < 1) return `.${ogre} must be a mine, castle-x, resting-x or out`;
      p.ogreAt[ogre] = place;
      return null;
    });
  },
  mines(p, value) {
    if (!isJsonObject(value)) return ' must be an object';
    return firstProblem(Object.entries(value), ([mine, items]) =>
      MINES.includes(Number(mine) as 1)
        ? fillPile(p.mines, Number(mine), items)
        : ` has no ${mine}`,
    );
  },
  shields(p, value) {
    if (!Array.isArray(value)) return ' must be a list';
    return firstProblem(value, (mine) => {
      if (!MINES.includes(mine as 1)) return ' must list mines';
      p.shields |= 1 << Number(mine);
      return null;
    });
  },
  chests(p, value) {
    if (!isJsonObject(value)) return ' must be an object';
    return firstProblem(p.rules.chestsInPlay, (chest) =>
      fillPile(p.chests, chest, (value[CHESTS[chest] as string] ?? null) as Json),
    );
  },
  gifts(p, value) {
    const pile = readPile(value, VALUABLES);
    if (pile === null) return ' must list Valuables';
    p.gifts = pile;
    return null;
  },
  grabbed(p, value) {
    const pile = readPile(value, VALUABLES);
    if (pile === null) return ' must list Valuables';
    p.grabbed = pile;
    return null;
  },
  result(p, value) {
    if (value === null) return p.phase === 'over' ? ' is missing in phase over' : null;
    const why = isJsonObject(value) ? value['why'] : undefined;
    if (p.phase !== 'over' || !WHYS.includes(why as Why)) return ' must say why a game is over';
    p.why = why as Why;
    return null;
  },
  // Last, because whether a proposal can be made depends on all the rest.
  proposal(p, value) {
    if (value === null) return p.phase === 'answer' ? ' is missing in phase answer' : null;
    if (p.phase !== 'answer' || !isJsonObject(value)) return ' stands only in phase answer';
    return fillProposal(p, value);
  },
};

const isSeat = (p: Position, value: Json): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < p.seats;

function fillElf(p: Position, seat: Seat, elf: Json): Problem {
  if (!isJsonObject(elf)) return `[${seat}] must be an object`;
  const at = SPACES.indexOf(elf['at'] as 'home');
  if (at < 0) return `[${seat}].at must be a space`;
  const bag = readPile(elf['bag'] as Json, ITEMS);
  if (bag === null || size(bag) > BAG_LIMIT) {
    return `[${seat}].bag must list at most ${BAG_LIMIT} items (OE-13)`;
  }
  const holder = elf['heldBy'] ?? 0;
  if (holder !== 0 && !p.rules.ogres.includes(holder as number)) {
    return `[${seat}].heldBy must be an Ogre in play or null`;
  }
  p.elfAt[seat] = at;
  p.bags[seat] = bag;
  p.heldBy[seat] = holder as number;
  return null;
}

function fillPile(piles: Pile[], index: number, value: Json): Problem {
  const pile = readPile(value, VALUABLES);
  if (pile === null) return ` must list Valuables`;
  piles[index] = pile;
  return null;
}

/** Null when it is no list of such names, or longer than any there can be. */
function readPile(value: Json, names: readonly string[]): Pile | null {
  if (!Array.isArray(value) || value.length > 20) return null;
  let pile = 0;
  for (const name of value) {
    const item = names.indexOf(name as string);
    if (item < 0 || count(pile, item) === 7) return null;
    pile += one(item);
  }
  return pile;
}

function fillProposal(p: Position, value: JsonObject): Problem {
  const { action, waiting } = value;
  const read = typeof action === 'string' ? readAction(action) : null;
  if (!read || !(read.kind in PROPOSED_IN)) return '.action must be a proposal';
  const proposal = read as Proposal;
  p.phase = PROPOSED_IN[proposal.kind];
  const refusal = refuse(p, p.turn, proposal);
  p.phase = 'answer';
  if (refusal) return `.action cannot be proposed here (${refusal.rule})`;
  if (!Array.isArray(waiting) || waiting.length === 0) return '.waiting must list seats';
  const bits = waiting.reduce<number>((sum, seat) => sum | (1 << Number(seat)), 0);
  if (bits & ~askedSeats(p, p.turn, proposal)) return '.waiting lists a seat that is not asked';
  p.proposal = proposal;
  p.waiting = bits;
  return null;
}

/** What must hold of the pieces at any time. */
function piecesProblem(p: Position): Problem {
  const stands = new Set<number>();
  for (const ogre of p.rules.ogres) {
    const at = p.ogreAt[ogre] as number;
    if (!isMine(at)) continue;
    if (stands.has(at)) return `ogres.${ogre}: another Ogre stands on mine ${at} (OE-81)`;
    if ((p.shields >> at) & 1) return `ogres.${ogre}: mine ${at} is shielded (OE-40)`;
    stands.add(at);
  }
  for (let seat = 0; seat < p.seats; seat++) {
    const holder = holderOf(p, seat);
    const at = placeOf(p, seat);
    if (holder !== 0 && (p.ogreAt[holder] !== at || isCastle(at))) {
      return `elves[${seat}].heldBy: Ogre ${holder} does not stand there on a mine (OE-91)`;
    }
  }
  return chestsProblem(p) ?? countsProblem(p);
}

function chestsProblem(p: Position): Problem {
  for (const chest of p.rules.chestsInPlay) {
    const over = itemsIn(chestPile(p, chest)).find((_, index, items) => {
      const item = ITEMS.indexOf(items[index] as 'gold');
      return count(chestPile(p, chest), item) > count(p.rules.slots[chest] as Pile, item);
    });
    if (over) return `chests.${CHESTS[chest]} has no slot for so much ${over} (OE-11)`;
  }
  return null;
}

/** No more of anything than the level has in play. */
function countsProblem(p: Position): Problem {
  const { valuables } = p.rules.edition.levels[p.rules.level];
  const piles = [...p.mines, ...p.bags, ...p.chests, p.gifts, p.grabbed];
  for (const [item, name] of VALUABLES.entries()) {
    const total = piles.reduce((sum, pile) => sum + count(pile, item), 0);
    if (total > valuables[name]) return `there are only ${valuables[name]} ${name} in play (OE-10)`;
  }
  const inBags = p.bags.reduce((sum, bag) => sum + count(bag, SHIELD), 0);
  const shields = inBags + MINES.filter((mine) => (p.shields >> mine) & 1).length;
  return shields > p.rules.shields ? `there are only ${p.rules.shields} Shields (OE-24)` : null;
}

/** What each phase takes for granted. */
function phaseProblem(p: Position): Problem {
  const meeting = p.elfAt.flatMap((_, seat) =>
    !isCaptive(p, seat) && ogreMet(p, seat) !== 0 ? [seat] : [],
  );
  switch (p.phase) {
    case 'gift':
      return meeting.length === 1 && meeting[0] === p.turn && carriesGift(p)
        ? null
        : 'phase: the elf whose turn it is has no gift to make (OE-70)';
    case 'flee':
      return meeting.length > 0 ? null : 'phase: nobody has to flee (OE-92)';
    case 'deploy':
      if (!has(bagOf(p, p.deployer), SHIELD)) return 'phase: toAct has no Shield (OE-26)';
      break;
    case 'rescue':
      return allCaptive(p) ? null : 'phase: not all elves are captive (OE-102)';
    case 'handle':
      if (isCaptive(p, p.turn)) return 'phase: a captive handles nothing (OE-100)';
      break;
  }
  return meeting.length === 0
    ? null
    : `elves[${meeting[0]}].heldBy: must be the Ogre that stands there (OE-75)`;
}

const carriesGift = (p: Position): boolean =>
  (bagOf(p, p.turn) & tasteOf(p, ogreMet(p, p.turn))) !== 0;

function firstProblem<T>(values: Iterable<T>, check: (value: T) => Problem): Problem {
  for (const value of values) {
    const problem = check(value);
    if (problem !== null) return problem;
  }
  return null;
}
