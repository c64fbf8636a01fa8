/** A command of the proof: run with its output in a file, and told as somebody would type it. */

import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-installed.mjs';

/**
 * @typedef {{ command: string, args: string[], env?: Record<string, string>, cwd?: string }} Call
 * @typedef {{ status: number | null, output: string, typed: string }} Answer
 */

/** Somebody stopped the proof: what runs is ended, and nothing else is begun. */
export class Stopped extends Error {}

let isStopped = false;
/** @type {(() => void) | null} */
let endRunning = null;
// By Ctrl-C in a terminal, which reaches what runs as well, or by a program, which does not reach it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopped = true;
    endRunning?.();
  });
}

/** How the command is typed from the root of the project. */
export function typedAs(/** @type {Call} */ { command, args, env = {} }) {
  const fromRoot = (/** @type {string} */ word) => word.replace(root, '');
  const words = [command === process.execPath ? 'node' : command, ...args].map((word) =>
    fromRoot(word).replace(/^(.*[\s'"].*)$/, "'$1'"),
  );
  const settings = Object.entries(env).map(([key, value]) => `${key}=${fromRoot(value)}`);
  return [...settings, ...words].join(' ');
}

/**
 * @param {Call} call
 * @param {string} logFile
 * @returns {Promise<Answer>}
 */
export function run(call, logFile) {
  if (isStopped) return Promise.reject(new Stopped());
  const { command, args, env = {}, cwd = root } = call;
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
    log.write(text);
  });
  child.stderr.on('data', (text) => log.write(text));
  endRunning = () => child.kill('SIGTERM');
  return new Promise((resolve, reject) => {
    const end = (/** @type {number | null} */ status) => {
      endRunning = null;
      log.end();
      if (isStopped) reject(new Stopped());
      else resolve({ status, output, typed: typedAs(call) });
    };
    child.once('error', () => end(null));
    child.once('close', end);
  });
}

/** The built command line. */
export const hearthside = (/** @type {string[]} */ ...args) => ({
  command: process.execPath,
  args: [join(root, 'packages', 'cli', 'dist', 'main.js'), ...args],
});

/** The last line of an output that is JSON. */
export function lastJson(/** @type {string} */ output) {
  const line = output
    .trim()
    .split('\n')
    .findLast((each) => each.startsWith('{'));
  return line === undefined ? null : JSON.parse(line);
}

/**
 * A test as a storm of so many seconds. What it counted comes back in a file, one line of JSON each, and is
 * added up.
 * @param {string} file
 * @param {number} seconds
 * @param {{ name?: string, env?: Record<string, string>, work: string, log: string }} more
 */
export async function storm(file, seconds, { name, env = {}, work, log }) {
  const counted = join(work, 'figures.jsonl');
  rmSync(counted, { force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', file, ...(name === undefined ? [] : ['-t', name])];
  const told = { HEARTHSIDE_PROOF_SECONDS: String(Math.round(seconds)), ...env };
  const answer = await run(
    { command: process.execPath, args, env: { ...told, HEARTHSIDE_PROOF_FIGURES: counted } },
    log,
  );
  /** @type {Record<string, number>} */
  const figures = {};
  const lines = existsSync(counted) ? readFileSync(counted, 'utf8').trim().split('\n') : [];
  for (const line of lines.filter((each) => each !== '')) {
    for (const [key, value] of Object.entries(JSON.parse(line))) {
      figures[key] = (figures[key] ?? 0) + Number(value);
    }
  }
  const typed = typedAs({ command: 'npx', args: ['vitest', ...args.slice(1)], env: told });
  return { holds: answer.status === 0 && lines.length > 0, figures, commands: [typed] };
}
