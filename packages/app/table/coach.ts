/** What the coach says, in sentences. It is given what the seat knows, and nothing more. */

import type { Advice, ThinkRequest } from '@hearthside/search';
import type { AnyGame, Turn } from '@hearthside/table';
import { sayAction, sayRating, sayReason, sentence, type Words } from '@hearthside/text';
import type { TableSession, TableState, ViewedStep } from '../session/table-session.ts';
import { thinking } from '../thinking/worker-thinking.ts';

/** A move that a person made here, with all that this person knew before it. */
export interface OwnMove {
  readonly turn: Turn;
  readonly before: readonly ViewedStep[];
  /** In notation. */
  readonly action: string;
}

const request = (
  session: TableSession,
  turn: Turn,
  before: readonly ViewedStep[],
): ThinkRequest => ({
  game: session.game.facts.id,
  level: 'master',
  seed: `hint ${turn.n}`,
  turn,
  // Views are large and a mind does not look back: the steps alone travel to the worker.
  steps: before.map(({ n, by, action, events }) => ({ n, by, action, events })),
});

/** What the coach answers: a sentence, and what it means to do, in notation, for the board to draw. */
export interface Hint {
  readonly text: string;
  /** The very move in words, for those who do not see it drawn; empty where there is none. */
  readonly exact: string;
  /** In order; empty where there is nothing to draw. */
  readonly actions: readonly string[];
  /** What the key of the hint does can be done now; not so of what would have been better. */
  readonly now: boolean;
}

/** Something the coach says without anything to draw. */
export const remarkOf = (text: string): Hint => ({ text, exact: '', actions: [], now: false });

const toDo = ({ action, plan = [] }: Advice): readonly string[] => [action, ...plan];

/** The very moves, one after the other. */
export const sayActions = (words: Words, game: AnyGame, actions: readonly string[]): string =>
  actions.map((text) => sentence(sayAction(words, game.describe(game.readAction(text))))).join(' ');

/** What the seat that is to act knows now; null when nobody here is. */
export function turnNow({ seat, legal, n, steps, start }: TableState): Turn | null {
  return seat === null ? null : { seat, view: steps.at(-1)?.view ?? start, legal, n };
}

/** The best there is to do now, and why. */
export async function hintFor(
  session: TableSession,
  words: Words,
  signal: AbortSignal,
): Promise<Hint> {
  const { value: state } = session.state;
  const turn = turnNow(state);
  if (!turn) throw new Error('a hint is for a seat that is to act');
  const advice = await thinking.advise(request(session, turn, state.steps), signal);
  const actions = toDo(advice);
  return {
    text: sentence(sayReason(words, advice.reason)),
    exact: sayActions(words, session.game, actions),
    actions,
    now: true,
  };
}

/** How good a move was, and what would have been better. */
export async function ratingOf(
  session: TableSession,
  { turn, before, action }: OwnMove,
  words: Words,
  signal: AbortSignal,
): Promise<Hint> {
  const rating = await thinking.rate(request(session, turn, before), action, signal);
  return remarkOf(sayRating(words, session.game, rating));
}
