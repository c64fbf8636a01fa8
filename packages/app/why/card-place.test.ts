import { describe, expect, it } from 'vitest';
import { cardPlace } from './card-place.ts';
import type { Box } from './thing-marks.ts';

const FREE: Box = { left: 0, top: 60, right: 400, bottom: 600 };
const CARD = { width: 180, height: 120 };
const at = (x: number, y: number, half = 20): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

const covers = (thing: Box, { left, top }: { left: number; top: number }): boolean =>
  left < thing.right &&
  left + CARD.width > thing.left &&
  top < thing.bottom &&
  top + CARD.height > thing.top;

describe('the answer to a question', () => {
  it('stands beside the thing wherever that is, and never over it', () => {
    for (let x = 20; x <= 380; x += 30) {
      for (let y = 80; y <= 580; y += 25) {
        const thing = at(x, y);
        const place = cardPlace(thing, CARD, FREE);
        expect([x, y, covers(thing, place)]).toEqual([x, y, false]);
      }
    }
  });

  it('keeps off the keys and within the screen', () => {
    for (let x = 0; x <= 400; x += 40) {
      for (let y = 60; y <= 600; y += 60) {
        const { left, top } = cardPlace(at(x, y), CARD, FREE);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + CARD.width).toBeLessThanOrEqual(400);
        expect(top + CARD.height).toBeLessThanOrEqual(600);
      }
    }
  });
});
