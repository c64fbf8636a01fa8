/** Why a key of the tray, a castle or a place does nothing now, as the rules say it. */

import type { Refusal, Seat } from '@hearthside/table';
import { seededDice } from '@hearthside/table';
import { type Action, game, type Space, type View, WRONG_PLACE } from '../rules/index.ts';
import { royalsOf } from './counting.ts';
import { CASTLE_NAMES, isCastle } from './places.ts';
import type { Draft } from './props.ts';
import { tastesOf } from './telling.ts';
import { type KeyName, meantBy, placeAskedFor } from './ways.ts';

/** What somebody means who presses a key that is not due, in notation: the nearest thing it could do. */
function meantByKey(view: View, seat: Seat, key: KeyName): string | null {
  const elf = view.elves[seat];
  if (!elf) return null;
  const [here] = view.mines[elf.at as keyof View['mines']] ?? [];
  const carried = elf.bag.find((item) => item !== 'shield');
  switch (key) {
    case 'take':
      return `take ${here ?? 'gold'}`;
    case 'deliver':
      return `deliver ${carried ?? 'gold'} ${Object.keys(view.chests)[0]}`;
    default:
      return key;
  }
}

export function refusalOf(view: View, seat: Seat, key: KeyName): Refusal | null {
  const text = meantByKey(view, seat, key);
  const action = text === null ? null : game.readAction(text);
  return action && refusalFor(view, seat, action);
}

export const refusalFor = (view: View, seat: Seat, action: Action): Refusal | null =>
  // Nothing is hidden here: what a seat sees is the position itself.
  game.refuse(game.imagine(view, seededDice('why not')), seat, action);

const isMine = (space: Space): boolean => space !== 'home' && !isCastle(space);

/**
 * What a tap on a space that does not glow comes to: an action for the rules to refuse, wherever they sit; or, where
 * the place is of the wrong kind for what is asked, the statement that says so.
 */
export function touchOn(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  draft: Draft | null,
  space: Space,
): Action | Refusal | null {
  const wanted = placeAskedFor(view, legal, draft);
  if (wanted === 'mine' && !isMine(space)) return WRONG_PLACE.mine;
  if (wanted === 'castle' && !isCastle(space)) return WRONG_PLACE.castle;
  return meantBy(view, seat, legal, draft, space);
}

export const isRefusal = (touch: Action | Refusal): touch is Refusal => 'rule' in touch;

/** OE-102: why no gift frees this elf: the chests hold none, or the team has said no to all there are. */
export function unfreed(view: View, seat: Seat, other: Seat): Refusal | null {
  const ogre = view.elves[other]?.heldBy ?? 1;
  const refusals = tastesOf(view, ogre).flatMap((item) =>
    royalsOf(view).flatMap((chest) =>
      CASTLE_NAMES.map((castle) =>
        refusalFor(view, seat, { kind: 'rescue', other, item, chest, castle }),
      ),
    ),
  );
  return refusals.find((each) => each?.key === 'refused-before') ?? refusals[0] ?? null;
}
