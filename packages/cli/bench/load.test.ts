/** The load is real: it plays whole games by the rules on a real server, and its clients can be trusted. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '@hearthside/server';
import { readConfig } from '@hearthside/server/config';
import { shelf } from '@hearthside/shelf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Load } from './load.ts';
import { Wire } from './wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthside-'));
let server: Awaited<ReturnType<typeof startServer>>;
let url: string;

beforeAll(async () => {
  const flags = { port: '0', limits: 'off', log: 'error', database: join(folder, 'load.db') };
  server = await startServer(readConfig(flags, {}));
  url = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each(shelf.map(({ facts }) => facts.id))(
  '%s: every action is accepted, once, and seen by the others',
  async (game) => {
    const load = new Load([url], game);
    await Promise.all([load.seatTable(), load.seatTable(), load.seatTable()]);
    load.go();
    const end = Date.now() + 20_000;
    while (load.actions < 200 && Date.now() < end) await pause(20);
    load.stop();
    expect(load.actions).toBeGreaterThanOrEqual(200);
    expect(load.rejections).toEqual([]);
    expect(load.acknowledged.length).toBe(load.actions);
    // Each table may have had one action under way at the end.
    expect(Math.abs(load.seenByOthers.length - load.actions)).toBeLessThanOrEqual(3 * 3);
  },
);

it('its wire reads messages however they are cut, and says when it is not let in', async () => {
  const refused = await new Promise<Error | null>((resolve) => {
    new Wire(`${url}/nowhere`, { open: () => {}, message: () => {}, closed: resolve });
  });
  expect(String(refused)).toContain('404');
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    const wire = new Wire(`${url}/api/v1/socket`, {
      open: () => {
        for (let i = 0; i < 40; i++) wire.send(`{"type":"${'x'.repeat(i * 10)}"}`);
        for (let i = 0; i < 40; i++) wire.send('{"type":"ping"}');
      },
      message: (bytes) => {
        heard.push(JSON.parse(bytes.toString()).type);
      },
      closed: () => {},
    });
    setTimeout(resolve, 1000);
  });
  const expected = [...Array(40).fill('error'), ...Array(40).fill('pong')];
  expect(heard).toEqual(expected);
});
