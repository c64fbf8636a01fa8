/** Somebody sets the machine's clock, again and again, while people play by the clock. */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTable } from '@hearthside/client';
import { expect, it } from 'vitest';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import { Crowd } from '../testing/crowd.ts';
import { temporaryFolder, Watcher } from '../testing/local-server.ts';
import { SpawnedServer } from '../testing/spawned-server.ts';
import { limitOf, rounds, tell } from '../testing/storm.ts';

const JUMPING = new URL('../testing/jumping-clock.mjs', import.meta.url);
/** Far less than the clock jumps, far more than the test takes. */
const CLOCK = { seconds: 3600, otherwise: 'resign' } as const;

it(
  'nobody loses by it, and no stamp of a log goes back',
  async () => {
    const folder = temporaryFolder();
    const database = join(folder, 'tables.db');
    const server = await SpawnedServer.start({ database }, { preload: JUMPING });
    const timed = await createTable(server.url, { game: 'warehouse-wars', clock: CLOCK });
    const table = timed.table.id;
    const both = timed.seats.map(
      ({ secret }) => new Watcher({ server: server.url, table, secret }),
    );
    await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
    const [mover] = both.filter((_, seat) => both[0]?.state?.actors.includes(seat));
    expect(await mover?.client.act(mover.state?.legal[0] as string, 0)).toBeNull();
    const crowd = new Crowd();
    for (const _ of rounds(3)) {
      await crowd.sitDown(server.url);
      await crowd.goesOn('people sat down', 60);
    }
    await crowd.leave();
    // The other one thinks, with the clock running.
    expect(mover?.state).toMatchObject({ n: 1, outcome: null });
    for (const { client } of both) client.leave();
    await server.stop();
    const storage = SqliteStorage.over(new SqliteFile(database));
    await crowd.check(storage);
    for (const id of [table, ...crowd.tables]) {
      const stamps = (await storage.entriesAfter(id, 0)).map(({ at }) => at);
      expect(stamps).toEqual(stamps.toSorted((one, other) => one - other));
    }
    await storage.close();
    rmSync(folder, { recursive: true, force: true });
    tell({ tables: crowd.tables.length, acknowledged: crowd.actions });
  },
  limitOf(60_000),
);
