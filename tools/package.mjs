/** `npm run package`: builds, and makes the tarball. */

import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { pack } from './pack.mjs';

ensureInstalled('running');
await import('./build.mjs');
const tarball = pack();
const megabytes = (statSync(tarball).size / 1e6).toFixed(1);
console.log(`${relative(root, tarball)}: ${megabytes} MB`);
