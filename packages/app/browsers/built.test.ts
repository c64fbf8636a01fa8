import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { newerInScript, newerInStyle } from './newer-features.ts';
import { memberName, type Node, places } from './syntax-tree.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const read = (name: string): string => readFileSync(`${dist}${name}`, 'utf8');
const built = (ending: string): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending));

/** What a library asks for before it uses it. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  // React shows a change at once where the browser has no transitions.
  'index: startViewTransition (Safari 18)',
  'scene: startViewTransition (Safari 18)',
  // three.js: `typeof OffscreenCanvas`, `typeof AbortSignal.any`.
  'scene: OffscreenCanvas (Safari 16.4)',
  'scene: any (Safari 17.4)',
]);

beforeAll(() => {
  if (!existsSync(`${dist}index.html`))
    throw new Error('the page is not built: run `npm run build`');
});

describe('the oldest supported browsers', () => {
  it.each([
    ['class A { static { begin(); } }', /static block/],
    ['const pounds = /(?<=£)\\d+/;', /lookbehind/],
    ["const pounds = new RegExp('(?<!£)1');", /lookbehind/],
    ['const letters = /[\\p{L}--[a-z]]/v;', /flag v/],
    ["import words from './en.json' with { type: 'json' };", /import attribute/],
    ['lines.toReversed();', /toReversed/],
    ["lines?.['toSorted']();", /toSorted/],
    ['fetch(url, { signal: AbortSignal.timeout(1000) });', /timeout/],
    ['const canvas = new OffscreenCanvas(1, 1);', /OffscreenCanvas/],
    ['Iterator.from(set);', /Iterator/],
  ])('the check below finds %s', (text, what) => {
    expect(newerInScript('page.js', text).map((each) => each.what)).toEqual([
      expect.stringMatching(what),
    ]);
  });

  it('the check below leaves names of others and questions alone', () => {
    const text = "options.timeout; list.any(); typeof Iterator === 'function'; /(?<name>a)/;";
    expect(newerInScript('page.js', text)).toEqual([]);
  });

  it.each([
    '.a:has(.b){color:red}',
    '.a{width:10cqw}',
    '.a{color:red;& .b{color:blue}}',
    '.a{color:color-mix(in srgb,red,blue)}',
  ])('the check below finds %s', (text) => {
    expect(newerInStyle(text)).toHaveLength(1);
    expect(newerInStyle(`@supports (x: y) {@media print {${text}}} .c{color:red}`)).toEqual([]);
    expect(newerInStyle(`@supports (x: y) {.c{color:red}} ${text}`)).toHaveLength(1);
  });

  it('can read every built script, and nothing in one is newer than they are', () => {
    const scripts = built('.js');
    expect(scripts.length).toBeGreaterThan(50);
    const found = scripts.flatMap((name) => {
      const chunk = name.replace(/^assets\/|-[\w-]{8}\.js$/g, '');
      return newerInScript(name, read(name)).map(({ what }) => `${chunk}: ${what}`);
    });
    expect(new Set(found)).toEqual(ASKED_FOR);
  });

  it('can read every built style, and what is newer stands under @supports', () => {
    const styles = built('.css');
    expect(styles.length).toBeGreaterThanOrEqual(4);
    expect(styles.flatMap((name) => newerInStyle(read(name)))).toEqual([]);
  });
});

/** The scripts a script names, in `import`, `from` and `import()`. */
function* imports(name: string): Generator<string> {
  for (const { node } of places(name, read(name))) {
    const source = node['source'] as Node | null | undefined;
    const path = source?.['value'] ?? templateText(source);
    if (typeof path === 'string') yield path.replace(/^\.\//, 'assets/');
  }
}

const templateText = (node: Node | null | undefined): string | undefined =>
  node?.type === 'TemplateLiteral'
    ? (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')
    : undefined;

describe('the workers of the page', () => {
  /** By `new Worker(new URL('…', …))` in the built scripts. */
  const entries = (): Set<string> => {
    const found = new Set<string>();
    for (const name of built('.js')) {
      for (const { node } of places(name, read(name))) {
        const callee = node['callee'] as Node | undefined;
        if (node.type !== 'NewExpression' || callee?.['name'] !== 'Worker') continue;
        const [, entry] = /([\w-]+\.js)/.exec(read(name).slice(node.start)) ?? [];
        if (entry !== undefined) found.add(`assets/${entry}`);
      }
    }
    return found;
  };

  it('begin with an entry that no other script imports: WebKit would run it twice', () => {
    const workers = entries();
    expect(workers.size).toBe(4);
    const importers = built('.js').flatMap((name) =>
      [...imports(name)].filter((path) => workers.has(path)).map((path) => `${name} ← ${path}`),
    );
    expect(importers).toEqual([]);
  });

  it('have an entry that only fetches what does the work', () => {
    const workers = entries();
    expect(workers.size).toBe(4);
    for (const entry of workers) {
      const [imported, ...more] = imports(entry);
      expect(imported).toMatch(/^assets\/(thinker|kit-maker|reviewer|gif)-/);
      expect(more).toEqual([]);
      const statements = [...places(entry, read(entry))].map(({ node }) => node);
      expect(statements.some(({ type }) => type === 'ImportDeclaration')).toBe(false);
      const posts = statements.filter((node) => memberName(node) === 'postMessage');
      expect(posts.length).toBeLessThanOrEqual(1);
    }
  });
});
