/** One suite of promises, kept by SQLite and by a real PostgreSQL alike. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTableId } from '../secrets.ts';
import { newDoc } from '../tables/table-doc.ts';
import { temporaryFolder } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { migratePostgres, POSTGRES_MIGRATIONS } from './postgres-migrations.ts';
import { PostgresStorage } from './postgres-storage.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SQLITE_MIGRATIONS } from './sqlite-migrations.ts';
import { copySqlite } from './sqlite-opening.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import type { Append, Storage, StoredEntry, StoredTable } from './storage.ts';
import { UnusableFile } from './unusable-file.ts';

const doc = newDoc({
  game: 'any',
  options: { level: 'third' },
  dice: 'app',
  fairSecret: 'ab'.repeat(32),
  hostHash: 'cd'.repeat(32),
  seats: [{ secretHash: null, keeper: { kind: 'bot', level: 'easy' } }],
  numbersClosed: false,
  clock: null,
  absent: null,
  takeBack: true,
  spectators: true,
  names: 'any',
});

const table = (created = 1000): StoredTable => ({ id: newTableId(), created, revision: 1, doc });

const entry = (n: number, at = 1000 + n): StoredEntry => ({
  n,
  by: n % 3 === 0 ? -1 : n % 2,
  action: `action ${n} “with” 'quotes'`,
  at,
  submission: n % 3 === 0 ? null : `submission-${n}`,
});

const append = (id: string, ...entries: StoredEntry[]): Append => ({ table: id, entries });

let database: TestDatabase;
const folder = temporaryFolder();

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const KINDS: readonly [string, () => Promise<Storage>][] = [
  ['SQLite in this thread', async () => SqliteStorage.over(new SqliteFile(join(folder, 'a.db')))],
  ['SQLite in a worker thread', () => SqliteStorage.open(join(folder, 'b.db'))],
  ['PostgreSQL', () => PostgresStorage.open(database.url, () => {})],
];

describe.each(KINDS)('%s', (_name, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });
  afterAll(() => storage.close());

  it('gives back the tables it was given', async () => {
    const mine = table();
    await storage.create(mine);
    expect(await storage.read(mine.id)).toEqual(mine);
    expect(await storage.read(newTableId())).toBeNull();
    await expect(storage.create(mine)).rejects.toThrow();
  });

  it('keeps a log in order, and tells it from any place on', async () => {
    const { id } = table();
    expect(await storage.append([append(id, entry(1), entry(2))])).toEqual([true]);
    expect(await storage.append([append(id, entry(3))])).toEqual([true]);
    expect(await storage.entriesAfter(id, 0)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await storage.entriesAfter(id, 2)).toEqual([entry(3)]);
    expect(await storage.entriesAfter(id, 3)).toEqual([]);
  });

  it('never lets a log fork: a taken place leaves no trace of its group', async () => {
    const [mine, other] = [table().id, table().id];
    await storage.append([append(mine, entry(1))]);
    const batch = [
      append(mine, { ...entry(1), action: 'late' }, entry(2)),
      append(other, entry(1)),
    ];
    expect(await storage.append(batch)).toEqual([false, true]);
    expect(await storage.entriesAfter(mine, 0)).toEqual([entry(1)]);
    expect(await storage.entriesAfter(other, 0)).toEqual([entry(1)]);
  });

  it('lets exactly one of many who write at the same place win', async () => {
    const { id } = table();
    for (let n = 1; n <= 10; n++) {
      const racers = Array.from({ length: 6 }, (_, racer) =>
        storage.append([append(id, { ...entry(n), action: `racer ${racer}` })]),
      );
      const won = (await Promise.all(racers)).filter(([stored]) => stored);
      expect(won.length).toBe(1);
    }
    expect((await storage.entriesAfter(id, 0)).map(({ n }) => n)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('revises a document only from the revision that was read', async () => {
    const mine = table();
    await storage.create(mine);
    expect(await storage.revise(mine.id, 1, { ...doc, takeBack: false })).toBe(true);
    expect(await storage.revise(mine.id, 1, doc)).toBe(false);
    const read = await storage.read(mine.id);
    expect(read).toMatchObject({ revision: 2, doc: { takeBack: false } });
  });

  it('tells how far tables are', async () => {
    const [empty, played] = [table(), table()];
    await storage.create(empty);
    await storage.create(played);
    await storage.append([append(played.id, entry(1), entry(2))]);
    const heads = await storage.heads([empty.id, played.id, newTableId()]);
    expect(heads).toHaveLength(2);
    expect(heads).toContainEqual({ table: empty.id, n: 0, revision: 1 });
    expect(heads).toContainEqual({ table: played.id, n: 2, revision: 1 });
  });

  it('knows whose clock has run out, until it is stopped', async () => {
    const { id } = table();
    await storage.append([{ ...append(id, entry(1)), due: 5000 }]);
    expect(await storage.takeDue(5000, 10, 5000)).not.toContain(id);
    expect(await storage.takeDue(5001, 10, 5000)).toContain(id);
    await storage.append([{ ...append(id, entry(2)), due: 9000 }]);
    expect(await storage.takeDue(5001, 10, 5000)).not.toContain(id);
    await storage.stopClock(id);
    expect(await storage.takeDue(99_999, 10, 99_999)).not.toContain(id);
  });

  it('puts off whatever clock it tells of, so that the next ones come up', async () => {
    const ids = Array.from({ length: 5 }, () => table().id);
    for (const [at, id] of ids.entries()) {
      await storage.append([{ ...append(id, entry(1)), due: 100 + at }]);
    }
    expect((await storage.takeDue(200, 3, 7000)).sort()).toEqual(ids.slice(0, 3).sort());
    expect((await storage.takeDue(200, 3, 7000)).sort()).toEqual(ids.slice(3).sort());
    expect(await storage.takeDue(200, 3, 7000)).toEqual([]);
    expect((await storage.takeDue(7001, 9, 9000)).sort()).toEqual([...ids].sort());
    for (const id of ids) await storage.stopClock(id);
  });

  it('takes an entry only by the revision of the document it was weighed by', async () => {
    const mine = table();
    await storage.create(mine);
    expect(await storage.append([{ ...append(mine.id, entry(1)), revision: 1 }])).toEqual([true]);
    expect(await storage.revise(mine.id, 1, doc)).toBe(true);
    const late = { ...append(mine.id, entry(2)), revision: 1, due: 5 };
    expect(await storage.append([late, append(table().id, entry(1))])).toEqual([false, true]);
    expect(await storage.entriesAfter(mine.id, 0)).toEqual([entry(1)]);
    expect(await storage.takeDue(6, 10, 6)).not.toContain(mine.id);
    expect(await storage.append([{ ...late, revision: 2 }])).toEqual([true]);
    await storage.stopClock(mine.id);
  });

  it('sets up a table together with the word of it, or not at all', async () => {
    const [mine, next, late] = [table(), table(), table()];
    await storage.create(mine);
    expect(await storage.reviseAndCreate(mine.id, 1, { ...doc, next: next.id }, next)).toBe(true);
    expect(await storage.reviseAndCreate(mine.id, 1, { ...doc, next: late.id }, late)).toBe(false);
    expect(await storage.read(next.id)).toEqual(next);
    expect(await storage.read(late.id)).toBeNull();
    expect((await storage.read(mine.id))?.doc.next).toBe(next.id);
  });

  it('sets or stops a clock together with the document, or not at all', async () => {
    const mine = table();
    await storage.create(mine);
    const due = async () => (await storage.takeDue(99_999, 1000, 99_998)).includes(mine.id);
    expect(await storage.revise(mine.id, 7, doc, 500)).toBe(false);
    expect(await due()).toBe(false);
    expect(await storage.revise(mine.id, 1, doc, 500)).toBe(true);
    expect(await due()).toBe(true);
    expect(await storage.revise(mine.id, 2, doc)).toBe(true);
    expect(await storage.revise(mine.id, 2, doc, null)).toBe(false);
    expect(await due()).toBe(true);
    expect(await storage.revise(mine.id, 3, doc, null)).toBe(true);
    expect(await due()).toBe(false);
  });

  it('deletes tables in which nothing happened, with all that belongs to them', async () => {
    const [old, young, active] = [table(10), table(5000), table(10)];
    for (const each of [old, young, active]) await storage.create(each);
    await storage.append([{ ...append(old.id, entry(1, 20)), due: 30 }]);
    await storage.append([append(active.id, entry(1, 20), entry(2, 4000))]);
    const before = await storage.countTables();
    expect(await storage.deleteIdle(900, 1000)).toBeGreaterThanOrEqual(1);
    expect(await storage.countTables()).toBeLessThan(before);
    expect(await storage.read(old.id)).toBeNull();
    expect(await storage.entriesAfter(old.id, 0)).toEqual([]);
    expect(await storage.takeDue(99_999, 10, 99_998)).not.toContain(old.id);
    expect(await storage.read(young.id)).not.toBeNull();
    expect(await storage.entriesAfter(active.id, 0)).toHaveLength(2);
  });

  it('answers a ping', async () => {
    await expect(storage.ping()).resolves.toBeUndefined();
  });
});

/** An entry as older files hold it. */
const lineOf = (id: string, number: number) => {
  const { n, by, action, at, submission } = entry(number);
  return [id, n, by, action, at, submission] as const;
};

