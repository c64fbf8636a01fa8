/**
 * The tarball works where there is nothing else: in an empty folder `npx hearthside-x.y.z.tgz` prints
 * a game, begins one in the terminal, exports the page and serves it. Takes what is built now.
 */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pack } from './pack.mjs';
import { npmCall, runNpm } from './run-npm.mjs';

const MINUTE = 60_000;
const tarball = pack();
const folder = mkdtempSync(join(tmpdir(), 'hearthside-package-'));
cpSync(tarball, join(folder, basename(tarball)));

/** `npx ./hearthside-x.y.z.tgz …`: in a new folder each time, so npm takes no older tarball for it. */
const npx = (/** @type {string[]} */ ...args) => [
  ...['exec', '--yes', '--prefer-offline', '--no-audit', '--no-fund', '--'],
  ...[`./${basename(tarball)}`, ...args],
];

/** @type {string[]} */
const problems = [];
const expectThat = (/** @type {boolean} */ holds, /** @type {string} */ otherwise) => {
  if (!holds) problems.push(otherwise);
};

function call(/** @type {string[]} */ args, input = '') {
  const { status, stdout, stderr } = runNpm(npx(...args), {
    cwd: folder,
    input,
    timeout: 2 * MINUTE,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const said = `${stdout}${stderr}`;
  expectThat(status === 0, `${args[0]} ended with ${status}: ${said.slice(-2000)}`);
  return said;
}

/** What a command wrote; nothing when it wrote nothing. */
const written = (/** @type {string[]} */ ...names) => {
  const file = join(folder, ...names);
  return existsSync(file) ? readFileSync(file, 'latin1') : '';
};

function printsAndPlays() {
  const asked = ['--game', 'ogres-and-elves', '--paper', 'a4', '--out', 'ogres.pdf'];
  call(['print', ...asked]);
  const pdf = written('ogres.pdf');
  expectThat(pdf.startsWith('%PDF-') && pdf.length > 100_000, 'print wrote no PDF');
  const game = ['play', 'warehouse-elves', '--against', 'easy', '--seed', '1'];
  const played = call(game, '1\n1\n1\nquit\n');
  expectThat(/Round 1/.test(played), `play shows no first round: ${played.slice(-600)}`);
  call(['export', '--out', 'page']);
  const page = written('page', 'index.html');
  expectThat(page.includes('src="./assets/'), 'export wrote no page');
}

/** The processes of npm and what it started, on any platform. */
function end(/** @type {import('node:child_process').ChildProcess} */ child) {
  const pid = child.pid ?? 0;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid, 'SIGTERM');
}

async function serves() {
  const [command, args, options] = npmCall(npx('serve', '--port', '0', '--log', 'warn'));
  const server = spawn(command, args, {
    ...options,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const ended = once(server, 'exit');
  const late = setTimeout(() => end(server), MINUTE);
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    if (/Hearthside is at \S+/.test(said)) break;
  }
  const [, address = ''] = /Hearthside is at (\S+)/.exec(said) ?? [];
  try {
    const ask = async (/** @type {string} */ path) => (await fetch(`${address}${path}`)).text();
    expectThat((await fetch(`${address}/readyz`)).ok, 'the storage is not ready');
    const page = await ask('/rules/warehouse-elves');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    expectThat(script !== '' && (await ask(script)).length > 10_000, 'serve has no page');
  } catch (error) {
    problems.push(`serve does not answer at "${address}": ${error}`);
  } finally {
    clearTimeout(late);
    end(server);
    await ended;
  }
}

try {
  printsAndPlays();
  if (problems.length === 0) await serves();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
const what = 'print, play, export and serve run from the tarball in an empty folder';
console.log(problems.length === 0 ? what : `the package has ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
