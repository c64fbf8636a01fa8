import type { Plugin } from 'vite';

const EMPTY = '\0never-entered';

/** Rooms of a game that the page or a worker never enters, by the file it begins with. */
const CLOSED: readonly (readonly [entry: string, rooms: RegExp])[] = [
  ['/index.html', /^\.\/(bot|print)\//],
  ['/thinking/worker.ts', /^\.\/(board|art|print|text)\//],
  ['/print/worker.ts', /^\.\/(board|bot)\//],
];

/**
 * The page and each worker need a few rooms of each game. The box they find them in names all of
 * them; left alone, the bundler would pack every room anew for each.
 */
export function onlyRoomsOfUse(): Plugin {
  let closed: RegExp | null = null;
  return {
    name: 'hearthside-only-rooms-of-use',
    enforce: 'pre',
    apply: 'build',
    buildStart({ input }) {
      // Windows writes paths with backslashes.
      const entry = JSON.stringify(input).replace(/\\+/g, '/');
      const known = CLOSED.find(([begins]) => entry.includes(begins));
      if (!known) throw new Error(`which rooms does ${entry} enter?`);
      [, closed] = known;
    },
    resolveId: (source, importer) =>
      importer?.endsWith('/box.ts') && closed?.test(source) ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export default null;' : null),
  };
}
