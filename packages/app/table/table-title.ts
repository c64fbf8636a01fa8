/** What tells one table from another of the same game: who sits there, and how far it is. */

import type { Words } from '@hearthside/text';
import { botNames } from '../bots/bot-names.ts';
import type { SeatKeeper } from '../session/table-session.ts';

/** People by the names they gave, bots by theirs. */
export const whoPlays = (keepers: readonly SeatKeeper[], words: Words): string =>
  new Intl.ListFormat(words.locale, { style: 'short', type: 'unit' }).format(
    botNames(keepers, words).map((bot, seat) => {
      const keeper = keepers[seat];
      const name = keeper?.kind === 'person' ? keeper.name : null;
      return bot ?? name ?? words.say('setup.person');
    }),
  );

/** The same of a table on this device: whoever is the only person there and gave no name knows who that is. */
export function whoPlaysHere(keepers: readonly SeatKeeper[], words: Words): string {
  const [one, ...more] = keepers.filter(({ kind }) => kind === 'person');
  const isUnnamed = more.length === 0 && one?.kind === 'person' && one.name === null;
  const bots = keepers.filter(({ kind }) => kind === 'bot');
  return whoPlays(isUnnamed && bots.length > 0 ? bots : keepers, words);
}
