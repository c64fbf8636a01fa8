/** `npm test`: everything that must hold, from a fresh clone on. Stops at the first step that fails. */

import { spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './ensure-installed.mjs';

ensureInstalled();

/** @type {readonly (readonly [string, string, ...string[]])[]} */
const STEPS = [
  ['formatting and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '--noEmit'],
  ['types of the oldest browsers', 'tsc', '--noEmit', '--project', 'packages/app/browsers'],
  ['direction of dependencies', 'node', 'tools/check-directions.mjs'],
  ['a test for every rule', 'node', 'tools/check-rule-ids.mjs', '--quiet'],
  ['nothing unused', 'knip'],
  ['build', 'node', 'tools/build.mjs'],
  ['unit and property tests', 'vitest', 'run'],
  ['tests in a browser', 'playwright', 'test', '--project', 'flat', '--project', 'space'],
  ['tests in three engines', 'playwright', 'test', '--project', 'in-*'],
];

const separator = process.platform === 'win32' ? ';' : ':';
const env = { ...process.env, PATH: `${root}node_modules/.bin${separator}${process.env['PATH']}` };
let passed = 0;
for (const [name, command, ...args] of STEPS) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds} s (${command} ${args.join(' ')})`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed++;
  console.log(`✓ ${name} (${seconds} s)`);
}
console.log(`\n${passed} passed, 0 failed`);
