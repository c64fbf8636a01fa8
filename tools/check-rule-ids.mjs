/**
 * Every numbered statement of docs/rules must be named by a test: `it('WE-32 a truck …')`.
 * Lists each id with the number of tests that name it, and fails on any without.
 */

import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.mjs';

const STATEMENT = /\*\*([A-Z]{2}-\d+)\*\*/g;
const TITLE =
  /\b(?:it|test)(?:\.each\([\s\S]*?\)|\.each`[\s\S]*?`)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const ID = /\b[A-Z]{2}-\d+\b/g;

const files = trackedFiles();
const tests = new Map();
for (const file of files.filter((each) => /^games\/.*\.test\.tsx?$/.test(each))) {
  for (const [, , title = ''] of readFileSync(file, 'utf8').matchAll(TITLE)) {
    for (const [id] of title.matchAll(ID)) tests.set(id, (tests.get(id) ?? 0) + 1);
  }
}

const quiet = process.argv.includes('--quiet');
let total = 0;
const missing = [];
for (const file of files.filter((each) => /^docs\/rules\/.*\.md$/.test(each))) {
  const ids = new Set([...readFileSync(file, 'utf8').matchAll(STATEMENT)].map(([, id]) => id));
  if (ids.size === 0) continue;
  total += ids.size;
  const without = [...ids].filter((id) => !tests.has(id));
  missing.push(...without);
  console.log(`${file}: ${ids.size - without.length} of ${ids.size} statements covered`);
  if (!quiet) console.log([...ids].map((id) => `  ${id}: ${tests.get(id) ?? 0}`).join('\n'));
}
if (missing.length > 0) console.error(`without a test: ${missing.join(', ')}`);
console.log(`${total - missing.length} of ${total} statements have a test that names them`);
process.exitCode = missing.length > 0 || total === 0 ? 1 : 0;
