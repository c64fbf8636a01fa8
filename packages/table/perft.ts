import { type AnyGame, CHANCE } from './contract.ts';
import { choices } from './play-written.ts';

/**
 * How many different sequences of `depth` actions there are from a position, chance
 * included: the count that shows at a glance whether two rule engines agree. Where
 * several seats choose at once the first of them is taken, since their order is no matter.
 */
export function perft(game: AnyGame, position: unknown, depth: number): number {
  if (depth === 0) return 1;
  const by = game.actors(position)[0] ?? CHANCE;
  const actions = choices(game, position, by);
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) {
    const next = game.clone(position);
    game.play(next, by, action);
    count += perft(game, next, depth - 1);
  }
  return count;
}
