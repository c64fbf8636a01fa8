import { availableParallelism } from 'node:os';
import type { Box } from '@hearthside/shelf';
import { changedOptions } from '@hearthside/table';
import { type BoutResult, type Series, schedule, tableOptions } from '../bouts.ts';
import { type Command, type Flags, numberFlag, textFlag, UsageError } from '../command.ts';
import { boxNamed, optionsFlag } from '../games.ts';
import { sayStopped, untilInterrupted } from '../interrupt.ts';
import { playBouts } from '../play-bouts.ts';
import { checkName } from '../players.ts';
import {
  type Estimate,
  independent,
  meanOf,
  type Standing,
  standings,
  tallyAgainst,
} from '../standings.ts';

/** So many first actions are drawn by lot where nothing else would make two games differ. */
const OPENING = 2;

/** What tournament and lab both take. */
export const SERIES_FLAGS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  threads: { type: 'string' },
  opening: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const tournament: Command = {
  name: 'tournament',
  summary: 'Lets players meet in many games and says who is better, and how sure that is.',
  usage:
    '--game ID --players A,B[,…] [--games N] [--seed S] [--options JSON] [--opening N] [--threads K] [--limit SECONDS] [--json]',
  help: `Players: random, child, plain, counter and sly (yardsticks), easy, medium, hard, master, general (a search that knows
only the rules; general-easy and so on for its levels), any of the bots with a fixed budget (hard@200), or
exec:COMMAND for a program of your own (docs/bots.md). Ctrl-C stops and tells the games so far. Each two
players meet in N games, every luck of the draw twice with the seats swapped. In a team game each player plays
N games with itself; child+easy is a team of two. --opening draws the first N actions by lot (2 where neither
dice nor secrets make games differ). Games that went the same way are counted once.`,
  flags: { ...SERIES_FLAGS, limit: { type: 'string' } },
  words: [0, 0],
  async run(_, flags) {
    const { box, series, games, threads } = await readSeries(flags);
    const { game } = await box.rules();
    const team = game.facts.cooperative;
    if (!team && series.players.length < 2)
      throw new UsageError('give --players two or more names');
    const bouts = schedule(
      series.players.length,
      game.seats(tableOptions(game, series)).length,
      games,
      team,
    );
    const began = performance.now();
    const results = await untilInterrupted((signal) =>
      playBouts(box, { ...series, timed: true }, bouts, threads, signal),
    );
    if (results.length < bouts.length) console.error(sayStopped(results.length, bouts.length));
    if (results.length === 0) return;
    const seconds = (performance.now() - began) / 1000;
    const different = independent(results);
    const repeated = results.length - different.length;
    const table = standings(series, different);
    if (flags['json'])
      console.log(JSON.stringify(report(series, different, table, repeated, seconds)));
    else console.log(inWords(series, different, table, repeated, seconds));
  },
};

/** The flags that tournament and lab share. */
export async function readSeries(flags: Flags): Promise<{
  readonly box: Box;
  readonly series: Series;
  readonly games: number;
  readonly threads: number;
}> {
  const box = boxNamed(textFlag(flags, 'game'));
  const { game } = await box.rules();
  const { chance, secrets } = game.facts;
  const options = changedOptions(game, optionsFlag(game, flags));
  const players = (textFlag(flags, 'players') ?? 'medium').split(',');
  for (const name of players) checkName(name);
  const limit =
    flags['limit'] === undefined ? {} : { limit: numberFlag(flags, 'limit', 10, 1) * 1000 };
  const series = {
    game: box.facts.id,
    options,
    players,
    seed: textFlag(flags, 'seed') ?? '1',
    opening: numberFlag(flags, 'opening', chance || secrets ? 0 : OPENING, 0),
    ...limit,
  };
  return {
    box,
    series,
    games: numberFlag(flags, 'games', 100, 1),
    threads: numberFlag(flags, 'threads', availableParallelism(), 1),
  };
}

