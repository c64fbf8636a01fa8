/** Games that were played before, for tests of what comes after a game. */

import { findBox } from '@hearthside/shelf';
import { type GameRecord, Referee, readOptions, seededDice, writeRecord } from '@hearthside/table';
import { packGame } from '@hearthside/table/link';

/** A game of random choices; `most` entries, and then somebody gives up. */
async function recorded(id: string, most: number): Promise<GameRecord> {
  const rules = await findBox(id)?.rules();
  if (!rules) throw new Error(`no game ${id}`);
  const { game } = rules;
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const referee = new Referee({
    game,
    options: options.value,
    table: 'recorded',
    secret: 'ab'.repeat(32),
  });
  const dice = seededDice('recorded');
  while (referee.n < most && referee.outcome === null) {
    const seat = referee.actors[0] ?? 0;
    const legal = referee.legal(seat);
    referee.submit(seat, legal[dice.below(legal.length)] as string, referee.n);
  }
  if (referee.outcome === null) referee.submit(0, 'resign', referee.n);
  return referee.record({ players: ['Nora', 'bot easy'] });
}

export const fileOfGame = async (id: string, most: number): Promise<string> =>
  `${writeRecord(await recorded(id, most)).join('\n')}\n`;

export async function linkOfGame(id: string): Promise<string> {
  return packGame({ record: await recorded(id, 16), players: [], at: 0 });
}
