/**
 * Consent: one seat proposes, the seats concerned agree or refuse, in any order. The last
 * to agree carries it out; one refusal drops it, and it is not proposed again this turn.
 */

import type { Emit, Seat } from '@hearthside/table';
import type { Action, Proposal } from './actions.ts';
import { end, endsByItself, nextTurn } from './ending.ts';
import type { Event } from './events.ts';
import { giveGift } from './ogres.ts';
import { CHEST_INDEX, FIRST_CASTLE, ITEM_INDEX, SPACE_INDEX } from './pieces.ts';
import { one } from './pile.ts';
import { bagOf, everyoneBut, type Phase, type Position } from './position.ts';

/** The phase in which each is proposed, and to which a refusal leads back. */
export const PROPOSED_IN: Readonly<Record<Proposal['kind'], Phase>> = {
  ask: 'handle',
  ransom: 'move',
  rescue: 'rescue',
  'call-end': 'move',
};

/** OE-54, 101, 102, 111: a bit for each seat that must agree. */
export const askedSeats = (p: Position, by: Seat, proposal: Proposal): number =>
  proposal.kind === 'ask' ? 1 << proposal.other : everyoneBut(p, by);

export function propose(p: Position, proposal: Proposal, emit?: Emit<Event>): void {
  p.proposal = proposal;
  p.waiting = askedSeats(p, p.turn, proposal);
  p.phase = 'answer';
  if (emit) emit(announcement(p.turn, proposal));
}

function announcement(seat: Seat, proposal: Proposal): Event {
  switch (proposal.kind) {
    case 'ask': {
      const { item, other } = proposal;
      return { type: 'asked', rule: 'OE-54', seat, item, other, final: true };
    }
    case 'ransom': {
      const { item, chest, castle } = proposal;
      return { type: 'ransom-proposed', rule: 'OE-101', seat, item, chest, castle, final: true };
    }
    case 'rescue': {
      const { kind: _, ...gift } = proposal;
      return { type: 'rescue-proposed', rule: 'OE-102', seat, ...gift, final: true };
    }
    case 'call-end':
      return { type: 'end-proposed', rule: 'OE-111', seat, final: true };
  }
}

const CONSENT_RULES: Readonly<Record<Proposal['kind'], string>> = {
  ask: 'OE-54',
  ransom: 'OE-101',
  rescue: 'OE-102',
  'call-end': 'OE-111',
};

export function answer(p: Position, seat: Seat, agreed: boolean, emit?: Emit<Event>): void {
  const proposal = p.proposal as Proposal;
  const rule = CONSENT_RULES[proposal.kind];
  emit?.({ type: agreed ? 'agreed' : 'refused', rule, seat, final: true });
  if (agreed) {
    p.waiting &= ~(1 << seat);
    if (p.waiting !== 0) return;
  }
  p.proposal = null;
  p.waiting = 0;
  p.phase = PROPOSED_IN[proposal.kind];
  if (agreed) carryOut(p, proposal, emit);
  else p.refused = [...p.refused, proposal];
}

function carryOut(p: Position, proposal: Proposal, emit?: Emit<Event>): void {
  switch (proposal.kind) {
    case 'ask': {
      const { item, other } = proposal;
      handOver(p, ITEM_INDEX[item], other, p.turn);
      emit?.({ type: 'granted', rule: 'OE-54', seat: other, item, other: p.turn, final: true });
      return;
    }
    case 'ransom':
      giveFromChest(p, p.turn, proposal, emit);
      // OE-101: then straight to the die.
      p.phase = 'die';
      endsByItself(p, emit);
      return;
    case 'rescue':
      giveFromChest(p, proposal.other, proposal, emit);
      if (!endsByItself(p, emit)) nextTurn(p, emit);
      return;
    case 'call-end':
      end(p, 'called', emit);
  }
}

function giveFromChest(
  p: Position,
  seat: Seat,
  { item, chest, castle }: Extract<Proposal, { kind: 'ransom' | 'rescue' }>,
  emit?: Emit<Event>,
): void {
  giveGift(
    p,
    {
      seat,
      item: ITEM_INDEX[item],
      castle: SPACE_INDEX[castle] - FIRST_CASTLE,
      chest: CHEST_INDEX[chest],
    },
    emit,
  );
}

/** OE-54: one item from bag to bag. */
export function handOver(p: Position, item: number, from: Seat, to: Seat): void {
  p.bags[from] = bagOf(p, from) - one(item);
  p.bags[to] = bagOf(p, to) + one(item);
  p.handOvers++;
}

/** Was this very proposal refused earlier in the turn? */
export const wasRefused = (p: Position, proposal: Proposal): boolean =>
  p.refused.length > 0 && p.refused.includes(proposal);

/** Adds the proposals, one for each castle, that are possible and were not refused. */
export function addUnrefused(
  list: Action[],
  p: Position,
  table: readonly Proposal[],
  castles: number,
): void {
  table.forEach((proposal, castle) => {
    if ((castles >> castle) & 1 && !wasRefused(p, proposal)) list.push(proposal);
  });
}
