import { describe, expect, it } from 'vitest';
import {
  axial,
  BAYS,
  CENTRE,
  DIRECTIONS,
  HEXES,
  hexAt,
  neighbour,
  stockAt,
  turned,
  WALL,
} from './board.ts';
import { toyNames } from './toys.ts';

/** Stock hexes by toy. */
const stocks = (distance: 2 | 3) =>
  Object.fromEntries(
    HEXES.flatMap((hex, i) => toyNames(stockAt(distance, i)).map((toy) => [toy, hex])),
  );

describe('the warehouse', () => {
  it('WE-1 the die’s numbers go clockwise from north-east', () => {
    const around = DIRECTIONS.map((direction) => axial(neighbour(CENTRE, direction)));
    expect(around).toEqual([
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
    ]);
  });

  it('WE-1 there and back again: opposite directions undo each other', () => {
    for (const [hex] of HEXES.entries()) {
      for (const direction of DIRECTIONS) {
        const next = neighbour(hex, direction);
        if (next !== WALL) expect(neighbour(next, turned(direction, 3))).toBe(hex);
      }
    }
  });

  it('WE-2 has 43 full hexes in rows of 1, 4, 7, 6, 7, 6, 7, 4 and 1', () => {
    expect(HEXES).toHaveLength(43);
    const rows = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
      (row) => HEXES.filter(([, r]) => r === row).length,
    );
    expect(rows).toEqual([1, 4, 7, 6, 7, 6, 7, 4, 1]);
    expect(new Set(HEXES.map(String)).size).toBe(43);
  });

  it('WE-2 is the same when turned by a sixth', () => {
    for (const [q, r] of HEXES) expect(hexAt(-r, q + r)).not.toBe(WALL);
  });

  it('WE-2 ends in walls: a half hex is none of its hexes', () => {
    expect(neighbour(hexAt(-3, 0), 5)).toBe(WALL);
    expect(neighbour(hexAt(3, 0), 2)).toBe(WALL);
    expect(neighbour(hexAt(2, -4), 1)).toBe(WALL);
    expect(neighbour(hexAt(2, -4), 5)).toBe(WALL);
    for (const [q, r] of [
      [4, 0],
      [1, -4],
      [3, -4],
      [3, 1],
      [9, 9],
    ] as const) {
      expect(hexAt(q, r)).toBe(WALL);
    }
  });

  it('WE-3 the Loading Bays are on the west side (green) and the east side (red)', () => {
    expect(BAYS.map(axial)).toEqual([
      [-3, 0],
      [3, 0],
    ]);
  });

  it('WE-4 the ball is in the centre, the others two hexes out', () => {
    expect(stocks(2)).toEqual({
      ball: [0, 0],
      car: [2, -2],
      bear: [0, 2],
      robot: [-2, 2],
      doll: [0, -2],
    });
  });

  it('WE-4 with the option the others lie three hexes out', () => {
    expect(stocks(3)).toEqual({
      ball: [0, 0],
      car: [3, -3],
      bear: [0, 3],
      robot: [-3, 3],
      doll: [0, -3],
    });
  });
});
