import { expect, it } from 'vitest';
import { isFirstEvening } from './use-first-evening.ts';

const NOTHING = { tables: 0, withFriends: 0, stars: 0, puzzles: 0, offered: false };

it('a lesson is offered to somebody who has never been here', () => {
  expect(isFirstEvening(NOTHING)).toBe(true);
});

it.each([
  ['before the device has said what it keeps', { tables: null }],
  ['after a game', { tables: 1 }],
  ['after a game with friends', { withFriends: 1 }],
  ['after a lesson', { stars: 1 }],
  ['after a puzzle', { puzzles: 1 }],
  ['once it was answered', { offered: true }],
])('no lesson is offered %s', (_when, trace) => {
  expect(isFirstEvening({ ...NOTHING, ...trace })).toBe(false);
});
