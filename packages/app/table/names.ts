import type { SeatName } from '@hearthside/table';
import type { Catalogue, Words } from '@hearthside/text';
import { botNames } from '../bots/bot-names.ts';
import type { SeatKeeper } from '../session/table-session.ts';

/** Players' own names in place of the seats' names, where they gave one, and those of bots; also where a sentence names a second player. */
export function namesOf(
  keepers: readonly SeatKeeper[],
  seats: readonly SeatName[],
  words: Words,
): Catalogue {
  const names: Record<string, string> = {};
  const bots = botNames(keepers, words);
  for (const [seat, keeper] of keepers.entries()) {
    const name = keeper.kind === 'person' ? keeper.name : bots[seat];
    if (!name) continue;
    for (const key of [`seat.${seats[seat]}`, `other.${seats[seat]}`]) {
      if (words.has(key)) names[key] = name;
    }
  }
  return names;
}
