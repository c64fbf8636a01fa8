import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { heightOf, isOpen, planksLeft, topAt } from './position.ts';
import { placeCrate, plankFits } from './stacking.ts';
import { cell, lay, piecesOf, pile, spanNamed } from './testing/scene.ts';

const fit = (pieces: string, ends: string) => plankFits(pile(pieces), spanNamed(ends));

describe('crates', () => {
  it('WW-2 a crate fills one cell of one level, and level 0 stands on the board', () => {
    const position = pile('teal a1 c1');
    expect(placeCrate(position, 0, cell('b3'))).toBe(0);
    lay(position, 'a1-d1');
    expect(placeCrate(position, 1, cell('a1'))).toBe(1);
    expect(canonical(position).crates).toContainEqual({ at: 'a1', level: 1, colour: 'white' });
    expect(canonical(position).crates).toHaveLength(4);
  });

  it('WW-20 a crate goes on bare board or a free plank cell, never on a crate', () => {
    const position = pile('teal a1 c1, plank a1-d1, white c1');
    expect(isOpen(topAt(position, cell('f6')))).toBe(true);
    expect(isOpen(topAt(position, cell('a1')))).toBe(true);
    expect(isOpen(topAt(position, cell('c1')))).toBe(false);
  });

  it('WW-21 under a plank nothing is placed any more: a cell’s only place is its top', () => {
    const position = pile('teal a1 c1, plank a1-d1');
    for (const name of ['a1', 'b1', 'c1', 'd1']) {
      expect(heightOf(topAt(position, cell(name)))).toBe(1);
    }
    expect(placeCrate(position, 0, cell('b1'))).toBe(1);
  });

  it('WW-22 a plank offers its whole length, gaps and overhangs too', () => {
    const position = pile('teal b1 c1, plank a1-d1');
    for (const name of ['a1', 'b1', 'c1', 'd1']) {
      expect(isOpen(topAt(position, cell(name)))).toBe(true);
    }
    const spanning = pile('teal a1 d1, plank a1-d1');
    expect(isOpen(topAt(spanning, cell('b1')))).toBe(true);
  });
});

describe('planks', () => {
  it('WW-3 a plank lies on the crates of its level and is the floor of the next', () => {
    const position = pile('teal a1 d1, plank a1-d1, teal a1 d1, plank a1-d1');
    expect(piecesOf(position).planks.map(({ level }) => level)).toEqual([0, 1]);
    expect(placeCrate(position, 0, cell('b1'))).toBe(2);
    expect(planksLeft(position)).toBe(14);
  });

  it('WW-30 a plank lies wholly within the board', () => {
    const small = pile('teal d1 e1', { side: 5 });
    expect(plankFits(small, spanNamed('b1-e1'))).toBe(true);
    expect(plankFits(small, spanNamed('c1-f1'))).toBe(false);
    expect(plankFits(small, spanNamed('d1-g1'))).toBe(false);
  });

  it('WW-31 a plank rests on at least two crates of any colour, anywhere under it', () => {
    expect(fit('teal a1', 'a1-d1')).toBe(false);
    expect(fit('teal a1, white b1', 'a1-d1')).toBe(true);
    expect(fit('teal b1, white c1', 'a1-d1')).toBe(true);
    expect(fit('teal a1 b1 c1 d1', 'a1-d1')).toBe(true);
    expect(fit('teal e1 f1', 'a1-d1')).toBe(false);
  });

  it('WW-31 its crates are of one level, and no cell of it reaches higher', () => {
    // b1 carries a crate on level 1: one crate up there is too few, and those below are too low.
    const uneven = 'teal b1 b2, plank b1-b4, teal b1, white a1 c1 d1';
    expect(fit(uneven, 'a1-d1')).toBe(false);
    // A bare plank reaches as high as the crates it lies on.
    expect(fit('teal b1 b4, plank b1-b4, white a2 c2', 'a2-d2')).toBe(false);
  });

  it('WW-31 the highest tops tell the level', () => {
    const tower = pile('teal a1 a2 c1 c2, plank a1-a4 c1-c4, teal a1 c1, teal d1');
    lay(tower, 'a1-d1');
    expect(piecesOf(tower).planks.at(-1)).toEqual({ from: 'a1', to: 'd1', level: 1 });
  });

  it('WW-32 planks cross at a right angle over a crate, which counts as one to rest on', () => {
    expect(fit('teal b2 c2, plank a2-d2, teal b4', 'b1-b4')).toBe(true);
    expect(fit('teal b2 c2, plank a2-d2', 'b1-b4')).toBe(false);
    // Two crossings are enough.
    expect(fit('teal b2 c2 b4 c4, plank a2-d2 a4-d4', 'b1-b4')).toBe(true);
  });

  it('WW-32 planks do not cross over a gap', () => {
    expect(fit('teal a2 c2, plank a2-d2, teal b3 b4', 'b1-b4')).toBe(false);
  });

  it('WW-32 planks do not cross where a crate stands on the lower one', () => {
    // The crate on b2 is the one top of level 1 there is.
    expect(fit('teal b2 c2, plank a2-d2, white b2, teal b3 b4', 'b1-b4')).toBe(false);
  });

  it('WW-32 at most two planks cross in a cell', () => {
    const crossed = 'teal b2 c2, plank a2-d2, teal b4, plank b1-b4';
    expect(fit(`${crossed}, teal a2`, 'a2-d2')).toBe(false);
    expect(fit(`${crossed}, teal b5`, 'b2-b5')).toBe(false);
  });

  it('WW-32 planks never overlap in parallel, not even by one cell', () => {
    expect(fit('teal b2 c2 d2, plank a2-d2, teal e2 f2', 'c2-f2')).toBe(false);
    expect(fit('teal b2 c2, plank a2-d2', 'a2-d2')).toBe(false);
    expect(fit('teal c2 d2, plank a2-d2, teal e2 f2 g2', 'd2-g2')).toBe(false);
  });

  it('WW-32 a crossing is a top of its level like a crate’s', () => {
    const crossed = 'teal b2 c2, plank a2-d2, teal b4, plank b1-b4';
    const position = pile(crossed);
    expect(heightOf(topAt(position, cell('b2')))).toBe(1);
    // Level-1 crates beside it are higher, so a plank over them passes the crossing by.
    const spanned = pile(`${crossed}, teal a2 c2`);
    lay(spanned, 'a2-d2');
    expect(piecesOf(spanned).planks.at(-1)?.level).toBe(1);
  });

  it('WW-33 a plank spans a bare lower plank at a crate’s height, and never lies on it', () => {
    expect(fit('teal b1 b2 c1 c2, plank b1-b4 c1-c4', 'a3-d3')).toBe(false);
    const position = pile('teal a1 a2 b1 b2 d1 d2, plank a1-a4 b1-b4 d1-d4, white a3 d3');
    lay(position, 'a3-d3');
    expect(piecesOf(position).planks.at(-1)?.level).toBe(1);
  });
});
