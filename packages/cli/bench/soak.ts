/** Does a server that is played on for long come to hold more and more? Many short games are as many days of a home. */

import { setTimeout as pause } from 'node:timers/promises';
import { round } from './figures.ts';
import type { Load } from './load.ts';
import type { ServerProcess } from './server-process.ts';

export interface Soak {
  readonly seconds: number;
  readonly games: number;
  readonly actions: number;
  /** The median of each quarter of the time. */
  readonly megabytesByQuarter: readonly number[];
  /** The last quarter's beside the second's: the first is for filling caches. */
  readonly growth: number;
}

const LOOKS = 80;

/** `load` is under way. */
export async function soak(server: ServerProcess, load: Load, seconds: number): Promise<Soak> {
  const began = performance.now();
  const looks: number[] = [];
  while (looks.length < LOOKS) {
    await pause((seconds * 1000) / LOOKS);
    looks.push(server.usage().megabytes);
  }
  const megabytesByQuarter = [0, 1, 2, 3].map((quarter) =>
    median(looks.slice((quarter * LOOKS) / 4, ((quarter + 1) * LOOKS) / 4)),
  );
  const [, second = Number.NaN, , last = Number.NaN] = megabytesByQuarter;
  return {
    seconds: round((performance.now() - began) / 1000),
    games: load.games,
    actions: load.actions,
    megabytesByQuarter,
    growth: round(last / second),
  };
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
