/** Why an action is good for the team, in facts of the board and odds of the die. */

import type { Decision, RatedChoice } from '@hearthside/search';
import { CHANCE, type Message, type MessageValues, type Seat } from '@hearthside/table';
import { type Action, DIE } from '../rules/actions.ts';
import { game, type View } from '../rules/index.ts';
import { hasOpenSlot } from '../rules/legal.ts';
import { CHEST_INDEX, CHESTS, FACES, ITEMS, isMine, SPACE_INDEX, SPACES } from '../rules/pieces.ts';
import { ALL_VALUABLES, count, itemsIn, kindsIn, type Pile } from '../rules/pile.ts';
import { play } from '../rules/play.ts';
import { clone, isCaptive, ogreOn, type Position } from '../rules/position.ts';
import { lookAhead } from './prospects.ts';

export function explain(weighed: readonly RatedChoice[], decision: Decision<View>): Message {
  const p = game.imagine(decision.view, decision.dice);
  const { seat } = decision.turn;
  const { action: text, plan = [] } = weighed[0] as RatedChoice;
  const action = game.readAction(text) as Action;
  switch (action.kind) {
    case 'deploy':
    case 'shift':
      return explainShield(p, action.mine);
    case 'move':
      return explainMove(p, seat, SPACE_INDEX[action.space], plan);
    case 'take':
      return explainTake(p, action.item, p.elfAt[seat] as number);
    case 'deliver':
      return explainDelivery(p, action);
    case 'gift':
      return explainGift(p, seat, action.item);
    case 'agree':
    case 'refuse':
      return explainAnswer(p, weighed, action.kind);
    default:
      return { key: action.kind };
  }
}

/** An Ogre and the faces of the die on which it would stop on a mine. */
interface Threat {
  readonly ogre: number;
  readonly faces: readonly (number | 'O')[];
}

/** Who would stop on this mine on the next roll, by trying all six faces. */
function threatsTo(p: Position, mine: number): Threat[] {
  const faces = new Map<number, (number | 'O')[]>();
  DIE.forEach((die, i) => {
    const after = clone(p);
    after.phase = 'die';
    play(after, CHANCE, die);
    const ogre = ogreOn(after, mine);
    if (ogre === 0 || p.ogreAt[ogre] === mine) return;
    const list = faces.get(ogre) ?? [];
    list.push(FACES[i] as number | 'O');
    faces.set(ogre, list);
  });
  return [...faces].map(([ogre, on]) => ({ ogre, faces: on }));
}

/** The threat that wants something of a pile, if any. */
function threatTo(p: Position, mine: number, pile: Pile): Threat | null {
  const threats = threatsTo(p, mine);
  return threats.find(({ ogre }) => (p.rules.tastes[ogre] as Pile) & pile) ?? null;
}

const odds = ({ ogre, faces }: Threat): MessageValues => ({
  ogre,
  faces,
  chances: faces.length,
});

function explainShield(p: Position, mine: number): Message {
  const [threat] = threatsTo(p, mine);
  if (threat) return { key: 'shield', values: { mine, ...odds(threat) } };
  return { key: 'shield-ahead', values: { mine } };
}

function explainMove(p: Position, seat: Seat, to: number, plan: readonly string[]): Message {
  const space = SPACES[to] as string;
  const next = plan.map((text) => game.readAction(text)).find((each) => each?.kind !== 'roll');
  if (next?.kind === 'gift') {
    const freed = captivesOn(p, to, seat);
    const values = { item: next.item, ogre: ogreOn(p, to) };
    if (freed.length > 0) return { key: 'free', values: { ...values, other: freed[0] as Seat } };
    return { key: 'gift', values };
  }
  if (next?.kind === 'take') return explainTake(p, next.item, to);
  if (next?.kind === 'deliver') return { key: 'bring', values: { items: carried(p, seat) } };
  const from = p.elfAt[seat] as number;
  const danger = isMine(from) && to !== from ? threatsTo(p, from)[0] : undefined;
  if (danger) return { key: 'leave', values: { space, mine: from, ...odds(danger) } };
  if (carried(p, seat).length > 0)
    return { key: 'carry', values: { space, items: carried(p, seat) } };
  return { key: to === from ? 'wait' : 'approach', values: { space } };
}

const carried = (p: Position, seat: Seat): readonly string[] =>
  itemsIn((p.bags[seat] as Pile) & ALL_VALUABLES);

function captivesOn(p: Position, space: number, seat: Seat): Seat[] {
  const held: Seat[] = [];
  for (let other = 0; other < p.seats; other++) {
    if (other !== seat && isCaptive(p, other) && p.elfAt[other] === space) held.push(other);
  }
  return held;
}

function explainTake(p: Position, item: string, mine: number): Message {
  const kind = (ITEMS as readonly string[]).indexOf(item);
  const threat = threatTo(p, mine, kindPile(p, mine, kind));
  if (threat) return { key: 'take-first', values: { item, mine, ...odds(threat) } };
  const { wanted } = lookAhead(p);
  if ((wanted[kind] ?? 0) === 0) return { key: 'take-for-gift', values: { item, mine } };
  const waiting = p.rules.chestsInPlay.find((chest) => hasOpenSlot(p, chest, kind));
  return { key: 'take-for-chest', values: { item, mine, royal: CHESTS[waiting ?? 0] as string } };
}

/** Only the items of this kind on a mine. */
const kindPile = (p: Position, mine: number, kind: number): Pile =>
  count(p.mines[mine] as Pile, kind) << (3 * kind);

function explainDelivery(
  p: Position,
  { item, chest }: Extract<Action, { kind: 'deliver' }>,
): Message {
  const index = CHEST_INDEX[chest];
  const open = (p.rules.slots[index] as Pile) - (p.chests[index] as Pile);
  const left = itemsIn(open).length - 1;
  return { key: left === 0 ? 'deliver-last' : 'deliver', values: { item, chest, left } };
}

function explainGift(p: Position, seat: Seat, item: string): Message {
  const ogre = ogreOn(p, p.elfAt[seat] as number);
  const others = kindsIn((p.bags[seat] as Pile) & (p.rules.tastes[ogre] as Pile)).length;
  return { key: others > 1 ? 'gift-this' : 'gift', values: { item, ogre } };
}

/**
 * OE-54, OE-101, OE-102, OE-111: what the team can expect with it and without. Numbers are no reason for a child:
 * in the First game the answer has words.
 */
function explainAnswer(
  p: Position,
  weighed: readonly RatedChoice[],
  kind: 'agree' | 'refuse',
): Message {
  const expectedOf = (action: string): number =>
    Math.round((weighed.find((each) => each.action === action)?.value ?? 0) * 10) / 10;
  const values = { with: expectedOf('agree'), without: expectedOf('refuse') };
  // Who goes along with what costs a little does it as a favour; nobody quotes figures against the own answer.
  const isFavour = kind === 'agree' ? values.with <= values.without : values.without <= values.with;
  if (isFavour) return { key: `${kind}-either`, values };
  if (p.rules.level !== 'first') return { key: kind, values };
  return { key: kind === 'agree' ? 'agree-child' : `refuse-${p.proposal?.kind}`, values };
}
