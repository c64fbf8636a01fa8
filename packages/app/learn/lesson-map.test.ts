/** The map of a lesson: a place for every stop, a picture of it, and a road that stays on the map. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { roadThrough, spotsOf } from './road.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const tokens = readFileSync(`${root}packages/screen/style/tokens.css`, 'utf8');

describe.each(shelf.map((box) => [box.facts.id, box] as const))('the map of %s', (id, box) => {
  it('shows each stop by a piece that there is, on colours that there are', async () => {
    const [{ stops }, { boardModule }] = await Promise.all([box.learn(), box.board()]);
    const map = boardModule.lessonMap;
    if (!map) return;
    expect(Object.keys(map.stops).sort()).toEqual(stops.map((stop) => stop.id).sort());
    const sheet = readFileSync(`${root}games/${id}/art/pieces.svg`, 'utf8');
    const pieces = [...Object.values(map.stops), map.end, map.traveller].map(({ piece }) => piece);
    expect(pieces.filter((piece) => !sheet.includes(`id="${piece}"`))).toEqual([]);
    const colours = [map.ground, ...map.road.map(({ colour }) => colour)];
    expect(colours.filter((colour) => !tokens.includes(`--${colour}:`))).toEqual([]);
  });
});

describe('the road', () => {
  it.each([
    [1, 4],
    [4, 2],
    [8, 4],
    [8, 2],
    [9, 4],
  ])('leads past %i stops in rows of %i, none upon another', (count, columns) => {
    const spots = spotsOf(count, columns);
    expect(spots).toHaveLength(count);
    for (const [i, { x, y }] of spots.entries()) {
      expect(x).toBeGreaterThan(5);
      expect(x).toBeLessThan(95);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
      for (const other of spots.slice(i + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(10);
      }
    }
    expect(roadThrough(spots).match(/[MC]/g)).toHaveLength(count);
  });
});
