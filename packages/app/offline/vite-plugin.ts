import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes the service worker with the list of every built file and a version that changes when any
 * of them does, so that one visit is enough to play offline for good.
 */
export function offline(): Plugin {
  return {
    name: 'hearthside-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.map'));
      const still = readdirSync(here('../public'));
      const files = [...built.filter((name) => name !== 'index.html'), ...still].sort();
      const digest = createHash('sha256').update(files.join('\n'));
      const index = bundle['index.html'];
      if (index?.type === 'asset') digest.update(index.source);
      for (const name of still) digest.update(readFileSync(here(`../public/${name}`)));
      const version = digest.digest('hex').slice(0, 12);
      const list = JSON.stringify(['./', ...files]);
      const source = readFileSync(here('./service-worker.js'), 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", list);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
