import { type Actor, CHANCE, type Emit, type Seat } from '@hearthside/table';
import {
  type Action,
  type Deliver,
  type Die,
  type Gift,
  type Move,
  ROLL,
  type Trade,
} from './actions.ts';
import { answer, handOver, propose } from './consent.ts';
import { end, endsByItself } from './ending.ts';
import type { Event } from './events.ts';
import { capture, flee, giveGift, ogreMet, rollDie } from './ogres.ts';
import {
  type Castle,
  CHEST_INDEX,
  FIRST_CASTLE,
  ITEM_INDEX,
  ITEMS,
  type Item,
  type Mine,
  SHIELD,
  SPACE_INDEX,
  SPACES,
  type Space,
} from './pieces.ts';
import { one } from './pile.ts';
import {
  bagOf,
  chestPile,
  isFull,
  ogreSpaces,
  type Position,
  pileOn,
  placeOf,
  tasteOf,
} from './position.ts';
import { passToDeployer } from './setup.ts';

/** Carries out a legal action and all that follows by itself. */
export function play(p: Position, by: Actor, action: Action, emit?: Emit<Event>): void {
  // Chance brings nothing but the die. Asking any action for its kind is slow, as there are so many shapes of them.
  if (by === CHANCE) {
    rollDie(p, (action as Die).face, emit);
    return;
  }
  // So phase `move` is by itself, with a few shapes only, and the roll that ends nearly every turn is known by sight.
  if (p.phase === 'move') playAtTurnStart(p, by, action, emit);
  else if (action === ROLL) p.phase = 'die';
  else playAtOtherTimes(p, by, action, emit);
}

/** Phase `move`: Shields, the elf's move, and what a captive may do instead. */
function playAtTurnStart(p: Position, by: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.kind) {
    case 'shift':
      p.shields = (p.shields & ~(1 << action.from)) | (1 << action.mine);
      p.handledShields |= 1 << action.mine;
      emit?.({
        type: 'shield-shifted',
        rule: 'OE-42',
        seat: by,
        from: action.from,
        mine: action.mine,
      });
      break;
    case 'move':
      move(p, by, action, emit);
      break;
    case 'roll':
      p.phase = 'die';
      break;
    case 'deploy':
      deploy(p, by, action.mine, emit);
      break;
    case 'store':
      p.shields &= ~(1 << action.from);
      p.storedShields++;
      p.bags[by] = bagOf(p, by) + one(SHIELD);
      emit?.({ type: 'shield-stored', rule: 'OE-42', seat: by, from: action.from });
      break;
    case 'ransom':
    case 'call-end':
      propose(p, action, emit);
      break;
  }
}

function playAtOtherTimes(p: Position, by: Seat, action: Action, emit?: Emit<Event>): void {
  switch (action.kind) {
    case 'deploy':
      deploy(p, by, action.mine, emit);
      break;
    case 'ready':
      emit?.({ type: 'ready', rule: 'OE-26', seat: by });
      passDeployment(p, by + 1, emit);
      break;
    case 'roll':
      p.phase = 'die';
      break;
    case 'take':
      take(p, by, ITEM_INDEX[action.item], emit);
      break;
    case 'trade':
      trade(p, by, action, emit);
      break;
    case 'recover':
      recover(p, by, emit);
      break;
    case 'deliver':
      deliver(p, by, action, emit);
      break;
    case 'hand':
      handOver(p, ITEM_INDEX[action.item], by, action.other);
      emit?.({ type: 'handed', rule: 'OE-54', seat: by, item: action.item, other: action.other });
      break;
    case 'gift':
      gift(p, by, action, emit);
      break;
    case 'flee':
      flee(p, by, castleIndex(action.castle), emit);
      break;
    case 'ask':
    case 'rescue':
      propose(p, action, emit);
      break;
    case 'agree':
      answer(p, by, true, emit);
      break;
    case 'refuse':
      answer(p, by, false, emit);
      break;
    case 'give-up':
      emit?.({ type: 'gave-up', rule: 'OE-102', seat: by, final: true });
      end(p, 'captured', emit);
      break;
  }
}

