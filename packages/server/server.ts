/** One node: everything put together, started and stopped. */

import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { BotPool } from './bots/bot-pool.ts';
import { StandIns } from './bots/stand-ins.ts';
import type { Config } from './config.ts';
import { Failure } from './failure.ts';
import { homeAddresses } from './http/home-network.ts';
import { HttpApi } from './http/http-api.ts';
import { HttpFront } from './http/http-server.ts';
import { StaticFiles } from './http/static-files.ts';
import { TableApi } from './http/table-api.ts';
import { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { ServerClock } from './server-clock.ts';
import { SocketGate } from './socket/socket-gate.ts';
import { PostgresStorage } from './storage/postgres-storage.ts';
import { SqliteStorage } from './storage/sqlite-storage.ts';
import type { Storage } from './storage/storage.ts';
import { Capacity } from './tables/capacity.ts';
import { loadGames } from './tables/games.ts';
import { OpenTables } from './tables/open-tables.ts';
import { SeatCodes } from './tables/seat-codes.ts';

export interface RunningServer {
  readonly host: string;
  readonly port: number;
  /** Finishes what was begun, tells everyone to come back, and closes. */
  stop(): Promise<void>;
}

const TRIES_FOR_A_PORT = 20;
/** Connections that do not close by themselves are cut after this. */
const PATIENCE_MS = 3000;
/** How often callers are forgotten who have not called for a while. */
const FORGET_MS = 60_000;
/** How often the storage is asked whether it can still be written. */
const PING_MS = 500;

export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** The storage that a configuration names. */
export const openStorage = (database: string, log: Log): Promise<Storage> =>
  isPostgres(database)
    ? PostgresStorage.open(database, (error) =>
        log.warn('the database connection broke', { error }),
      )
    : SqliteStorage.open(database);

export async function startServer(config: Config, given?: Storage): Promise<RunningServer> {
  const log = new Log(config.logLevel);
  const metrics = new Metrics();
  const clock = new ServerClock();
  const games = await loadGames();
  const storage = given ?? (await openStorage(config.database, log));
  const bots = new BotPool(config.botThreads);
  const { thinkMilliseconds, keepDays } = config;
  const standIns = new StandIns({
    bots,
    clock,
    log,
    thinkMilliseconds,
    remarked: (table, remark) => tables.remark(table, remark),
  });
  const tables = new OpenTables({ storage, games, clock, standIns, log, metrics, keepDays });
  const folder = isPostgres(config.database) ? null : dirname(config.database);
  const capacity = new Capacity(storage, folder, config);
  const codes = new SeatCodes(config.guessRate);
  const tableApi = new TableApi({ storage, games, tables, clock, metrics, capacity, codes });
  const files = new StaticFiles(config.pages);
  let stopping = false;
  const pinged = onceEvery(PING_MS, () => storage.ping());
  const ready = async () => {
    if (stopping) throw new Failure('restarting', 'going down');
    await pinged();
  };
  let port = config.port;
  const api = new HttpApi(tableApi, () => homeAddresses(config.host, port), {
    contact: config.contact,
  });
  const front = new HttpFront({ config, api, files, metrics, log, ready });
  const gate = new SocketGate(front.server, { config, tables, games, log, metrics });
  const forgetting = setInterval(() => front.forgetCallers(), FORGET_MS).unref();
  metrics.gauge('bots_thinking', 'Bots that think now.', () => bots.thinking);
  metrics.gauge('memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  const shutDown = async () => {
    clearInterval(forgetting);
    await tables.stop();
    await bots.close();
    await storage.close();
  };
  try {
    await tables.start();
    port = await listen(front, config);
  } catch (error) {
    gate.close();
    await shutDown();
    throw error;
  }
  log.info('listening', {
    host: config.host,
    port,
    storage: storage.shared ? 'postgres' : 'sqlite',
  });

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    standIns.stop();
    log.info('going down');
    const closed = new Promise<void>((resolve) => front.server.close(() => resolve()));
    await tables.commit.drained();
    gate.close();
    const cut = setTimeout(() => front.server.closeAllConnections(), PATIENCE_MS);
    front.server.closeIdleConnections();
    await Promise.race([
      closed,
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref()),
    ]);
    clearTimeout(cut);
    await shutDown();
    log.info('stopped');
  };
  return { host: config.host, port, stop };
}

/** What was found out is good for so long, however often somebody asks. */
function onceEvery(milliseconds: number, look: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let lookedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - lookedAt >= milliseconds) {
      lookedAt = performance.now();
      last = look();
    }
    return last;
  };
}

/** Listens on the port asked for, or on the next free one when none was. */
async function listen({ server }: HttpFront, config: Config): Promise<number> {
  const tries = config.portIsFixed ? 1 : TRIES_FOR_A_PORT;
  for (let port = config.port; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, config.host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const taken = (error as { code?: string }).code === 'EADDRINUSE';
      if (!taken || port + 1 >= config.port + tries) throw error;
    }
  }
}
