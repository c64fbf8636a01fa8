import type { AnyGame, Dice, GameEvent } from '../index.ts';
import { KnownActions, strangeActions } from './strange-actions.ts';
import { seatsOf, walk } from './walk.ts';

/** Catalogue keys that random games call for and `catalogue` does not have, sorted. */
export function missingSentences(
  game: AnyGame,
  options: unknown,
  catalogue: Readonly<Record<string, string>>,
  dice: Dice,
): string[] {
  const needed = new Set<string>(['title', 'tagline']);
  const seats = seatsOf(game, options);
  const hear = (event: GameEvent) => needed.add(`event.${event.type}`);
  for (const name of game.seats(options)) needed.add(`seat.${name}`);
  for (const key of Object.keys(game.options))
    needed.add(`option.${key}`).add(`option.${key}.help`);
  for (let i = 0; i < 6; i++) {
    const known = new KnownActions();
    const { position } = walk({
      game,
      options,
      dice,
      visit: ({ position, by, action }) => {
        needed.add(`action.${game.describe(action).key}`);
        game.play(game.clone(position), by, action, hear);
        known.add(game.writeAction(action));
        for (const seat of game.actors(position)) {
          const { key } = game.prompt(game.view(position, seat), seat);
          needed.add(`prompt.${key}`).add(`awaited.${key}`);
        }
        for (const strange of strangeActions(game, known, dice, 6)) {
          for (const seat of seats) {
            const refusal = game.refuse(position, seat, strange);
            if (refusal) needed.add(`refusal.${refusal.key}`);
          }
        }
      },
    });
    needed.add(`outcome.${game.outcome(position)?.why}`);
    if (game.resign) game.resign(game.setup(options, dice), 0, hear);
  }
  return [...needed].filter((key) => !(key in catalogue)).sort();
}
