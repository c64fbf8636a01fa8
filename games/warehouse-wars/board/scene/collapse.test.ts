import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type Fall, fallen, fallShown } from '../fall.ts';
import { type PilePiece, piecesOf } from '../pile.ts';
import { watch } from '../testing/random-games.ts';
import { collapseOf, SETTLED } from './collapse.ts';
import { DIRECTIONS, middleOf, PALLET } from './space.ts';

const SIDE = 6;

/** Falls as they happen in random games. */
function falls(games: number): { pieces: PilePiece[]; fall: Fall }[] {
  const found: { pieces: PilePiece[]; fall: Fall }[] = [];
  watch(games, ({ now }) => {
    const fall = fallShown(now, null);
    if (fall) found.push({ pieces: piecesOf(now), fall });
  });
  return found;
}

const some = falls(60).slice(0, 12);

describe('a collapse', () => {
  it('there are falls to look at', () => expect(some.length).toBeGreaterThan(5));

  it('begins to the side that the rules say', () => {
    for (const { pieces, fall } of some) {
      const collapse = collapseOf(pieces, fall, SIDE);
      collapse.advance(0.25);
      const [plank] = fallen(pieces, fall);
      if (!plank) throw new Error('no plank');
      // The top of what turns moves to that side.
      const up = new Vector3(0, 1, 0).applyQuaternion(
        collapse.poses.get(plank)?.orientation as never,
      );
      expect(up.dot(new Vector3(...DIRECTIONS[fall.towards]))).toBeGreaterThan(0.02);
    }
  });

  it('brings something down, and leaves nothing in the air, in the ground or moving', () => {
    for (const { pieces, fall } of some) {
      const collapse = collapseOf(pieces, fall, SIDE);
      collapse.advance(SETTLED - 0.2);
      const nearly = new Map(
        [...collapse.poses].map(([piece, { position }]) => [piece, position.clone()]),
      );
      collapse.advance(SETTLED);
      const sunk = [...collapse.poses].filter(
        ([piece, { position }]) => middleOf(piece, SIDE)[1] - position.y > 0.3,
      );
      expect(sunk.length).toBeGreaterThan(0);
      for (const [piece, { position }] of collapse.poses) {
        expect(position.y).toBeGreaterThan(-PALLET);
        expect(position.distanceTo(nearly.get(piece) as Vector3)).toBeLessThan(0.12);
      }
    }
  });

  it('is the same every time, in however many steps it is shown', () => {
    const { pieces, fall } = some[0] as (typeof some)[number];
    const [at, smooth] = [collapseOf(pieces, fall, SIDE), collapseOf(pieces, fall, SIDE)];
    at.advance(2);
    for (let seconds = 0; seconds <= 2; seconds += 1 / 60) smooth.advance(seconds);
    smooth.advance(2);
    for (const piece of pieces)
      expect(smooth.poses.get(piece)?.position).toEqual(at.poses.get(piece)?.position);
  });
});
