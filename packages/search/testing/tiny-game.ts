/** Games of a few lines, small enough that the right choice is known. Whole games by the contract all the same. */

import {
  bad,
  CHANCE,
  type Game,
  type GameEvent,
  type Outcome,
  pick,
  type Seat,
} from '@hearthside/table';

/** What may happen now: who may do what, what chance may bring, or how it ended. */
export type TinyPosition =
  | { readonly may: Readonly<Record<Seat, readonly string[]>> }
  | { readonly chance: readonly string[] }
  | { readonly outcome: Outcome };

export interface TinyRules {
  readonly cooperative?: true;
  /** How many equally likely deals there are; seat 1 alone knows which it is. */
  readonly deals?: number;
  /** The actions so far, in order, and the deal. */
  at(moves: readonly string[], deal: number): TinyPosition;
}

interface Action {
  readonly text: string;
}

interface Move {
  readonly by: number;
  readonly action: Action;
}

interface Position {
  readonly deal: number;
  moves: readonly Move[];
}

interface View {
  readonly seat: Seat | null;
  readonly deal: number | null;
  /** Null for what another chose while somebody still has to choose at the same time. */
  readonly moves: readonly { readonly by: number; readonly action: string | null }[];
}

export const wins = (winner: Seat | null): TinyPosition => ({
  outcome: { kind: 'versus', winner, why: 'end', points: null },
});
export const scores = (score: number, top: number): TinyPosition => ({
  outcome: { kind: 'team', why: 'end', score, top },
});

export function tinyGame(rules: TinyRules): Game<Position, Action, View, GameEvent, object> {
  const { deals = 1, cooperative = false } = rules;
  const actions = new Map<string, Action>();
  const actionOf = (text: string): Action => {
    const action = actions.get(text) ?? { text };
    actions.set(text, action);
    return action;
  };
  const at = ({ moves, deal }: Position): TinyPosition =>
    rules.at(
      moves.map(({ action }) => action.text),
      deal,
    );
  const actors = (position: Position): Seat[] => {
    const now = at(position);
    return 'may' in now ? Object.keys(now.may).map(Number) : [];
  };
  const legal = (position: Position, seat: Seat): Action[] => {
    const now = at(position);
    return 'may' in now ? (now.may[seat]?.map(actionOf) ?? []) : [];
  };
  /** Chosen while others may still choose at the same time. */
  const isHidden = (position: Position, index: number): boolean => {
    const before = { ...position, moves: position.moves.slice(0, index) };
    return actors(before).length > 1 && index === position.moves.length - 1;
  };
  return {
    facts: {
      id: 'tiny',
      rulePrefix: 'TI',
      title: 'Tiny',
      seats: { min: 2, max: 2 },
      minutes: { min: 1, max: 1 },
      age: 5,
      chance: true,
      secrets: true,
      cooperative,
      longestRandomGame: 100,
    },
    options: {},
    seats: () => ['one', 'two'],
    setup: (_, dice) => ({ deal: dice.below(deals), moves: [] }),
    actors,
    legal,
    chance: (position) => {
      const now = at(position);
      return 'chance' in now ? now.chance.map(actionOf) : [];
    },
    refuse: (position, seat, action) =>
      legal(position, seat).includes(action) ? null : { rule: 'TI-1', key: 'no' },
    play: (position, by, action) => {
      position.moves = [...position.moves, { by, action }];
    },
    outcome: (position) => {
      const now = at(position);
      return 'outcome' in now ? now.outcome : null;
    },
    clone: (position) => ({ ...position }),
    view: (position, audience) => ({
      seat: audience === 'spectator' ? null : audience,
      deal: audience === 1 ? position.deal : null,
      moves: position.moves.map(({ by, action }, index) => ({
        by,
        action: by === audience || by === CHANCE || !isHidden(position, index) ? action.text : null,
      })),
    }),
    viewEvent: (event) => event,
    isSecret: () => true,
    imagine: (view, dice) => {
      const position: Position = { deal: view.deal ?? dice.below(deals), moves: [] };
      const moves: Move[] = [];
      for (const { by, action } of view.moves) {
        const so = { ...position, moves: [...moves] };
        moves.push({ by, action: action === null ? pick(legal(so, by), dice) : actionOf(action) });
      }
      return { ...position, moves };
    },
    prompt: () => ({ rule: 'TI-1', key: 'choose' }),
    describe: ({ text }) => ({ key: text }),
    writeAction: ({ text }) => text,
    readAction: actionOf,
    canonical: ({ deal, moves }) => ({ deal, moves: moves.map(({ action }) => action.text) }),
    restore: () => bad('tiny games are not restored'),
  };
}
