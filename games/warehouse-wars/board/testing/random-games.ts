/** Whole random games for the tests of this folder, seen from outside. */

import { pick, seededDice } from '@hearthside/table';
import { type Action, type Event, game, type Options, type View } from '../../rules/index.ts';

export const OPTIONS: Options = {
  side: 6,
  crates: 12,
  planks: 8,
  cargo: 'delicate',
  spaceDiagonals: true,
  warning: true,
  starter: 'teal',
};

export interface Watched {
  readonly before: View;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly Event[];
  readonly now: View;
}

/** Plays random games and shows each action with the views around it. */
export function watch(games: number, see: (seen: Watched) => void): void {
  const dice = seededDice(21);
  for (let i = 0; i < games; i++) {
    const position = game.setup(OPTIONS, dice);
    while (game.outcome(position) === null) {
      const seat = game.actors(position)[0] as number;
      const legal = game.legal(position, seat);
      const action = pick(legal, dice);
      const before = game.view(position, seat);
      const events: Event[] = [];
      game.play(position, seat, action, (event) => events.push(event));
      see({ before, legal, action, events, now: game.view(position, seat) });
    }
  }
}

/** The view after some actions in notation, and what the player on turn may do then. */
export function played(...texts: readonly string[]): { view: View; legal: readonly Action[] } {
  const position = game.setup(OPTIONS, seededDice(1));
  for (const text of texts) {
    const [seat] = game.actors(position);
    const action = game.readAction(text);
    if (seat === undefined || !action || game.refuse(position, seat, action))
      throw new Error(`not possible here: ${text}`);
    game.play(position, seat, action);
  }
  const seat = game.actors(position)[0] ?? 0;
  return { view: game.view(position, seat), legal: game.legal(position, seat) };
}

export const read = (text: string): Action => game.readAction(text) as Action;
