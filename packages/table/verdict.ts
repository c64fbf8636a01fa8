/** What is submitted to a referee, what would come of it, and why it is rejected. */

import type { Actor, EntryNumber, GameEvent, Refusal } from './contract.ts';
import type { RefereeState } from './referee-state.ts';

/** One entry of the log, numbered from 1 by its place. */
export interface LogEntry {
  readonly by: Actor;
  readonly action: string;
}

/** An entry with all its consequences, for the referee's own eyes. */
export interface Step extends LogEntry {
  readonly n: EntryNumber;
  readonly events: readonly GameEvent[];
}

/** A step as one audience may know it: `action` is null while it is secret. */
export interface SeenStep {
  readonly n: EntryNumber;
  readonly by: Actor;
  readonly action: string | null;
  readonly events: readonly GameEvent[];
}

export type Rejection =
  /** A rule of the game forbids it. */
  | { readonly why: 'rule'; readonly refusal: Refusal }
  /** Something happened that the player had not seen. */
  | { readonly why: 'stale'; readonly n: EntryNumber }
  | { readonly why: 'unreadable' }
  | { readonly why: 'no-such-seat' }
  | { readonly why: 'over' }
  | { readonly why: 'cannot-resign' }
  | { readonly why: 'cannot-take-back' }
  /** An outcome was typed that the die does not have, or no roll is due, or this table rolls by itself. */
  | { readonly why: 'no-such-roll' };

/** What would happen; nothing has yet. */
export interface Proposal {
  readonly ok: true;
  /** The submitted entry and the rolls that follow from it. */
  readonly steps: readonly Step[];
  /** For `commit`; nobody else looks inside. */
  readonly next: RefereeState;
}

export type Verdict = Proposal | { readonly ok: false; readonly rejection: Rejection };
