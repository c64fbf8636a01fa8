/** What tells one table from another of the same game: who sits there, and how far it is. */

import type { Words } from '@hearthside/text';
import type { SeatKeeper } from '../session/table-session.ts';

/** People by the names they gave, bots by how strong they are. */
export const whoPlays = (keepers: readonly SeatKeeper[], words: Words): string =>
  new Intl.ListFormat(words.locale, { style: 'short', type: 'unit' }).format(
    keepers.map((keeper) =>
      keeper.kind === 'bot'
        ? words.say(`level.${keeper.level}`)
        : (keeper.name ?? words.say('setup.person')),
    ),
  );
