import type { LessonStop } from '@hearthside/table';

/** Two steps to the ruby, and into the bag with it. */
export const fetchGem: LessonStop = {
  id: 'fetch',
  rules: ['OE-50', 'OE-60'],
  options: { level: 'first' },
  seat: 0,
  position: {
    level: 'first',
    phase: 'move',
    toAct: [0],
    turn: 0,
    elves: [
      { at: 'home', bag: [], heldBy: null },
      { at: 'home', bag: [], heldBy: null },
    ],
    ogres: { '2': 'castle-b', '3': 'castle-a', '4': 'castle-d', '5': 'castle-c' },
    mines: {
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
    chests: { king: [], prince: [] },
    gifts: [],
    grabbed: [],
    proposal: null,
    score: 0,
    result: null,
  },
  goal: { type: 'took', seat: 0, item: 'ruby' },
  solution: ['move 8', 'take ruby'],
  mistakes: [{ id: 'too-far', rule: 'OE-50', actions: ['move 9'] }],
};
