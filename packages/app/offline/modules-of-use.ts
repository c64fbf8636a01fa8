import type { Plugin } from 'vite';

const EMPTY = '\0never-entered';

/** Modules of a game that the page or a worker never enters, by the file it begins with. */
const CLOSED: readonly (readonly [entry: string, modules: RegExp])[] = [
  ['/index.html', /^\.\/(bot|print)\//],
  ['/thinking/worker.ts', /^\.\/(board|art|print|paper|text|learn|examples|puzzles|rulebook)\//],
  ['/review/worker.ts', /^\.\/(board|art|print|paper|text|learn|examples|puzzles|rulebook)\//],
  ['/print/worker.ts', /^\.\/(board|bot|paper|learn|examples|puzzles|rulebook)\//],
  ['/share/worker.ts', /^\.\/(board|bot|art|print|paper|text|learn|examples|puzzles|rulebook)\//],
];

/**
 * The page and each worker need a few modules of each game. The box they find them in names all of
 * them; left alone, the bundler would pack every module anew for each.
 */
export function onlyModulesOfUse(): Plugin {
  let closed: RegExp | null = null;
  return {
    name: 'hearthside-only-modules-of-use',
    enforce: 'pre',
    apply: 'build',
    buildStart({ input }) {
      // Windows writes paths with backslashes.
      const entry = JSON.stringify(input).replace(/\\+/g, '/');
      const known = CLOSED.find(([begins]) => entry.includes(begins));
      if (!known) throw new Error(`which modules does ${entry} enter?`);
      [, closed] = known;
    },
    resolveId: (source, importer) =>
      importer?.endsWith('/box.ts') && closed?.test(source) ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export default null;' : null),
  };
}
