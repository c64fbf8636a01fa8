/** Who may act, what they may do, and why something else is refused. */

import type { Refusal, Seat } from '@hearthside/table';
import { type Action, LOAD_OR_PASS, PROGRAMS, type Program, ROLLS, takeOrPass } from './actions.ts';
import { type CardName, PROGRAM_LENGTH } from './cards.ts';
import { offer, type Phase, type Position, rival, TEAM_NAMES, type Team } from './position.ts';
import { type Toy, toyBit } from './toys.ts';

export const actors = (position: Position): readonly Team[] => position.toAct;

/** Cut from another, and so a list of objects to V8 like the rest: a bare `[]` is one of numbers. */
const NOTHING: readonly Action[] = PROGRAMS.slice(0, 0);

const isAmong = (teams: readonly Team[], seat: Seat): boolean =>
  teams[0] === seat || teams[1] === seat;

export function legal(position: Position, seat: Seat): readonly Action[] {
  if (!isAmong(position.toAct, seat)) return NOTHING;
  switch (position.phase) {
    case 'program':
      return PROGRAMS;
    case 'load':
      return LOAD_OR_PASS;
    case 'take':
      return takeOrPass(offer(position, seat as Team));
    default:
      return NOTHING;
  }
}

export const chance = (position: Position): readonly Action[] =>
  position.phase === 'roll' ? ROLLS : NOTHING;

export function refuse(position: Position, seat: Seat, action: Action): Refusal | null {
  if (position.phase === 'over') return { key: 'over', rule: 'WE-54' };
  if (action.kind === 'roll') return { key: 'roll', rule: rollRule(position) };
  if (!position.toAct.includes(seat as Team)) return refuseTurn(position);
  if (!ANSWERS[position.phase].includes(action.kind)) return refuseKind(position);
  if (action.kind === 'program') return refuseProgram(action);
  if (action.kind === 'take') return refuseTake(position, seat as Team, action.toy);
  return null;
}

/** WE-30: nothing but cards drives a truck, however often somebody taps where it should go. */
export const CARDS_DRIVE: Refusal = { key: 'cards-drive', rule: 'WE-30' };

/** What each phase asks for. */
const ANSWERS: Readonly<Record<Phase, readonly Action['kind'][]>> = {
  program: ['program'],
  roll: [],
  load: ['load', 'pass'],
  take: ['take', 'pass'],
  over: [],
};

const rollRule = (position: Position): string => (position.left === 0 ? 'WE-21' : 'WE-31');

/** Somebody else is asked, or the die is. */
function refuseTurn(position: Position): Refusal {
  switch (position.phase) {
    case 'program':
      return { key: 'locked', rule: 'WE-20' };
    case 'roll':
      return { key: 'die-first', rule: rollRule(position) };
    default: {
      const rule = position.phase === 'load' ? 'WE-35' : 'WE-33';
      const asked = TEAM_NAMES[position.toAct[0] as Team];
      return { key: 'wait', rule, values: { seat: asked } };
    }
  }
}

/** The right seat with an answer to another question. */
function refuseKind(position: Position): Refusal {
  switch (position.phase) {
    case 'program':
      return { key: 'program-first', rule: 'WE-20' };
    case 'load':
      return { key: 'load-or-pass', rule: 'WE-50' };
    default:
      return { key: 'take-or-pass', rule: 'WE-33' };
  }
}

function refuseProgram({ cards }: Program): Refusal | null {
  return refuseCards(cards.map((card) => card.name));
}

/** WE-20, WE-6: three cards, and there is one of each. Also for a plan that is no program yet. */
export function refuseCards(names: readonly CardName[]): Refusal | null {
  if (names.length !== PROGRAM_LENGTH) return { key: 'three-cards', rule: 'WE-20' };
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice ? { key: 'card-twice', rule: 'WE-20', values: { card: twice } } : null;
}

function refuseTake(position: Position, team: Team, toy: Toy): Refusal | null {
  const bit = toyBit(toy);
  if ((position.trucks[team].toys & bit) !== 0) {
    return { key: 'have-toy', rule: 'WE-51', values: { toy } };
  }
  if ((position.trucks[rival(team)].toys & bit) === 0) {
    return { key: 'not-aboard', rule: 'WE-33', values: { toy, seat: TEAM_NAMES[rival(team)] } };
  }
  return null;
}
