import type { Actor, GameEvent } from './contract.ts';
import type { Step } from './host.ts';

/** A step with the position after it, which nobody can read but the host it is of. */
export class KeptStep implements Step {
  readonly n: number;
  readonly by: Actor;
  readonly action: string;
  readonly events: readonly GameEvent[];
  readonly #host: object;
  readonly #after: unknown;

  constructor({ n, by, action, events }: Step, host: object, after: unknown) {
    this.n = n;
    this.by = by;
    this.action = action;
    this.events = events;
    this.#host = host;
    this.#after = after;
  }

  /** The position after a step of `host`; of anyone else's, undefined. */
  static positionAfter(step: Step, host: object): unknown {
    return step instanceof KeptStep && step.#host === host ? step.#after : undefined;
  }
}
