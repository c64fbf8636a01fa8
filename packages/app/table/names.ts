import type { SeatName } from '@hearthside/table';
import type { Catalogue, Words } from '@hearthside/text';
import type { SeatKeeper } from '../session/table-link.ts';

/** Players' own names in place of the seats' names, where they gave one. */
export function namesOf(
  keepers: readonly SeatKeeper[],
  seats: readonly SeatName[],
  words: Words,
): Catalogue {
  const names: Record<string, string> = {};
  for (const [seat, keeper] of keepers.entries()) {
    const key = `seat.${seats[seat]}`;
    if (keeper.kind === 'person' && keeper.name) names[key] = keeper.name;
    else names[key] = words.say(key);
  }
  return names;
}
