/**
 * Dependencies point one way. Every import between our own modules must be in this table;
 * `npm run directions` fails on any other, and on a platform package that names a game.
 */

import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { trackedFiles } from './tracked-files.mjs';

/**
 * Which modules each module may import from; `own` marks modules of the same game.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const MAY_IMPORT = {
  'packages/table': [],
  'packages/text': ['packages/table'],
  'packages/search': ['packages/table', 'packages/text'],
  'packages/screen': ['packages/table', 'packages/text'],
  'packages/kit': ['packages/table', 'packages/text'],
  'packages/protocol': ['packages/table'],
  'packages/client': ['packages/table', 'packages/protocol'],
  'packages/box': [
    'packages/table',
    'packages/text',
    'packages/search',
    'packages/screen',
    'packages/kit',
  ],
  'packages/shelf': ['packages/box', 'games/box'],
  'packages/server': [
    'packages/table',
    'packages/text',
    'packages/search',
    'packages/shelf',
    'packages/protocol',
    'packages/client',
  ],
  'packages/app': [
    'packages/table',
    'packages/text',
    'packages/search',
    'packages/screen',
    'packages/kit',
    'packages/shelf',
    'packages/protocol',
    'packages/client',
  ],
  'packages/cli': [
    'packages/table',
    'packages/text',
    'packages/search',
    'packages/kit',
    'packages/shelf',
    'packages/server',
    'packages/protocol',
    'packages/client',
  ],
  'games/facts': ['packages/table'],
  'games/rules': ['packages/table', 'own/facts', 'own/edition'],
  'games/edition': [],
  'games/bot': ['packages/table', 'packages/search', 'own/rules', 'own/facts'],
  'games/art': [],
  'games/seating': ['packages/table', 'packages/screen', 'own/rules'],
  'games/board': [
    'packages/table',
    'packages/text',
    'packages/screen',
    'own/art',
    'own/rules',
    'own/facts',
    'own/seating',
    'own/text',
  ],
  'games/print': [
    'packages/table',
    'packages/text',
    'packages/kit',
    'own/art',
    'own/rules',
    'own/facts',
  ],
  'games/paper': [
    'packages/table',
    'packages/text',
    'packages/screen',
    'own/art',
    'own/rules',
    'own/facts',
  ],
  'games/rulebook': [
    'packages/table',
    'packages/text',
    'packages/screen',
    'own/art',
    'own/rules',
    'own/facts',
  ],
  'games/text': ['packages/table', 'packages/text', 'own/rules', 'own/facts'],
  'games/stages': ['packages/table', 'own/rules', 'own/facts'],
  'games/learn': ['packages/table', 'own/rules', 'own/facts', 'own/stages'],
  'games/examples': ['packages/table', 'own/rules', 'own/facts', 'own/stages'],
  'games/puzzles': ['packages/table', 'packages/search', 'own/rules', 'own/facts', 'own/bot'],
  'games/box': [
    'packages/box',
    'own/facts',
    'own/seating',
    'own/rules',
    'own/bot',
    'own/art',
    'own/board',
    'own/learn',
    'own/examples',
    'own/puzzles',
    'own/rulebook',
    'own/print',
    'own/paper',
    'own/text',
  ],
};

/**
 * What tests alone may import beside that: the promises of a table on screen are held against a real server.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const TESTS_MAY_IMPORT = { 'packages/app': ['packages/server'] };

/** A game, or the one that `hearthside new-game` copies. */
const GAME = /^(?:games|packages\/cli\/new-game)\/([^/]+)\/(.+)$/;

/**
 * The module that a file of the repository stands in.
 * @param {string} file
 * @returns {{ module: string, game: string | null }}
 */
function moduleOf(file) {
  const inGame = GAME.exec(file);
  if (inGame) {
    const [, game = '', rest = ''] = inGame;
    return { module: `games/${(rest.split('/')[0] ?? '').replace(/\.ts$/, '')}`, game };
  }
  return { module: file.split('/').slice(0, 2).join('/'), game: null };
}

/**
 * Where an import leads, or null when it leaves our code.
 * @param {string} from
 * @param {string} specifier
 */
function targetOf(from, specifier) {
  if (specifier.startsWith('.')) return moduleOf(normalize(join(dirname(from), specifier)));
  const ours = /^@hearthside\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!ours) return null;
  const [, name = '', inner] = ours;
  return games.has(name)
    ? { module: `games/${(inner ?? '').split('/')[0]}`, game: name }
    : { module: `packages/${name}`, game: null };
}

const files = trackedFiles().filter((file) => /^(packages|games)\/.*\.(ts|tsx|mjs)$/.test(file));
const games = new Set(files.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []));
const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g;
const problems = [];

for (const file of files) {
  const here = moduleOf(file);
  const text = readFileSync(file, 'utf8');
  const isTest = /\.test\.tsx?$/.test(file);
  const inTests = isTest || file.includes('/e2e/');
  const allowed = MAY_IMPORT[here.module]?.concat((isTest && TESTS_MAY_IMPORT[here.module]) || []);
  if (!allowed) {
    problems.push(
      `${file}: the module ${here.module} is not in the table of tools/check-directions.mjs`,
    );
    continue;
  }
  for (const [, specifier = ''] of text.matchAll(IMPORT)) {
    const there = targetOf(file, specifier);
    if (!there || (there.module === here.module && there.game === here.game)) continue;
    // Tests may lean on the tools that run them; what is shipped may not.
    if (inTests && there.module.startsWith('tools/')) continue;
    const own = there.game !== null && there.game === here.game;
    const name = own ? there.module.replace(/^games/, 'own') : there.module;
    if (!allowed.includes(name))
      problems.push(`${file}: may not import ${specifier} (${here.module} → ${there.module})`);
  }
  if (here.game === null && here.module !== 'packages/shelf' && !inTests) {
    for (const game of games) {
      if (new RegExp(`['"\`/]${game}['"\`/]`).test(text))
        problems.push(`${file}: names the game ${game}`);
    }
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} imports against the direction`);
process.exitCode = problems.length > 0 ? 1 : 0;
