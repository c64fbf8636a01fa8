/** Single games of a tournament or an experiment: who sits where, and what came of it. */

import { createHash } from 'node:crypto';
import type { GameBot } from '@hearthside/search';
import type { Box } from '@hearthside/shelf';
import {
  type AnyGame,
  type Dice,
  type JsonObject,
  type Outcome,
  type Player,
  PlayerFault,
  pick,
  playMatch,
  Referee,
  readOptions,
  type Step,
  seededDice,
} from '@hearthside/table';
import { heeding } from './interrupt.ts';
import { seatPlayers } from './players.ts';
import { secretFrom } from './seeded-secret.ts';

/** What every bout of a series has in common; it travels to worker threads. */
export interface Series {
  /** The game's id. */
  readonly game: string;
  /** Those that differ from their defaults. */
  readonly options: JsonObject;
  /** Everyone who takes part, by the names of the command line. */
  readonly players: readonly string[];
  readonly seed: string;
  /** Milliseconds that a program may take for an answer. */
  readonly limit?: number;
  /** Count how often each rule came into play? */
  readonly rules?: boolean;
  /** How many actions are drawn by lot before the players take over, so that games differ. */
  readonly opening?: number;
  /** Take the time of each decision? */
  readonly timed?: boolean;
}

export interface Bout {
  readonly number: number;
  /** Set-up and dice come from this name; two bouts with the same one have the same luck. */
  readonly table: string;
  /** By seat: the index of the player in the series. */
  readonly seated: readonly number[];
}

export interface BoutResult {
  readonly bout: Bout;
  /** Seat of the winner; null for a draw or a team. */
  readonly winner: number | null;
  readonly why: string;
  /** A team's score and the highest possible. */
  readonly score: number | null;
  readonly top: number | null;
  readonly points: readonly number[] | null;
  /** Entries of the log, rolls included. */
  readonly length: number;
  /** How often it was some seat's turn: actions in a row are one. */
  readonly turns: number;
  /** By seat: turns, and those in which nothing was done; null where every turn does something. */
  readonly idle: readonly { readonly turns: number; readonly idle: number }[] | null;
  /** The same for two games only if they went the same way, entry for entry. */
  readonly line: string;
  /** By seat: what each decision took, in milliseconds; empty unless asked for. */
  readonly thinking: readonly (readonly number[])[];
  /** The seat that alone was to begin, or null where all begin at once. */
  readonly first: number | null;
  /** Whose fault it was that the game could not go on, and what happened. */
  readonly fault: { readonly seat: number; readonly what: string } | null;
  /** How often each rule came into play, by id. */
  readonly rules: Readonly<Record<string, number>>;
}

/** Plays a bout to its end, or throws `Interrupted` when the signal comes first. */
export async function playBout(
  box: Box,
  series: Series,
  bout: Bout,
  signal: AbortSignal,
): Promise<BoutResult> {
  const { game } = await box.rules();
  const { seed } = series;
  const options = tableOptions(game, series);
  const secret = secretFrom(`bout ${seed} ${bout.table}`);
  const referee = new Referee({ game, options, table: bout.table, secret });
  const names = bout.seated.map((player) => series.players[player] as string);
  const limit = series.limit === undefined ? {} : { limit: series.limit };
  const table = `${seed}-${bout.number}`;
  const players = await seatPlayers(box, names, table, { options, ...limit });
  const thinking = players.map((): number[] => []);
  const opened = opening(series.opening ?? 0, seededDice(`opening ${seed} ${bout.table}`));
  const seats = players.map((player, seat) =>
    heeding(opened(series.timed ? timed(player, thinking[seat] as number[]) : player), signal),
  );
  const rules: Record<string, number> = {};
  const first = referee.actors.length === 1 ? (referee.actors[0] as number) : null;
  const told = series.rules ? [...seats, { choose: () => '', notice: countRules(rules) }] : seats;
  let fault: BoutResult['fault'] = null;
  let outcome: Outcome | null = null;
  try {
    outcome = await playMatch(referee, told);
  } catch (error) {
    if (!(error instanceof PlayerFault)) throw error;
    fault = { seat: error.seat, what: error.message };
  }
  const { idle } = (await box.bot()).bot;
  const { entries } = referee.record();
  return {
    bout,
    ...summary(referee, outcome, fault),
    length: referee.n,
    ...turnsOf(entries, names.length, idle),
    line: digestOf(entries),
    thinking,
    first,
    fault,
    rules,
  };
}

