/** Whoever the host sends away has no seat from that moment on, whatever their program sends. */

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable, giveSeat } from '@hearthside/client';
import type { CreatedTable } from '@hearthside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStorage } from '../storage/postgres-storage.ts';
import { deafStorage } from '../testing/deaf-storage.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { rawSocket, textFrame } from '../testing/raw-socket.ts';

const game = 'warehouse-wars';

/** A client that passes over every close frame and never hangs up. */
class Stubborn {
  readonly #socket: Socket;
  #heard = '';
  isCut = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      this.#heard += bytes.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.isCut = true;
    });
  }

  static async join(server: string, table: string, secret: string): Promise<Stubborn> {
    const client = new Stubborn(await rawSocket(server));
    client.send({ type: 'join', protocol: 1, table, secret });
    await expect.poll(() => client.#heard).toContain('"type":"steps"');
    return client;
  }

  send(message: object): void {
    if (!this.isCut) this.#socket.write(textFrame(JSON.stringify(message)));
  }

  get heard(): string {
    return this.#heard;
  }

  leave(): void {
    this.#socket.destroy();
  }
}

const secretOf = ({ seats }: CreatedTable, seat: number) => seats[seat]?.secret ?? '';

describe('a player who was sent away', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await localServer();
  });
  afterAll(() => server.stop());

  it('plays, waves and resigns for nobody, and is cut off within two seconds', async () => {
    const created = await createTable(server.url, { game });
    const { id } = created.table;
    const other = new Watcher({ server: server.url, table: id, secret: secretOf(created, 1) });
    await other.until(({ state }) => state !== null);
    const seat = other.state?.actors[0] as number;
    const removed = await Stubborn.join(server.url, id, secretOf(created, seat));
    const mover = new Watcher({ server: server.url, table: id, secret: secretOf(created, seat) });
    await mover.until(({ state }) => (state?.legal.length ?? 0) > 0);
    const action = mover.state?.legal[0] as string;
    mover.client.leave();
    const given = await giveSeat(server.url, id, created.host, seat, { kind: 'person' });
    await expect.poll(() => removed.heard).toContain('removed');
    const keeper = new Watcher({ server: server.url, table: id, secret: given.secret, since: 0 });
    await keeper.until(({ state }) => state !== null);
    const before = removed.heard.length;
    removed.send({ type: 'act', id: 'after-the-end', action, seen: 0 });
    removed.send({ type: 'emote', emote: 'oops' });
    removed.send({ type: 'name', name: 'Ada' });
    removed.send({ type: 'act', id: 'and-resigning', action: 'resign', seen: 0 });
    await expect.poll(() => removed.isCut, { timeout: 2000 }).toBe(true);
    await pause(300);
    expect(removed.heard.length).toBe(before);
    expect(await server.storage.entriesAfter(id, 0)).toEqual([]);
    expect(keeper.heard.filter((each) => each.startsWith('emote'))).toEqual([]);
    expect(keeper.table?.seats[seat]?.player).toBeNull();
    for (const each of [keeper, other]) each.client.leave();
  });
});

describe('a player who was sent away by another node', () => {
  let database: TestDatabase;
  let near: LocalServer;
  let far: LocalServer;
  beforeAll(async () => {
    database = await testDatabase();
    near = await localServer({}, await PostgresStorage.open(database.url, () => {}));
    const storage = await PostgresStorage.open(database.url, () => {});
    far = await localServer({}, deafStorage(storage));
  }, 60_000);
  afterAll(async () => {
    await Promise.all([near.stop(), far.stop()]);
    await database.stop();
  });

  it('plays and resigns for nobody, though that node has not heard of it', async () => {
    for (const action of ['resign', null]) {
      const created = await createTable(near.url, { game });
      const { id } = created.table;
      const peek = new Watcher({ server: far.url, table: id, secret: secretOf(created, 0) });
      await peek.until(({ state }) => state !== null);
      const seat = peek.state?.actors[0] as number;
      const removed = await Stubborn.join(far.url, id, secretOf(created, seat));
      const first = new Watcher({ server: far.url, table: id, secret: secretOf(created, seat) });
      await first.until(({ state }) => (state?.legal.length ?? 0) > 0);
      const legal = first.state?.legal[0] as string;
      await giveSeat(near.url, id, created.host, seat, { kind: 'person' });
      removed.send({ type: 'act', id: 'on-the-other', action: action ?? legal, seen: 0 });
      await expect.poll(() => removed.heard).toContain('"code":"removed"');
      await pause(200);
      expect(removed.heard).not.toContain('accepted');
      expect(await near.storage.entriesAfter(id, 0)).toEqual([]);
      removed.leave();
      for (const each of [peek, first]) each.client.leave();
    }
  });

  it('others at that node play on by the document as it is now', async () => {
    const created = await createTable(near.url, { game });
    const { id } = created.table;
    const both = [0, 1].map(
      (seat) => new Watcher({ server: far.url, table: id, secret: secretOf(created, seat) }),
    );
    await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
    const seat = both[0]?.state?.actors[0] as number;
    await giveSeat(near.url, id, created.host, 1 - seat, { kind: 'person' });
    const mover = both[seat] as Watcher;
    expect(await mover.client.act(mover.state?.legal[0] as string, 0)).toBeNull();
    await (both[1 - seat] as Watcher).until(({ heard }) => heard.includes('closed removed'));
    mover.client.leave();
  });
});
