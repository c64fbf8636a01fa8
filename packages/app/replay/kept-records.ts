/** Kept tables as records, and records as kept tables. */

import { LEVELS } from '@hearthside/search';
import { findBox } from '@hearthside/shelf';
import {
  type AnyGame,
  type Branch,
  changedOptions,
  type GameRecord,
  type Json,
  type LogEntry,
  newId,
  newSecret,
  ok,
  Referee,
  type Result,
  readBranches,
  readOptions,
  readRecords,
  type Seat,
  writeBranches,
  writeRecord,
} from '@hearthside/table';
import type { KeptTable } from '../session/kept-table.ts';
import type { SeatKeeper } from '../session/table-session.ts';

/** Who a header says played a seat; whoever it does not know is somebody. */
export function keeperNamed(name: unknown): SeatKeeper {
  const level = LEVELS.find((each) => name === `bot ${each}`);
  if (level) return { kind: 'bot', level };
  return { kind: 'person', name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null };
}

const LONGEST_NAME = 60;

const keeperIn = (players: Json | undefined, seat: Seat): SeatKeeper =>
  keeperNamed(Array.isArray(players) ? players[seat] : null);

/** When a header says that it was played; else now. */
function dateIn(date: Json | undefined): number {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? Date.now() : Math.min(time, Date.now());
}

/** The record of a kept table; an imported one is kept as it came. */
export function recordOf(kept: KeptTable, game: AnyGame): GameRecord {
  const record = withoutBranches(kept, game);
  const { branches = [] } = kept;
  const { options, extra } = record;
  return { ...record, extra: { ...extra, ...writeBranches(game, options, branches) } };
}

function withoutBranches(kept: KeptTable, game: AnyGame): GameRecord {
  if (kept.imported !== undefined) {
    const read = readRecords(kept.imported, () => game);
    if (!read.ok || !read.value[0]) throw new Error('an imported record is not readable any more');
    return read.value[0];
  }
  const options = readOptions(game, kept.options);
  if (!options.ok) throw new Error(options.error);
  const { secret, diceMode, id: table } = kept;
  const referee = new Referee({ game, options: options.value, table, secret, diceMode }, kept.log);
  const date = new Date(kept.begunAt).toISOString();
  return referee.record({ players: kept.keepers.map(nameOf), date });
}

const nameOf = (keeper: SeatKeeper): string | null =>
  keeper.kind === 'bot' ? `bot ${keeper.level}` : keeper.name;

export async function exportRecord(kept: KeptTable): Promise<string> {
  const box = findBox(kept.game);
  if (!box) throw new Error(`unknown game ${kept.game}`);
  const { game } = await box.rules();
  return `${writeRecord(recordOf(kept, game)).join('\n')}\n`;
}

/** Every game of a file, checked move by move, as tables of this device. */
export async function importRecords(text: string): Promise<Result<KeptTable[]>> {
  const games = new Map<string, AnyGame>();
  for (const id of new Set(
    [...text.matchAll(/"game"\s*:\s*"([\w-]+)"/g)].map(([, each]) => each as string),
  )) {
    const box = findBox(id);
    if (box) games.set(id, (await box.rules()).game);
  }
  const read = readRecords(text, (id) => games.get(id));
  if (!read.ok) return read;
  const kept: KeptTable[] = [];
  for (const record of read.value) {
    const branches = readBranches(record);
    if (!branches.ok) return branches;
    kept.push(keep(record, branches.value));
  }
  return ok(kept);
}

function keep(record: GameRecord, branches: readonly Branch[]): KeptTable {
  const { game, options, entries, extra } = record;
  const date = dateIn(extra['date']);
  const log: LogEntry[] = entries.map(({ by, action }) => ({ by, action }));
  return {
    id: newId(),
    game: game.facts.id,
    options: changedOptions(game, options),
    secret: newSecret(),
    diceMode: 'typed',
    keepers: game.seats(options).map((_, seat) => keeperIn(extra['players'], seat)),
    log,
    begunAt: date,
    changedAt: date,
    // An unfinished game from elsewhere can be watched, not played on: its shuffles are not ours.
    over: true,
    imported: `${writeRecord(record).join('\n')}\n`,
    ...(branches.length > 0 && { branches }),
  };
}
