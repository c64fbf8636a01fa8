/** Why an action is not allowed, in the words of the statement that forbids it. */

import type { MessageValues, Refusal, Seat } from '@hearthside/table';
import type {
  Action,
  Ask,
  Deliver,
  Gift,
  Hand,
  Move,
  Proposal,
  Ransom,
  Rescue,
  Shift,
  Store,
  Trade,
} from './actions.ts';
import { wasRefused } from './consent.ts';
import { hasOpenSlot } from './legal.ts';
import { reach } from './moves.ts';
import { ogreMet } from './ogres.ts';
import {
  type Castle,
  CHEST_INDEX,
  type Chest,
  HOME,
  ITEM_INDEX,
  type Item,
  isCastle,
  isMine,
  type Mine,
  MOST_HAND_OVERS,
  SHIELD,
  SPACE_INDEX,
} from './pieces.ts';
import { has } from './pile.ts';
import {
  actorBits,
  bagOf,
  chestPile,
  hasRoom,
  holderOf,
  isCaptive,
  ogreOn,
  ogreSpaces,
  openCastles,
  type Phase,
  type Position,
  pileOn,
  placeOf,
  tasteOf,
} from './position.ts';
import { canDeploy, freeMines } from './shields.ts';

const no = (rule: string, key: string, values?: MessageValues): Refusal =>
  values ? { rule, key, values } : { rule, key };

/** What is touched and is no action, because the place itself is of the wrong kind. */
export const WRONG_PLACE: Readonly<Record<'mine' | 'castle', Refusal>> = {
  mine: no('OE-41', 'mines-only'),
  castle: no('OE-71', 'castles-only'),
};

/** In which phases each action has its place, and the statement that says so. */
const PLACE: Readonly<Record<Action['kind'], readonly [string, ...Phase[]]>> = {
  deploy: ['OE-42', 'deploy', 'move'],
  shift: ['OE-42', 'move'],
  store: ['OE-42', 'move'],
  ready: ['OE-26', 'deploy'],
  move: ['OE-30', 'move'],
  take: ['OE-30', 'handle'],
  trade: ['OE-30', 'handle'],
  recover: ['OE-43', 'handle'],
  deliver: ['OE-30', 'handle'],
  hand: ['OE-54', 'handle'],
  ask: ['OE-54', 'handle'],
  gift: ['OE-70', 'gift'],
  flee: ['OE-92', 'flee'],
  ransom: ['OE-101', 'move'],
  rescue: ['OE-102', 'rescue'],
  'call-end': ['OE-111', 'move'],
  'give-up': ['OE-102', 'rescue'],
  agree: ['OE-54', 'answer'],
  refuse: ['OE-54', 'answer'],
  roll: ['OE-30', 'handle', 'move'],
  die: ['OE-80'],
};

export function refuse(p: Position, seat: Seat, action: Action): Refusal | null {
  if (p.phase === 'over') return no('OE-112', 'over');
  if (action.kind === 'die') return no('OE-80', 'die-is-chance');
  if (!((actorBits(p) >> seat) & 1)) return no(...NOT_YOURS[p.phase]);
  const [rule, ...phases] = PLACE[action.kind];
  if (!phases.includes(p.phase)) {
    const comesLater = p.phase === 'move' && phases.includes('handle') && !isCaptive(p, seat);
    const later = comesLater ? 'move-first' : 'not-now';
    return no(...(MUST_FIRST[p.phase] ?? [rule, later]));
  }
  return forbidden(p, seat, action);
}

/** What to say to a seat that is not awaited. */
const NOT_YOURS: Readonly<Record<Phase, readonly [string, string]>> = {
  deploy: ['OE-26', 'not-your-deployment'],
  move: ['OE-30', 'not-your-turn'],
  handle: ['OE-30', 'not-your-turn'],
  gift: ['OE-70', 'not-your-turn'],
  flee: ['OE-92', 'others-flee-first'],
  answer: ['OE-54', 'not-asked'],
  rescue: ['OE-102', 'not-your-turn'],
  die: ['OE-80', 'die-first'],
  over: ['OE-112', 'over'],
};

/** Phases in which one thing has to be done before anything else. */
const MUST_FIRST: Partial<Readonly<Record<Phase, readonly [string, string]>>> = {
  deploy: ['OE-26', 'deploy-first'],
  gift: ['OE-70', 'gift-first'],
  flee: ['OE-92', 'flee-first'],
  answer: ['OE-54', 'answer-first'],
  rescue: ['OE-102', 'rescue-first'],
};

