/** Installs what package-lock.json asks for, if it is not there yet. Uses only what Node brings. */

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST = { major: 20, minor: 19 };

export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
    console.error(
      `Hearthside needs Node.js ${OLDEST.major}.${OLDEST.minor} or newer; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  if (isCurrent()) return;
  console.log('Installing what is needed (once) …');
  // Not `npm ci`: it insists on packages of platforms that a registry's mirror may not carry.
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm install failed: see above. Is the package registry within reach?');
    process.exit(1);
  }
}

/** npm writes `.package-lock.json` last, so a newer one means a finished install of this lock file. */
function isCurrent() {
  const installed = `${root}node_modules/.package-lock.json`;
  return (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs
  );
}
