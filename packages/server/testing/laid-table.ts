/** A table with a past that a test chose, dice included, stored as the server would have written it. */

import type { Keeper } from '@hearthside/protocol';
import { Referee, readOptions } from '@hearthside/table';
import { hashSecret, newSeatSecret } from '../secrets.ts';
import type { Storage } from '../storage/storage.ts';
import { loadGames } from '../tables/games.ts';
import { newDoc } from '../tables/table-doc.ts';

const FAIR_SECRET = 'ab'.repeat(32);
/** How long the id of a table is. */
const ID_LENGTH = 22;

/** A game to be played by the test itself; under the same name it has the same luck in every run. */
export async function refereeFor(gameId: string, name: string): Promise<Referee> {
  const game = (await loadGames()).get(gameId)?.game;
  if (!game) throw new Error(`no game ${gameId}`);
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const table = name.padEnd(ID_LENGTH, '-');
  return new Referee({ game, options: options.value, table, secret: FAIR_SECRET });
}

/** Stores the table as it was played so far; answers what opens each seat, null for a bot's. */
export async function layTable(
  storage: Storage,
  referee: Referee,
  keepers: readonly Keeper[],
): Promise<(string | null)[]> {
  const secrets = keepers.map(({ kind }) => (kind === 'person' ? newSeatSecret() : null));
  const doc = newDoc({
    game: referee.game.facts.id,
    options: {},
    dice: 'app',
    numbersClosed: true,
    fairSecret: FAIR_SECRET,
    hostHash: hashSecret(newSeatSecret()),
    seats: keepers.map((keeper, seat) => {
      const secret = secrets[seat] ?? null;
      return { keeper, secretHash: secret === null ? null : hashSecret(secret) };
    }),
    clock: null,
    absent: null,
    takeBack: true,
    spectators: true,
    names: 'any',
  });
  const { table } = referee.proof;
  const now = Date.now();
  await storage.create({ id: table, created: now, revision: 1, doc });
  const entries = referee.record().entries.map(({ by, action }, index) => {
    return { n: index + 1, by, action, at: now, submission: null };
  });
  if (entries.length > 0) await storage.append([{ table, entries }]);
  return secrets;
}
