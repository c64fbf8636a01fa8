/** Builds what runs: the command line with its server for Node, and the page for the browser. */

import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { build as viteBuild } from 'vite';

const path = (/** @type {string} */ relative) =>
  fileURLToPath(new URL(`../${relative}`, import.meta.url));

const ours = /^(@hearthside\/|[./]|#)/;
const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/** Our own packages go into the bundle; what npm installed stays outside and is loaded by Node. */
const isExternal = (/** @type {string} */ id) =>
  builtins.has(id) || (!ours.test(id) && !/^([A-Z]:)?[\\/]/.test(id));

async function buildCommandLine() {
  const bundle = await rolldown({
    input: {
      main: path('packages/cli/main.ts'),
      'bot-worker': path('packages/server/bot-worker.ts'),
      'sqlite-worker': path('packages/server/sqlite-worker.ts'),
    },
    platform: 'node',
    external: isExternal,
  });
  await bundle.write({
    dir: path('packages/cli/dist'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
  });
  await bundle.close();
}

async function buildPage() {
  const root = path('packages/app');
  if (existsSync(root)) await viteBuild({ root, logLevel: 'warn' });
}

await buildCommandLine();
await buildPage();
