/** Killed at any moment, the server loses nothing that it acknowledged and plays nothing twice. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Crowd } from '../testing/crowd.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/local-server.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { limitOf, rounds, tell } from '../testing/storm.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteStorage } from './sqlite-storage.ts';

const KILLS = Number(process.env['KILLS'] ?? 30);
/** Every so often it is asked to end instead. */
const POLITELY = 6;
const TABLES_A_GAME = 3;

it(
  `servers killed ${KILLS} times at random moments keep every acknowledged action, once and in order`,
  async () => {
    // Two at a time: most of the time goes into starting again.
    await Promise.all([storm(Math.ceil(KILLS / 2)), storm(Math.floor(KILLS / 2))]);
  },
  limitOf(600_000),
);

/** One server, killed and started again while many games go on. */
async function storm(kills: number): Promise<void> {
  const folder = temporaryFolder();
  const database = join(folder, 'tables.db');
  const port = String(await freePort());
  let server = await SpawnedServer.start({ database, port });
  const crowd = new Crowd();
  const ends = { killed: 0, asked: 0 };
  for (const kill of rounds(kills)) {
    // New tables now and then, so that games in all their stages are hit, and some always go on.
    if (kill % 10 === 0 || crowd.playing < 6) await crowd.sitDown(server.url, TABLES_A_GAME);
    await crowd.goesOn(`end ${kill}`, 5);
    await pause(Math.random() * 120);
    if (kill % POLITELY === POLITELY - 1) {
      expect(await server.stop(), 'a server that is asked to end does').toBe(0);
      ends.asked++;
    } else {
      await server.kill();
      ends.killed++;
    }
    server = await SpawnedServer.start({ database, port });
  }
  await crowd.leave();
  await server.stop();
  expect(crowd.actions).toBeGreaterThanOrEqual((ends.killed + ends.asked) * 5);
  const storage = SqliteStorage.over(new SqliteFile(database));
  await crowd.check(storage);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
  tell({ ...ends, tables: crowd.tables.length, acknowledged: crowd.actions });
}
