/**
 * Sun & Moon: the smallest game that uses every part of the contract (secret choices made at
 * once, chance, an open turn, options, an end) but `pickLegal`, as its lists are short. It is
 * what the table's own tests play, and a pattern for whoever writes a first game.
 *
 * SM-1 Both secretly bid 1, 2 or 3. SM-2 A three-sided die is rolled; who bid its number
 * scores. SM-3 Then the leader (the sun first, changing each round) may tap twice at most,
 * and says go. SM-4 First to `goal` points wins; both at once, or nine rounds, is a draw.
 */

import {
  type Actor,
  type Audience,
  bad,
  CHANCE,
  type Dice,
  type Emit,
  type Game,
  type GameEvent,
  isJsonObject,
  type Json,
  type Outcome,
  ok,
  pick,
  pickChoice,
  type Refusal,
  type Result,
  type Seat,
} from '../index.ts';

export interface Options {
  readonly goal: number;
}

export type Action =
  | { readonly kind: 'bid'; readonly number: number }
  | { readonly kind: 'roll'; readonly number: number }
  | { readonly kind: 'tap' }
  | { readonly kind: 'go' };

export interface Position {
  readonly goal: number;
  round: number;
  phase: 'bid' | 'roll' | 'lead' | 'over';
  taps: number;
  bids: [number, number];
  points: [number, number];
  resigned: Seat | null;
}

export interface View extends Omit<Position, 'bids'> {
  /** Null where the bid is not this audience's to see; 0 where none is made. */
  readonly bids: readonly (number | null)[];
}

export interface SunAndMoonEvent extends GameEvent {
  readonly type: 'bid' | 'roll' | 'point' | 'tap' | 'go' | 'resign';
  readonly seat?: string;
  readonly number?: number;
}

const NAMES = ['sun', 'moon'] as const;
const BIDS: readonly Action[] = [1, 2, 3].map((number) => ({ kind: 'bid', number }));
const ROLLS: readonly Action[] = [1, 2, 3].map((number) => ({ kind: 'roll', number }));
const TAP: Action = { kind: 'tap' };
const GO: Action = { kind: 'go' };
const LAST_ROUND = 9;

const leader = (position: { round: number }): Seat => (position.round - 1) % 2;

function legal(position: Position, seat: Seat): readonly Action[] {
  if (position.phase === 'bid') return position.bids[seat] === 0 ? BIDS : [];
  if (position.phase !== 'lead' || seat !== leader(position)) return [];
  return position.taps < 2 ? [TAP, GO] : [GO];
}

function refuse(position: Position, seat: Seat, action: Action): Refusal | null {
  if (legal(position, seat).some((each) => write(each) === write(action))) return null;
  const rule = { bid: 'SM-1', roll: 'SM-2', tap: 'SM-3', go: 'SM-3' }[action.kind];
  return { rule, key: `not-${action.kind}` };
}

function play(p: Position, by: Actor, action: Action, emit?: Emit<SunAndMoonEvent>): void {
  const seat = NAMES[by as Seat] as string;
  switch (action.kind) {
    case 'bid':
      p.bids[by as Seat] = action.number;
      emit?.({ type: 'bid', rule: 'SM-1', seat, number: action.number, final: true });
      if (!p.bids.includes(0)) p.phase = 'roll';
      return;
    case 'roll':
      emit?.({ type: 'roll', rule: 'SM-2', number: action.number, final: true });
      for (const each of [0, 1] as const) {
        if (p.bids[each] !== action.number) continue;
        p.points[each]++;
        emit?.({ type: 'point', rule: 'SM-2', seat: NAMES[each] });
      }
      p.phase = Math.max(...p.points) >= p.goal || p.round === LAST_ROUND ? 'over' : 'lead';
      return;
    case 'tap':
      p.taps++;
      emit?.({ type: 'tap', rule: 'SM-3', seat });
      return;
    case 'go':
      emit?.({ type: 'go', rule: 'SM-3', seat });
      p.round++;
      p.taps = 0;
      p.bids = [0, 0];
      p.phase = 'bid';
  }
}

function outcome({ phase, points, resigned }: Position): Outcome | null {
  if (phase !== 'over') return null;
  if (resigned !== null) return { kind: 'versus', winner: 1 - resigned, why: 'resigned', points };
  const winner = points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1;
  return { kind: 'versus', winner, why: winner === null ? 'draw' : 'points', points: [...points] };
}

