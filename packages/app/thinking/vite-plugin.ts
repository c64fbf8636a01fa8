import type { Plugin } from 'vite';

const EMPTY = '\0never-entered';

/**
 * A thinker needs rules and bots. The box it finds them in also names boards, art and text; left
 * alone, the bundler would pack all of those a second time for the worker.
 */
export function onlyThinkingRooms(): Plugin {
  return {
    name: 'hearthside-only-thinking-rooms',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.endsWith('/box.ts') && /^\.\/(board|art|print|text)\//.test(source) ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export default null;' : null),
  };
}
