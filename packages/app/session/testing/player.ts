/** Plays a table on screen as people do, by luck that is the same in every run. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Refused, TableSession, TableState } from '../table-session.ts';

/** A small generator of its own: tests must be able to have the same luck again. */
export function luckOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Played {
  readonly action: string;
  readonly seat: number;
}

/** Everything that the table's state was, in the order in which a screen would have drawn it. */
export class History {
  readonly states: TableState[];
  readonly #stop: () => void;

  constructor(table: TableSession) {
    this.states = [table.state.value];
    this.#stop = table.state.subscribe(() => this.states.push(table.state.value));
  }

  end(): void {
    this.#stop();
  }
}

/** Makes `choices` choices at this table, or plays to the end; answers what was confirmed. */
export class Player {
  readonly confirmed: Played[] = [];
  readonly refused: Refused[] = [];
  readonly #table: TableSession;
  readonly #luck: (below: number) => number;
  #stopped = false;

  constructor(table: TableSession, seed: number) {
    this.#table = table;
    this.#luck = luckOf(seed);
  }

  stop(): void {
    this.#stopped = true;
  }

  async play(choices: number): Promise<void> {
    const { state } = this.#table;
    while (!this.#stopped && this.confirmed.length < choices && state.value.phase.is !== 'over') {
      if (!(await this.#step())) await pause(5);
    }
  }

  /** One thing that can be done here now; false where there is none. */
  async #step(): Promise<boolean> {
    const { phase, seat, legal, rolls } = this.#table.state.value;
    if (phase.is === 'handing-over') this.#table.liftCurtain();
    else if (phase.is === 'failed') phase.again();
    else if (rolls.length > 0) {
      await this.#table.submitRoll(rolls[this.#luck(rolls.length)] as string);
    } else if (phase.is === 'choosing' && seat !== null && legal.length > 0) {
      await this.#choose(seat, legal[this.#luck(legal.length)] as string);
    } else return false;
    return true;
  }

  async #choose(seat: number, action: string): Promise<void> {
    const refused = await this.#table.submit(action);
    if (refused) this.refused.push(refused);
    else this.confirmed.push({ seat, action });
  }
}
