/** Something small to try, again and again: a stop of a lesson, a puzzle, an example of a rule. */

import type { AnyGame, Refusal, Seat } from './contract.ts';
import { Referee } from './referee.ts';
import type { Rejection, SeenStep, Step } from './verdict.ts';

/** What went wrong, by a name that a catalogue has words for, and the statement that says why. */
export interface Mistake {
  readonly id: string;
  readonly rule: string;
}

/** What came of one choice. */
export type PracticeAnswer =
  /** The rules refuse it; `mistake` where it is a usual one. Nothing has changed. */
  | {
      readonly is: 'refused';
      readonly refusal: Refusal | null;
      readonly mistake: Mistake | null;
    }
  /** It counts, and the goal is still ahead. */
  | { readonly is: 'on' }
  /** It counts, and leads nowhere: a usual mistake, or all choices are spent. */
  | { readonly is: 'not-quite'; readonly mistake: Mistake | null }
  /** It is reached; with `refusal` where being told no was what there was to see. */
  | { readonly is: 'done'; readonly refusal?: Refusal };

/** What happened, as the learner may know it, with the view it led to. */
export interface PracticeStep extends SeenStep {
  readonly view: unknown;
}

export interface Practice {
  readonly seat: Seat;
  /** One way to the goal, in notation: the learner's own choices. */
  readonly solution: readonly string[];
  readonly referee: Referee;
  /** What has happened so far, as the learner may know it. */
  readonly steps: readonly PracticeStep[];
  /** From the beginning. */
  again(): void;
  choose(action: string): PracticeAnswer;
}

/** Somebody to judge what is tried from a position; nothing is rolled, whoever sets it up says what dice show. */
export const practiceReferee = (
  game: AnyGame,
  options: unknown,
  table: string,
  start: unknown,
): Referee =>
  new Referee({ game, options, table, secret: '00'.repeat(32), diceMode: 'typed', start });

export const refusalIn = (rejection: Rejection): Refusal | null =>
  rejection.why === 'rule' ? rejection.refusal : null;

export const practiceStep = (referee: Referee, step: Step, seat: Seat): PracticeStep => ({
  ...referee.seen(step, seat),
  view: referee.viewAfter(step, seat),
});
