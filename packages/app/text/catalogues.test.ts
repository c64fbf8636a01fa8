import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';

type Catalogue = Readonly<Record<string, string>>;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** All source text below a folder, tests left out. */
function sourceOf(folder: string): string {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|node_modules|dist|e2e/.test(file))
    .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
    .join('\n');
}

/** Keys that no file of source names, neither whole nor by the part before or after a `${…}`. */
function unused(catalogue: Catalogue, source: string, conventions: readonly RegExp[]): string[] {
  const templates = [...source.matchAll(/`([a-z][\w.-]*[.])\$\{/g)].map(
    ([, prefix]) => prefix as string,
  );
  const tails = [...source.matchAll(/`\$\{\w+\}(-[\w-]+)`/g)].map(([, tail]) => tail as string);
  const isNamed = (key: string) => source.includes(`'${key}'`);
  return Object.keys(catalogue).filter(
    (key) =>
      !isNamed(key) &&
      !tails.some((tail) => key.endsWith(tail) && isNamed(key.slice(0, -tail.length))) &&
      !templates.some((prefix) => key.startsWith(prefix)) &&
      !conventions.some((convention) => convention.test(key)),
  );
}

/** The gaps of a message, to compare between languages. */
function gaps(message: string): string[] {
  const found = new Set<string>();
  const walk = (parts: readonly unknown[]) => {
    for (const part of parts as readonly { type: number; value?: string; options?: object }[]) {
      if (part.type !== 0 && part.type !== 7 && part.value)
        found.add(part.value.replace(/_\w+$/, ''));
      for (const option of Object.values(part.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

const readCatalogue = (path: string): Catalogue =>
  JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

/** A game may do without a paper module. */
const paperCatalogue = (path: string): Catalogue =>
  existsSync(`${root}${path}`) ? readCatalogue(path) : {};

/** Vocabulary, and what the contract names by key: the conformance kit holds that these are there. */
const CONVENTIONS = [
  /^(event|refusal|prompt|action|outcome|option|seat|coach|problem|learn|puzzle|awaited|hint|why)\./,
  /^(title|tagline|pitch|credits)$/,
];

const CATALOGUES = [
  {
    name: 'the page',
    folder: 'packages/app/text',
    source: sourceOf('packages/app'),
    conventions: [/^problem\./],
  },
  ...shelf.map(({ facts: { id } }) => {
    const source = sourceOf(`games/${id}`);
    const english = readCatalogue(`games/${id}/text/en.json`);
    // A word is used when a message has a gap of its name.
    const names = new Set(Object.values(english).flatMap(gaps));
    const words = [...names].map((name) => new RegExp(`^${name.replace(/s$/, 's?')}\\.`));
    return {
      name: id,
      folder: `games/${id}/text`,
      source,
      conventions: [...CONVENTIONS, ...words],
    };
  }),
];

describe.each(CATALOGUES)('the words of $name', ({ folder, source, conventions }) => {
  const english = readCatalogue(`${folder}/en.json`);

  it('has no key that nothing says', () => {
    expect(unused(english, source, conventions)).toEqual([]);
  });

  it('has every key that the code names', () => {
    const named = [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key]) => key as string);
    const shared = {
      ...readCatalogue('packages/app/text/en.json'),
      // What is printed, and said beside paper, has catalogues of its own, held by their own tests.
      ...(folder.startsWith('games') && {
        ...readCatalogue('packages/kit/text/en.json'),
        ...readCatalogue(folder.replace(/text$/, 'print/text.en.json')),
        ...paperCatalogue(folder.replace(/text$/, 'paper/text.en.json')),
      }),
    };
    expect(named.filter((key) => !(key in english) && !(key in shared))).toEqual(
      folder.startsWith('packages')
        ? named.filter((key) => ['title', 'pitch', 'tagline', 'credits', 'round'].includes(key))
        : [],
    );
  });

  it.each(LANGUAGES)('is complete in %s, with the same gaps', (language) => {
    const catalogue = readCatalogue(`${folder}/${language}.json`);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(catalogue)) {
      const extra = gaps(message).filter((gap) => !gaps(english[key] as string).includes(gap));
      expect([key, extra]).toEqual([key, []]);
    }
  });
});

describe.each(shelf.map(({ facts }) => facts.id))('the rules of %s in words', (id) => {
  const ids = Object.keys(readCatalogue(`games/${id}/text/rules.en.json`));
  it.each(LANGUAGES)('are complete in %s', (language) => {
    const rules = readCatalogue(`games/${id}/text/rules.${language}.json`);
    expect(Object.keys(rules)).toEqual(ids);
    for (const text of Object.values(rules)) expect(text.length).toBeGreaterThan(10);
  });
});
