/** How events look and sound, one after another. */

import type { PieceLook, Sound } from '@hearthside/screen';
import type { Chest, Event, Item, Valuable, View } from '../rules/index.ts';
import { elfPiece } from './elves.ts';
import { CHEST_BOX } from './places.ts';

type Type = Event['type'];
type Elf = View['elves'][number];

/** Milliseconds at normal speed; what the log alone tells takes none. */
const LASTS: Readonly<Record<Type, number>> = {
  'shield-deployed': 450,
  'shield-shifted': 600,
  'shield-stored': 450,
  'shield-recovered': 450,
  ready: 0,
  turn: 0,
  moved: 650,
  stayed: 0,
  took: 500,
  traded: 650,
  delivered: 650,
  'chest-filled': 1200,
  handed: 500,
  asked: 0,
  granted: 500,
  'ransom-proposed': 0,
  'rescue-proposed': 0,
  'end-proposed': 0,
  agreed: 0,
  refused: 500,
  'gift-given': 1000,
  'ogre-rests': 700,
  'ogre-out': 900,
  captured: 1000,
  freed: 600,
  rolled: 1000,
  'nobody-moved': 500,
  'ogre-woke': 700,
  'ogre-moved': 750,
  grabbed: 800,
  robbed: 900,
  fled: 700,
  'all-captive': 900,
  'gave-up': 0,
  over: 500,
};

const SOUNDS: Readonly<Partial<Record<Type, Sound>>> = {
  'shield-deployed': 'card',
  'shield-shifted': 'card',
  'shield-stored': 'card',
  'shield-recovered': 'card',
  moved: 'step',
  took: 'drop',
  traded: 'drop',
  delivered: 'drop',
  'chest-filled': 'bell',
  handed: 'card',
  granted: 'card',
  refused: 'sad',
  'gift-given': 'cheer',
  captured: 'sad',
  freed: 'cheer',
  rolled: 'roll',
  'ogre-woke': 'step',
  'ogre-moved': 'step',
  grabbed: 'bump',
  robbed: 'bump',
  fled: 'step',
  'all-captive': 'sad',
  over: 'bell',
};

export const lasts = (event: Event): number => LASTS[event.type];
export const sound = (event: Event): Sound | null => SOUNDS[event.type] ?? null;

export const GEM_BOX = '-52 -50 104 100';
export const itemPiece = (item: Item): PieceLook =>
  item === 'shield'
    ? { piece: 'oe-shield', viewBox: '-72 -76 144 152' }
    : { piece: `oe-gem-${item}`, viewBox: GEM_BOX };
export const ogrePiece = (ogre: number): PieceLook => ({
  piece: `oe-ogre-${ogre}`,
  viewBox: '-130 -236 260 260',
});
export const diePiece = (face: number | string): PieceLook => ({
  piece: `oe-die-${face}`,
  viewBox: '-70 -70 140 140',
});
export const chestPiece = (chest: Chest): PieceLook => ({
  piece: `oe-chest-${chest}`,
  viewBox: CHEST_BOX[chest],
});
export const ICON_BOX = '-26 -26 52 52';
export const BAG: PieceLook = { piece: 'oe-bag', viewBox: '-128 -152 256 288' };
export const CASTLE: PieceLook = { piece: 'oe-castle', viewBox: '-164 -190 328 330' };
export const HOME: PieceLook = { piece: 'oe-home', viewBox: '-460 -560 920 1080' };

/** The little picture beside a line of the log. */
export function eventPiece(event: Event): PieceLook {
  switch (event.type) {
    case 'shield-deployed':
    case 'shield-shifted':
    case 'shield-stored':
    case 'shield-recovered':
      return itemPiece('shield');
    case 'took':
    case 'traded':
    case 'delivered':
    case 'handed':
    case 'granted':
      return itemPiece(event.item);
    case 'grabbed':
    case 'robbed':
      return itemPiece(event.items[0] as Item);
    case 'chest-filled':
      return chestPiece(event.chest);
    case 'gift-given':
      return { piece: 'oe-icon-gift', viewBox: ICON_BOX };
    case 'captured':
    case 'all-captive':
      return { piece: 'oe-icon-hug', viewBox: ICON_BOX };
    case 'rolled':
    case 'nobody-moved':
      return diePiece(event.face);
    case 'ogre-rests':
      return { piece: `oe-ogre-${event.ogre}-asleep`, viewBox: '-130 -260 260 280' };
    case 'ogre-out':
    case 'ogre-woke':
    case 'ogre-moved':
      return ogrePiece(event.ogre);
    case 'over':
      return { piece: 'oe-icon-end', viewBox: ICON_BOX };
    default:
      return elfPiece(event.seat);
  }
}

