/** What can be asked about, and the statements that speak of it. */

import type { Space, View } from '../rules/index.ts';
import { isCastle } from './places.ts';
import type { KeyName } from './ways.ts';

export const things: Readonly<Record<string, readonly string[]>> = {
  ogre: ['OE-12', 'OE-51', 'OE-70', 'OE-75'],
  elf: ['OE-50', 'OE-54'],
  treasure: ['OE-10', 'OE-60', 'OE-90'],
  shield: ['OE-40', 'OE-41', 'OE-43'],
  mine: ['OE-1', 'OE-2', 'OE-60'],
  castle: ['OE-52', 'OE-71', 'OE-81'],
  home: ['OE-53', 'OE-62'],
  chest: ['OE-11', 'OE-62', 'OE-110'],
  die: ['OE-80', 'OE-81'],
  bag: ['OE-13', 'OE-60'],
  held: ['OE-55', 'OE-93', 'OE-101'],
  score: ['OE-112'],
  'key-shields': ['OE-40', 'OE-42', 'OE-43'],
  'key-ready': ['OE-26'],
  'key-walk': ['OE-50'],
  'key-take': ['OE-60', 'OE-61'],
  'key-deliver': ['OE-62'],
  'key-share': ['OE-54'],
  'key-gift': ['OE-70', 'OE-101', 'OE-102'],
  'key-end': ['OE-102', 'OE-111'],
  'key-roll': ['OE-30', 'OE-80'],
};

const KEYS: Readonly<Record<KeyName | 'stay', string>> = {
  shields: 'key-shields',
  recover: 'key-shields',
  ready: 'key-ready',
  move: 'key-walk',
  stay: 'key-walk',
  take: 'key-take',
  trade: 'key-take',
  deliver: 'key-deliver',
  share: 'key-share',
  agree: 'key-share',
  refuse: 'key-share',
  gift: 'key-gift',
  ransom: 'key-gift',
  rescue: 'key-gift',
  // Its answers are the castles.
  flee: 'castle',
  'call-end': 'key-end',
  'give-up': 'key-end',
  roll: 'key-roll',
};

export const thingOfKey = (key: KeyName | 'stay'): string => KEYS[key];

/** What is on a space, whoever stands there first. */
export function thingsAt(view: View, space: Space): string {
  const place = space === 'home' ? 'home chest' : isCastle(space) ? 'castle' : 'mine';
  const rest = space.replace('castle', 'resting');
  const isHere = (at: string) => at === space || (isCastle(space) && at === rest);
  return [
    Object.values(view.ogres).some(isHere) && 'ogre',
    view.elves.some(({ at }) => at === space) && 'elf',
    view.shields.includes(Number(space)) && 'shield',
    (view.mines[space]?.length ?? 0) > 0 && 'treasure',
    place,
  ]
    .filter((thing) => thing !== false)
    .join(' ');
}
