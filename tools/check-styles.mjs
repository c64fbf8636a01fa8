/**
 * Styles point one way, too. A game's styles use names of `packages/screen/style` and their own, which
 * begin with the game's prefix; widths at which anything changes are those of its `breakpoints.json`;
 * `packages/screen` and the games know nothing of the page's styles. Fails on anything else.
 */

import { readFileSync } from 'node:fs';
import { trackedFiles } from './tracked-files.mjs';

const SHARED = 'packages/screen/style/';
const COMMENT = /\/\*[\s\S]*?\*\//g;

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8').replace(COMMENT, '');

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const CLASS = /\.([a-z][a-z0-9-]*)(?=[^;{}]*\{)/gi;
const DEFINED = /(--[a-z0-9-]+)\s*:/g;
const USED = /var\(\s*(--[a-z0-9-]+)/g;
/** As React writes them into an element. */
const SET = /['"`](--[a-z0-9-]+)['"`]/g;
const CONDITION = /\([^()]*\)/g;

/** What an element is at the moment, whichever element it is. */
const STATE = /^(is|has)-/;

const files = trackedFiles().filter((file) => /^(packages|games)\/.*\.css$/.test(file));
const shared = files
  .filter((file) => file.startsWith(SHARED))
  .map(read)
  .join('\n');
const sharedClasses = new Set(all(shared, CLASS));
const sharedNames = new Set(all(shared, DEFINED));
const breakpoints = new Set(Object.values(JSON.parse(read(`${SHARED}breakpoints.json`))));

/** What the scripts of a package or game write into elements. @param {string} under */
function setIn(under) {
  const scripts = trackedFiles().filter((file) => file.startsWith(under) && /\.tsx?$/.test(file));
  return scripts.flatMap((file) => all(readFileSync(file, 'utf8'), SET));
}

const problems = [];

for (const file of files) {
  const text = read(file);
  for (const [, query = ''] of text.matchAll(/@media([^{]*)\{/g)) {
    for (const [condition] of query.matchAll(CONDITION)) {
      if (!breakpoints.has(condition))
        problems.push(`${file}: ${condition} is none of ${SHARED}breakpoints.json`);
    }
  }
  const [home = '', name = ''] = file.split('/');
  const owner = `${home}/${name}/`;
  const own = files
    .filter((each) => each.startsWith(owner))
    .map(read)
    .join('\n');
  const names = new Set([...sharedNames, ...all(own, DEFINED), ...setIn(owner)]);
  // The table itself says some things for the boards on it: their colours, the pace of a showing.
  if (file.startsWith(SHARED)) for (const each of setIn('packages/app/')) names.add(each);
  for (const each of new Set(all(text, USED))) {
    if (!names.has(each)) problems.push(`${file}: nobody that it may know of defines ${each}`);
  }
  if (home !== 'games') continue;
  const facts = readFileSync(`${owner}facts.ts`, 'utf8');
  const prefix = `${/rulePrefix: '([A-Z]+)'/.exec(facts)?.[1]?.toLowerCase()}-`;
  for (const each of new Set(all(text, CLASS))) {
    if (each.startsWith(prefix) || STATE.test(each) || sharedClasses.has(each)) continue;
    problems.push(`${file}: .${each} is neither of the game (${prefix}…) nor of ${SHARED}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} style files, ${problems.length} names against the direction`);
process.exitCode = problems.length > 0 ? 1 : 0;
