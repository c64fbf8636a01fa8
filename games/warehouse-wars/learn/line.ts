import type { LessonStop } from '@hearthside/table';

/** Two stand in a row; a third makes the line. */
export const line: LessonStop = {
  id: 'line',
  rules: ['WW-20', 'WW-50', 'WW-51'],
  options: { side: 5 },
  seat: 0,
  position: {
    toAct: 'teal',
    turn: 5,
    placed: { crate: false, plank: false },
    crates: [
      { at: 'a1', level: 0, colour: 'white' },
      { at: 'b2', level: 0, colour: 'teal' },
      { at: 'c2', level: 0, colour: 'teal' },
      { at: 'e4', level: 0, colour: 'white' },
    ],
    planks: [],
    left: { teal: 10, white: 10, planks: 8 },
    score: { teal: 1, white: 0 },
    result: null,
  },
  goal: { type: 'line', seat: 'teal', length: 3 },
  solution: ['crate d2'],
  mistakes: [{ id: 'on-crate', rule: 'WW-20', actions: ['crate a1'] }],
};
