import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const fromTop = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('SECURITY.md names every package that runs, in the version that was looked at', () => {
  const page = fromTop('SECURITY.md');
  const { packages } = JSON.parse(fromTop('package-lock.json')) as {
    packages: Record<string, LockedPackage>;
  };
  const running = Object.entries(packages).filter(
    ([path, { link, dev, devOptional }]) =>
      path.includes('node_modules/') && !link && !dev && !devOptional,
  );
  expect(running.length).toBeGreaterThan(20);
  const unnamed = running
    .map(([path, { version }]) => `\`${path.replace(/.*node_modules\//, '')}\` ${version}`)
    .filter((each) => !page.includes(each));
  expect(unnamed, 'look up the reports on these, then name them in SECURITY.md').toEqual([]);
});