/** The view as drawn after one event. */
export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'shield-deployed':
      return withShields(fromBag(view, event.seat, ['shield']), [], [event.mine]);
    case 'shield-shifted':
      return withShields(view, [event.from], [event.mine]);
    case 'shield-stored':
    case 'shield-recovered':
      return withShields(intoBag(view, event.seat, 'shield'), [event.from], []);
    case 'turn':
      return { ...view, turn: event.seat };
    case 'moved':
      return withElf(view, event.seat, { at: event.space });
    case 'took':
      return onMine(intoBag(view, event.seat, event.item), event.mine, [event.item], []);
    case 'traded': {
      const left = fromBag(view, event.seat, [event.leave]);
      return onMine(intoBag(left, event.seat, event.item), event.mine, [event.item], [event.leave]);
    }
    case 'delivered':
      return inChest(fromBag(view, event.seat, [event.item]), event.chest, [], [event.item]);
    case 'handed':
    case 'granted':
      return intoBag(fromBag(view, event.seat, [event.item]), event.other, event.item);
    default:
      return afterOgre(view, event);
  }
}

/** What Ogres do, and how it ends. */
function afterOgre(view: View, event: Event): View {
  switch (event.type) {
    case 'gift-given': {
      const { seat, ogre, item, chest, castle } = event;
      const taken = chest ? inChest(view, chest, [item], []) : fromBag(view, seat, [item]);
      const there = withElf(taken, seat, { at: castle, heldBy: null });
      return { ...withOgre(there, ogre, castle), gifts: sorted([...view.gifts, item]) };
    }
    case 'ogre-rests':
      return withOgre(view, event.ogre, event.castle.replace('castle', 'resting'));
    case 'ogre-out':
      return withOgre(view, event.ogre, 'out');
    case 'ogre-woke':
      return withOgre(view, event.ogre, event.castle);
    case 'ogre-moved':
      return withOgre(view, event.ogre, `${event.mine}`);
    case 'captured':
      return withElf(view, event.seat, { heldBy: event.ogre });
    case 'freed':
      return withElf(view, event.seat, { heldBy: null });
    case 'grabbed':
      return lost(onMine(view, event.mine, event.items, []), event.items);
    case 'robbed':
      return lost(fromBag(view, event.seat, event.items), event.items);
    case 'fled':
      return withElf(view, event.seat, { at: event.castle });
    case 'over':
      // OE-112: free elves are brought Home.
      return {
        ...view,
        elves: view.elves.map((elf) => (elf.heldBy === null ? { ...elf, at: 'home' } : elf)),
      };
    default:
      return view;
  }
}

const sorted = <Name extends Item>(items: readonly Item[]): Name[] => [...items].sort() as Name[];

/** A list without some of its items, each taken away once. */
function without(items: readonly Item[], gone: readonly Item[]): Item[] {
  const left = [...items];
  for (const item of gone) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const withElf = (view: View, seat: number, change: Partial<Elf>): View => ({
  ...view,
  elves: view.elves.map((elf, each) => (each === seat ? { ...elf, ...change } : elf)),
});

const bagOf = (view: View, seat: number): readonly Item[] => view.elves[seat]?.bag ?? [];

const fromBag = (view: View, seat: number, items: readonly Item[]): View =>
  withElf(view, seat, { bag: without(bagOf(view, seat), items) });

const intoBag = (view: View, seat: number, item: Item): View =>
  withElf(view, seat, { bag: sorted([...bagOf(view, seat), item]) });

const withOgre = (view: View, ogre: number, place: string): View => ({
  ...view,
  ogres: { ...view.ogres, [ogre]: place },
});

const withShields = (view: View, gone: readonly number[], put: readonly number[]): View => ({
  ...view,
  shields: [...view.shields.filter((mine) => !gone.includes(mine)), ...put].sort((a, b) => a - b),
});

function onMine(view: View, mine: number, gone: readonly Item[], put: readonly Item[]): View {
  const { [mine]: there = [], ...others } = view.mines;
  const left = sorted<Valuable>([...without(there, gone), ...put]);
  return { ...view, mines: left.length > 0 ? { ...others, [mine]: left } : others };
}

function inChest(view: View, chest: Chest, gone: readonly Item[], put: readonly Item[]): View {
  const left = sorted<Valuable>([...without(view.chests[chest] ?? [], gone), ...put]);
  return { ...view, chests: { ...view.chests, [chest]: left } };
}

const lost = (view: View, items: readonly Item[]): View => ({
  ...view,
  grabbed: sorted<Valuable>([...view.grabbed, ...items]),
});
