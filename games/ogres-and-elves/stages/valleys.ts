/** Valleys of lessons, each taken from a real game at the moment that matters. */

import type { Json } from '@hearthside/table';

const EMPTY_HANDED = { at: 'home', bag: [], heldBy: null };

interface Laid {
  readonly phase?: string;
  readonly elves?: Json;
  readonly ogres?: Json;
  readonly mines?: Json;
  readonly chests?: Json;
  readonly gifts?: Json;
  readonly grabbed?: Json;
  readonly turn?: number;
  readonly score?: number;
}

/** The First game, as it begins unless told otherwise. */
export const firstGame = (laid: Laid = {}): Json => ({
  level: 'first',
  phase: laid.phase ?? 'move',
  toAct: [0],
  turn: laid.turn ?? 0,
  elves: laid.elves ?? [EMPTY_HANDED, EMPTY_HANDED],
  ogres: laid.ogres ?? { '2': 'castle-b', '3': 'castle-a', '4': 'castle-d', '5': 'castle-c' },
  mines: laid.mines ?? {
    '2': ['amethyst'],
    '3': ['amber'],
    '4': ['gold'],
    '6': ['ruby'],
    '7': ['gold'],
    '8': ['ruby'],
    '10': ['gold'],
    '11': ['emerald'],
    '12': ['emerald'],
    '14': ['ruby'],
    '15': ['sapphire'],
    '16': ['amethyst'],
  },
  shields: [],
  chests: laid.chests ?? { king: [], prince: [] },
  gifts: laid.gifts ?? [],
  grabbed: laid.grabbed ?? [],
  proposal: null,
  score: laid.score ?? 0,
  result: null,
});

/** Somebody at Home with two treasures in the bag. */
export const atHome = firstGame({
  phase: 'handle',
  elves: [{ at: 'home', bag: ['amethyst', 'ruby'], heldBy: null }, EMPTY_HANDED],
  ogres: { '2': 'castle-c', '3': 'castle-a', '4': '7', '5': 'castle-d' },
  mines: {
    '2': ['amethyst'],
    '3': ['sapphire'],
    '4': ['amber'],
    '6': ['ruby'],
    '10': ['emerald'],
    '11': ['gold'],
    '15': ['gold'],
    '16': ['gold'],
  },
  chests: { king: ['emerald'], prince: ['ruby'] },
  score: 2,
});

/** An Ogre on the elf's mine that likes what is in its bag. */
export const withGift = firstGame({
  phase: 'gift',
  elves: [
    { at: '7', bag: ['gold'], heldBy: null },
    { at: '3', bag: [], heldBy: null },
  ],
  ogres: { '2': 'out', '3': '7', '4': 'out', '5': 'out' },
  mines: { '2': ['amethyst'], '11': ['gold'] },
  chests: { king: ['amethyst', 'emerald', 'gold', 'ruby'], prince: ['ruby'] },
  gifts: ['amber', 'ruby', 'sapphire'],
  grabbed: ['emerald'],
  score: 12,
});

/** An Ogre is hugging the elf, and a chest holds what it likes. */
export const hugged = firstGame({
  elves: [
    { at: '14', bag: ['emerald', 'emerald'], heldBy: 2 },
    { at: 'castle-d', bag: ['amber', 'gold'], heldBy: null },
  ],
  ogres: { '2': '14', '3': '9', '4': '5', '5': '11' },
  mines: { '4': ['ruby'], '6': ['sapphire'], '8': ['ruby'], '16': ['amethyst'] },
  chests: { king: [], prince: ['gold', 'ruby'] },
  grabbed: ['amethyst', 'gold'],
  score: 3,
});

/** The Second game, before the first turn: two Shields each. */
export const secondGame: Json = {
  level: 'second',
  phase: 'deploy',
  toAct: [0],
  turn: 0,
  elves: [
    { at: 'home', bag: ['shield', 'shield'], heldBy: null },
    { at: 'home', bag: ['shield', 'shield'], heldBy: null },
  ],
  ogres: { '1': 'castle-c', '2': 'castle-b', '3': '2', '4': '1', '5': 'castle-d' },
  mines: {
    '1': ['gold'],
    '2': ['amethyst'],
    '3': ['amber'],
    '4': ['emerald'],
    '5': ['ruby'],
    '6': ['sapphire'],
    '7': ['gold'],
    '8': ['ruby'],
    '9': ['emerald'],
    '10': ['amber'],
    '11': ['gold'],
    '12': ['gold'],
    '13': ['amethyst'],
    '14': ['sapphire'],
    '15': ['ruby'],
    '16': ['ruby'],
  },
  shields: [],
  chests: { prince: [], princess: [], queen: [] },
  gifts: [],
  grabbed: [],
  proposal: null,
  score: 0,
  result: null,
};
