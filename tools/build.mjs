/** Builds what runs: the command line with its server for Node, and the page for the browser. */

import { readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { build as viteBuild } from 'vite';
import { thirdPartyLicences } from './third-party.mjs';

const path = (/** @type {string} */ relative) =>
  fileURLToPath(new URL(`../${relative}`, import.meta.url));

const root = path('');
const ours = /^(@hearthside\/|[./]|#)/;
const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/** Our own packages go into the bundle; what npm installed stays outside and is loaded by Node. */
const isExternal = (/** @type {string} */ id) =>
  builtins.has(id) || (!ours.test(id) && !/^([A-Z]:)?[\\/]/.test(id));

/** What only the page needs of a game (pieces, styles) comes along as text or not at all. */
const pageFiles = {
  name: 'page-files',
  resolveId(/** @type {string} */ id, /** @type {string | undefined} */ importer) {
    if (!id.endsWith('?raw') && !id.endsWith('.css')) return null;
    return join(dirname(importer ?? root), id);
  },
  load(/** @type {string} */ id) {
    if (id.endsWith('.css'))
      return { code: 'export default "";', moduleType: /** @type {const} */ ('js') };
    if (!id.endsWith('?raw')) return null;
    const text = readFileSync(id.replace(/\?raw$/, ''), 'utf8');
    return {
      code: `export default ${JSON.stringify(text)};`,
      moduleType: /** @type {const} */ ('js'),
    };
  },
};

/** A terminal never shows a board in the page's way: React and three.js stay out of the bundle. */
const noBoards = {
  name: 'no-boards',
  resolveId: (/** @type {string} */ id, /** @type {string | undefined} */ importer) =>
    id === './board/index.ts' && importer?.endsWith('box.ts') ? '\0no-board' : null,
  load: (/** @type {string} */ id) => (id === '\0no-board' ? 'export default null;' : null),
};

async function buildCommandLine() {
  const bundle = await rolldown({
    input: {
      main: path('packages/cli/main.ts'),
      'bot-worker': path('packages/server/bots/bot-worker.ts'),
      'relay-worker': path('packages/cli/bench/relay-worker.ts'),
      'tournament-worker': path('packages/cli/tournament-worker.ts'),
      'sqlite-worker': path('packages/server/storage/sqlite-worker.ts'),
    },
    platform: 'node',
    external: isExternal,
    plugins: [noBoards, pageFiles],
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

/** How long plugins took is no news to whoever only wants to play. */
const rolldownOptions = { checks: { pluginTimings: false } };

async function buildPage() {
  await viteBuild({
    root: path('packages/app'),
    logLevel: 'warn',
    build: { rolldownOptions },
    worker: { rolldownOptions },
  });
  writeFileSync(path('packages/app/dist/licences.txt'), thirdPartyLicences(root));
}

await buildCommandLine();
await buildPage();
