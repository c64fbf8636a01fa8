/** A table on screen that a test can sit at, beside the truth about it. */

import type { AnyGame, Audience } from '@hearthside/table';
import type { TableSession } from '../table-session.ts';

/** What really happened, as one audience may know it: the view before the first entry, then after each. */
export interface Truth {
  readonly views: readonly unknown[];
  /** By whom and what, null where it is hidden from this audience. */
  readonly entries: readonly { readonly by: number | string; readonly action: string | null }[];
}

export interface Scene {
  readonly game: AnyGame;
  /** The table under test. */
  readonly table: TableSession;
  /** The same table opened once more by the same people: another tab, another device. */
  again(): Promise<TableSession>;
  /** Whoever plays the seats that the table under test does not; null where it has them all. */
  readonly rival: TableSession | null;
  truth(audience: Audience): Promise<Truth>;
  close(): Promise<void>;
}

/** Waits until it is so of a table's state. */
export async function until(
  table: TableSession,
  isSo: (state: TableSession['state']['value']) => boolean,
  what: string,
  ms = 20_000,
): Promise<void> {
  if (isSo(table.state.value)) return;
  await new Promise<void>((resolve, reject) => {
    const stop = table.state.subscribe(() => {
      if (!isSo(table.state.value)) return;
      clearTimeout(timer);
      stop();
      resolve();
    });
    const timer = setTimeout(() => {
      stop();
      const { n, phase } = table.state.value;
      reject(new Error(`waited in vain for ${what}: n ${n}, ${JSON.stringify(phase)}`));
    }, ms);
  });
}
