import { describe, expect, it } from 'vitest';
import { cellsOfSide } from '../cells.ts';
import type { Position } from '../position.ts';
import { spansThrough } from '../spans.ts';
import { layPlank, placeCrate, plankFits } from '../stacking.ts';
import { newGame, piecesOf, pile } from '../testing/scene.ts';
import { standsAround, tipAround } from './stands.ts';
import { prove } from './testing/proof.ts';

/** The verdict on a whole pile; both ways to judge must agree on it. */
function stands(position: Position): boolean {
  const verdict = position.planks.every((_, plank) => standsAround(position, plank));
  expect(prove(piecesOf(position)).stands).toBe(verdict);
  return verdict;
}
const standing = (pieces: string): boolean => stands(pile(pieces));

/*
 * In the drawings T is a crate, = a plank, and the numbers count cells from the left edge of
 * a1. A piece weighs 1 and acts at its middle; a plank tips when its load, taken together,
 * is beyond its outermost support.
 */
describe('one plank on the ground', () => {
  it('WW-41 seesaw: one crate at an end does not lift the other', () => {
    //   T           plank 1 at 2.0, crate 1 at 0.5: together at 1.25
    //   = = = =     supports from 1 to 3
    //     T T
    expect(standing('teal b1 c1, plank a1-d1, teal a1')).toBe(true);
    expect(standing('teal b1 c1, plank a1-d1, teal d1')).toBe(true);
    expect(standing('teal b1 c1, plank a1-d1, teal a1 d1')).toBe(true);
  });

  it('WW-41 exactly on the edge stands', () => {
    //   = = = =     plank 1 at 2.0
    //   T T         supports from 0 to 2
    expect(standing('teal a1 b1, plank a1-d1')).toBe(true);
  });

  it('WW-41 beyond the edge falls', () => {
    //       T       together at (2.0 + 2.5) / 2 = 2.25
    //   = = = =
    //   T T         supports from 0 to 2
    const position = pile('teal a1 b1, plank a1-d1, teal c1');
    expect(stands(position)).toBe(false);
    expect(tipAround(position, 0)).toEqual({ plank: 0, towards: 'east' });
    const mirrored = pile('teal c1 d1, plank a1-d1, teal b1');
    expect(tipAround(mirrored, 0)).toEqual({ plank: 0, towards: 'west' });
    const upright = pile('teal a1 a2, plank a1-a4, teal a3');
    expect(tipAround(upright, 0)).toEqual({ plank: 0, towards: 'north' });
    const downward = pile('teal a3 a4, plank a1-a4, teal a2');
    expect(tipAround(downward, 0)).toEqual({ plank: 0, towards: 'south' });
  });

  it('WW-41 a counterweight holds the far end, up to the edge and not beyond', () => {
    //   T     T     (0.5 + 2.0 + 3.5) / 3 = 2.0: exactly on the edge
    //   = = = =
    //   T T         supports from 0 to 2
    expect(standing('teal a1 b1, plank a1-d1, teal d1')).toBe(false);
    expect(standing('teal a1 b1, plank a1-d1, teal a1 d1')).toBe(true);
    //   T   T T     (0.5 + 2.0 + 2.5 + 3.5) / 4 = 2.125
    expect(standing('teal a1 b1, plank a1-d1, teal a1 d1 c1')).toBe(false);
    //   T T T T     (0.5 + 1.5 + 2.0 + 2.5 + 3.5) / 5 = 2.0
    expect(standing('teal a1 b1, plank a1-d1, teal a1 b1 c1 d1')).toBe(true);
  });

  it('WW-41 three supports: who carries how much cannot be told, and need not be', () => {
    //   T T T T
    //   = = = =
    //   T T   T
    expect(standing('teal a1 b1 d1, plank a1-d1, teal a1 b1 c1 d1')).toBe(true);
  });

  it('WW-41 a bare plank on two crates on the ground always stands, so play need not ask', () => {
    let laid = 0;
    for (const first of cellsOfSide(5)) {
      for (const second of cellsOfSide(5)) {
        if (first === second) continue;
        for (const span of spansThrough(first)) {
          const position = newGame({ side: 5 });
          placeCrate(position, 0, first);
          placeCrate(position, 0, second);
          if (!plankFits(position, span)) continue;
          layPlank(position, span);
          expect(standsAround(position, 0)).toBe(true);
          laid++;
        }
      }
    }
    // 20 spans, and 12 ordered pairs of cells in each.
    expect(laid).toBe(240);
  });
});

