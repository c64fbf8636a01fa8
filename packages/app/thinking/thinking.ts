import type { Advice, ThinkRequest } from '@hearthside/search';

/** Somewhere bots can think without holding up the page. */
export interface Thinking {
  /** The chosen action in notation. Aborting stops the search and rejects. */
  think(request: ThinkRequest, signal: AbortSignal): Promise<string>;
  /** What a coach would do in that seat, and why. */
  advise(request: ThinkRequest, signal: AbortSignal): Promise<Advice>;
}
