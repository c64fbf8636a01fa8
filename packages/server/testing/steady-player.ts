/** A client that plays a seat at random and remembers every action that was acknowledged. */

import { type OpenSocket, TableClient } from '@hearthside/client';
import type { SeenState } from '@hearthside/protocol';
import { nodeSocket } from '../socket/node-socket.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly action: string;
  /** The `n` it was chosen at. */
  readonly seen: number;
}

export class SteadyPlayer {
  readonly acknowledged: Acknowledged[] = [];
  readonly errors: string[] = [];
  #client: TableClient;
  #state: SeenState | null = null;
  #choosingAt = -1;
  #paused = false;
  readonly #table: string;
  readonly #seat: number;
  /** Told after every step how far the table is. */
  onProgress: (state: SeenState) => void = () => {};

  constructor(
    server: string,
    table: string,
    seat: number,
    secret: string | null,
    open: OpenSocket = nodeSocket,
  ) {
    this.#table = table;
    this.#seat = seat;
    this.#client = new TableClient(
      { server, table, secret, since: 0, views: false, open },
      {
        steps: (_steps, state) => {
          if (!state) return;
          this.#state = state;
          this.onProgress(state);
          this.#act();
        },
        status: (status) => {
          if (status.is === 'closed' && status.error) this.errors.push(status.error.code);
        },
      },
    );
  }

  get state(): SeenState | null {
    return this.#state;
  }

  pause(): void {
    this.#paused = true;
  }

  leave(): void {
    this.#paused = true;
    this.#client.leave();
  }

  async #act(): Promise<void> {
    const state = this.#state;
    if (!state) return;
    const { n, actors, legal } = state;
    if (this.#paused || !actors.includes(this.#seat) || this.#choosingAt === n) return;
    this.#choosingAt = n;
    const action = legal[Math.floor(Math.random() * legal.length)] as string;
    try {
      const rejection = await this.#client.act(action, n);
      if (!rejection) {
        this.acknowledged.push({ table: this.#table, seat: this.#seat, action, seen: n });
      } else if (rejection.why !== 'stale' && rejection.why !== 'over') {
        this.errors.push(`${action}: ${JSON.stringify(rejection)}`);
      }
    } catch (error) {
      // Leaving with a question open is how every test ends.
      if (!this.#paused) this.errors.push(String(error));
    }
  }
}
