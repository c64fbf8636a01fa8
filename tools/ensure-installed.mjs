/** Installs what package-lock.json asks for, if it is not there yet. Uses only what Node brings. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from './run-npm.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST = { major: 20, minor: 19 };

/**
 * What to install: what building and running needs, or the tools of the tests as well.
 * @typedef {'running' | 'everything'} Need
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 */

export function ensureInstalled(/** @type {Need} */ need) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
    console.error(
      `Hearthside needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  if (isInstalled(need)) return;
  console.log('Installing what is needed (once) …');
  const omit = need === 'running' ? ['--omit=dev'] : [];
  const { status } = runNpm(['ci', '--no-audit', '--no-fund', ...omit], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('npm ci failed: see above. Is the package registry within reach?');
    process.exit(1);
  }
}

/** npm writes down what it installed, last: it must have all that the lock file asks for. */
function isInstalled(/** @type {Need} */ need) {
  const written = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const installed = lockedIn(written);
  return Object.entries(lockedIn(join(root, 'package-lock.json'))).every(([place, wanted]) => {
    const inFolder = /(^|\/)node_modules\//.test(place);
    // Parts for other platforms are optional, and their absence is no fault.
    if (!inFolder || wanted.optional || wanted.devOptional) return true;
    if (wanted.dev && need === 'running') return true;
    return installed[place] !== undefined && installed[place].version === wanted.version;
  });
}

/** @returns {Readonly<Record<string, Locked>>} */
const lockedIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
