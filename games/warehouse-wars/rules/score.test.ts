import { pickChoice, seededDice } from '@hearthside/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, cratesInOrder } from './canonical.ts';
import { nameOf } from './cells.ts';
import { game } from './index.ts';
import { linesAmong, linesThrough, type PlacedCrate, totalOf } from './lines.ts';
import { cratesOf, heightOf, pointsOf, seatOnTurn, topAt } from './position.ts';
import { gainAt, pointsOfLength } from './score.ts';
import { colourOf } from './seats.ts';
import { newGame, pile, playOn, tableOptions } from './testing/scene.ts';

const linesOf = (pieces: string, spaceDiagonals = true) =>
  linesAmong(cratesInOrder(pile(pieces, { side: 8 })), spaceDiagonals);
const tealPoints = (pieces: string, spaceDiagonals = true) =>
  totalOf(linesOf(pieces, spaceDiagonals), 'teal');
const teal = (places: readonly [at: string, level: number][]): PlacedCrate[] =>
  places.map(([at, level]) => ({ at, level, colour: 'teal' }));

describe('lines', () => {
  it('WW-50 all 13 directions count: flat, straight up, rising and through space', () => {
    const middle: [string, number] = ['c3', 1];
    const around: [string, number][] = ['b', 'c', 'd'].flatMap((column) =>
      [2, 3, 4].flatMap((row) => [0, 1, 2].map((level): [string, number] => [column + row, level])),
    );
    const neighbours = around.filter(([at, level]) => at !== 'c3' || level !== 1);
    expect(neighbours).toHaveLength(26);
    for (const neighbour of neighbours) {
      expect(linesAmong(teal([middle, neighbour]), true)).toHaveLength(1);
    }
    const spaced = neighbours.filter(
      (neighbour) => linesAmong(teal([middle, neighbour]), false).length === 0,
    );
    expect(spaced).toHaveLength(8);
    for (const [at, level] of spaced) {
      expect(at.charAt(0)).not.toBe('c');
      expect(at.charAt(1)).not.toBe('3');
      expect(level).not.toBe(1);
    }
  });

  it('WW-50 a line is of one colour and without gaps', () => {
    expect(linesOf('teal a1 c1, white b1')).toEqual([]);
    expect(linesOf('teal a1 c1')).toEqual([]);
    expect(linesOf('teal a1 b1')).toEqual([
      {
        seat: 'teal',
        crates: [
          { at: 'a1', level: 0 },
          { at: 'b1', level: 0 },
        ],
        length: 2,
        points: 1,
      },
    ]);
  });

  it('WW-51 two score 1, three 3, four and more 5', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(pointsOfLength)).toEqual([0, 0, 1, 3, 5, 5, 5, 5, 5]);
    expect(tealPoints('teal a1')).toBe(0);
    expect(tealPoints('teal a1 b1')).toBe(1);
    expect(tealPoints('teal a1 b1 c1')).toBe(3);
    expect(tealPoints('teal a1 b1 c1 d1')).toBe(5);
    expect(tealPoints('teal a1 b1 c1 d1 e1')).toBe(5);
    expect(tealPoints('teal a1 b1 c1 d1 e1 f1')).toBe(5);
  });

  it('WW-52 a crate counts once in each direction it has a line in', () => {
    // Two rows, two columns, two diagonals.
    expect(tealPoints('teal a1 b1 a2 b2')).toBe(6);
  });

  it('WW-52 a run counts as a whole, even where its parts would score more', () => {
    expect(tealPoints('teal a1 b1 c1 e1 f1 g1')).toBe(6);
    expect(tealPoints('teal a1 b1 c1 d1 e1 f1 g1')).toBe(5);
    const position = newGame({ side: 8 });
    const white = ['a8', 'c8', 'e8', 'g8', 'a6', 'c6'];
    ['a1', 'b1', 'c1', 'e1', 'f1', 'g1'].forEach((at, i) => {
      playOn(position, `crate ${at}`);
      if (!position.cratePlaced) playOn(position, `crate ${white[i]}`);
      else playOn(position, 'end', `crate ${white[i]}`);
      if (position.cratePlaced) playOn(position, 'end');
    });
    expect(position.tealPoints).toBe(6);
    const events = playOn(position, 'crate d1');
    expect(position.tealPoints).toBe(5);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'score', seat: 'teal', gained: -1, total: 5 }),
    );
  });

  it('WW-53 planks between levels do not break a line', () => {
    const tower = 'teal a1 d1, plank a1-d1, teal a1';
    expect(tealPoints(tower)).toBe(1);
    expect(tealPoints(`${tower}, white d1, plank a1-d1, teal a1`)).toBe(3);
    // Rising along a row: a1 on the board, b1 on level 1.
    expect(tealPoints('teal a1, white d1, plank a1-d1, teal b1')).toBe(1);
  });

  it('WW-54 the sum of a player’s lines is the total', () => {
    const lines = linesOf('teal a1 b1 c1, white a3 b3, teal d5 d6');
    expect(totalOf(lines, 'teal')).toBe(4);
    expect(totalOf(lines, 'white')).toBe(1);
  });

  it('WW-51 the printed example of 5+3+3+1 = 12 against 1+1+3 = 5 can be laid', () => {
    const lines = linesOf(
      'teal a1 b1 c1 d1, teal f1 f2 f3, teal a3 a4 a5, teal h5 h6, white c3 d3, white c5 d5, white b7 c7 d7',
    );
    const points = (seat: string) =>
      lines
        .filter((line) => line.seat === seat)
        .map((line) => line.points)
        .sort();
    expect(points('teal')).toEqual([1, 3, 3, 5]);
    expect(points('white')).toEqual([1, 1, 3]);
    expect([totalOf(lines, 'teal'), totalOf(lines, 'white')]).toEqual([12, 5]);
  });
});

describe('the running score', () => {
  const sets = [
    {},
    { spaceDiagonals: false },
    { side: 8, crates: 20, planks: 16 },
    { side: 5, crates: 20, planks: 16 },
  ];
  for (const given of sets) {
    it(`WW-50 equals a count from scratch after every action, and so do the lines told, with ${JSON.stringify(given)}`, () => {
      const options = tableOptions({ ...given, cargo: 'secured' });
      fc.assert(
        fc.property(fc.integer({ min: 0 }), (seed) => {
          const dice = seededDice(seed);
          const position = game.setup(options, dice);
          while (!position.result) {
            const seat = seatOnTurn(position);
            const action = pickChoice(game, position, seat, dice);
            const foreseen = action.kind === 'crate' ? gainAt(position, seat, action.at) : 0;
            const before = pointsOf(position, seat);
            const level = action.kind === 'crate' ? heightOf(topAt(position, action.at)) : 0;
            game.play(position, seat, action);
            expect(pointsOf(position, seat)).toBe(before + foreseen);
            const { crates, score } = canonical(position);
            const lines = linesAmong(crates, options.spaceDiagonals);
            expect(score).toEqual({
              teal: totalOf(lines, 'teal'),
              white: totalOf(lines, 'white'),
            });
            if (action.kind !== 'crate') continue;
            const at = nameOf(action.at);
            const through = lines.filter((line) =>
              line.crates.some((crate) => crate.at === at && crate.level === level),
            );
            const stacks = cratesOf(position, seat);
            const { spaceDiagonals } = options;
            expect(linesThrough(stacks, action.at, level, colourOf(seat), spaceDiagonals)).toEqual(
              through,
            );
          }
        }),
        { numRuns: 40 },
      );
    });
  }
});