/** OE-26 and OE-42: a Shield out of the elf's own bag. */
function deploy(p: Position, seat: Seat, mine: Mine, emit?: Emit<Event>): void {
  p.bags[seat] = bagOf(p, seat) - one(SHIELD);
  p.shields |= 1 << mine;
  const deploying = p.phase === 'deploy';
  emit?.({ type: 'shield-deployed', rule: deploying ? 'OE-26' : 'OE-42', seat, mine });
  if (deploying) passDeployment(p, seat, emit);
  else p.handledShields |= 1 << mine;
}

function passDeployment(p: Position, seat: Seat, emit?: Emit<Event>): void {
  passToDeployer(p, seat);
  if (p.phase === 'move') emit?.({ type: 'turn', rule: 'OE-30', seat: p.turn });
}

function move(p: Position, seat: Seat, { to }: Move, emit?: Emit<Event>): void {
  const from = placeOf(p, seat);
  if (emit) tellOfMove(p, seat, from, to, emit);
  p.elfAt[seat] = to;
  const ogre = ogreMet(p, seat);
  if (ogre === 0) {
    p.phase = 'handle';
  } else if (bagOf(p, seat) & tasteOf(p, ogre)) {
    p.phase = 'gift';
  } else {
    // OE-76: straight on to the die.
    capture(p, seat, ogre, 'OE-75', emit);
    p.phase = 'die';
  }
}

function tellOfMove(p: Position, seat: Seat, from: number, to: number, emit: Emit<Event>): void {
  const space = SPACES[to] as Space;
  if (from === to) {
    emit({ type: 'stayed', rule: 'OE-50', seat, space });
    return;
  }
  const between = throughSpace(p, from, to);
  const spaces = between === null ? [from, to] : [from, between, to];
  const path = spaces.map((each) => SPACES[each] as Space);
  emit({ type: 'moved', rule: 'OE-50', seat, path, space });
}

/** The space an elf passes through on its way, or null when one step will do. */
function throughSpace(p: Position, from: number, to: number): number | null {
  const near = p.rules.roads[from] as number;
  if ((near >> to) & 1) return null;
  const between = near & (p.rules.roads[to] as number) & ~ogreSpaces(p);
  return 31 - Math.clz32(between);
}

function take(p: Position, seat: Seat, item: number, emit?: Emit<Event>): void {
  const mine = placeOf(p, seat) as Mine;
  p.mines[mine] = pileOn(p, mine) - one(item);
  p.bags[seat] = bagOf(p, seat) + one(item);
  emit?.({ type: 'took', rule: 'OE-60', seat, item: ITEMS[item] as Item, mine });
}

function trade(p: Position, seat: Seat, { leave, item }: Trade, emit?: Emit<Event>): void {
  const mine = placeOf(p, seat) as Mine;
  const change = one(ITEM_INDEX[item]) - one(ITEM_INDEX[leave]);
  p.mines[mine] = pileOn(p, mine) - change;
  p.bags[seat] = bagOf(p, seat) + change;
  p.traded = true;
  emit?.({ type: 'traded', rule: 'OE-61', seat, leave, item, mine });
}

function recover(p: Position, seat: Seat, emit?: Emit<Event>): void {
  const mine = placeOf(p, seat) as Mine;
  p.shields &= ~(1 << mine);
  p.bags[seat] = bagOf(p, seat) + one(SHIELD);
  emit?.({ type: 'shield-recovered', rule: 'OE-43', seat, from: mine });
}

function deliver(p: Position, seat: Seat, { item, chest }: Deliver, emit?: Emit<Event>): void {
  const index = CHEST_INDEX[chest];
  const valuable = one(ITEM_INDEX[item]);
  p.bags[seat] = bagOf(p, seat) - valuable;
  p.chests[index] = chestPile(p, index) + valuable;
  emit?.({ type: 'delivered', rule: 'OE-62', seat, item, chest });
  if (isFull(p, index)) emit?.({ type: 'chest-filled', rule: 'OE-112', chest });
  endsByItself(p, emit);
}

function gift(p: Position, seat: Seat, { item, castle }: Gift, emit?: Emit<Event>): void {
  const given = { seat, item: ITEM_INDEX[item], castle: castleIndex(castle), chest: null };
  giveGift(p, given, emit);
  p.phase = 'die';
  endsByItself(p, emit);
}

const castleIndex = (castle: Castle): number => SPACE_INDEX[castle] - FIRST_CASTLE;
