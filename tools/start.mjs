/** `npm start`: installs if needed, builds, and serves the app on an embedded database. */

import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled, root } from './ensure-installed.mjs';

ensureInstalled('running');

console.log('Building …');
const built = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const server = spawn(
  process.execPath,
  // What waits for the disk lives a moment: room for it spares the collector (docs/operations.md).
  ['--max-semi-space-size=32', 'packages/cli/dist/main.js', 'serve', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    // At home the phones play along; `hearthside serve` by itself listens to this machine alone.
    env: { HOST: '0.0.0.0', ...process.env },
  },
);
// The server shuts down in its own time; we only pass the wish on and wait.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
