/**
 * A native dependency installs on every platform we promise: package-lock.json names its part for
 * each, or `npm ci` fails there and a build has nothing to run. A newest version whose parts the
 * registry does not have yet leaves holes in the lock file without a word; this says it.
 */

import { readFileSync } from 'node:fs';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
const SYSTEMS = ['linux', 'darwin', 'win32', 'windows', 'android', 'freebsd', 'aix', 'sunos'];

/**
 * @typedef {{
 *   version?: string, os?: string[], cpu?: string[], libc?: string[], integrity?: string,
 *   optionalDependencies?: Record<string, string>,
 * }} Locked
 * @type {Readonly<Record<string, Locked>>}
 */
const locked = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8')).packages;

/** Where npm finds a dependency of the package at this place: beside it or in a folder above. */
function find(/** @type {string} */ place, /** @type {string} */ name) {
  for (let at = place; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = locked[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (found || at === '') return found;
  }
}

/** A part is for one platform: by what it says, or by its name while the lock file lacks it. */
const isPart = (/** @type {string} */ name, /** @type {Locked | undefined} */ part) =>
  part
    ? part.os !== undefined && part.cpu !== undefined
    : SYSTEMS.some((system) => new RegExp(`[-/]${system}-`).test(name));

const problems = [];
let native = 0;
for (const [place, { version, optionalDependencies = {} }] of Object.entries(locked)) {
  const parts = Object.keys(optionalDependencies)
    .map((name) => ({ name, part: find(place, name) }))
    .filter(({ name, part }) => isPart(name, part));
  if (parts.length === 0) continue;
  native++;
  const whose = `${place.replace(/^.*node_modules\//, '')} ${version}`;
  for (const { name, part } of parts) {
    if (!part) problems.push(`${whose}: no ${name}`);
    else if (part.integrity === undefined) problems.push(`${whose}: ${name} has no checksum`);
  }
  for (const platform of PLATFORMS) {
    const [os = '', cpu = ''] = platform.split('-');
    const covered = parts.some(({ part }) => part?.os?.includes(os) && part.cpu?.includes(cpu));
    if (!covered) problems.push(`${whose}: nothing for ${platform}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${native} native dependencies, ${problems.length} holes in package-lock.json`);
process.exitCode = problems.length > 0 || native === 0 ? 1 : 0;
