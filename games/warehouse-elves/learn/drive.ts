import type { LessonStop } from '@hearthside/table';

/** To the doll, with the Snowman in the straight way. */
export const drive: LessonStop = {
  id: 'drive',
  rules: ['WE-20', 'WE-30'],
  options: {},
  seat: 0,
  position: {
    round: 1,
    phase: 'program',
    toAct: ['green', 'red'],
    santa: 'green',
    snowman: [0, 0],
    left: 0,
    trucks: {
      green: {
        at: [-3, 0],
        facing: 2,
        toys: [],
        wishlist: ['bear', 'doll', 'robot'],
        completed: [],
        program: null,
        played: 0,
      },
      red: {
        at: [3, 0],
        facing: 5,
        toys: [],
        wishlist: ['ball', 'bear', 'doll'],
        completed: [],
        program: null,
        played: 0,
      },
    },
    deck: [
      ['ball', 'bear', 'robot'],
      ['bear', 'car', 'doll'],
      ['ball', 'bear', 'car'],
      ['ball', 'car', 'doll'],
      ['bear', 'car', 'robot'],
      ['ball', 'doll', 'robot'],
      ['car', 'doll', 'robot'],
      ['ball', 'car', 'robot'],
    ],
    winner: null,
  },
  others: ['program L1 L2 R1'],
  // Aside first; before the second card he is back.
  rolls: ['roll 2', 'roll 5'],
  goal: { type: 'drive', seat: 'green', to: [0, -2] },
  solution: ['program F1 L1 F2'],
  mistakes: [
    {
      id: 'bump',
      rule: 'WE-32',
      actions: ['program F1 F2 L1'],
      event: { type: 'bump', seat: 'green', into: 'snowman' },
    },
  ],
};
