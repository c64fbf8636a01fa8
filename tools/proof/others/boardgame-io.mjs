/** Tables of our game as matches of boardgame.io, in memory: `node boardgame-io.js TABLES SECONDS` prints actions a second. */

import { once } from 'node:events';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { anyOf, newPosition, packed, perSecond, playText, told, unpacked } from './table.mjs';

// Installed beside the built program, where it can be had; so there are no types.
const load = createRequire(import.meta.url);

/** It keeps plain data and gives moves a draft of it, so the position is packed and unpacked at each. */
const game = {
  name: 'table',
  setup: () => ({ position: packed(newPosition()) }),
  turn: { activePlayers: { all: 'any' }, stages: {} },
  moves: {
    act: {
      // What others hold is not known at a client, so only the server plays.
      client: false,
      move: (/** @type {any} */ { G, playerID }, /** @type {string} */ action) => {
        const position = unpacked(JSON.parse(JSON.stringify(G.position)));
        if (!playText(position, Number(playerID), action)) return 'INVALID_MOVE';
        const next = told(position, 0).isOver ? newPosition() : position;
        return { position: packed(next) };
      },
    },
  },
  playerView: (/** @type {any} */ { G, playerID }) => told(unpacked(G.position), Number(playerID)),
  disableUndo: true,
};

async function serve() {
  const { Server, Origins } = load('boardgame.io/server');
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], apiOrigins: '*' });
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  parentPort?.postMessage(appServer.address().port);
}

async function measure(/** @type {number} */ tables, /** @type {number} */ seconds) {
  const worker = new Worker(new URL(import.meta.url), { stdout: true });
  const [port] = await once(worker, 'message');
  const { Client } = load('boardgame.io/client');
  const { SocketIO } = load('boardgame.io/multiplayer');
  const server = `http://127.0.0.1:${port}`;
  let actions = 0;
  for (let table = 0; table < tables; table++) {
    // Whoever comes first sets the match up.
    const matchID = `match-${table}`;
    for (const playerID of ['0', '1']) {
      const client = Client({
        game: { ...game, playerView: (/** @type {any} */ { G }) => G },
        multiplayer: SocketIO({ server }),
        matchID,
        playerID,
        numPlayers: 2,
        debug: false,
      });
      let seen = -1;
      client.subscribe((/** @type {any} */ state) => {
        if (!state?.isConnected || state._stateID === seen || !state.G?.legal) return;
        seen = state._stateID;
        actions += 0.5;
        if (state.G.isNext) client.moves.act(anyOf(state.G.legal));
      });
      client.start();
    }
  }
  console.log(JSON.stringify({ actionsPerSecond: await perSecond(seconds, () => actions) }));
  process.exit(0);
}

if (isMainThread) await measure(Number(process.argv[2]), Number(process.argv[3]));
else await serve();
