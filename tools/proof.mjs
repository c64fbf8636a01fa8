/**
 * `npm run proof`: the server and the rules under proof, and figures that anyone can make again.
 *
 *   npm run proof                         ten minutes
 *   npm run proof -- --minutes 240        as long as you like; what was stopped goes on where it was
 *   npm run proof -- --only killed,leaks  these parts (again)
 *   npm run proof -- --fresh              from the beginning
 *   npm run proof -- --limit warehouse-elves=PROGRAM   a program that prints {"actionsPerSecond": …}, given seconds
 *   npm run proof -- --older COMMIT|PROGRAM            the version that is replaced
 *   npm run proof -- --out FOLDER --keep               where the report goes; --keep puts its summary in docs/proof.md
 *
 * Anything lost, leaked or forked makes it fail.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure-installed.mjs';

ensureInstalled('everything');
const { Ledger } = await import('./proof/ledger.mjs');
const { isCommit, machine, source } = await import('./proof/machine.mjs');
const { PARTS } = await import('./proof/parts.mjs');
const { page, summary } = await import('./proof/report.mjs');
const { Stopped } = await import('./proof/run.mjs');

const { values } = readFlags();
const minutes = Number(values.minutes);
if (!(minutes > 0)) fail(`--minutes must be a number above 0, not "${values.minutes}"`);
const chosen = values.only?.split(',') ?? PARTS.map(({ id }) => id);
const unknown = chosen.filter((id) => !PARTS.some((part) => part.id === id));
if (unknown.length > 0) {
  fail(
    `there is no part ${unknown.join(', ')} (there are: ${PARTS.map(({ id }) => id).join(', ')})`,
  );
}
const limits = Object.fromEntries(
  values.limit.map((text) => {
    const [game = '', program] = text.split('=');
    if (program === undefined) fail(`--limit must be GAME=PROGRAM, not "${text}"`);
    if (!existsSync(join(root, 'games', game))) fail(`--limit: there is no game "${game}"`);
    if (!existsSync(resolve(program))) fail(`--limit: there is no program ${program}`);
    return [game, resolve(program)];
  }),
);
const { older } = values;
if (older !== undefined && !existsSync(older) && !isCommit(older)) {
  fail(`--older: ${older} is neither a commit of this clone nor a built program`);
}

/** What was asked for; a flag that there is not ends it with a sentence. */
function readFlags() {
  try {
    return parseArgs({
      options: {
        minutes: { type: 'string', default: '10' },
        only: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        limit: { type: 'string', multiple: true, default: [] },
        older: { type: 'string' },
        out: { type: 'string', default: 'proof-report' },
        keep: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(
      `${/** @type {Error} */ (error).message}. The flags are --minutes NUMBER, --only PART,…, --fresh, --limit GAME=PROGRAM, --older COMMIT|PROGRAM, --out FOLDER, --keep`,
    );
  }
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(message);
  process.exit(2);
}

console.log('Building …');
if (
  spawnSync(process.execPath, [join(root, 'tools', 'build.mjs')], { stdio: 'inherit' }).status !== 0
) {
  fail('the build failed');
}
const folder = resolve(root, values.out);
const ledger = new Ledger(
  folder,
  { source: source(), minutes, machine: machine(), began: new Date().toISOString() },
  values.fresh,
);
const shares = PARTS.reduce((sum, { share }) => sum + share, 0);
let stopped = false;
for (const { id, title, promise, share, run } of PARTS) {
  if (!chosen.includes(id)) continue;
  if (ledger.has(id) && values.only === undefined) {
    console.log(`· ${title}: done before`);
    continue;
  }
  console.log(`— ${title} …`);
  const work = join(folder, 'work');
  mkdirSync(work, { recursive: true });
  const began = performance.now();
  const found = await unlessStopped(run, {
    seconds: (minutes * 60 * share) / shares,
    work,
    log: join(folder, 'logs', `${id}.log`),
    limits,
    older,
  });
  if (!found) {
    stopped = true;
    break;
  }
  const seconds = (performance.now() - began) / 1000;
  ledger.put({ id, title, promise, ...found, seconds, at: new Date().toISOString() });
  writeFileSync(join(folder, 'report.html'), page(ledger.proof));
  const verdict = found.holds === null ? '·' : found.holds ? '✓' : '✗';
  console.log(`${verdict} ${JSON.stringify(found.figures)}${found.note ? ` (${found.note})` : ''}`);
}
if (values.keep) keep();
const { entries } = ledger.proof;
const failed = entries.filter(({ holds }) => holds === false);
if (entries.length > 0) console.log(`\n${join(folder, 'report.html')}`);
console.log(`${entries.length} of ${PARTS.length} parts done, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : stopped ? 130 : 0;

/**
 * What came of a part; null where somebody stopped it, since a part counts whole or not at all.
 * @param {import('./proof/parts.mjs').Part['run']} run
 * @param {import('./proof/parts.mjs').Call} call
 */
async function unlessStopped(run, call) {
  try {
    return await run(call);
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}

/** The summary of this report in the place of the last one. */
function keep() {
  const file = join(root, 'docs', 'proof.md');
  const [before] = readFileSync(file, 'utf8').split('<!-- report -->');
  writeFileSync(file, `${before}<!-- report -->\n\n${summary(ledger.proof)}`);
}