describe('SQLite', () => {
  it('refuses a second server on the same file, and lets the next one in when it is gone', async () => {
    const path = join(folder, 'mine.db');
    const first = await SqliteStorage.open(path);
    await expect(SqliteStorage.open(path)).rejects.toThrow(UnusableFile);
    expect(() => new SqliteFile(path)).toThrow(UnusableFile);
    await first.close();
    const second = await SqliteStorage.open(path);
    await second.close();
  });

  it('opens a file of every older version, with its tables', () => {
    for (let version = 1; version < SQLITE_MIGRATIONS.length; version++) {
      const path = join(folder, `version-${version}.db`);
      const mine = table();
      const old = new SqliteConnection(path);
      for (const migration of SQLITE_MIGRATIONS.slice(0, version)) old.exec(migration);
      old.exec(`PRAGMA user_version = ${version}`);
      const { id, created, revision } = mine;
      old.run('INSERT INTO tables VALUES (?, ?, ?, ?)', [
        id,
        created,
        revision,
        JSON.stringify(doc),
      ]);
      const other = newTableId();
      const lines = [lineOf(id, 1), lineOf(id, 2), lineOf(other, 1)];
      for (const [table, n, by, action, at, submission] of version < 4
        ? lines.toReversed()
        : lines) {
        const line = [n, by, action, at, submission];
        if (version < 4) old.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)', [table, ...line]);
        else {
          const stretch = [table, n, n, at, JSON.stringify([line])];
          old.run('INSERT INTO stretches VALUES (?, ?, ?, ?, ?)', stretch);
        }
      }
      if (version >= 3) {
        old.run('INSERT INTO journal (entries) VALUES (?)', [JSON.stringify([lineOf(id, 3)])]);
      }
      old.close();
      const current = new SqliteFile(path);
      const next = version >= 3 ? 4 : 3;
      expect(current.read(mine.id)).toEqual(mine);
      expect(current.append([append(mine.id, entry(2))])).toEqual([false]);
      expect(current.append([{ ...append(mine.id, entry(next)), due: 1 }])).toEqual([true]);
      const all = Array.from({ length: next }, (_, index) => entry(index + 1));
      expect(current.entriesAfter(mine.id, 0)).toEqual(all);
      expect(current.entriesAfter(mine.id, 1)).toEqual(all.slice(1));
      expect(current.entriesAfter(other, 0)).toEqual([entry(1)]);
      current.close();
    }
  });

  it('will not touch a file of a newer version', () => {
    const path = join(folder, 'newer.db');
    new SqliteFile(path, [...SQLITE_MIGRATIONS, 'CREATE TABLE later (x)']).close();
    expect(() => new SqliteFile(path)).toThrow(/newer server.*Start that version/);
  });

  it('survives a full disk: the batch fails whole, and play goes on when there is room', () => {
    const file = new SqliteFile(join(folder, 'full.db'));
    const { id } = table();
    file.append([append(id, entry(1))]);
    file.limitPages(file.pages());
    const long = 'x'.repeat(200);
    const fill = () => {
      for (let n = 2; n < 500; n++) file.append([append(id, { ...entry(n), action: long })]);
    };
    expect(fill).toThrow(/full/);
    const stored = file.entriesAfter(id, 0);
    expect(stored.map(({ n }) => n)).toEqual(stored.map((_, index) => index + 1));
    file.limitPages(1_000_000);
    expect(file.append([append(id, entry(stored.length + 1))])).toEqual([true]);
    file.close();
  });

  it('is copied whole while in use', () => {
    const file = new SqliteFile(join(folder, 'live.db'));
    const mine = table();
    file.create(mine);
    file.append([append(mine.id, entry(1), entry(2))]);
    copySqlite(join(folder, 'live.db'), join(folder, 'copy.db'));
    file.append([append(mine.id, entry(3))]);
    file.close();
    const copy = new SqliteFile(join(folder, 'copy.db'));
    expect(copy.read(mine.id)).toEqual(mine);
    expect(copy.entriesAfter(mine.id, 0)).toHaveLength(2);
    copy.close();
  });
});

