import type { Actor, EntryNumber, GameEvent } from './contract.ts';
import type { Step } from './verdict.ts';

/** A step with the position after it, which nobody can read but the referee it is of. */
export class KeptStep implements Step {
  readonly n: EntryNumber;
  readonly by: Actor;
  readonly action: string;
  readonly events: readonly GameEvent[];
  readonly #referee: object;
  readonly #after: unknown;

  constructor({ n, by, action, events }: Step, referee: object, after: unknown) {
    this.n = n;
    this.by = by;
    this.action = action;
    this.events = events;
    this.#referee = referee;
    this.#after = after;
  }

  /** The position after a step of `referee`; of anyone else's, undefined. */
  static positionAfter(step: Step, referee: object): unknown {
    return step instanceof KeptStep && step.#referee === referee ? step.#after : undefined;
  }
}
