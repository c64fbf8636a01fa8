/** Questions about a position in plain words, one piece after another: what the rules find out by masks. */

import type { Seat } from '@hearthside/table';
import {
  CASTLES,
  CHESTS,
  HOME,
  ITEMS,
  isMine,
  type Mine,
  OUT,
  SPACES,
  VALUABLES,
} from '../pieces.ts';
import { count, type Pile } from '../pile.ts';
import type { Position } from '../position.ts';

export const seats = (p: Position): Seat[] => p.elfAt.map((_, seat) => seat);

/** OE-10: everything but a Shield. */
export const valuableKinds = (): number[] => VALUABLES.map((name) => ITEMS.indexOf(name));

export const itemKinds = (): number[] => ITEMS.map((_, item) => item);

export const sizeOf = (pile: Pile): number =>
  itemKinds().reduce((sum, item) => sum + count(pile, item), 0);

export const kindsOf = (pile: Pile): number[] =>
  itemKinds().filter((item) => count(pile, item) > 0);

export const isOgreOn = (p: Position, space: number): boolean =>
  p.rules.ogres.some((ogre) => p.ogreAt[ogre] === space);

export const isShielded = (p: Position, mine: number): boolean => ((p.shields >> mine) & 1) === 1;

export const chestsInPlay = (p: Position): number[] => {
  const { royals } = p.rules.edition.levels[p.rules.level];
  return royals.map((chest) => CHESTS.indexOf(chest)).sort();
};

/** OE-11: open slots for a kind in a chest. */
export function openSlotsIn(p: Position, chest: number, item: number): number {
  const wants = p.rules.edition.chests[CHESTS[chest] as 'king'];
  const slots = wants.filter((valuable) => valuable === ITEMS[item]).length;
  return slots - count(p.chests[chest] as Pile, item);
}

/** OE-12 */
export const isWanted = (p: Position, ogre: number, item: number): boolean =>
  p.rules.edition.tastes[`${ogre}` as '1'].some((valuable) => valuable === ITEMS[item]);

/** Is one of that kind still on a mine or in a bag? */
const isLeft = (p: Position, item: number): boolean =>
  [...p.mines, ...p.bags].some((pile) => count(pile, item) > 0);

/** OE-111: no Valuable on a mine or in a bag fits an open slot any more. */
export const nothingFits = (p: Position): boolean =>
  valuableKinds().every(
    (item) =>
      !isLeft(p, item) || chestsInPlay(p).every((chest) => openSlotsIn(p, chest, item) === 0),
  );

/** OE-110 */
export const allChestsAreFull = (p: Position): boolean =>
  chestsInPlay(p).every((chest) =>
    valuableKinds().every((item) => openSlotsIn(p, chest, item) === 0),
  );

/** OE-111's ruling: nor is any wanted by an Ogre still in the game. */
export const nothingIsLeft = (p: Position): boolean =>
  nothingFits(p) &&
  p.rules.ogres
    .filter((ogre) => p.ogreAt[ogre] !== OUT)
    .every((ogre) => valuableKinds().every((item) => !isLeft(p, item) || !isWanted(p, ogre, item)));

/** OE-1 to OE-3 */
export function areJoined(p: Position, one: number, other: number): boolean {
  const { home, castles } = p.rules.edition.board;
  const [a, b] = one < other ? [one, other] : [other, one];
  if (a === HOME) return home.includes(b as Mine);
  if (isMine(a) && isMine(b)) return b - a === 1 || (a === 1 && b === 16);
  return isMine(a) && castles[SPACES[b] as 'castle-a'] === a;
}

/** OE-50 to OE-52: may an elf go there? */
export function isInReach(p: Position, from: number, to: number): boolean {
  if (from === to) return true;
  if (CASTLES.some((castle) => castle === SPACES[to]) && isOgreOn(p, to)) return false;
  return (
    areJoined(p, from, to) ||
    SPACES.some((_, way) => areJoined(p, from, way) && areJoined(p, way, to) && !isOgreOn(p, way))
  );
}

/** OE-81: the mine where an Ogre stops that would next step onto `start`. */
export function stopFrom(p: Position, start: number): number {
  let mine = start;
  while (isOgreOn(p, mine) || isShielded(p, mine)) mine = mine === 16 ? 1 : mine + 1;
  return mine;
}
