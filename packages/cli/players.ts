import { type AnyGame, type Player, randomPlayer, seededDice } from '@hearthside/table';
import { UsageError } from './command.ts';

/** Players by name, one a seat; the same names and seed play the same game. */
export async function seatPlayers(
  _game: AnyGame,
  names: readonly string[],
  seed: string,
): Promise<Player[]> {
  return names.map((name, seat) => {
    if (name === 'random') return randomPlayer(seededDice(`${seed}/${seat}`));
    throw new UsageError(`unknown player "${name}" (there is: random)`);
  });
}
