/** Killed at any moment, the server loses nothing that it acknowledged and plays nothing twice. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTable } from '@hearthside/client';
import { shelf } from '@hearthside/shelf';
import { expect, it } from 'vitest';
import { checkLogs } from '../testing/check-logs.ts';
import { freePort } from '../testing/free-port.ts';
import { temporaryFolder } from '../testing/local-server.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { SteadyPlayer } from '../testing/steady-player.ts';
import { SqliteFile } from './sqlite-file.ts';
import { SqliteStorage } from './sqlite-storage.ts';

const KILLS = Number(process.env['KILLS'] ?? 50);
const TABLES_A_GAME = 3;

it(`servers killed ${KILLS} times at random moments keep every acknowledged action, once and in order`, async () => {
  // Two at a time: most of the time goes into starting again.
  await Promise.all([storm(Math.ceil(KILLS / 2)), storm(Math.floor(KILLS / 2))]);
}, 600_000);

/** One server, killed and started again while many games go on. */
async function storm(kills: number): Promise<void> {
  const folder = temporaryFolder();
  const database = join(folder, 'tables.db');
  const port = String(await freePort());
  let server = await SpawnedServer.start({ database, port });
  const players: SteadyPlayer[] = [];
  const tables: string[] = [];
  const seat = async (game: string) => {
    const created = await createTable(server.url, { game });
    tables.push(created.table.id);
    for (const { seat, secret } of created.seats) {
      const player = new SteadyPlayer(server.url, created.table.id, seat, secret);
      player.onProgress = ({ outcome }) => {
        if (outcome) player.leave();
      };
      players.push(player);
    }
  };
  const acknowledged = () => players.reduce((sum, each) => sum + each.acknowledged.length, 0);
  const going = () => players.filter(({ state }) => !state?.outcome).length;
  for (let kill = 0; kill < kills; kill++) {
    // New tables now and then, so that games in all their stages are hit, and some always go on.
    if (kill % 10 === 0 || going() < 6) {
      for (const { facts } of shelf) {
        for (let i = 0; i < TABLES_A_GAME; i++) await seat(facts.id);
      }
    }
    const before = acknowledged();
    const end = Date.now() + 15_000;
    while (acknowledged() < before + 5 && Date.now() < end) await pause(5);
    expect(acknowledged(), `play goes on after kill ${kill}`).toBeGreaterThanOrEqual(before + 5);
    await pause(Math.random() * 120);
    await server.kill();
    server = await SpawnedServer.start({ database, port });
  }
  for (const player of players) player.pause();
  await pause(300);
  for (const player of players) player.leave();
  await server.stop();
  expect(players.flatMap(({ errors }) => errors)).toEqual([]);
  const all = players.flatMap((player) => player.acknowledged);
  expect(all.length).toBeGreaterThan(kills * 5);
  const storage = SqliteStorage.over(new SqliteFile(database));
  await checkLogs(storage, tables, all);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
}
