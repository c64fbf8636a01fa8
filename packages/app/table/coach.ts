/** What the coach says, in sentences. It is given what the seat knows, and nothing more. */

import type { Advice, ThinkRequest } from '@hearthside/search';
import type { Turn } from '@hearthside/table';
import { sayAction, type Words } from '@hearthside/text';
import type { Moment, TableLink } from '../session/table-link.ts';
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

function sayAdvice(link: TableLink, words: Words, { action, reason }: Advice): string {
  const what = sayAction(words, link.game.describe(link.game.readAction(action)));
  return `${what}. ${words.say(`coach.${reason.key}`, reason.values)}`;
}

/** The best there is to do now, and why. */
export async function hintFor(link: TableLink, words: Words, signal: AbortSignal): Promise<string> {
  const { seat, legal, n, moments, start } = link.state;
  if (seat === null) throw new Error('a hint is for a seat that is to act');
  const turn = { seat, view: moments.at(-1)?.view ?? start, legal, n };
  const advice = await thinking.advise(request(link, turn, moments), signal);
  return sayAdvice(link, words, advice);
}

/** How good a move was, and what would have been better. */
export async function ratingOf(
  link: TableLink,
  { turn, before, action }: OwnMove,
  words: Words,
  signal: AbortSignal,
): Promise<string> {
  const { key, better } = await thinking.rate(request(link, turn, before), action, signal);
  const rating = `${words.say(`coach.rating.${key}`)}.`;
  return better ? `${rating} ${sayAdvice(link, words, better)}` : rating;
}
