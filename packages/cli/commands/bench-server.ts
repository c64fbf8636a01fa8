/**
 * `bench server`: a server in a process of its own, and in this one a real WebSocket client for
 * every seat of every table. Every action counted was acknowledged, and so is on disk.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { createTable } from '@hearthside/client';
import { shelf } from '@hearthside/shelf';
import { type Percentiles, percentiles, round } from '../bench/figures.ts';
import { Load } from '../bench/load.ts';
import { measureRelay } from '../bench/relay.ts';
import { SeatClient } from '../bench/seat-client.ts';
import { type ServerProcess, startServer } from '../bench/server-process.ts';
import { soak } from '../bench/soak.ts';
import { copyTables, startUp } from '../bench/start-up.ts';
import { Storm } from '../bench/storm.ts';
import { type Flags, numberFlag, textFlag } from '../command.ts';
import { boxNamed } from '../games.ts';

/** For each node: they compile what they run each for themselves, on the same processors. */
const WARM_UP_SECONDS = 3;
/** Tables that are played at before the server is killed. */
const BUSY_TABLES = 100;
/** Tables set up at the same time. */
const AT_ONCE = 50;

type Result = Readonly<Record<string, unknown>>;
type Measure = (server: ServerProcess, game: string, flags: Flags) => Promise<Result>;

interface BusyResult extends Result {
  readonly actionsPerSecond: number;
  readonly otherScreenMs: Percentiles;
}

export async function benchServer(flags: Flags): Promise<void> {
  const game = boxNamed(textFlag(flags, 'game') ?? shelf[0]?.facts.id).facts.id;
  const storage = textFlag(flags, 'database') === undefined ? 'sqlite' : 'given database';
  const nodes = numberFlag(flags, 'nodes', 1, 1);
  const server = await startServer(textFlag(flags, 'database'), nodes);
  try {
    const measure = MEASURES.find(([flag]) => flags[flag])?.[1] ?? measureBusy;
    const result = { game, storage, nodes, ...(await measure(server, game, flags)) };
    if (flags['json']) console.log(JSON.stringify(result));
    else print(result);
  } finally {
    await server.stop();
  }
}

const MEASURES: readonly (readonly [flag: string, measure: Measure])[] = [
  ['idle', measureIdle],
  ['relay', measureBeside],
  ['storm', measureStorm],
  ['start', measureStart],
  ['soak', measureSoak],
];

