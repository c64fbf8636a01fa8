/** Every action there is, one shared object each, and the notation of the record. */

import type { Message } from '@hearthside/table';
import { DIRECTIONS, type Direction } from './board.ts';
import { CARDS, type Card, type CardName } from './cards.ts';
import { ALL_TOYS, TOYS, type Toy, type ToyBits, toyNames } from './toys.ts';

/** Three cards, ordered. The type also has those that repeat a card; `refuse` forbids them. */
export interface Program {
  readonly kind: 'program';
  readonly cards: readonly [Card, Card, Card];
  /** Bit 2k is set where card k drives, so that two programs fit into each other (WE-22). */
  readonly drives: number;
  /** The sixths that the first k cards turn together, in three bits each, for k from 0 to 3. */
  readonly turns: number;
}
export interface Take {
  readonly kind: 'take';
  readonly toy: Toy;
}
export interface Roll {
  readonly kind: 'roll';
  readonly direction: Direction;
}
export type Action = Program | Take | Roll | { readonly kind: 'load' } | { readonly kind: 'pass' };

export const LOAD: Action = { kind: 'load' };
export const PASS: Action = { kind: 'pass' };
export const ROLLS: readonly Roll[] = DIRECTIONS.map((direction) => ({ kind: 'roll', direction }));
const TAKES: readonly Take[] = TOYS.map((toy) => ({ kind: 'take', toy }));

/** Pushed one by one: V8 takes every look into what `flatMap` makes for one into a list with holes. */
const ALL_PROGRAMS: Program[] = [];
for (const first of CARDS) {
  for (const second of CARDS) {
    for (const third of CARDS) ALL_PROGRAMS.push(program([first, second, third]));
  }
}

function program(cards: readonly [Card, Card, Card]): Program {
  let drives = 0;
  let turns = 0;
  let sixths = 0;
  cards.forEach(({ hexes, turn }, k) => {
    if (hexes > 0) drives |= 1 << (2 * k);
    sixths = (sixths + turn) % 6;
    turns |= sixths << (3 * (k + 1));
  });
  return { kind: 'program', cards, drives, turns };
}

/** WE-20: three of six different cards in some order, 120 programs. */
export const PROGRAMS: readonly Program[] = ALL_PROGRAMS.filter(
  ({ cards }) => new Set(cards).size === cards.length,
);

export const LOAD_OR_PASS: readonly Action[] = [LOAD, PASS];

/** The answers to a bump by the toys on offer. */
const TAKE_OR_PASS: readonly (readonly Action[])[] = Array.from(
  { length: ALL_TOYS + 1 },
  (_, offer) => [...TAKES.filter(({ toy }) => toyNames(offer).includes(toy)), PASS],
);
export const takeOrPass = (offer: ToyBits): readonly Action[] =>
  TAKE_OR_PASS[offer] as readonly Action[];

function spell(action: Action): string {
  switch (action.kind) {
    case 'program':
      return `program ${action.cards.map((card) => card.name).join(' ')}`;
    case 'take':
      return `take ${action.toy}`;
    case 'roll':
      return `roll ${action.direction}`;
    default:
      return action.kind;
  }
}

const ALL_ACTIONS: readonly Action[] = [...ALL_PROGRAMS, ...TAKES, ...ROLLS, LOAD, PASS];
const TEXTS: ReadonlyMap<Action, string> = new Map(
  ALL_ACTIONS.map((action) => [action, spell(action)]),
);
const BY_TEXT: ReadonlyMap<string, Action> = new Map(
  ALL_ACTIONS.map((action) => [spell(action), action]),
);

/** A shared action's text is at hand; one that came from elsewhere is spelled. */
export const writeAction = (action: Action): string => TEXTS.get(action) ?? spell(action);

export const readAction = (text: string): Action | null => BY_TEXT.get(text) ?? null;

/** The shared program of these three cards. */
export const programOf = (cards: readonly [CardName, CardName, CardName]): Program =>
  BY_TEXT.get(`program ${cards.join(' ')}`) as Program;

export const cardNames = (program: Program): readonly CardName[] =>
  program.cards.map((card) => card.name);

/** WE-20: nobody sees a card before it is turned over. */
export const isSecret = (action: Action): boolean => action.kind === 'program';

export function describe(action: Action): Message {
  switch (action.kind) {
    case 'program':
      return { key: 'program', values: { cards: cardNames(action) } };
    case 'take':
      return { key: 'take', values: { toy: action.toy } };
    case 'roll':
      return { key: 'roll', values: { direction: action.direction } };
    default:
      return { key: action.kind };
  }
}