describe('PostgreSQL', () => {
  it('is migrated once when many nodes start at the same time', async () => {
    const fresh = await database.another();
    await Promise.all(Array.from({ length: 6 }, () => migratePostgres(fresh.url)));
    const storage = await PostgresStorage.open(fresh.url, () => {});
    await storage.create(table());
    expect(await storage.countTables()).toBe(1);
    await storage.close();
    await fresh.stop();
  });

  it('opens a database of every older version, with its tables', async () => {
    const fresh = await database.another();
    await migratePostgres(fresh.url, POSTGRES_MIGRATIONS.slice(0, 1));
    const mine = table();
    const client = new pg.Client({ connectionString: fresh.url });
    await client.connect();
    await client.query('INSERT INTO hearthside.tables VALUES ($1, $2, $3, $4)', [
      mine.id,
      mine.created,
      mine.revision,
      JSON.stringify(mine.doc),
    ]);
    await client.query('INSERT INTO hearthside.entries VALUES ($1, 1, 0, $2, 1001, $3)', [
      mine.id,
      'an old action',
      'submission-1',
    ]);
    await client.end();
    const storage = await PostgresStorage.open(fresh.url, () => {});
    expect(await storage.read(mine.id)).toEqual(mine);
    expect(await storage.append([{ ...append(mine.id, entry(2)), due: 1 }])).toEqual([true]);
    expect(await storage.entriesAfter(mine.id, 0)).toHaveLength(2);
    await storage.close();
    await fresh.stop();
  });

  it('carries notes to those who listen, whatever their number', async () => {
    const [one, two] = await Promise.all([
      PostgresStorage.open(database.url, () => {}),
      PostgresStorage.open(database.url, () => {}),
    ]);
    const heard: string[] = [];
    await two.listen(
      (note) => heard.push(note),
      () => {},
    );
    const notes = Array.from({ length: 300 }, (_, index) => `note ${index} ${'x'.repeat(100)}`);
    await one.publish(notes);
    const end = Date.now() + 5000;
    while (heard.length < notes.length && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(heard).toEqual(notes);
    await one.close();
    await two.close();
  });

  it('does not hear its own notes', async () => {
    const [one, two] = await Promise.all([
      PostgresStorage.open(database.url, () => {}),
      PostgresStorage.open(database.url, () => {}),
    ]);
    const heard: string[] = [];
    await one.listen(
      (note) => heard.push(note),
      () => {},
    );
    await one.publish(['to the others']);
    await two.publish(['to the first']);
    const end = Date.now() + 5000;
    while (heard.length === 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(heard).toEqual(['to the first']);
    await one.close();
    await two.close();
  });

  it('stores no entry that follows on none', async () => {
    const storage = await PostgresStorage.open(database.url, () => {});
    const made = table();
    await storage.create(made);
    expect(await storage.append([append(made.id, entry(2))])).toEqual([false]);
    expect(await storage.append([append(made.id, entry(1), entry(2))])).toEqual([true]);
    expect(await storage.append([append(made.id, entry(4))])).toEqual([false]);
    expect(await storage.append([append(made.id, entry(3))])).toEqual([true]);
    expect((await storage.entriesAfter(made.id, 0)).map(({ n }) => n)).toEqual([1, 2, 3]);
    await storage.close();
  });

  it.runIf(process.env['HEARTHSIDE_TEST_DATABASE'] === undefined && process.platform !== 'win32')(
    'closes, though the database does not answer its listener',
    async () => {
      const storage = await PostgresStorage.open(database.url, () => {});
      const heard: string[] = [];
      await storage.listen(
        (note) => heard.push(note),
        () => {},
      );
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity
         WHERE application_name = 'hearthside listener' AND datname = current_database()`,
      );
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      try {
        const held = expect(storage.publish(['never told'])).rejects.toThrow();
        await storage.close();
        await held;
      } finally {
        for (const { pid } of rows) process.kill(pid, 'SIGCONT');
        await client.end();
      }
    },
    5000,
  );

  it('comes back by itself when its connections are cut, and says so', async () => {
    const storage = await PostgresStorage.open(database.url, () => {});
    const other = await PostgresStorage.open(database.url, () => {});
    let gaps = 0;
    const heard: string[] = [];
    await storage.listen(
      (note) => heard.push(note),
      () => gaps++,
    );
    await database.cutConnections();
    const end = Date.now() + 8000;
    while (gaps === 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(gaps).toBeGreaterThan(0);
    await storage.ping();
    await other.publish(['after the cut']);
    while (heard.length === 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(heard).toEqual(['after the cut']);
    await storage.close();
    await other.close();
  });
});
