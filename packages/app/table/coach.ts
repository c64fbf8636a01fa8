/** What the coach says, in sentences. It is given what the seat knows, and nothing more. */

import type { Advice, ThinkRequest } from '@hearthside/search';
import type { AnyGame, Seat, Turn } from '@hearthside/table';
import { sayAction, sayReason, sayVerdict, sentence, type Words } from '@hearthside/text';
import type { TableSession, TableState, ViewedStep } from '../session/table-session.ts';
import { thinking } from '../thinking/worker-thinking.ts';

/** A whole turn that a person made here, with all that this person knew before it. */
export interface OwnTurn {
  readonly turn: Turn;
  readonly before: readonly ViewedStep[];
  /** All that was done before anybody else did something, in notation. */
  readonly actions: readonly string[];
}

/** The turn with one more choice: it goes on until somebody else, or chance, comes between. */
export function withChoice(
  was: OwnTurn | null,
  turn: Turn,
  before: readonly ViewedStep[],
  action: string,
): OwnTurn | null {
  const goesOn =
    was !== null &&
    was.turn.seat === turn.seat &&
    before.length === was.before.length + was.actions.length;
  if (goesOn) return { ...was, actions: [...was.actions, action] };
  // What had to be done anyway was no choice, and nobody asks how good it was.
  return turn.legal.length < 2 ? was : { turn, before, actions: [action] };
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
  /** What would have been better, and when: after how many steps, by which seat. Null: it can be done now. */
  readonly past: { readonly steps: number; readonly seat: Seat } | null;
}

/** Something the coach says without anything to draw. */
export const remarkOf = (text: string): Hint => ({ text, exact: '', actions: [], past: null });

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
    past: null,
  };
}

/** How good a turn was; what would have been better is drawn where it was meant. */
export async function ratingOf(
  session: TableSession,
  { turn, before, actions: [first = '', ...plan] }: OwnTurn,
  words: Words,
  signal: AbortSignal,
): Promise<Hint> {
  const { seat } = turn;
  const rating = await thinking.rate(request(session, turn, before), first, signal, plan);
  const verdict = sayVerdict(words, rating);
  // Good is good: what is hardly better need not be shown.
  if (!rating.better || rating.key === 'good') return remarkOf(verdict);
  const better = toDo(rating.better);
  return {
    text: verdict,
    exact: sayActions(words, session.game, better),
    actions: better,
    past: { steps: before.length, seat },
  };
}
