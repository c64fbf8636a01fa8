/** Games between players who are not asked by a screen: bots, programs, random movers. */

import type { EntryNumber, Message, Outcome, Seat } from './contract.ts';
import { type Dice, pick } from './dice.ts';
import type { Referee } from './referee.ts';
import type { SeenStep, Step } from './verdict.ts';

/** What a player is given when it is its turn: what a person in that seat would see, no more. */
export interface Turn {
  readonly seat: Seat;
  readonly view: unknown;
  /** In notation, sorted. */
  readonly legal: readonly string[];
  /** How many entries the table's log has. */
  readonly n: EntryNumber;
}

/** The turn that `seat` has now. */
export const turnOf = (referee: Referee, seat: Seat): Turn => ({
  seat,
  view: referee.view(seat),
  legal: referee.legal(seat),
  n: referee.n,
});

/** A mind at a seat. */
export interface Player {
  /** The action to take, in notation. */
  choose(turn: Turn): string | Promise<string>;
  /** Why it chose what it chose last, where people expect to be told; else null. */
  remark?(): Message | null;
  /** Told of every step, as its seat may know it. */
  notice?(step: SeenStep): void;
  /** Called when the game is over or given up. */
  leave?(): void;
}

/** A player that broke down, stalled or played against the rules: its own fault, by seat. */
export class PlayerFault extends Error {
  readonly seat: Seat;

  constructor(seat: Seat, what: string) {
    super(what);
    this.name = 'PlayerFault';
    this.seat = seat;
  }
}

export const randomPlayer = (dice: Dice): Player => ({ choose: ({ legal }) => pick(legal, dice) });

/** Plays the table to its end. A player's fault is thrown as `PlayerFault`; the table stays as it was. */
export async function playMatch(referee: Referee, players: readonly Player[]): Promise<Outcome> {
  const tell = (steps: readonly Step[]) => {
    for (const step of steps) {
      for (const [seat, player] of players.entries()) player.notice?.(referee.seen(step, seat));
    }
  };
  try {
    while (referee.outcome === null) {
      const seat = referee.actors[0] as Seat;
      const player = players[seat];
      if (!player) throw new Error(`nobody plays seat ${seat}`);
      const action = await player.choose(turnOf(referee, seat));
      const verdict = referee.submit(seat, action, referee.n);
      if (!verdict.ok)
        throw new PlayerFault(seat, `"${action}" was refused (${verdict.rejection.why})`);
      tell(verdict.steps);
    }
    return referee.outcome;
  } finally {
    for (const player of players) player.leave?.();
  }
}
