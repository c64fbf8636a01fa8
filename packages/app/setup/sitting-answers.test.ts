import { shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { fitting, keepersFor, playKeyOf, readAnswers } from './sitting-answers.ts';

const usual = { company: 'bot', level: 'easy', chosen: {} };
const { game } = await (
  shelf.find(({ seating }) => seating.countedBy) as (typeof shelf)[number]
).rules();

describe('what a box remembers', () => {
  it('is what was answered', () => {
    const kept = { company: 'friends', level: 'hard', chosen: { level: 'second' } };
    expect(readAnswers(kept)).toEqual(kept);
  });

  it.each([undefined, null, 'friends', 7, [], { company: 'nobody', level: 3, chosen: 'all' }])(
    'is as usual where the device kept %j',
    (kept) => {
      expect(readAnswers(kept)).toEqual(usual);
    },
  );

  it('lets go of choices that do not fit the game, or one another', () => {
    expect(fitting(game, { level: 'fourth', seats: 3, nonsense: true })).toEqual({ seats: 3 });
    expect(fitting(game, { starter: 3, seats: 4 })).toEqual({ starter: 3, seats: 4 });
    expect(fitting(game, { starter: 3, seats: 2 })).toEqual({ seats: 2 });
  });
});

describe('who sits down', () => {
  it('you and a bot in every other seat', () => {
    expect(keepersFor({ company: 'bot', level: 'hard' }, 3, ['Ada', 'Tom'])).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: 'hard' },
      { kind: 'bot', level: 'hard' },
    ]);
  });

  it('people alone on one device, by the names of last time', () => {
    expect(keepersFor({ company: 'device', level: 'hard' }, 2, ['Ada'])).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: null },
    ]);
  });
});

describe('the key that starts', () => {
  it.each([
    ['bot', false, 'home.play-against'],
    ['bot', true, 'home.play-with'],
    ['friends', false, 'home.make-link'],
    ['device', true, 'home.set-table'],
  ] as const)('names the choice: %s, together %s', (company, together, key) => {
    expect(playKeyOf({ company, level: 'easy', chosen: {} }, together)).toBe(key);
  });
});