describe('planks that cross', () => {
  /*
   * From above, row 2 to the right, column a upwards:
   *
   *   a4  U
   *   a3  U        the upper plank rests on the crossing at a2 and on a crate at a3
   *   a2  X L L L  the lower plank rests on crates at a2 and b2: from 0 to 2
   *   a1  U
   *
   * A crate on d2 turns the lower plank about 2 with 1 x (3.5 - 2) = 1.5; its own weight at
   * 2 does nothing. The upper plank weighs 1 and may rest wholly on the crossing, but its
   * weight stays on its middle line, 0.5: it holds back 1 x (2 - 0.5) = 1.5. Exactly enough.
   */
  const lower = 'teal a2 b2, plank a2-d2';
  const crossed = `${lower}, teal a3, plank a1-a4`;

  it('WW-41 the upper plank weighs on the lower one, to the very edge of balance', () => {
    expect(standing(`${lower}, white d2`)).toBe(false);
    expect(standing(`${crossed}, white d2`)).toBe(true);
  });

  it('WW-41 no more than the upper plank weighs is held', () => {
    // c2 adds 1 x (2.5 - 2) = 0.5 to the 1.5 that are held.
    const position = pile(`${crossed}, white d2 c2`);
    expect(stands(position)).toBe(false);
    expect(tipAround(position, 0)).toEqual({ plank: 0, towards: 'east' });
  });

  it('WW-41 a crate on the upper plank weighs on the crossing too', () => {
    // With a crate on a1 the upper plank weighs 2 at (0.5 + 2) / 2 = 1.25 of its length,
    // which is over the crossing: 2 x 1.5 = 3 against 2.
    expect(standing(`${crossed}, teal a1, white d2 c2`)).toBe(true);
  });

  it('WW-41 a crate on the crossing presses on the upper plank, which presses on the lower', () => {
    expect(standing(`${crossed}, teal a2, white d2 c2`)).toBe(true);
  });

  it('WW-41 the crate below a crossing holds both planks', () => {
    // The upper plank rests on the crossing at b2 and on b3: from 1 to 3 of its length.
    const held = 'teal b2 c2, plank a2-d2, teal b3, plank b1-b4';
    expect(standing(held)).toBe(true);
    expect(standing(`${held}, teal b4`)).toBe(true);
    expect(standing(`${held}, teal b1`)).toBe(true);
  });
});

describe('planks upon planks', () => {
  /*
   * Three shelves seen from above, each on crates in rows 1 and 2 (from 0 to 2), so that
   * its own weight is at the edge and a crate on row 3 turns it by 0.5. Crates on row 2
   * hold back 0.5, on row 1 they hold back 1.5:
   *
   *           held back   turned by
   *   A (a1-a4)  0.5         0.5      nothing to spare
   *   B (b1-b4)  0.5 + 1.5   0.5      1.5 to spare
   *   D (d1-d4)  0.5         0.5      nothing to spare
   *
   * The plank U lies on the crates in row 3 of all three. It and each crate on it weigh 1 on
   * its middle line, half a cell beyond the edge: 0.5 a piece. A and D can only be pressed
   * right on their edge, so B must take all of that: three pieces and no more, wherever
   * they are.
   */
  const shelves =
    'teal a1 a2 b1 b2 d1 d2, plank a1-a4 b1-b4 d1-d4, white a2 b2 d2, teal b1, white a3 b3 d3';
  const bridged = `${shelves}, plank a3-d3`;

  it('WW-41 statically indeterminate: forces go where they can be borne', () => {
    expect(standing(shelves)).toBe(true);
    expect(standing(bridged)).toBe(true);
    expect(standing(`${bridged}, teal d3`)).toBe(true);
    expect(standing(`${bridged}, teal c3 d3`)).toBe(true);
    expect(standing(`${bridged}, teal b3 c3`)).toBe(true);
  });

  it('WW-41 and no further', () => {
    for (const crates of ['a3 c3 d3', 'b3 c3 d3', 'a3 b3 d3', 'a3 b3 c3']) {
      expect(standing(`${bridged}, teal ${crates}`)).toBe(false);
    }
  });

  it('WW-41 names the lowest plank that tips, and where to', () => {
    const position = pile(`${bridged}, teal b3 c3 d3`);
    expect(tipAround(position, 3)).toMatchObject({ towards: 'north' });
    expect(tipAround(position, 3)?.plank).toBeLessThan(3);
    // Here the lower planks lie firm and only the upper one tips.
    const firm = 'teal a1 a4 b1 b4, plank a1-a4 b1-b4, teal a2 b2, plank a2-d2, teal d2';
    expect(tipAround(pile(firm), 2)).toEqual({ plank: 2, towards: 'east' });
    expect(standing(firm)).toBe(false);
  });

  it('WW-41 a tower of planks on one another stands while its middle is over its feet', () => {
    const tower = 'teal a1 b1, plank a1-d1, white a1 b1, plank a1-d1, white a1 b1, plank a1-d1';
    expect(standing(tower)).toBe(true);
    expect(standing(`${tower}, teal c1`)).toBe(false);
    expect(standing(`${tower}, teal a1 c1`)).toBe(true);
  });

  it('WW-41 a fall elsewhere is not the fault of this pile: only what hangs together counts', () => {
    const position = pile('teal a1 b1, plank a1-d1, teal d1, teal a6 d6, plank a6-d6, teal b6');
    expect(standsAround(position, 0)).toBe(false);
    expect(standsAround(position, 1)).toBe(true);
  });
});
