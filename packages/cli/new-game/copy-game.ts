/** Makes a new game of the pattern that lies beside this file: a small one that works, under another name. */

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How the pattern calls itself, in every spelling that occurs. */
const PATTERN = { id: 'last-log', prefix: 'LL', title: 'Last Log' };
const PATTERN_FOLDER = 'packages/cli/new-game/last-log';
/** The pattern's own statements; they belong to the documents. */
const STATEMENTS = 'rules.md';

export interface NewGame {
  /** In lower case with hyphens, as records name it. */
  readonly id: string;
  /** Two letters before the numbers of its statements. */
  readonly prefix: string;
  readonly title: string;
}

/** Writes the game into a clone of Hearthside and answers which files are new or changed. */
export function copyGame(root: string, game: NewGame): string[] {
  const rename = renamer(game);
  const written: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    written.push(file);
  };
  for (const file of filesBelow(join(root, PATTERN_FOLDER))) {
    const text = rename(readFileSync(join(root, PATTERN_FOLDER, file), 'utf8'));
    write(file === STATEMENTS ? `docs/rules/${game.id}.md` : `games/${game.id}/${file}`, text);
  }
  const change = (file: string, changed: (text: string) => string) =>
    write(file, changed(readFileSync(join(root, file), 'utf8')));
  change('packages/shelf/index.ts', (text) => onShelf(text, game.id));
  change('packages/shelf/package.json', (text) => asDependency(text, game.id));
  change('package-lock.json', (text) =>
    locked(text, game.id, readFileSync(join(root, `games/${game.id}/package.json`), 'utf8')),
  );
  return written;
}

/** What speaks against it, or null. */
export function newGameProblem(root: string, { id, prefix }: NewGame): string | null {
  if (!existsSync(join(root, PATTERN_FOLDER))) {
    return 'a new game is written into a clone of Hearthside: run this in its top folder';
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `"${id}" cannot name a game: use small letters, digits and single hyphens`;
  }
  if (!/^[A-Z]{2}$/.test(prefix)) return `"${prefix}" must be two capital letters`;
  if (existsSync(join(root, 'games', id))) return `there is a game ${id} already`;
  for (const each of readdirSync(join(root, 'games'))) {
    const facts = join(root, 'games', each, 'facts.ts');
    if (existsSync(facts) && readFileSync(facts, 'utf8').includes(`rulePrefix: '${prefix}'`)) {
      return `the statements of ${each} begin with ${prefix} already: choose another --prefix`;
    }
  }
  return null;
}

export const titleOf = (id: string): string =>
  id.replace(
    /(^|-)(\w)/g,
    (_, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );

/** The first letters of its first two words, or of its one word. */
export function prefixOf(id: string): string {
  const [first = '', second = ''] = id.split('-');
  return `${first[0] ?? ''}${second[0] ?? first[1] ?? 'X'}`.toUpperCase();
}

function renamer({ id, prefix, title }: NewGame): (text: string) => string {
  const small = PATTERN.prefix.toLowerCase();
  return (text) =>
    text
      .replaceAll(PATTERN.id, id)
      .replaceAll(PATTERN.title, title)
      .replaceAll(new RegExp(`\\b${PATTERN.prefix}\\b`, 'g'), prefix)
      .replaceAll(new RegExp(`\\b${small}-`, 'g'), `${prefix.toLowerCase()}-`);
}

function filesBelow(folder: string, under = ''): string[] {
  return readdirSync(join(folder, under)).flatMap((name) => {
    const file = under === '' ? name : `${under}/${name}`;
    return statSync(join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** With a capital letter for each hyphen. */
const inCode = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function onShelf(text: string, id: string): string {
  const box = `@hearthside/${id}/box`;
  const line = `import { box as ${inCode(id)} } from '${box}';`;
  const lines = text.split('\n');
  const isBox = (each: string) => /^import \{ box as /.test(each);
  const moduleOf = (each: string) => each.replace(/^.* from /, '');
  const boxes = [...lines.filter(isBox), line].sort((a, b) => (moduleOf(a) < moduleOf(b) ? -1 : 1));
  const first = lines.findIndex(isBox);
  const rest = lines.filter((each) => !isBox(each));
  rest.splice(first, 0, ...boxes);
  const listed = rest
    .join('\n')
    .replace(/(shelf: readonly Box\[\] = \[)([^\]]*)\]/, (_, begins, boxed) => {
      return `${begins}${boxed.trim().replace(/,$/, '')}, ${inCode(id)}]`;
    });
  return listed;
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  dependencies: Record<string, string>;
}

const sorted = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));

const asText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function asDependency(text: string, id: string): string {
  const packed = JSON.parse(text) as Packed;
  packed.dependencies = sorted({ ...packed.dependencies, [`@hearthside/${id}`]: '*' });
  return asText(packed);
}

/** What `npm install` would write: the game's folder is a package of this house. */
function locked(text: string, id: string, packageText: string): string {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  const { name, version, license, dependencies } = JSON.parse(packageText) as Packed;
  const shelf = lock.packages['packages/shelf'] as Packed;
  shelf.dependencies = sorted({ ...shelf.dependencies, [name]: '*' });
  lock.packages[`games/${id}`] = { name, version, license, dependencies };
  lock.packages[`node_modules/${name}`] = { resolved: `games/${id}`, link: true };
  lock.packages = sorted(lock.packages);
  return asText(lock);
}
