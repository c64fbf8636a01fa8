/** What the coach says, in sentences. It is given what the seat knows, and nothing more. */

import type { ThinkRequest } from '@hearthside/search';
import type { Turn } from '@hearthside/table';
import { sayAdvice, sayRating, type Words } from '@hearthside/text';
import type { Moment, TableLink, TableState } from '../session/table-link.ts';
import { thinking } from '../thinking/worker-thinking.ts';

/** A move that a person made here, with all that this person knew before it. */
export interface OwnMove {
  readonly turn: Turn;
  readonly before: readonly Moment[];
  /** In notation. */
  readonly action: string;
}

const request = (link: TableLink, turn: Turn, before: readonly Moment[]): ThinkRequest => ({
  game: link.game.facts.id,
  level: 'master',
  seed: `hint ${turn.n}`,
  turn,
  // Views are large and a mind does not look back: the steps alone travel to the worker.
  steps: before.map(({ n, by, action, events }) => ({ n, by, action, events })),
});

/** What the seat that is to act knows now; null when nobody here is. */
export function turnNow({ seat, legal, n, moments, start }: TableState): Turn | null {
  return seat === null ? null : { seat, view: moments.at(-1)?.view ?? start, legal, n };
}

/** The best there is to do now, and why. */
export async function hintFor(link: TableLink, words: Words, signal: AbortSignal): Promise<string> {
  const { value: state } = link.state;
  const turn = turnNow(state);
  if (!turn) throw new Error('a hint is for a seat that is to act');
  const advice = await thinking.advise(request(link, turn, state.moments), signal);
  return sayAdvice(words, link.game, advice);
}

/** How good a move was, and what would have been better. */
export async function ratingOf(
  link: TableLink,
  { turn, before, action }: OwnMove,
  words: Words,
  signal: AbortSignal,
): Promise<string> {
  const rating = await thinking.rate(request(link, turn, before), action, signal);
  return sayRating(words, link.game, rating);
}
