/** `npm test`: everything that must hold, from a fresh clone on. Stops at the first step that fails. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';

ensureInstalled('everything');

/** @type {readonly (readonly [string, string, ...string[]])[]} */
const STEPS = [
  ['formatting and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['types', 'tsc', '--noEmit'],
  ['types of the oldest browsers', 'tsc', '--noEmit', '--project', 'packages/app/browsers'],
  ['direction of dependencies', 'node', 'tools/check-directions.mjs'],
  ['direction of styles', 'node', 'tools/check-styles.mjs'],
  ['a test for every rule', 'node', 'tools/check-rule-ids.mjs', '--quiet'],
  ['native parts for every platform', 'node', 'tools/check-lock.mjs'],
  ['nothing unused', 'knip'],
  ['build', 'node', 'tools/build.mjs'],
  ['the package in an empty folder', 'node', 'tools/check-package.mjs'],
  ['unit and property tests', 'vitest', 'run'],
  ['tests in a browser', 'playwright', 'test', '--project', 'flat', '--project', 'space'],
  ['tests in three engines', 'playwright', 'test', '--project', 'in-*'],
];

/** @type {Readonly<Record<string, string>>} */
const PACKAGE_OF = {
  biome: '@biomejs/biome',
  tsc: 'typescript',
  knip: 'knip',
  vitest: 'vitest',
  playwright: '@playwright/test',
};

/** The script behind a command: Node runs it on every platform, without a shell. */
function scriptOf(/** @type {string} */ command) {
  const folder = join(root, 'node_modules', PACKAGE_OF[command] ?? command);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

let passed = 0;
for (const [name, command, ...args] of STEPS) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const script = command === 'node' ? [] : [scriptOf(command)];
  const { status } = spawnSync(process.execPath, [...script, ...args], {
    cwd: root,
    stdio: 'inherit',
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
