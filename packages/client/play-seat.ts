/** Lets a program play a seat of an online table to the end: all that an external bot needs. */

import type { SeenState } from '@hearthside/protocol';
import { newFairNumber, type Outcome, type Player, type SeenStep } from '@hearthside/table';
import type { OpenSocket } from './line.ts';
import type { SeatLink } from './seat-link.ts';
import type { ServerError } from './server-error.ts';
import { TableClient } from './table-client.ts';

/**
 * Plays until the game is over; answers how it ended. Throws when the server will not have us. A key in the
 * link binds a seat of a game with secrets: started again, the program comes back with the same link.
 */
export function playSeat(link: SeatLink, player: Player, open?: OpenSocket): Promise<Outcome> {
  const { server, table, secret, key = null } = link;
  return new Promise((resolve, reject) => {
    let seat: number | null = null;
    let choosingAt = -1;
    const finish = (settle: () => void) => {
      client.leave();
      player.leave?.();
      settle();
    };
    const choose = async ({ n, view, legal, actors }: SeenState) => {
      if (seat === null || !actors.includes(seat) || choosingAt === n) return;
      choosingAt = n;
      const action = await player.choose({ seat, view, legal, n });
      const rejection = await client.act(action, n);
      // Whatever came between will call for another choice; anything else is the player's fault.
      if (rejection && rejection.why !== 'stale' && rejection.why !== 'over') {
        throw new Error(`"${action}" was rejected (${rejection.why})`);
      }
    };
    const client = new TableClient(
      {
        server,
        table,
        secret,
        key,
        since: 0,
        views: false,
        number: newFairNumber(),
        ...(open ? { open } : {}),
      },
      {
        welcome: (_table, you) => {
          seat = you;
          if (you === null) finish(() => reject(new Error('the link is for spectators')));
        },
        steps: (steps, state) => {
          for (const step of steps) player.notice?.(step as SeenStep);
          if (!state) return;
          if (state.outcome) finish(() => resolve(state.outcome as Outcome));
          else choose(state).catch((error) => finish(() => reject(error)));
        },
        status: (status) => {
          if (status.is === 'closed' && status.error) fail(status.error);
        },
      },
    );
    const fail = (error: ServerError) => {
      player.leave?.();
      reject(error);
    };
  });
}
