/** Random games seen through the contract, moment by moment, for tests of what the screen draws. */

import { CHANCE, pick, type Seat, seededDice } from '@hearthside/table';
import {
  type Action,
  type Event,
  type GameLevel,
  game,
  standardEdition,
  type View,
} from '../../rules/index.ts';
import { GAME_LEVELS } from '../../rules/pieces.ts';

export interface TableAtRandom {
  readonly view: View;
  /** Who may act, first of all; null when the die is due or the game is over. */
  readonly seat: Seat | null;
  readonly legal: readonly Action[];
  /** Why an action is not allowed, or null. */
  refuses(action: Action): string | null;
  /** What happens next, and how it looks then; nothing at the end. */
  readonly events: readonly Event[];
  readonly next: View;
}

/** What fills chests and makes friends, so that games get somewhere. */
const EAGER: readonly Action['kind'][] = ['take', 'deliver', 'gift', 'agree'];

export function* randomGame(
  level: GameLevel,
  seats: number,
  seed: number,
): Generator<TableAtRandom> {
  const dice = seededDice(`board ${level} ${seats} ${seed}`);
  const position = game.setup({ level, seats, starter: 0, edition: standardEdition }, dice);
  for (;;) {
    const over = game.outcome(position) !== null;
    const seat = game.actors(position)[0] ?? null;
    const legal = seat === null ? [] : game.legal(position, seat);
    const before = game.clone(position);
    const view = game.view(position, 'spectator');
    const events: Event[] = [];
    if (!over) {
      const all = seat === null ? game.chance(position) : legal;
      const eager = all.filter(({ kind }) => EAGER.includes(kind));
      const some = eager.length > 0 && pick([true, true, false], dice) ? eager : all;
      game.play(position, seat ?? CHANCE, pick(some, dice), (event) => events.push(event));
    }
    yield {
      view,
      seat,
      legal,
      refuses: (action) =>
        seat === null ? 'nobody' : (game.refuse(before, seat, action)?.key ?? null),
      events,
      next: game.view(position, 'spectator'),
    };
    if (over) return;
  }
}

/** Some moments of every level and number of elves; every one with `thin` 1. */
export function* moments(seeds: number, thin = 1): Generator<TableAtRandom> {
  for (const level of GAME_LEVELS) {
    for (const seats of [2, 3, 4]) {
      for (let seed = 0; seed < seeds; seed++) {
        let n = 0;
        for (const moment of randomGame(level, seats, seed)) {
          if (n++ % thin === 0 || moment.view.phase === 'over') yield moment;
        }
      }
    }
  }
}
