import type { LessonStop } from '@hearthside/table';

/** What somebody must know before the first game. */
export const stops: readonly LessonStop[] = [
  {
    id: 'last',
    rules: ['LL-2', 'LL-3', 'LL-4'],
    options: { logs: 5 },
    seat: 0,
    position: { left: 2, toAct: 'ember', winner: null, resigned: false },
    goal: { type: 'won', seat: 'ember' },
    solution: ['take 2'],
    mistakes: [
      { id: 'too-many', rule: 'LL-3', actions: ['take 3'] },
      { id: 'too-few', rule: 'LL-4', actions: ['take 1'], event: { type: 'won', seat: 'spark' } },
    ],
  },
];
