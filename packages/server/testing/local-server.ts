/** A real server in this process, for tests that look at one node from outside. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type OpenSocket,
  TableClient,
  type TableClientOptions,
  type TableEvents,
} from '@hearthside/client';
import type { BotRemark, SeenState, TableInfo, TableStep } from '@hearthside/protocol';
import { type Config, DEFAULTS, readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { nodeSocket } from '../socket/node-socket.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import type { Storage } from '../storage/storage.ts';

export interface LocalServer {
  readonly url: string;
  readonly folder: string;
  readonly storage: Storage;
  stop(): Promise<void>;
}

export const UNLIMITED = readConfig({ limits: 'off' }, {});

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'hearthside-'));
}

export async function localServer(
  config: Partial<Config> = {},
  storage?: Storage,
): Promise<LocalServer> {
  const folder = temporaryFolder();
  const used = storage ?? SqliteStorage.over(new SqliteFile(join(folder, 'tables.db')));
  const server = await startServer(
    { ...DEFAULTS, ...UNLIMITED, port: 0, portIsFixed: true, logLevel: 'error', ...config },
    used,
  );
  return {
    url: `http://127.0.0.1:${server.port}`,
    folder,
    storage: used,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A client that remembers what it was told and can be waited for. */
export class Watcher {
  readonly client: TableClient;
  readonly steps: TableStep[] = [];
  readonly heard: string[] = [];
  readonly remarks: BotRemark[] = [];
  state: SeenState | null = null;
  table: TableInfo | null = null;
  you: number | null = null;
  #wake: (() => void)[] = [];

  constructor(options: Omit<TableClientOptions, 'open'>, open: OpenSocket = nodeSocket) {
    const note = (what: string) => {
      this.heard.push(what);
      for (const wake of this.#wake.splice(0)) wake();
    };
    const events: TableEvents = {
      welcome: (table, you) => {
        this.you = you;
        this.table = table;
        note('welcome');
      },
      steps: (steps, state) => {
        this.steps.push(...steps);
        if (state) this.state = state;
        note('steps');
      },
      presence: (seats, spectators) => note(`presence ${seats.join()} ${spectators}`),
      emote: (seat, emote) => note(`emote ${seat} ${emote}`),
      remark: (remark) => {
        this.remarks.push(remark);
        note(`remark ${remark.seat} ${remark.key}`);
      },
      table: (table) => {
        this.table = table;
        note(`table ${table.next ?? table.seats.map((s) => s.keeper.kind).join()}`);
      },
      passed: (seat, keeper) => note(`passed ${seat} ${keeper.kind}`),
      status: (status) => {
        note(status.is === 'closed' ? `closed ${status.error?.code ?? ''}`.trim() : status.is);
      },
    };
    this.client = new TableClient({ ...options, open }, events);
  }

  /** Waits until it is so. */
  async until(isSo: (watcher: Watcher) => boolean, what = 'that', ms = 10_000): Promise<void> {
    const end = Date.now() + ms;
    while (!isSo(this)) {
      const left = end - Date.now();
      if (left <= 0) {
        throw new Error(`waited in vain for ${what}; heard: ${this.heard.slice(-8).join(' | ')}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 100));
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}