function view(position: Position, audience: Audience): View {
  const { goal, round, phase, taps, points, resigned } = position;
  const open = phase !== 'bid';
  const bids = position.bids.map((bid, seat) =>
    open || seat === audience || bid === 0 ? bid : null,
  );
  return { goal, round, phase, taps, points: [...points], resigned, bids };
}

function imagine(seen: View, dice: Dice): Position {
  const bids = seen.bids.map((bid) => bid ?? 1 + dice.below(3)) as [number, number];
  return { ...seen, points: [...seen.points], bids };
}

function write(action: Action): string {
  return 'number' in action ? `${action.kind} ${action.number}` : action.kind;
}

function restore(canonical: Json, options: Options): Result<Position> {
  const start = setup(options);
  if (!isJsonObject(canonical)) return bad('must be an object');
  const keys = Object.keys(canonical);
  const known = Object.keys(start);
  if (keys.length !== known.length) return bad(`must have the keys ${known.join(', ')}`);
  for (const key of known) {
    const [was, is] = [start[key as keyof Position], canonical[key]];
    const nullable = key === 'resigned' && (is === null || typeof is === 'number');
    if (is === undefined || (typeof is !== typeof was && !nullable)) return bad(`${key} is wrong`);
  }
  if (canonical['goal'] !== options.goal) return bad('goal is not that of the options');
  if (!['bid', 'roll', 'lead', 'over'].includes(canonical['phase'] as string)) {
    return bad('phase is unknown');
  }
  return ok(structuredClone(canonical) as unknown as Position);
}

const setup = ({ goal }: Options): Position => ({
  goal,
  round: 1,
  phase: 'bid',
  taps: 0,
  bids: [0, 0],
  points: [0, 0],
  resigned: null,
});

export const sunAndMoon: Game<Position, Action, View, SunAndMoonEvent, Options> = {
  facts: {
    id: 'sun-and-moon',
    rulePrefix: 'SM',
    title: 'Sun & Moon',
    seats: { min: 2, max: 2 },
    minutes: { min: 1, max: 2 },
    age: 5,
    chance: true,
    secrets: true,
    cooperative: false,
    longestRandomGame: 6 * LAST_ROUND,
  },
  options: { goal: { kind: 'integer', min: 1, max: 5, default: 2 } },
  seats: () => NAMES,
  setup,
  actors: (p) => {
    if (p.phase === 'lead') return [leader(p)];
    return p.phase === 'bid' ? [0, 1].filter((seat) => p.bids[seat] === 0) : [];
  },
  legal,
  chance: (p) => (p.phase === 'roll' ? ROLLS : []),
  refuse,
  play,
  resign: (p, seat, emit) => {
    p.phase = 'over';
    p.resigned = seat;
    emit?.({ type: 'resign', rule: 'SM-4', seat: NAMES[seat] as string });
  },
  outcome,
  clone: (p) => ({ ...p, bids: [...p.bids], points: [...p.points] }),
  view,
  viewEvent: (event, audience) => {
    if (event.type !== 'bid' || event.seat === NAMES[audience as Seat]) return event;
    const { number: _, ...open } = event;
    return open;
  },
  isSecret: (action) => action.kind === 'bid',
  imagine,
  prompt: (seen) => ({ rule: seen.phase === 'bid' ? 'SM-1' : 'SM-3', key: seen.phase }),
  describe: (action) => ({
    key: action.kind,
    ...('number' in action && { values: { ...action } }),
  }),
  writeAction: write,
  readAction: (text) => {
    const match = /^(?:(bid|roll) ([0-9])|(tap)|(go))$/.exec(text);
    if (!match) return null;
    if (match[3]) return TAP;
    return match[4] ? GO : { kind: match[1] as 'bid' | 'roll', number: Number(match[2]) };
  },
  canonical: (p) => ({ ...p, bids: [...p.bids], points: [...p.points] }),
  restore,
};

/** A whole random game in notation, for tests that need a log. */
export function randomLog(dice: Dice, options: Options = { goal: 2 }) {
  const position = setup(options);
  const log: { by: Actor; action: string }[] = [];
  while (position.phase !== 'over') {
    const actors = sunAndMoon.actors(position);
    const by = actors.length > 0 ? pick(actors, dice) : CHANCE;
    const action = pickChoice(sunAndMoon, position, by, dice);
    log.push({ by, action: write(action) });
    play(position, by, action);
  }
  return log;
}
