/**
 * One tarball with the command line, the server and the page, which
 * `npx ./hearthside-x.y.z.tgz serve` runs anywhere. Our own packages are in the bundle; what npm
 * must fetch for the platform (the database) and what is used as it comes are its dependencies, at
 * the versions that were tested.
 */

import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './ensure-installed.mjs';
import { runNpm } from './run-npm.mjs';

const out = join(root, 'dist');
const stage = join(out, 'package');
const require = createRequire(join(root, 'packages', 'cli', 'package.json'));

/** Of these only a few files are needed; they travel in the tarball, with their licence. */
const FONTS = {
  '@fontsource/fredoka': /^(package\.json|LICENSE|files\/fredoka-latin-[67]00-normal\.woff)$/,
  '@fontsource/nunito': /^(package\.json|LICENSE|files\/nunito-latin-[68]00-normal\.woff)$/,
};

/** @returns {{ name: string, version: string, description: string, license: string, engines: object }} */
const readPackage = (/** @type {string} */ folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where npm put a package; found by looking upwards, as Node does. */
function folderOf(/** @type {string} */ name) {
  const place = (require.resolve.paths(name) ?? [])
    .map((each) => join(each, name))
    .find((each) => statSync(each, { throwIfNoEntry: false }));
  if (place === undefined) throw new Error(`${name} is not installed`);
  return place;
}

/** The packages that the built files import. */
function importsOf(/** @type {string} */ folder) {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(
        /^(?:import\b.*?from\s*|import\s*|export\b.*?from\s*)"([^"]+)"|\bimport\("([^"]+)"\)/gm,
      ),
    ])
    .map(([, still, late]) => still ?? late ?? '')
    .filter((name) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].sort();
}

function copyFonts() {
  for (const [name, wanted] of Object.entries(FONTS)) {
    const from = folderOf(name);
    const files = readdirSync(from, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => wanted.test(file));
    if (files.length < 4) throw new Error(`${name} has only ${files.join(', ')}`);
    for (const file of files) {
      const to = join(stage, 'node_modules', name, file);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(join(from, file), to);
    }
  }
}

/** Makes the tarball of what is built now, and says where it is. */
export function pack() {
  rmSync(stage, { recursive: true, force: true });
  const { version, description, license, engines } = readPackage(root);
  const program = join(root, 'packages', 'cli');
  cpSync(join(program, 'bin'), join(stage, 'cli', 'bin'), { recursive: true });
  cpSync(join(program, 'dist'), join(stage, 'cli', 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  cpSync(join(root, 'packages', 'app', 'dist'), join(stage, 'app', 'dist'), { recursive: true });
  for (const name of ['LICENSE', 'README.md', 'SECURITY.md', 'CHANGELOG.md']) {
    cpSync(join(root, name), join(stage, name));
  }
  copyFonts();
  const names = [...importsOf(join(program, 'dist')), ...Object.keys(FONTS)];
  const dependencies = Object.fromEntries(
    names.map((name) => [name, readPackage(folderOf(name)).version]),
  );
  const written = {
    name: 'hearthside',
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { hearthside: 'cli/bin/hearthside.mjs' },
    dependencies,
    bundleDependencies: Object.keys(FONTS),
  };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
  const { status } = runNpm(['pack', '--silent', '--pack-destination', out], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('npm pack failed: see above');
  return join(out, `hearthside-${version}.tgz`);
}
