/** Connections that drop answers, a storage that fails halfway, a server that was away: nothing is lost or doubled. */

import {
  closeSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable, type OpenSocket, type Socket } from '@hearthside/client';
import { afterAll, describe, expect, it } from 'vitest';
import { nodeSocket } from '../socket/node-socket.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import { Crowd } from '../testing/crowd.ts';
import { localServer, temporaryFolder, Watcher } from '../testing/local-server.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { copySqlite } from './sqlite-opening.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import type { Append, Storage } from './storage.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const game = 'warehouse-wars';
const storageAt = (name: string) => SqliteStorage.over(new SqliteFile(join(folder, name)));

/** A socket that is cut just before some of the answers to submissions would be read. */
function forgetful(share: () => boolean): OpenSocket {
  return (url) => {
    const socket = nodeSocket(url);
    const wrapped: Socket = {
      get readyState() {
        return socket.readyState;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    socket.onopen = (event) => wrapped.onopen?.(event);
    socket.onclose = (event) => wrapped.onclose?.(event);
    socket.onerror = (event) => wrapped.onerror?.(event);
    socket.onmessage = (event) => {
      if (String(event.data).startsWith('{"type":"accepted"') && share()) socket.close();
      else wrapped.onmessage?.(event);
    };
    return wrapped;
  };
}

/** A table of each game, until so many actions were acknowledged. */
async function play(url: string, open: OpenSocket, actions: number): Promise<Crowd> {
  const crowd = new Crowd(open);
  await crowd.sitDown(url);
  await crowd.goesOn('all sat down', actions);
  await crowd.leave();
  return crowd;
}

describe('a lost answer', () => {
  it('is asked for again after coming back, and the action is not played twice', async () => {
    const storage = storageAt('lost.db');
    const server = await localServer({}, storage);
    let answers = 0;
    const crowd = await play(
      server.url,
      forgetful(() => answers++ % 5 === 0),
      100,
    );
    await crowd.check(storage);
    await server.stop();
  }, 60_000);
});

describe('a storage that fails', () => {
  it('before or after writing: clients send again, nothing is lost, nothing doubled, play goes on', async () => {
    const real = storageAt('failing.db');
    let writes = 0;
    const append = async (batch: readonly Append[]) => {
      writes++;
      if (writes % 7 === 3) throw new Error('failed before writing');
      const stored = await real.append(batch);
      if (writes % 7 === 5) throw new Error('failed after writing');
      return stored;
    };
    /** The real storage but for its writes, some of which fail. */
    const failing = new Proxy<Storage>(real, {
      get(target, key) {
        if (key === 'append') return append;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const server = await localServer({ logLevel: 'error' }, failing);
    const crowd = await play(server.url, nodeSocket, 100);
    await crowd.check(real);
    await server.stop();
  }, 60_000);
});

describe('a file that is damaged inside', () => {
  /** The file as a server left it, with one page of zeros. */
  function fileWithHole(name: string, kept = 'tables'): string {
    const path = join(folder, name);
    new SqliteFile(path).close();
    const connection = new SqliteConnection(path);
    // Else the log beside it would still have the page.
    connection.all('PRAGMA wal_checkpoint(TRUNCATE)');
    const [{ rootpage, page_size: size } = {}] = connection.all(
      'SELECT rootpage, page_size FROM sqlite_schema, pragma_page_size WHERE name = ?',
      [kept],
    );
    connection.close();
    const file = openSync(path, 'r+');
    writeSync(
      file,
      Buffer.alloc(Number(size)),
      0,
      Number(size),
      (Number(rootpage) - 1) * Number(size),
    );
    closeSync(file);
    return path;
  }

  it('keeps the server unready until it is started anew, though other pages take writes', async () => {
    const path = fileWithHole('hole.db');
    const server = await SpawnedServer.start({ database: path });
    for (let tries = 0; tries < 2; tries++) {
      await expect(createTable(server.url, { game })).rejects.toMatchObject({
        code: 'unavailable',
      });
    }
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    await server.stop();
    const warnings = server.log.filter((line) => line.includes('the storage failed a request'));
    // One line a second, not one a request.
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/hole.db is damaged. Put the latest backup.*"level":"warn"/);
  }, 30_000);

  it('does not become ready by writing what does not lie there', () => {
    const file = new SqliteFile(fileWithHole('hole-2.db'));
    const table = { id: 'mine', created: 0, revision: 0, doc: {} as TableDoc };
    const entries = [{ n: 1, by: 0, action: 'first', at: 1, submission: null }];
    expect(() => file.create(table)).toThrow(/is damaged/);
    expect(file.append([{ table: 'mine', entries }])).toEqual([true]);
    expect(() => file.ping()).toThrow(/is damaged.*backup/);
    file.close();
  });

  it('is said by what concerns all tables, too: counting them', () => {
    const file = new SqliteFile(fileWithHole('hole-3.db', 'tables_by_created'));
    expect(() => file.countTables()).toThrow(/is damaged/);
    expect(() => file.ping()).toThrow(/is damaged/);
    file.close();
  });
});

describe('a write that failed', () => {
  it('must work again before all is well: another kind of write is no proof', () => {
    const path = join(folder, 'refusing.db');
    const file = new SqliteFile(path);
    const table = { id: 'mine', created: 0, revision: 0, doc: {} as TableDoc };
    const entries = [{ n: 1, by: 0, action: 'first', at: 1, submission: null }];
    const other = new SqliteConnection(path);
    other.exec("CREATE TRIGGER no BEFORE INSERT ON tables BEGIN SELECT raise(ABORT, 'no'); END");
    expect(() => file.create(table)).toThrow('no');
    expect(file.append([{ table: 'mine', entries }])).toEqual([true]);
    expect(() => file.ping()).toThrow('no');
    other.exec('DROP TRIGGER no');
    other.close();
    file.ping();
    file.create(table);
    // What was tried out left nothing.
    expect(file.countTables()).toBe(1);
    expect(file.takeDue(Number.MAX_SAFE_INTEGER, 9, 1)).toEqual([]);
    file.close();
  });
});

describe('one server a file', () => {
  const entry = (n: number, action: string): Append => ({
    table: 'mine',
    entries: [{ n, by: 0, action, at: n, submission: null }],
  });
  const actionsOf = (file: SqliteFile) => file.entriesAfter('mine', 0).map(({ action }) => action);

  it.runIf(process.platform !== 'win32')(
    'also where the second one is given another name of it',
    () => {
      mkdirSync(join(folder, 'real'));
      symlinkSync('real', join(folder, 'linked'));
      symlinkSync(join('real', 'one.db'), join(folder, 'link.db'));
      const names = ['real/one.db', 'link.db', 'linked/one.db'].map((name) => join(folder, name));
      // The first of them is the one that makes the file, also through a link to what is not there yet.
      for (const first of [names[1], names[2], names[0]] as string[]) {
        const file = new SqliteFile(first);
        for (const second of names) {
          expect(() => new SqliteFile(second)).toThrow(/in use by another Hearthside server/);
        }
        file.close();
        for (const end of ['', '.lock']) rmSync(`${names[0]}${end}`);
      }
    },
  );

  it('a server whose lock was deleted stores nothing any more, and leaves alone what another one stored', () => {
    const path = join(folder, 'unlocked.db');
    const lock = `${path}.lock`;
    const first = new SqliteFile(path);
    first.append([entry(1, 'first')]);
    renameSync(lock, `${lock}.elsewhere`);
    const second = new SqliteFile(path);
    expect(second.append([entry(2, 'second')])).toEqual([true]);
    const isGone = { code: 'FILE_GONE', message: expect.stringContaining('.lock was deleted') };
    const tryBoth = () => {
      expect(() => first.append([entry(2, 'lost')])).toThrow(expect.objectContaining(isGone));
      expect(() => first.ping()).toThrow(expect.objectContaining(isGone));
    };
    tryBoth();
    // Nor when it is put back: the other one may have stored something meanwhile.
    renameSync(`${lock}.elsewhere`, lock);
    tryBoth();
    first.tidy();
    first.close();
    // A copy is what a kill of the second would leave.
    const copy = join(folder, 'unlocked-copy.db');
    copySqlite(path, copy);
    const after = new SqliteFile(copy);
    expect(actionsOf(after)).toEqual(['first', 'second']);
    after.close();
    second.close();
  });
});

it.runIf(process.platform !== 'win32')(
  'a folder that was moved away and back is gone on with',
  () => {
    const home = join(folder, 'home');
    const file = new SqliteFile(join(home, 'tables.db'));
    const append = (n: number) => {
      const entries = [{ n, by: 0, action: 'act', at: n, submission: null }];
      return file.append([{ table: 'mine', entries }]);
    };
    append(1);
    renameSync(home, `${home}-elsewhere`);
    expect(() => append(2)).toThrow(expect.objectContaining({ code: 'FILE_GONE' }));
    file.tidy();
    renameSync(`${home}-elsewhere`, home);
    file.ping();
    expect(append(2)).toEqual([true]);
    file.close();
  },
);

describe('a clock', () => {
  it('that ran out while the server was away is dealt with when it is back, with nobody there', async () => {
    const file = 'away.db';
    const first = await localServer({}, storageAt(file));
    const clock = { seconds: 5, otherwise: 'resign' } as const;
    const created = await createTable(first.url, { game, clock });
    const watch = (url: string, seat: number) => {
      const secret = created.seats[seat]?.secret ?? null;
      return new Watcher({ server: url, table: created.table.id, secret });
    };
    const [a, b] = [watch(first.url, 0), watch(first.url, 1)];
    await Promise.all([a, b].map((each) => each.until(({ state }) => state !== null)));
    const mover = a.state?.actors[0] === 0 ? a : b;
    await mover.client.act(mover.state?.legal[0] as string, 0);
    for (const each of [a, b]) each.client.leave();
    await first.stop();
    await pause(5500);
    const storage = storageAt(file);
    const second = await localServer({}, storage);
    const end = Date.now() + 15_000;
    const lastAction = async () => (await storage.entriesAfter(created.table.id, 0)).at(-1)?.action;
    while ((await lastAction()) !== 'resign' && Date.now() < end) await pause(100);
    expect(await lastAction()).toBe('resign');
    await second.stop();
  }, 40_000);
});
