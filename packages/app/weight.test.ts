import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

const dist = fileURLToPath(new URL('./dist/', import.meta.url));
const KILOBYTE = 1024;
const HOME_BUDGET = 120 * KILOBYTE;

const read = (path: string): string => readFileSync(`${dist}${path.replace(/^\//, '')}`, 'utf8');

/** A built script and all that it imports before it can run. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of read(path).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    withImports(`/assets/${name}`, found);
  }
  return found;
}

describe('the built page', () => {
  beforeAll(() => {
    if (!existsSync(`${dist}index.html`))
      throw new Error('the page is not built: run `npm run build`');
  });

  it('home is interactive with at most 120 kB of compressed script', () => {
    const entries = [...read('index.html').matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    const scripts = new Set(entries.flatMap(([, path]) => [...withImports(path as string)]));
    // The words of one language are fetched before anything shows.
    const size = [...scripts].reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
    expect(size).toBeGreaterThan(10 * KILOBYTE);
    expect(size).toBeLessThan(HOME_BUDGET);
  });

  it('three.js is not in what every visitor loads', () => {
    const [, entry] = /src="(\/assets\/[^"]+\.js)"/.exec(read('index.html')) ?? [];
    for (const path of withImports(entry as string))
      expect(read(path)).not.toContain('WebGLRenderer');
  });

  it('names no other origin in page, style or worker', () => {
    for (const path of ['index.html', 'sw.js'])
      expect(read(path)).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });
});
