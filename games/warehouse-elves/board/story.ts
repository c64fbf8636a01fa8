import type { Story } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { axial, BAYS, TEAM_NAMES, type View, type WarehouseEvent } from '../rules/index.ts';
import { sameHex, stocksOf } from './telling.ts';

/** A card in one line: where it took the truck; what was loaded, taken or brought home before all. */
export const story: Story<View, WarehouseEvent> = {
  begins: ['lock', 'turn-over', 'roll', 'pass-santa', 'win', 'resign'],
  ranks: [
    'win',
    'resign',
    'complete',
    'take',
    'load',
    'bump',
    'push',
    'drive',
    'turn',
    'snowman-moves',
    'snowman-stays',
    'turn-over',
    'leave-stock',
    'take-nothing',
    'roll',
    'pass-santa',
    'lock',
    'draw',
  ],
  line: (events, main, view, words) =>
    main.type === 'drive' ? driveLine(events, main.seat, view, words) : null,
};

/** Where a drive came to: a Stock, a bay, or so many spaces on. */
function driveLine(
  events: readonly WarehouseEvent[],
  seat: (typeof TEAM_NAMES)[number],
  view: View,
  words: Words,
): string {
  const drives = events.filter((event) => event.type === 'drive');
  const to = drives.at(-1)?.to ?? ([0, 0] as const);
  const [toy] = stocksOf(view).find(([, at]) => sameHex(at, to)) ?? [];
  if (toy) return words.say('story.drive-to', { seat, toy });
  const bay = TEAM_NAMES.findIndex((_, team) => sameHex(axial(BAYS[team] as number), to));
  if (bay >= 0 && TEAM_NAMES[bay] === seat) return words.say('story.drive-home', { seat });
  return words.say('story.drive', { seat, count: drives.length });
}