function print(result: Result): void {
  for (const [key, value] of Object.entries(result)) {
    console.log(`${key.padEnd(20)} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  }
}

async function measureBusy(server: ServerProcess, game: string, flags: Flags): Promise<BusyResult> {
  const tables = numberFlag(flags, 'tables', 500, 1);
  const seconds = numberFlag(flags, 'seconds', 10, 1);
  const load = new Load(server.urls, game);
  const { megabytes } = server.usage();
  await severalAtATime(tables, () => load.seatTable());
  load.go();
  await pause(WARM_UP_SECONDS * server.urls.length * 1000);
  load.reset();
  const before = server.usage();
  const began = performance.now();
  await pause(seconds * 1000);
  const elapsed = (performance.now() - began) / 1000;
  const after = server.usage();
  const serverSeconds = after.cpuSeconds - before.cpuSeconds;
  const clientSeconds = load.cpuSeconds();
  const { actions, rejections, games, clients, acknowledged, seenByOthers } = load;
  load.stop();
  return {
    tables,
    connections: clients,
    seconds: round(elapsed),
    actions,
    actionsPerSecond: Math.round(actions / elapsed),
    rejections: rejections.length,
    games,
    acknowledgedMs: percentiles(acknowledged),
    otherScreenMs: percentiles(seenByOthers),
    serverMegabytes: after.megabytes,
    serverMegabytesEmpty: megabytes,
    serverCpu: round(serverSeconds / elapsed),
    clientCpu: round(clientSeconds / elapsed),
    serverMicrosecondsPerAction: Math.round((serverSeconds / actions) * 1e6),
    clientMicrosecondsPerAction: Math.round((clientSeconds / actions) * 1e6),
  };
}

/** With the yardstick before and after: the machine may be slower in one minute than in the next. */
async function measureBeside(server: ServerProcess, game: string, flags: Flags): Promise<Result> {
  const tables = numberFlag(flags, 'tables', 500, 1);
  const seconds = numberFlag(flags, 'seconds', 10, 1);
  const before = await measureRelay(tables, seconds);
  const busy = await measureBusy(server, game, flags);
  const after = await measureRelay(tables, seconds);
  const relayPerSecond = (before.perSecond + after.perSecond) / 2;
  const relayMs = (before.otherScreenMs.p99 + after.otherScreenMs.p99) / 2;
  return {
    ...busy,
    relayPerSecond: [before.perSecond, after.perSecond],
    relayP99Ms: [before.otherScreenMs.p99, after.otherScreenMs.p99],
    shareOfRelay: round(busy.actionsPerSecond / relayPerSecond),
    timesRelayP99: round(busy.otherScreenMs.p99 / relayMs),
  };
}

/** Tables that somebody has open and nobody plays at: what do they cost? */
async function measureIdle(server: ServerProcess, game: string, flags: Flags): Promise<Result> {
  const tables = numberFlag(flags, 'tables', 10_000, 1);
  const seconds = numberFlag(flags, 'seconds', 45, 1);
  const { megabytes } = server.usage();
  const clients: SeatClient[] = [];
  await severalAtATime(tables, async () => {
    const { table, seats } = await createTable(server.url, { game });
    await new Promise<void>((resolve, reject) => {
      const events = {
        steps: () => resolve(),
        accepted: () => {},
        rejected: (text: string) => reject(new Error(text)),
      };
      const secret = seats[0]?.secret as string;
      clients.push(new SeatClient(server.url, table.id, 0, secret, events));
    });
  });
  const opened = server.usage().megabytes;
  await pause(seconds * 1000);
  const later = server.usage().megabytes;
  for (const client of clients) client.leave();
  return {
    tables,
    connections: clients.length,
    seconds,
    serverMegabytesEmpty: megabytes,
    serverMegabytesOpened: opened,
    serverMegabytesLater: later,
    kilobytesPerTable: round(((later - megabytes) * 1024) / tables),
  };
}

/** Everybody is cut off at once: how long until all are back? */
async function measureStorm(server: ServerProcess, game: string, flags: Flags): Promise<Result> {
  const connections = numberFlag(flags, 'connections', 2000, 1);
  const storm = new Storm(server);
  await severalAtATime(Math.ceil(connections / 2), () => storm.seatTable(game));
  const asked = await storm.restart('SIGTERM');
  const killed = await storm.restart('SIGKILL');
  storm.end();
  return { connections: storm.size, restarted: asked, killed };
}

/** Does a start take longer the more tables there are? After a kill with a full journal, too. */
async function measureStart(server: ServerProcess, game: string, flags: Flags): Promise<Result> {
  const tables = numberFlag(flags, 'tables', 100_000, 1);
  const withNone = await startUp(server, game, 'SIGTERM');
  await copyTables(server, game, tables);
  const stopped = await startUp(server, game, 'SIGTERM');
  const load = new Load(server.urls, game);
  await severalAtATime(BUSY_TABLES, () => load.seatTable());
  load.go();
  await pause(WARM_UP_SECONDS * 1000);
  const { actions } = load;
  load.stop();
  const killed = await startUp(server, game, 'SIGKILL');
  return { tables, withNone, stopped, actionsBeforeTheKill: actions, killed };
}

/** Memory over as many games as there is time for. */
async function measureSoak(server: ServerProcess, game: string, flags: Flags): Promise<Result> {
  const tables = numberFlag(flags, 'tables', 100, 1);
  const load = new Load(server.urls, game);
  await severalAtATime(tables, () => load.seatTable());
  load.go();
  await pause(WARM_UP_SECONDS * 1000);
  load.reset();
  const found = await soak(server, load, numberFlag(flags, 'seconds', 60, 1));
  load.stop();
  return { tables, ...found };
}

async function severalAtATime(count: number, work: () => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - at) }, work));
  }
}
