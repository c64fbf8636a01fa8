/** Who may ask for what over HTTP, by which secret. */

import { createTable, giveSeat, rematch } from '@hearthside/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());

const game = 'warehouse-wars';

it('a link that was given away is told so when it asks for a rematch, a stranger that it opens nothing', async () => {
  const created = await createTable(server.url, { game });
  const { id } = created.table;
  const [first, second] = created.seats.map(({ secret }) => secret as string) as [string, string];
  const given = await giveSeat(server.url, id, created.host, 1, { kind: 'person' });
  await expect(rematch(server.url, id, second)).rejects.toMatchObject({ code: 'removed' });
  const stranger = rematch(server.url, id, 'x'.repeat(32));
  await expect(stranger).rejects.toMatchObject({ code: 'wrong-secret' });
  const player = new Watcher({ server: server.url, table: id, secret: first });
  await player.until(({ state }) => state !== null);
  expect(await player.client.act('resign', 0)).toBeNull();
  // Over or not: the game is theirs who sit at it now.
  await expect(rematch(server.url, id, second)).rejects.toMatchObject({ code: 'removed' });
  expect(await rematch(server.url, id, given.secret as string)).toHaveProperty('table');
  player.client.leave();
});
