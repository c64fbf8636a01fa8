import { availableParallelism } from 'node:os';
import type { Box } from '@hearthside/shelf';
import { changedOptions } from '@hearthside/table';
import { type BoutResult, type Series, schedule, tableOptions } from '../bouts.ts';
import { type Command, type Flags, numberFlag, textFlag, UsageError } from '../command.ts';
import { boxNamed, optionsFlag } from '../games.ts';
import { sayStopped, untilInterrupted } from '../interrupt.ts';
import { playBouts } from '../play-bouts.ts';
import { checkName } from '../players.ts';
import { type Estimate, meanOf, type Standing, standings, tallyAgainst } from '../standings.ts';

/** What tournament and lab both take. */
export const SERIES_FLAGS = {
  game: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  threads: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const tournament: Command = {
  name: 'tournament',
  summary: 'Lets players meet in many games and says who is better, and how sure that is.',
  usage:
    '--game ID --players A,B[,…] [--games N] [--seed S] [--options JSON] [--threads K] [--limit SECONDS] [--json]',
  help: `Players: random, easy, medium, hard, master, general (a search that knows only the rules; general-easy
and so on for its levels), any of these with a fixed budget (hard@200), or exec:COMMAND for a program of
your own (docs/bots.md). Ctrl-C stops and tells the games so far. Each two players meet in N games, every
luck of the draw twice with the seats swapped. In a team game each player plays N games with itself.`,
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
      playBouts(box, series, bouts, threads, signal),
    );
    if (results.length < bouts.length) console.error(sayStopped(results.length, bouts.length));
    if (results.length === 0) return;
    const seconds = (performance.now() - began) / 1000;
    const table = standings(series, results);
    if (flags['json']) console.log(JSON.stringify(report(series, results, table, seconds)));
    else console.log(inWords(series, results, table, seconds));
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
  seconds: number,
): object {
  const { game, options, seed } = series;
  return {
    game,
    options,
    seed,
    games: results.length,
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
  seconds: number,
): string {
  const width = Math.max(...series.players.map((name) => name.length));
  const lines = table.map(
    (standing) => `${standing.player.padEnd(width)}  ${sayStanding(standing)}`,
  );
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
  lines.push(
    `${results.length} games of ${length.toFixed(0)} entries on average in ${seconds.toFixed(1)} s`,
  );
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
