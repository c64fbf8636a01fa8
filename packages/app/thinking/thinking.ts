import type { Advice, Rating, ThinkRequest, Thought } from '@hearthside/search';

/** Somewhere bots can think without holding up the page. Aborting stops the search and rejects. */
export interface Thinking {
  /** What a bot does, and what it says to that. */
  think(request: ThinkRequest, signal: AbortSignal): Promise<Thought>;
  /** What a coach would do in that seat, and why. */
  advise(request: ThinkRequest, signal: AbortSignal): Promise<Advice>;
  /** How good an action was, taken at that turn, and what was done right after it. */
  rate(
    request: ThinkRequest,
    action: string,
    signal: AbortSignal,
    plan?: readonly string[],
  ): Promise<Rating>;
}
