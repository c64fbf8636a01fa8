/**
 * The parts of the proof, in order: what each promises, its share of the time, and how it is tried. Storms are
 * the project's own tests, made longer; figures are those of `hearthside bench`.
 */

import { beside, engineBesideC, olderBuild, withPostgres } from './beside.mjs';
import { hearthside, lastJson, run, storm } from './run.mjs';

/**
 * @typedef {import('./ledger.mjs').Found} Found
 * @typedef {object} Call what a part is given
 * @property {number} seconds
 * @property {string} work a folder of its own
 * @property {string} log
 * @property {Readonly<Record<string, string>>} limits programs that show how fast a game could be played, by game
 * @property {string | undefined} older the build of an older version, or a commit to build
 * @typedef {{ id: string, title: string, promise: string, share: number, run: (call: Call) => Promise<Found> }} Part
 */

const SERVER = 'packages/server';
/** A part's tests need this long before a storm begins. */
const LEAST_SECONDS = 5;
/** Growth of memory counts once there was time for caches to fill. */
const [SOAK_SECONDS, MOST_GROWTH] = [300, 1.25];

/** @returns {(call: Call) => Promise<Found>} */
const stormOf =
  (
    /** @type {string} */ file,
    /** @type {{ name?: string, env?: Record<string, string> }} */ more = {},
  ) =>
  ({ seconds, work, log }) =>
    storm(`${SERVER}/${file}`, Math.max(LEAST_SECONDS, seconds), { ...more, work, log });

/** @returns {(call: Call) => Promise<Found>} */
const benchOf =
  (/** @type {string[]} */ ...args) =>
  async ({ seconds, log }) => {
    const long = args.includes('--storm') || args.includes('--start');
    const timed = long ? [] : ['--seconds', String(Math.max(2, Math.round(seconds)))];
    const answer = await run(hearthside('bench', 'server', ...args, ...timed, '--json'), log);
    const figures = lastJson(answer.output) ?? {};
    return { holds: answer.status === 0 ? null : false, figures, commands: [answer.typed] };
  };

/** @type {readonly Part[]} */
export const PARTS = [
  {
    id: 'engine',
    title: 'The rules beside plain C',
    promise:
      'Random games through the public contract, and the same in C where a limit program is at hand.',
    share: 2,
    run: engineBesideC,
  },
  {
    id: 'others',
    title: 'Beside boardgame.io and Colyseus',
    promise:
      'Tables of Warehouse Elves with two players each, in those frameworks (in memory) and here (on disk).',
    share: 1,
    run: beside,
  },
  {
    id: 'relay',
    title: 'The server beside a bare relay',
    promise:
      'Actions a second on disk and on the other screen, beside a server that only passes messages on.',
    share: 1,
    run: benchOf('--relay'),
  },
  {
    id: 'postgres',
    title: 'Three nodes beside pgbench',
    promise: 'Three nodes on one PostgreSQL, beside what pgbench commits there with 16 clients.',
    share: 1,
    run: withPostgres,
  },
  {
    id: 'killed',
    title: 'Servers killed at random moments',
    promise:
      'Every acknowledged action is there, once and in order (SQLite; SIGKILL, and every sixth time SIGTERM).',
    share: 4,
    run: stormOf('storage/killed.test.ts', { env: { KILLS: '4' } }),
  },
  {
    id: 'nodes',
    title: 'Nodes die, connections are cut, the database falls',
    promise: 'Nothing acknowledged is lost, and no table forks (three nodes, PostgreSQL).',
    share: 4,
    run: stormOf('tables/nodes.test.ts', { name: 'nodes die' }),
  },
  {
    id: 'read-only',
    title: 'A database that takes nothing for a while',
    promise:
      'Nothing is acknowledged meanwhile, reading goes on, and play too once it takes things again.',
    share: 1,
    run: stormOf('tables/nodes.test.ts', { name: 'takes nothing' }),
  },
  {
    id: 'full-disk',
    title: 'A full disk, a deleted file, a file that is none',
    promise:
      'Each is said; nothing is acknowledged into nothing; the server starts and serves reading.',
    share: 0,
    run: async ({ log }) => {
      const files = ['full-disk', 'unusable-file', 'trouble'].map(
        (name) => `${SERVER}/storage/${name}.test.ts`,
      );
      const answer = await run({ command: 'npx', args: ['vitest', 'run', ...files] }, log);
      return { holds: answer.status === 0, figures: {}, commands: [answer.typed] };
    },
  },
  {
    id: 'old-tables',
    title: 'Copies and deletion during play',
    promise: 'A backup has all that was acknowledged before it; only old tables are deleted.',
    share: 1,
    run: stormOf('storage/old-tables.test.ts'),
  },
  {
    id: 'clock-jumps',
    title: 'The machine’s clock jumps',
    promise: 'Nobody loses on time by it, and no stamp of a log goes back.',
    share: 1,
    run: stormOf('tables/clock-jumps.test.ts'),
  },
  {
    id: 'versions',
    title: 'Two versions at once',
    promise: 'Nodes of an older build are replaced, and come back, while people play.',
    share: 2,
    run: async (call) => {
      const built = await olderBuild(call);
      if ('note' in built) return { holds: null, figures: {}, commands: [], note: built.note };
      const found = await stormOf('tables/upgrade.test.ts', {
        env: { HEARTHSIDE_OLDER_PROGRAM: built.program },
      })(call);
      return { ...found, note: `older build: ${built.name}` };
    },
  },
  {
    id: 'leaks',
    title: 'Searched for secrets',
    promise: 'No byte sent to a reader tells what that reader must not know.',
    share: 3,
    run: stormOf('tables/secrecy.test.ts', { env: { SECRECY_GAMES: '10' } }),
  },
  {
    id: 'hostile',
    title: 'A million hostile frames, each dealt with',
    promise: 'No crash, no memory without bounds, no fault of the server’s own.',
    share: 0,
    run: stormOf('socket/hostile-frames.test.ts', { env: { HOSTILE_FRAMES: '1000000' } }),
  },
  {
    id: 'storm',
    title: 'Two thousand come back at once',
    promise: 'After a restart and after a kill all are back at their tables.',
    share: 0,
    run: benchOf('--storm'),
  },
  {
    id: 'start',
    title: 'A start over 100,000 tables',
    promise: 'It takes as long as one over none.',
    share: 0,
    run: benchOf('--start'),
  },
  {
    id: 'soak',
    title: 'Memory over many days of play, in short games',
    promise: `After ${SOAK_SECONDS} seconds or more the last quarter needs at most ${MOST_GROWTH} times the second’s memory.`,
    share: 4,
    run: async (call) => {
      const found = await benchOf('--soak', '--game', 'warehouse-wars')(call);
      const { growth } = /** @type {{ growth?: number }} */ (found.figures);
      const isLong = call.seconds >= SOAK_SECONDS;
      if (found.holds === false || !isLong) return found;
      return { ...found, holds: growth !== undefined && growth <= MOST_GROWTH };
    },
  },
];
