/** What our figures stand beside: plain C, other frameworks, pgbench, and ourselves as we were. */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../ensure-installed.mjs';
import { runNpm } from '../run-npm.mjs';
import { hearthside, lastJson, run } from './run.mjs';

/**
 * @typedef {import('./parts.mjs').Call} Call
 * @typedef {import('./ledger.mjs').Found} Found
 */

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/** What is fetched or built for a proof, kept for the next. */
const CACHE = join(root, 'node_modules', '.cache', 'proof');

const has = (/** @type {string} */ program) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** A game's limit program: the one that was given, or our own where there is a compiler. */
function limitOf(/** @type {string} */ game, /** @type {Call} */ { limits, work }) {
  const given = limits[game];
  if (given !== undefined) return given;
  const text = here(`limits/${game}.c`);
  const compiler = ['cc', 'gcc', 'clang'].find(has);
  if (!existsSync(text) || compiler === undefined) return null;
  const program = join(work, `limit-${game}`);
  execFileSync(compiler, ['-O2', '-o', program, text]);
  return program;
}

/** Both in turns, twice: the machine may be slower in one minute than in the next. */
export async function engineBesideC(/** @type {Call} */ call) {
  const seconds = String(Math.max(2, Math.round(call.seconds / 10)));
  /** @type {Record<string, Record<string, number>>} */
  const figures = {};
  const commands = new Set();
  for (let turn = 0; turn < 2; turn++) {
    const answer = await run(
      hearthside('bench', 'engine', '--seconds', seconds, '--json'),
      call.log,
    );
    if (answer.status !== 0) return { holds: false, figures, commands: [answer.typed] };
    commands.add(answer.typed);
    for (const line of answer.output.trim().split('\n')) {
      const { game, options, perSecond } = JSON.parse(line);
      const name = [game, ...Object.values(options)].join(' ');
      const limit = Object.keys(options).length === 0 ? limitOf(game, call) : null;
      const found = figures[name] ?? {};
      figures[name] = found;
      found['actionsPerSecond'] = Math.max(found['actionsPerSecond'] ?? 0, perSecond.actions);
      if (limit === null) continue;
      const bare = await run({ command: limit, args: [seconds] }, call.log);
      commands.add(`${basename(limit)} ${seconds}`);
      const inC = Number(lastJson(bare.output)?.actionsPerSecond ?? 0);
      found['inC'] = Math.max(found['inC'] ?? 0, inC);
      found['share'] = Number((found['actionsPerSecond'] / found['inC']).toFixed(2));
    }
  }
  return { holds: null, figures, commands: [.../** @type {Set<string>} */ (commands)] };
}

/** The versions that run on Node.js 20. */
const OTHERS = [
  'boardgame.io@0.50',
  '@colyseus/core@0.16',
  '@colyseus/ws-transport@0.16',
  'colyseus.js@0.16',
];
const TABLES = '100';

/** The same work in other frameworks, where their packages can be had. */
export async function beside(/** @type {Call} */ call) {
  const folder = join(CACHE, 'others');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const args = ['install', '--no-audit', '--no-fund', '--no-save', ...OTHERS];
  if (runNpm(args, { cwd: folder, stdio: 'ignore' }).status !== 0) {
    return { holds: null, figures: {}, commands: [], note: 'their packages cannot be had here' };
  }
  const seconds = String(Math.max(3, Math.round(call.seconds / 3)));
  /** @type {Record<string, unknown>} */
  const figures = { tables: Number(TABLES) };
  const commands = [];
  for (const name of ['boardgame-io', 'colyseus']) {
    const program = join(folder, `${name}.mjs`);
    await bundle(here(`others/${name}.mjs`), program);
    const answer = await run(
      { command: process.execPath, args: [program, TABLES, seconds] },
      call.log,
    );
    figures[name] = lastJson(answer.output)?.actionsPerSecond ?? 'failed';
    commands.push(answer.typed);
  }
  const ours = await run(
    hearthside('bench', 'server', '--tables', TABLES, '--seconds', seconds, '--json'),
    call.log,
  );
  figures['hearthside, on disk'] = lastJson(ours.output)?.actionsPerSecond ?? 'failed';
  const note = 'The others keep tables in memory: a restart loses them.';
  return { holds: null, figures, commands: [...commands, ours.typed], note };
}

/** Our own sources and what they need of each other in one file; packages stay outside. */
async function bundle(/** @type {string} */ input, /** @type {string} */ file) {
  const made = await rolldown({
    input,
    platform: 'node',
    logLevel: 'silent',
    external: (id) => !/^([./]|[A-Z]:|@hearthside\/)/.test(id),
  });
  await made.write({ file, format: 'esm' });
  await made.close();
}

