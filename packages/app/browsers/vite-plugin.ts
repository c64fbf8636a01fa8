import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../settings/languages.ts';

const NAME = 'older-browsers.js';
const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Puts in front of the page a script that any browser can read: it says where the page cannot run. */
export function olderBrowsers(): Plugin {
  let base = '/';
  return {
    name: 'hearthside-older-browsers',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `${base}${NAME}` }, injectTo: 'body' },
    ],
    buildStart() {
      const words = LANGUAGES.map((language) => {
        const catalogue: Record<string, string> = JSON.parse(read(`../text/${language}.json`));
        return [language, { title: catalogue['older.title'], text: catalogue['older.text'] }];
      });
      const source = read(`./${NAME}`).replace('__WORDS__', () =>
        JSON.stringify(Object.fromEntries(words)).replaceAll("'", "\\'"),
      );
      this.emitFile({ type: 'asset', fileName: NAME, source });
    },
  };
}
