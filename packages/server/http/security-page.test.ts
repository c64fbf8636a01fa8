import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const fromTop = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const { packages } = JSON.parse(fromTop('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};

/** Where a package that is asked for from there lies: as near as possible. */
function placeOf(name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
    if (!at.includes('/node_modules/')) at = '';
    if (packages[`node_modules/${name}`] && at === '') return `node_modules/${name}`;
  }
}

/** Everything that our own packages need to run, however far away; not what only builds them. */
function running(): Set<string> {
  const found = new Set<string>();
  const visit = (from: string) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from);
      if (place === null || packages[place]?.link || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  for (const path of Object.keys(packages)) {
    if (/^(packages|games)\/[^/]+$/.test(path)) visit(path);
  }
  return found;
}

it('SECURITY.md names every package that runs, in the version that was looked at', () => {
  const page = fromTop('SECURITY.md');
  const all = running();
  expect(all.size).toBeGreaterThan(20);
  const unnamed = [...all]
    .map((path) => `\`${path.replace(/.*node_modules\//, '')}\` ${packages[path]?.version}`)
    .filter((each) => !page.includes(each));
  expect(unnamed, 'look up the reports on these, then name them in SECURITY.md').toEqual([]);
});
