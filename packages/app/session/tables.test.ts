import { afterAll, beforeAll } from 'vitest';
import { nodeSocket } from '../../server/socket/node-socket.ts';
import { type LocalServer, localServer } from '../../server/testing/local-server.ts';
import { MemoryTables, SafeTables } from '../storage/kept-tables.ts';
import { disturbed, type Trouble } from './testing/disturbed-line.ts';
import { openLocalScene } from './testing/local-scene.ts';
import { openOnlineScene } from './testing/online-scene.ts';
import { tablePromises } from './testing/table-promises.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());

tablePromises({
  name: 'on one device, with bots',
  choices: 12,
  open: (game) => openLocalScene(game, 'bots', new MemoryTables()),
});

tablePromises({
  name: 'on one device, handed on',
  choices: 20,
  open: (game) => openLocalScene(game, 'people', new MemoryTables()),
});

/** A device whose storage fails now and then, as a full one does. */
class FullDevice extends MemoryTables {
  #writes = 0;

  override async extend(...given: Parameters<MemoryTables['extend']>) {
    if (++this.#writes % 3 !== 1) throw new Error('QuotaExceededError');
    return super.extend(...given);
  }
}

tablePromises({
  name: 'on one device that is nearly full',
  choices: 12,
  open: (game) => openLocalScene(game, 'people', new SafeTables(new FullDevice())),
});

const LINES: Readonly<Record<string, { trouble: Trouble; choices: number }>> = {
  'a good line': { trouble: {}, choices: 20 },
  'a slow line': { trouble: { delayMs: 40 }, choices: 6 },
  'a line that is cut': { trouble: { cutEvery: 23 }, choices: 10 },
  'a line that says things twice': { trouble: { doubleEvery: 2 }, choices: 12 },
  'a line that mixes things up': { trouble: { swapEvery: 19 }, choices: 10 },
  'a line with every trouble': {
    trouble: { delayMs: 10, cutEvery: 31, doubleEvery: 3, swapEvery: 17 },
    choices: 6,
  },
};

for (const [name, { trouble, choices }] of Object.entries(LINES)) {
  tablePromises({
    name: `with friends over ${name}`,
    choices,
    open: (game) => openOnlineScene(server.url, game, disturbed(nodeSocket, trouble), nodeSocket),
  });
}