const PGBENCH_SECONDS = 5;
const PGBENCH_TABLE = `CREATE TABLE pgbench_entries (table_id text, n bigint, by_seat int, action text,
  at bigint, submission text, PRIMARY KEY (table_id, n))`;
/** One row like an entry of a log, and a commit for each; of so many keys that no two are the same. */
const PGBENCH_SCRIPT = `\\set n random(1, 9000000000000000000)
INSERT INTO pgbench_entries (table_id, n, by_seat, action, at, submission)
  VALUES (md5(:n::text), :n, 0, 'program F1 L1 F2', 1700000000000, 'submission-id-of-usual-length');
`;

/** Debian keeps it beside the server of each version. */
const SERVERS = '/usr/lib/postgresql';

function pgbench() {
  const versions = existsSync(SERVERS) ? readdirSync(SERVERS) : [];
  const places = versions.map((version) => join(SERVERS, version, 'bin', 'pgbench'));
  return ['pgbench', ...places].find(has) ?? null;
}

/** Three nodes over a PostgreSQL of the proof's own, and pgbench over the same. */
export async function withPostgres(/** @type {Call} */ call) {
  const file = join(CACHE, 'postgres.mjs');
  mkdirSync(CACHE, { recursive: true });
  await bundle(join(root, 'packages', 'server', 'testing', 'postgres.ts'), file);
  const { testDatabase } = await import(pathToFileURL(file).href);
  const database = await testDatabase();
  try {
    const seconds = String(Math.max(3, Math.round(call.seconds)));
    const program = pgbench();
    await database.run(PGBENCH_TABLE);
    // Before and after: the machine may be slower in one minute than in the next.
    const before = program === null ? 0 : await pgbenchRate(program, database.url, call);
    const flags = ['--nodes', '3', '--database', database.url, '--seconds', seconds, '--json'];
    const ours = await run(hearthside('bench', 'server', ...flags), call.log);
    const { actionsPerSecond = 0, otherScreenMs } = lastJson(ours.output) ?? {};
    // The password of a database that is gone a moment later, but a password.
    const commands = [ours.typed.replace(database.url, 'URL')];
    const figures = { actionsPerSecond, otherScreenMs };
    const holds = ours.status === 0 ? null : false;
    if (program === null) {
      return { holds, figures, commands, note: 'there is no pgbench here to stand beside' };
    }
    const after = await pgbenchRate(program, database.url, call);
    const commits = [before, after];
    const share = Number(((2 * actionsPerSecond) / (before + after)).toFixed(2));
    commands.push(`pgbench -n -f FILE -c 16 -j 2 -T ${PGBENCH_SECONDS} URL`);
    return { holds, figures: { ...figures, commits, share }, commands };
  } finally {
    await database.stop();
  }
}

async function pgbenchRate(
  /** @type {string} */ program,
  /** @type {string} */ url,
  /** @type {Call} */ { work, log },
) {
  const script = join(work, 'entry.sql');
  writeFileSync(script, PGBENCH_SCRIPT);
  const args = ['-n', '-f', script, '-c', '16', '-j', '2', '-T', String(PGBENCH_SECONDS), url];
  const { output, status } = await run({ command: program, args }, log);
  if (status !== 0) throw new Error('pgbench failed; its log says why');
  return Math.round(Number(/tps = ([\d.]+)/.exec(output)?.[1]));
}

/** So many commits ago there was a build to be replaced, unless somebody names one. */
const OLDER = 'HEAD~100';

/**
 * @param {Call} call
 * @returns {Promise<{ program: string, name: string } | { note: string }>}
 */
export async function olderBuild({ older = OLDER, log }) {
  if (existsSync(older)) return { program: older, name: older };
  const named = spawnSync('git', ['rev-parse', '--short', older], { cwd: root, encoding: 'utf8' });
  if (named.status !== 0) return { note: `there is no commit ${older} in this clone` };
  const name = named.stdout.trim();
  const folder = join(CACHE, `older-${name}`);
  const program = join(folder, 'packages', 'cli', 'dist', 'main.js');
  if (existsSync(program)) return { program, name };
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  for (const call of [
    { command: 'git', args: ['archive', '--format=tar', '-o', archive, name] },
    { command: 'tar', args: ['-xf', archive, '-C', folder] },
  ]) {
    if ((await run(call, log)).status !== 0) return { note: `commit ${name} cannot be laid out` };
  }
  const installed = runNpm(['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  const made = await run(
    { command: process.execPath, args: ['tools/build.mjs'], cwd: folder },
    log,
  );
  if (installed.status !== 0 || made.status !== 0)
    return { note: `commit ${name} cannot be built` };
  return { program, name };
}