/** The action is of a kind that this phase allows: is it itself allowed? */
function forbidden(p: Position, seat: Seat, action: Action): Refusal | null {
  switch (action.kind) {
    case 'deploy':
      return deployRefusal(p, seat, action.mine);
    case 'shift':
      return liftRefusal(p, action) ?? layRefusal(p, action.mine);
    case 'store':
      return liftRefusal(p, action) ?? roomRefusal(p, seat, 'OE-42');
    case 'move':
      return moveRefusal(p, seat, action);
    case 'take':
      return takeRefusal(p, seat, action.item);
    case 'trade':
      return tradeRefusal(p, seat, action);
    case 'recover':
      return (p.shields >> placeOf(p, seat)) & 1
        ? roomRefusal(p, seat, 'OE-43')
        : no('OE-43', 'no-shield-here');
    case 'deliver':
      return deliverRefusal(p, seat, action);
    case 'hand':
      return sharingRefusal(p, seat, action) ?? handRefusal(p, seat, action);
    case 'ask':
      return sharingRefusal(p, seat, action) ?? askRefusal(p, seat, action);
    case 'gift':
      return giftRefusal(p, seat, action);
    case 'flee':
      return castleRefusal(p, action.castle);
    case 'ransom':
      return ransomRefusal(p, seat, action);
    case 'rescue':
      return rescueRefusal(p, action);
    case 'call-end':
      return p.somethingFits ? no('OE-111', 'something-fits') : repeatRefusal(p, action);
    case 'roll':
      return p.phase === 'move' && !isCaptive(p, seat) ? no('OE-30', 'move-first') : null;
    default:
      return null;
  }
}

function deployRefusal(p: Position, seat: Seat, mine: Mine): Refusal | null {
  if (!has(bagOf(p, seat), SHIELD)) return no('OE-42', 'no-shield');
  if (p.phase === 'move' && !canDeploy(p, seat)) return no('OE-42', 'shield-handled');
  return layRefusal(p, mine);
}

function layRefusal(p: Position, mine: Mine): Refusal | null {
  if ((freeMines(p) >> mine) & 1) return null;
  return no('OE-41', (p.shields >> mine) & 1 ? 'mine-shielded' : 'mine-has-ogre', { mine });
}

function liftRefusal(p: Position, { from }: Shift | Store): Refusal | null {
  if (!((p.shields >> from) & 1)) return no('OE-42', 'no-shield-on', { mine: from });
  return (p.handledShields >> from) & 1 ? no('OE-42', 'shield-handled') : null;
}

const roomRefusal = (p: Position, seat: Seat, rule: string): Refusal | null =>
  hasRoom(p, seat) ? null : no(rule, 'bag-full');

function moveRefusal(p: Position, seat: Seat, { space, to }: Move): Refusal | null {
  if (isCaptive(p, seat)) return no('OE-55', 'captive');
  if ((reach(p, seat) >> to) & 1) return null;
  const ogres = ogreSpaces(p);
  if (isCastle(to) && (ogres >> to) & 1) return no('OE-52', 'castle-has-ogre', { space });
  return nearWithoutOgres(p, seat, to)
    ? no('OE-51', 'ogre-in-the-way', { space })
    : no('OE-50', 'too-far', { space });
}

/** Would two steps do if no Ogre stood in the way? */
function nearWithoutOgres(p: Position, seat: Seat, to: number): boolean {
  const { roads } = p.rules;
  return ((roads[placeOf(p, seat)] as number) & (roads[to] as number)) !== 0;
}

function takeRefusal(p: Position, seat: Seat, item: Item): Refusal | null {
  const at = placeOf(p, seat);
  if (!isMine(at)) return no('OE-60', 'not-at-a-mine');
  if (item === 'shield') return no('OE-43', 'recover-instead');
  if (!has(pileOn(p, at), ITEM_INDEX[item])) return no('OE-60', 'not-here', { item });
  return roomRefusal(p, seat, 'OE-13');
}

function tradeRefusal(p: Position, seat: Seat, { leave, item }: Trade): Refusal | null {
  const at = placeOf(p, seat);
  if (!isMine(at)) return no('OE-61', 'not-at-a-mine');
  if (leave === 'shield' || item === 'shield') return no('OE-61', 'no-shield-trade');
  if (leave === item) return no('OE-61', 'same-kind');
  if (hasRoom(p, seat)) return no('OE-61', 'bag-not-full');
  if (p.traded) return no('OE-61', 'traded-already');
  if (!has(bagOf(p, seat), ITEM_INDEX[leave])) return no('OE-61', 'not-carried', { item: leave });
  return has(pileOn(p, at), ITEM_INDEX[item]) ? null : no('OE-61', 'not-here', { item });
}

