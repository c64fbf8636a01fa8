import { expect, it } from 'vitest';
import { nextPlace, type Place } from './remote-keys.ts';

const at = (left: number, top: number): Place => ({
  left,
  top,
  right: left + 100,
  bottom: top + 50,
});

// Three boxes in a row, a link below each, and one far below.
const places = [
  at(0, 0),
  at(200, 0),
  at(400, 0),
  at(0, 100),
  at(200, 100),
  at(400, 100),
  at(200, 400),
];
const from = (index: number, key: string) => nextPlace(key, places[index] as Place, places);

it('an arrow goes to what lies next in its direction', () => {
  expect(from(0, 'ArrowRight')).toBe(1);
  expect(from(2, 'ArrowLeft')).toBe(1);
  expect(from(1, 'ArrowDown')).toBe(4);
  expect(from(5, 'ArrowDown')).toBe(6);
  expect(from(6, 'ArrowUp')).toBe(4);
});

it('where nothing lies in its direction it goes nowhere', () => {
  expect(from(0, 'ArrowUp')).toBeNull();
  expect(from(2, 'ArrowRight')).toBeNull();
  expect(from(0, 'Enter')).toBeNull();
});
