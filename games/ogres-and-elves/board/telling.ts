/** The board in words, for those who listen. */

import type { Seat } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { editionOf, type Ogre, type Space, type View } from '../rules/index.ts';
import { countOf, royalsOf, slotsOf } from './counting.ts';
import { isCastle } from './places.ts';

export const tastesOf = (view: View, ogre: number) => editionOf(view).tastes[`${ogre as Ogre}`];

export const placeName = (space: Space, words: Words): string =>
  space === 'home' || isCastle(space)
    ? words.say(`space.${space}`)
    : words.say('board.mine', { mine: space });

const likesOf = (view: View, ogre: number, words: Words): string[] =>
  tastesOf(view, ogre).map((item) => words.say(`item.${item}.many`));

/** One short line beside the title. */
export const progress = (view: View, words: Words): string => {
  const { delivered, slots } = countOf(view);
  return words.say('board.progress', { level: view.level, delivered, slots });
};

/** One short line below an elf's name. */
export function seatLine(view: View, of: Seat, words: Words): string {
  const elf = view.elves[of];
  if (!elf) return '';
  const values = { space: elf.at, ogre: elf.heldBy };
  return words.say(elf.heldBy === null ? 'board.seat-line.free' : 'board.seat-line.held', values);
}

function ogresAt(view: View, space: Space, words: Words): string[] {
  return Object.entries(view.ogres).flatMap(([ogre, place]) => {
    const likes = likesOf(view, Number(ogre), words);
    if (place === space) return [words.say('board.ogre', { ogre, likes })];
    const beside = isCastle(space) && place === space.replace('castle', 'resting');
    return beside ? [words.say('board.ogre-resting', { ogre, likes })] : [];
  });
}

function elvesAt(view: View, space: Space, words: Words): string[] {
  return view.elves.flatMap(({ at, heldBy }, seat) =>
    at === space ? [words.say(heldBy === null ? 'board.elf' : 'board.elf-held', { seat })] : [],
  );
}

/** What each chest waits for, as part of a list or as sentences. */
function chestLines(view: View, words: Words, key: 'board.chest' | 'board.tell-chest'): string[] {
  return royalsOf(view).map((chest) => {
    const slots = slotsOf(view, chest);
    const missing = slots.flatMap((slot) => (slot.full ? [] : [slot.wants]));
    return words.say(missing.length > 0 ? `${key}-wants` : `${key}-full`, {
      chest,
      items: missing,
    });
  });
}

/** What a space holds: "Mine 8: ruby, a Shield and Finn". */
export function describeSpace(view: View, space: Space, words: Words): string {
  const things = [
    ...(view.mines[space] ?? []).map((item) => words.say(`item.${item}`)),
    ...(view.shields.includes(Number(space)) ? [words.say('item.shield.a')] : []),
    ...ogresAt(view, space, words),
    ...elvesAt(view, space, words),
    ...(space === 'home' ? chestLines(view, words, 'board.chest') : []),
  ];
  const place = placeName(space, words);
  return things.length > 0
    ? words.say('board.there', { place, things })
    : words.say('board.nothing-there', { place });
}

/** The whole table in a few sentences. */
export function tell(view: View, _seat: Seat | null, words: Words): string {
  const { score, top } = countOf(view);
  const elves = view.elves.map((elf, seat) =>
    words.say('board.tell-elf', {
      seat,
      where: seatLine(view, seat, words),
      items: elf.bag,
      count: elf.bag.length,
    }),
  );
  const ogres = Object.entries(view.ogres).flatMap(([ogre, place]) =>
    place === 'out'
      ? []
      : [
          words.say(place.startsWith('resting') ? 'board.tell-resting' : 'board.tell-ogre', {
            ogre,
            space: place.replace('resting', 'castle'),
            likes: likesOf(view, Number(ogre), words),
          }),
        ],
  );
  const chests = chestLines(view, words, 'board.tell-chest');
  return [words.say('board.tell-score', { score, top }), ...elves, ...ogres, ...chests].join(' ');
}
