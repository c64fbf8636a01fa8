import type { AnyGame } from '@hearthside/table';
import type { KeptTable } from '../session/kept-table.ts';
import { tables } from '../storage/tables.ts';
import { resultOf } from './game-result.ts';

/** What teams can be compared by: the same game, as many seats, and as much to win. */
export interface TeamRecord {
  readonly score: number;
  readonly top: number;
  readonly seats: number;
}

/**
 * The most that a team has scored on this device at a table like this one; null where none has finished.
 * `except` is the table that has just ended: it is not its own record.
 */
export async function bestTeamScore(
  game: AnyGame,
  options: unknown,
  top: number,
  except: string | null = null,
): Promise<number | null> {
  const seats = game.seats(options).length;
  const records = await teamRecords(game.facts.id, await tables.all(), except);
  const same = records.filter((each) => each.top === top && each.seats === seats);
  return same.length > 0 ? Math.max(...same.map(({ score }) => score)) : null;
}

/** Every finished game of a team, as far as the device still reads it. */
export async function teamRecords(
  game: string,
  kept: readonly KeptTable[],
  except: string | null = null,
): Promise<TeamRecord[]> {
  const found: TeamRecord[] = [];
  for (const table of kept) {
    if (table.game !== game || !table.over || table.id === except) continue;
    const { outcome, seats } = await resultOf(table);
    if (outcome?.kind === 'team') found.push({ score: outcome.score, top: outcome.top, seats });
  }
  return found;
}
