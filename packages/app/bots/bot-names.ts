/** What bots are called. Only on the screen: records and messages know a bot by how strong it is. */

import { isTakenName } from '@hearthside/protocol/names';
import type { Words } from '@hearthside/text';
import type { SeatKeeper } from '../session/table-session.ts';

/** By seat; null where a person sits. No two at a table are called the same. */
export function botNames(keepers: readonly SeatKeeper[], words: Words): readonly (string | null)[] {
  const people = keepers.flatMap((keeper) =>
    keeper.kind === 'person' && keeper.name ? [keeper.name] : [],
  );
  return keepers.map((keeper, seat) => {
    if (keeper.kind === 'person') return null;
    const name = words.say(`bot.${keeper.level}`);
    const alike = keepers.flatMap((each, at) =>
      each.kind === 'bot' && each.level === keeper.level ? [at] : [],
    );
    if (alike.length > 1) {
      return words.say('bot.numbered', { name, number: alike.indexOf(seat) + 1 });
    }
    return isTakenName(name, people) ? words.say('bot.beside-namesake', { name }) : name;
  });
}