/** Players whose first actions, all together so many, are drawn by lot. */
function opening(actions: number, dice: Dice): (player: Player) => Player {
  let left = actions;
  return (player) => ({
    ...asPlayer(player),
    choose: (turn) => (left-- > 0 ? pick(turn.legal, dice) : player.choose(turn)),
  });
}

/** A player may be an object of a class: its methods do not spread. */
const asPlayer = (player: Player): Player => ({
  choose: (turn) => player.choose(turn),
  remark: () => player.remark?.() ?? null,
  notice: (step) => player.notice?.(step),
  leave: () => player.leave?.(),
});

function timed(player: Player, milliseconds: number[]): Player {
  return {
    ...asPlayer(player),
    async choose(turn) {
      const began = performance.now();
      const action = await player.choose(turn);
      milliseconds.push(performance.now() - began);
      return action;
    },
  };
}

type Entries = ReturnType<Referee['record']>['entries'];

function digestOf(entries: Entries): string {
  const text = entries.map(({ by, action }) => `${by} ${action}`).join('\n');
  return createHash('sha256').update(text).digest('base64').slice(0, 16);
}

/** A turn is what a seat does in a row, until another acts or a die is rolled. */
function turnsOf(
  entries: Entries,
  seats: number,
  isIdle: GameBot['idle'],
): Pick<BoutResult, 'turns' | 'idle'> {
  const counts = Array.from({ length: seats }, () => ({ turns: 0, idle: 0 }));
  let turns = 0;
  let actions: string[] = [];
  entries.forEach(({ by, action }, i) => {
    actions.push(action);
    if (entries[i + 1]?.by === by) return;
    const count = counts[by];
    if (count) {
      turns++;
      const nothing = isIdle?.(actions) ?? null;
      if (nothing !== null) count.turns++;
      if (nothing) count.idle++;
    }
    actions = [];
  });
  return { turns, idle: isIdle ? counts : null };
}

/** The options in full, read anew in each thread. */
export function tableOptions(game: AnyGame, series: Series): unknown {
  const options = readOptions(game, series.options);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

const countRules =
  (rules: Record<string, number>) =>
  ({ events }: Pick<Step, 'events'>): void => {
    for (const { rule } of events) rules[rule] = (rules[rule] ?? 0) + 1;
  };

/** A player at fault loses; a team has what it had scored by then. */
function summary(
  referee: Referee,
  outcome: Outcome | null,
  fault: BoutResult['fault'],
): Pick<BoutResult, 'winner' | 'why' | 'score' | 'top' | 'points'> {
  if (outcome?.kind === 'team') {
    const { why, score, top } = outcome;
    return { winner: null, why, score, top, points: null };
  }
  if (outcome) {
    const { winner, why, points } = outcome;
    return { winner, why, score: null, top: null, points };
  }
  const { game } = referee;
  const rivals = game.seats(referee.options).map((_, seat) => seat);
  const winner = rivals.find((seat) => seat !== fault?.seat) ?? null;
  const team = game.facts.cooperative;
  return {
    winner: team ? null : winner,
    why: 'fault',
    score: team ? 0 : null,
    top: null,
    points: null,
  };
}

/**
 * A fair schedule. Every pair meets equally often, and each luck of the draw is played twice with
 * the seats swapped. A team game has one team a player, alone with itself.
 */
export function schedule(players: number, seats: number, games: number, team: boolean): Bout[] {
  const bouts: Bout[] = [];
  const add = (table: string, seated: readonly number[]) =>
    bouts.push({ number: bouts.length + 1, table, seated });
  if (team) {
    for (let i = 1; i <= games; i++) {
      for (let player = 0; player < players; player++) {
        add(String(i), Array<number>(seats).fill(player));
      }
    }
    return bouts;
  }
  for (let i = 0; i < games; i++) {
    const table = String(Math.floor(i / 2) + 1);
    for (let one = 0; one < players; one++) {
      for (let other = one + 1; other < players; other++) {
        add(table, i % 2 === 0 ? [one, other] : [other, one]);
      }
    }
  }
  return bouts;
}
