/** Why a key of the tray does nothing now, as the rules say it. */

import type { Refusal, Seat } from '@hearthside/table';
import { seededDice } from '@hearthside/table';
import { game, type View } from '../rules/index.ts';
import type { KeyName } from './ways.ts';

/** What somebody means who presses a key that is not due, in notation: the nearest thing it could do. */
function meantBy(view: View, seat: Seat, key: KeyName): string | null {
  const elf = view.elves[seat];
  if (!elf) return null;
  const [here] = view.mines[elf.at as keyof View['mines']] ?? [];
  const carried = elf.bag.find((item) => item !== 'shield');
  switch (key) {
    case 'move':
      return `move ${elf.at}`;
    case 'take':
      return `take ${here ?? 'gold'}`;
    case 'deliver':
      return `deliver ${carried ?? 'gold'} ${Object.keys(view.chests)[0]}`;
    default:
      return key;
  }
}

export function refusalOf(view: View, seat: Seat, key: KeyName): Refusal | null {
  const text = meantBy(view, seat, key);
  const action = text === null ? null : game.readAction(text);
  // What is hidden from the seat does not decide what it may do.
  const position = game.imagine(view, seededDice('why not'));
  return action && game.refuse(position, seat, action);
}