function report(
  series: Series,
  results: readonly BoutResult[],
  table: readonly Standing[],
  repeated: number,
  seconds: number,
): object {
  const { game, options, seed, opening } = series;
  return {
    game,
    options,
    seed,
    opening,
    games: results.length,
    repeated,
    seconds,
    length: meanOf(results.map(({ length }) => length)),
    standings: table,
    crosstable: crosstable(series, results),
    faults: results.flatMap(({ bout, fault }) => (fault ? [{ bout, fault }] : [])),
  };
}

const crosstable = ({ players }: Series, results: readonly BoutResult[]) =>
  players.map((_, one) =>
    players.map((_, other) => (one === other ? null : tallyAgainst(results, one, other))),
  );

function inWords(
  series: Series,
  results: readonly BoutResult[],
  table: readonly Standing[],
  repeated: number,
  seconds: number,
): string {
  const width = Math.max(...series.players.map((name) => name.length));
  const lines = table.flatMap((standing) => [
    `${standing.player.padEnd(width)}  ${sayStanding(standing)}`,
    ...sayHabits(standing).map((habit) => `${' '.repeat(width)}  ${habit}`),
  ]);
  if (series.players.length > 2 && table[0]?.winShare) {
    lines.push('', ...sayCrosstable(series, results, width));
  }
  for (const { bout, fault } of results) {
    if (fault) {
      const name = series.players[bout.seated[fault.seat] as number];
      lines.push(`game ${bout.number}: ${name} lost it: ${fault.what}`);
    }
  }
  const length = meanOf(results.map((result) => result.length)).value;
  const turns = meanOf(results.map((result) => result.turns)).value;
  lines.push(
    `${results.length} different games of ${turns.toFixed(0)} turns (${length.toFixed(0)} entries) on average in ${seconds.toFixed(1)} s`,
  );
  if (repeated > 0)
    lines.push(`${repeated} more went the same way as one of these and are not counted`);
  return lines.join('\n');
}

function sayStanding({ winShare, score, topShare, games, faults }: Standing): string {
  const failed = faults > 0 ? `, ${faults} lost by a fault` : '';
  if (score) {
    const share = topShare === null ? '' : ` = ${(100 * topShare).toFixed(1)}% of the top score`;
    return `mean score ${sayEstimate(score, 1, 2)}${share} in ${games} games${failed}`;
  }
  return `wins ${sayEstimate(winShare as Estimate, 100, 1)}% of ${games} games${failed}`;
}

/** How a player goes about it: what decisions take, top scores, turns that do nothing. */
function sayHabits({ thinking, topRate, idle, idleBy }: Standing): string[] {
  const habits: string[] = [];
  if (topRate) habits.push(`the top score in ${sayEstimate(topRate, 100, 1)}% of games`);
  if (idle !== null) {
    const members = Object.entries(idleBy).map(([name, share]) => `${name} ${sayPercent(share)}`);
    const each = members.length > 0 ? ` (${members.join(', ')})` : '';
    habits.push(`nothing done in ${sayPercent(idle)} of its turns${each}`);
  }
  if (thinking) {
    const [mean, usual, first] = [thinking.mean, thinking.usual, thinking.first].map((each) =>
      each.toFixed(1),
    );
    habits.push(`decides in ${mean} ms, 95% within ${usual} ms, the first in ${first} ms`);
  }
  return habits;
}

const sayPercent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const sayEstimate = ({ value, low, high }: Estimate, times: number, digits: number): string => {
  const [v, l, h] = [value, low, high].map((each) => (each * times).toFixed(digits));
  return `${v} (95%: ${l} to ${h})`;
};

function sayCrosstable(series: Series, results: readonly BoutResult[], width: number): string[] {
  const { players } = series;
  const cells = crosstable(series, results).map((row) =>
    row.map((tally) => (tally ? `${tally.wins}+${tally.draws}=${tally.losses}-` : '·')),
  );
  const column = Math.max(...cells.flat().map((cell) => cell.length), width) + 2;
  const head = players.map((name) => name.padStart(column)).join('');
  const rows = cells.map(
    (row, i) =>
      `${(players[i] as string).padEnd(width)}${row.map((c) => c.padStart(column)).join('')}`,
  );
  return [`${' '.repeat(width)}${head}`, ...rows, '', ''].slice(0, -1);
}
