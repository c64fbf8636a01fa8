/**
 * `npm run nodes [-- 24 26]`: the unit tests and a served page on every release line of Node.js that
 * we promise. The binaries come from the package registry and are kept in node_modules/.cache.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { runNpm } from './run-npm.mjs';

const LINES = ['20', '22', '24', '26'];
const START_MILLISECONDS = 30_000;

/** The program of a release line, fetched once. */
function nodeOf(/** @type {string} */ line) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(root, 'node_modules', '.cache', 'nodes', line);
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = runNpm(
    ['install', '--no-audit', '--no-fund', '--no-save', `${name}@${line}`],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0 || !existsSync(program)) throw new Error(`the registry has no ${name}@${line}`);
  return program;
}

/** Does the built server answer, with storage and page? */
async function servesOn(/** @type {string} */ program) {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-nodes-'));
  const flags = ['--port', '0', '--database', join(folder, 'tables.db')];
  const server = spawn(program, [join(root, 'packages/cli/dist/main.js'), 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const late = setTimeout(() => server.kill('SIGKILL'), START_MILLISECONDS);
  try {
    let said = '';
    let address = '';
    for await (const text of server.stdout) {
      said += text;
      address = /Hearthside is at (\S+)/.exec(said)?.[1] ?? '';
      if (address !== '') break;
    }
    for (const path of ['/healthz', '/readyz', '/']) {
      const { status } = await fetch(`${address}${path}`);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
    const made = await fetch(`${address}/api/v1/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'warehouse-elves' }),
    });
    if (made.status !== 201) throw new Error(`a new table answers ${made.status}`);
  } finally {
    clearTimeout(late);
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(/** @type {string} */ program, /** @type {string[]} */ ...args) {
  const PATH = `${dirname(program)}${delimiter}${process.env['PATH']}`;
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } })
    .status;
}

ensureInstalled('everything');
const asked = process.argv.slice(2);
const results = [];
for (const line of asked.length > 0 ? asked : LINES) {
  const program = nodeOf(line);
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\n— Node.js ${version}`);
  const built = run(program, join('tools', 'build.mjs')) === 0;
  let serves = 'serves';
  await servesOn(program).catch((error) => {
    serves = `does not serve: ${error.message}`;
  });
  const tested = run(program, join('node_modules', 'vitest', 'vitest.mjs'), 'run') === 0;
  const fine = built && tested && serves === 'serves';
  results.push({
    fine,
    line: `${version}: ${built ? 'builds' : 'does not build'}, ${serves}, unit tests ${tested ? 'pass' : 'fail'}`,
  });
}
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exitCode = results.every(({ fine }) => fine) ? 0 : 1;
