/** The promise of `pickLegal`: what the list gives by the same roll, and nothing else. */

import type { AnyGame, Dice, Seat } from '../index.ts';

/** Where the game's own way to pick differs from the list's, whatever is rolled; null if nowhere. */
export function mispick(game: AnyGame, position: unknown, seat: Seat): string | null {
  const legal = game.legal(position, seat);
  for (const [roll, action] of legal.entries()) {
    const asked: number[] = [];
    const dice: Dice = {
      below(sides) {
        asked.push(sides);
        return roll;
      },
    };
    const picked = game.writeAction(game.pickLegal?.(position, seat, dice));
    const listed = game.writeAction(action);
    if (asked.length !== 1 || asked[0] !== legal.length) {
      return `pickLegal must roll once, below ${legal.length}; it rolled below [${asked}]`;
    }
    if (picked !== listed) {
      return `pickLegal gives "${picked}" for a roll of ${roll}, where legal lists "${listed}"`;
    }
  }
  return null;
}
