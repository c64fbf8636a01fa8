/** The running score as OE-112 counts it, line by line. */

import { type Chest, editionOf, type Valuable, type View } from '../rules/index.ts';

/** As the tray and the chests show them: the plain ones first. */
export const VALUABLES: readonly Valuable[] = [
  'gold',
  'ruby',
  'emerald',
  'amethyst',
  'sapphire',
  'amber',
];

/** From the mountain's foot to its ledges; the first in play get the lowest places. */
export const ROYALS: readonly Chest[] = ['king', 'queen', 'prince', 'princess'];

export const royalsOf = (view: View): Chest[] => ROYALS.filter((royal) => view.chests[royal]);

export interface Slot {
  readonly wants: Valuable;
  readonly full: boolean;
}

/** What a chest wants, slot by slot, and which of it is there. */
export function slotsOf(view: View, chest: Chest): Slot[] {
  const there = [...(view.chests[chest] ?? [])];
  const wanted = editionOf(view).chests[chest];
  const order = (one: Valuable) => VALUABLES.indexOf(one);
  return [...wanted]
    .sort((one, other) => order(one) - order(other))
    .map((wants) => {
      const at = there.indexOf(wants);
      if (at >= 0) there.splice(at, 1);
      return { wants, full: at >= 0 };
    });
}

export const isFull = (view: View, chest: Chest): boolean =>
  slotsOf(view, chest).every((slot) => slot.full);

export interface Count {
  readonly delivered: number;
  readonly slots: number;
  readonly fullChests: readonly Chest[];
  /** One more for each Valuable in a full chest. */
  readonly bonus: number;
  readonly gifts: number;
  readonly captives: number;
  readonly score: number;
  readonly top: number;
}

export function countOf(view: View): Count {
  const royals = royalsOf(view);
  const inChest = (chest: Chest) => view.chests[chest]?.length ?? 0;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const fullChests = royals.filter((chest) => isFull(view, chest));
  const delivered = sum(royals.map(inChest));
  const bonus = sum(fullChests.map(inChest));
  const gifts = view.gifts.length;
  const captives = view.elves.filter((elf) => elf.heldBy !== null).length;
  return {
    delivered,
    slots: sum(royals.map((chest) => slotsOf(view, chest).length)),
    fullChests,
    bonus,
    gifts,
    captives,
    score: delivered + bonus + gifts - captives,
    top: editionOf(view).levels[view.level].top,
  };
}
