/** Seven stops: what a driver must know before the first game. */

import type { LessonStop } from '@hearthside/table';
import { PARKED, TURNING, warehouse } from '../stages/warehouse.ts';

const GREEN = { options: {}, seat: 0, others: [TURNING] };

export const stops: readonly LessonStop[] = [
  {
    ...GREEN,
    id: 'drive',
    rules: ['WE-20', 'WE-30'],
    position: warehouse({
      green: { at: [-3, 0], facing: 2, wishlist: ['bear', 'doll', 'robot'] },
      red: PARKED,
      snowman: [0, 0],
    }),
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
  },
  {
    ...GREEN,
    id: 'turn',
    rules: ['WE-6', 'WE-30'],
    position: warehouse({
      green: { at: [-2, 0], facing: 2, wishlist: ['bear', 'doll', 'robot'] },
      red: PARKED,
      snowman: [1, 0],
    }),
    rolls: ['roll 1', 'roll 1'],
    goal: { type: 'drive', seat: 'green', to: [-2, 2] },
    solution: ['program R1 F2 L1'],
    mistakes: [
      {
        id: 'other-way',
        rule: 'WE-30',
        actions: ['program L1 F2 R1'],
        event: { type: 'drive', seat: 'green', to: [0, -2] },
      },
    ],
  },
  {
    ...GREEN,
    id: 'load',
    rules: ['WE-35', 'WE-50'],
    position: warehouse({
      green: { at: [-1, 0], facing: 2, wishlist: ['ball', 'bear', 'car'] },
      red: PARKED,
      snowman: [1, -1],
    }),
    rolls: ['roll 1'],
    goal: { type: 'load', seat: 'green', toy: 'ball' },
    solution: ['program F1 L1 R1', 'load'],
    mistakes: [
      {
        id: 'leave',
        rule: 'WE-50',
        actions: ['program F1 L1 R1', 'pass'],
        event: { type: 'leave-stock', seat: 'green' },
      },
    ],
  },
  {
    ...GREEN,
    id: 'deliver',
    rules: ['WE-52'],
    position: warehouse({
      green: {
        at: [-2, 0],
        facing: 5,
        wishlist: ['ball', 'bear', 'car'],
        toys: ['ball', 'bear', 'car'],
      },
      red: PARKED,
      snowman: [1, -1],
    }),
    rolls: ['roll 1'],
    goal: { type: 'complete', seat: 'green' },
    solution: ['program F1 L1 R1'],
    mistakes: [
      {
        id: 'past',
        rule: 'WE-52',
        actions: ['program L1 F1 R1'],
        event: { type: 'drive', seat: 'green', to: [-3, 1] },
      },
    ],
  },
  {
    ...GREEN,
    id: 'snowman',
    rules: ['WE-21', 'WE-40'],
    position: warehouse({
      green: { at: [-2, 0], facing: 2, wishlist: ['bear', 'doll', 'robot'] },
      red: PARKED,
      snowman: [0, 0],
    }),
    // Out of the way before the first card, and across it before the second.
    rolls: ['roll 1', 'roll 3'],
    goal: { type: 'drive', seat: 'green', to: [0, 0] },
    solution: ['program F2 L1 R1'],
    mistakes: [
      {
        id: 'around',
        rule: 'WE-40',
        actions: ['program L1 F2 R1'],
        event: { type: 'drive', seat: 'green', to: [0, -2] },
      },
    ],
  },
  {
    ...GREEN,
    id: 'bump',
    rules: ['WE-32', 'WE-33'],
    position: warehouse({
      green: { at: [-1, 0], facing: 2, wishlist: ['ball', 'car', 'robot'] },
      red: { ...PARKED, at: [0, 0], toys: ['car'] },
      snowman: [2, 0],
    }),
    rolls: ['roll 1'],
    goal: { type: 'take', seat: 'green' },
    solution: ['program F1 L1 R1', 'take car'],
    mistakes: [
      {
        id: 'nothing',
        rule: 'WE-33',
        actions: ['program F1 L1 R1', 'pass'],
        event: { type: 'take-nothing', seat: 'green' },
      },
    ],
  },
  {
    ...GREEN,
    id: 'santa',
    others: ['program F1 L1 L2'],
    rules: ['WE-22', 'WE-23'],
    position: warehouse({
      green: { at: [-1, 0], facing: 2, wishlist: ['bear', 'doll', 'robot'] },
      red: { ...PARKED, at: [1, 0] },
      snowman: [0, 1],
    }),
    rolls: ['roll 3'],
    goal: { type: 'drive', seat: 'green', to: [0, 0] },
    solution: ['program F1 L1 R1'],
    mistakes: [
      {
        id: 'late',
        rule: 'WE-22',
        actions: ['program L1 R1 F1'],
        event: { type: 'bump', seat: 'green' },
      },
    ],
  },
];
