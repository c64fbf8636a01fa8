import { describe, expect, it } from 'vitest';
import { kitProblems } from './check.ts';
import { PAPERS } from './paper.ts';
import type { Kit, Piece, PlacedPiece, Sheet } from './sheet.ts';

const square: Piece = {
  component: 'square',
  name: 'one',
  width: 50,
  height: 50,
  cut: 'line',
  folds: [],
  bleed: 0,
  front: '',
  back: '',
};
const at = (x: number, y: number, piece: Piece = square): PlacedPiece => ({ piece, x, y, turn: 0 });

function kitOf(front: readonly PlacedPiece[], back: readonly PlacedPiece[] = []): Kit {
  const sheet = (side: Sheet['side'], pieces: readonly PlacedPiece[]): Sheet => ({
    number: 1,
    side,
    medium: 'card',
    title: '',
    pieces,
    marks: [],
    beside: '',
    reading: 0,
  });
  return {
    title: '',
    author: '',
    language: 'en',
    paper: PAPERS.a4,
    ink: 'full',
    art: [],
    sheets: [sheet('front', front), sheet('back', back)],
  };
}

describe('the checks of a kit', () => {
  it('pass a good one, pieces cut to cut included', () => {
    expect(kitProblems(kitOf([at(5, 5), at(55, 5)], [at(155, 5)]))).toEqual([]);
  });

  it('find a piece outside the printable area, by its bleed too', () => {
    const problem = 'sheet 1 front: square "one" reaches outside the printable area';
    expect(kitProblems(kitOf([at(4, 5)]))).toEqual([problem]);
    expect(kitProblems(kitOf([at(5, 5, { ...square, bleed: 3 })]))).toEqual([problem]);
  });

  it('find overlaps, of one inside another and of bleed too', () => {
    const problem = 'sheet 1 front: square "one" overlaps square "one"';
    expect(kitProblems(kitOf([at(10, 10), at(40, 40)]))).toEqual([problem]);
    expect(
      kitProblems(kitOf([at(10, 10), at(20, 20, { ...square, width: 9, height: 9 })])),
    ).toEqual([problem]);
    expect(kitProblems(kitOf([at(10, 10), at(62, 10, { ...square, bleed: 3 })]))).toEqual([
      problem,
    ]);
    expect(kitProblems(kitOf([at(10, 10), at(10, 10)]))).toEqual([problem]);
  });

  it('let nets reach into one another’s corners', () => {
    const corner: Piece = {
      ...square,
      outline: [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 0, y: 50 },
      ],
    };
    const other: PlacedPiece = { piece: corner, x: 12, y: 12, turn: 180 };
    expect(kitProblems(kitOf([at(10, 10, corner), other]))).toEqual([]);
    expect(kitProblems(kitOf([at(10, 10, corner), { ...other, x: 8, y: 8 }])).length).toBe(1);
  });

  it('find nets so near that scissors cannot go between them', () => {
    const net: Piece = { ...square, folds: [{ from: { x: 0, y: 9 }, to: { x: 50, y: 9 } }] };
    expect(kitProblems(kitOf([at(10, 10, net), at(63, 10, net)]))).toEqual([]);
    expect(kitProblems(kitOf([at(10, 10, net), at(62.5, 10)]))).toEqual([
      'sheet 1 front: square "one" is less than 3 mm from square "one"',
    ]);
  });

  it('find a back that is not behind its front', () => {
    expect(kitProblems(kitOf([at(5, 5)], [at(154, 5)]))).toEqual([
      'sheet 1 back: square "one" does not lie behind its front',
    ]);
  });
});