function deliverRefusal(p: Position, seat: Seat, { item, chest }: Deliver): Refusal | null {
  if (placeOf(p, seat) !== HOME) return no('OE-62', 'not-at-home');
  if (item === 'shield') return no('OE-62', 'no-shield-in-chest');
  if (!p.rules.chestsInPlay.includes(CHEST_INDEX[chest])) return chestAbsent(chest);
  if (!has(bagOf(p, seat), ITEM_INDEX[item])) return no('OE-62', 'not-carried', { item });
  return hasOpenSlot(p, CHEST_INDEX[chest], ITEM_INDEX[item])
    ? null
    : no('OE-62', 'no-open-slot', { item, chest });
}

const chestAbsent = (chest: Chest): Refusal => no('OE-20', 'chest-not-in-play', { chest });

/** What giving and asking have in common. No captive can be met here: an Ogre stands on its mine. */
function sharingRefusal(p: Position, seat: Seat, { other }: Hand | Ask): Refusal | null {
  if (other >= p.seats) return no('OE-54', 'no-such-elf');
  if (other === seat) return no('OE-54', 'not-yourself');
  if (placeOf(p, other) !== placeOf(p, seat)) return no('OE-54', 'not-together', { other });
  return p.handOvers < MOST_HAND_OVERS ? null : no('OE-54', 'enough-shared');
}

function handRefusal(p: Position, seat: Seat, { item, other }: Hand): Refusal | null {
  if (!has(bagOf(p, seat), ITEM_INDEX[item])) return no('OE-54', 'not-carried', { item });
  return hasRoom(p, other) ? null : no('OE-13', 'other-bag-full', { other });
}

function askRefusal(p: Position, seat: Seat, action: Ask): Refusal | null {
  const { item, other } = action;
  if (!has(bagOf(p, other), ITEM_INDEX[item])) {
    return no('OE-54', 'other-has-none', { item, other });
  }
  return roomRefusal(p, seat, 'OE-13') ?? repeatRefusal(p, action);
}

const REPEAT_RULES = {
  ask: 'OE-54',
  ransom: 'OE-101',
  rescue: 'OE-102',
  'call-end': 'OE-111',
} as const;

const repeatRefusal = (p: Position, proposal: Proposal): Refusal | null =>
  wasRefused(p, proposal) ? no(REPEAT_RULES[proposal.kind], 'refused-before') : null;

function giftRefusal(p: Position, seat: Seat, { item, castle }: Gift): Refusal | null {
  const ogre = ogreMet(p, seat);
  if (!has(tasteOf(p, ogre), ITEM_INDEX[item])) return no('OE-70', 'not-wanted', { item, ogre });
  if (!has(bagOf(p, seat), ITEM_INDEX[item])) return no('OE-70', 'not-carried', { item });
  return castleRefusal(p, castle);
}

function castleRefusal(p: Position, castle: Castle): Refusal | null {
  const at = SPACE_INDEX[castle];
  if ((openCastles(p) >> at) & 1) return null;
  return no('OE-71', 'castle-occupied', { castle, ogre: ogreOn(p, at) });
}

function ransomRefusal(p: Position, seat: Seat, action: Ransom): Refusal | null {
  if (!isCaptive(p, seat)) return no('OE-101', 'not-captive');
  return chestGiftRefusal(p, holderOf(p, seat), action) ?? repeatRefusal(p, action);
}

function rescueRefusal(p: Position, action: Rescue): Refusal | null {
  if (action.other >= p.seats) return no('OE-102', 'no-such-elf');
  return chestGiftRefusal(p, holderOf(p, action.other), action) ?? repeatRefusal(p, action);
}

function chestGiftRefusal(
  p: Position,
  ogre: number,
  { kind, item, chest, castle }: Ransom | Rescue,
): Refusal | null {
  if (!has(tasteOf(p, ogre), ITEM_INDEX[item])) return no('OE-101', 'not-wanted', { item, ogre });
  if (!p.rules.chestsInPlay.some((each) => chestPile(p, each) & tasteOf(p, ogre))) {
    return no(REPEAT_RULES[kind], 'no-chest-gift', { ogre });
  }
  if (!p.rules.chestsInPlay.includes(CHEST_INDEX[chest])) return chestAbsent(chest);
  if (!has(chestPile(p, CHEST_INDEX[chest]), ITEM_INDEX[item])) {
    return no('OE-101', 'not-in-chest', { item, chest });
  }
  return castleRefusal(p, castle);
}
