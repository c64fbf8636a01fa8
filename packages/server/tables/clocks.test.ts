/** Clocks of tables at which nobody is: one that cannot be helped stands in nobody's way. */

import { randomBytes } from 'node:crypto';
import { Referee, readOptions } from '@hearthside/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashSecret, newTableId } from '../secrets.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { type LocalServer, localServer } from '../testing/local-server.ts';
import { loadGames } from './games.ts';
import { newDoc } from './table-doc.ts';

const LONG_AGO = 1_000_000;
let server: LocalServer;

beforeAll(async () => {
  server = await localServer();
});

afterAll(() => server.stop());

/** A table that was left long ago with its clock running, after actions chosen by `isEnough`. */
async function leftTable(
  gameId: string,
  dice: 'app' | 'typed',
  due: number,
  isEnough: (referee: Referee) => boolean,
  spoil = false,
): Promise<string> {
  const game = (await loadGames()).get(gameId)?.game;
  const options = game && readOptions(game, {});
  if (!game || !options?.ok) throw new Error(gameId);
  const [id, secret] = [newTableId(), randomBytes(32).toString('hex')];
  const referee = new Referee({ game, options: options.value, table: id, secret, diceMode: dice });
  while (!isEnough(referee)) {
    const seat = referee.actors[0] as number;
    const verdict = referee.submit(seat, referee.legal(seat)[0] as string, referee.n);
    if (!verdict.ok) throw new Error(verdict.rejection.why);
  }
  const doc = newDoc({
    game: gameId,
    options: {},
    dice,
    fairSecret: secret,
    numbersClosed: true,
    hostHash: hashSecret('h'.repeat(32)),
    seats: game.seats(options.value).map((_, seat) => {
      return { keeper: { kind: 'person' }, secretHash: hashSecret(`${seat}`.repeat(32)) };
    }),
    clock: { seconds: 5, otherwise: 'random' },
    absent: null,
    takeBack: true,
    spectators: true,
    names: 'list',
  });
  await server.storage.create({ id, created: Date.now(), revision: 1, doc });
  const entries = referee.record().entries.map(({ by, action }, index): StoredEntry => {
    const written = spoil ? 'no such action' : action;
    return { n: index + 1, by, action: written, at: LONG_AGO, submission: null };
  });
  await server.storage.append([{ table: id, entries, due }]);
  return id;
}

it('is played for although a hundred tables wait for a real die and one cannot be read', async () => {
  for (let i = 0; i < 100; i++) {
    await leftTable('ogres-and-elves', 'typed', LONG_AGO + i, (referee) => referee.awaitsRoll);
  }
  await leftTable('warehouse-wars', 'app', LONG_AGO, ({ n }) => n === 1, true);
  const honest = await leftTable('warehouse-wars', 'app', LONG_AGO + 500, ({ n }) => n === 1);
  const length = async () => (await server.storage.entriesAfter(honest, 0)).length;
  await expect.poll(length, { timeout: 12_000, interval: 200 }).toBeGreaterThan(1);
  // Those who wait for a die are asked for no more; the unreadable one is tried again later.
  const overdue = await server.storage.takeDue(Date.now() - 10_000, 1000, Date.now());
  expect(overdue).toEqual([]);
}, 40_000);
