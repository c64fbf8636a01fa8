import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../sheet.ts';
import { single } from './block.ts';
import { pack } from './pack.ts';

const piece = (width: number, height: number): Piece => ({
  component: 'part',
  name: `${width} ${height}`,
  width,
  height,
  cut: 'line',
  folds: [],
  bleed: 0,
  front: '',
});

const area = { x: 5, y: 5, width: 200, height: 280 };

describe('packing', () => {
  it('keeps every block whole, inside, and clear of the others', () => {
    const sizes = fc.tuple(fc.integer({ min: 5, max: 190 }), fc.integer({ min: 5, max: 190 }));
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 25 }), (all) => {
        const blocks = all.map(([width, height]) => single(piece(width, height)));
        const sheets = pack(blocks, () => area);
        expect(sheets.flat().length).toBe(blocks.length);
        for (const sheet of sheets) {
          const boxes = sheet.map(({ block, x, y, turned }) => {
            const [width, height] = turned
              ? [block.height, block.width]
              : [block.width, block.height];
            return { left: x, top: y, right: x + width, bottom: y + height };
          });
          for (const [i, one] of boxes.entries()) {
            expect(one.left >= area.x && one.top >= area.y).toBe(true);
            expect(one.right <= area.x + area.width && one.bottom <= area.y + area.height).toBe(
              true,
            );
            for (const other of boxes.slice(i + 1)) {
              const apart =
                one.right <= other.left ||
                other.right <= one.left ||
                one.bottom <= other.top ||
                other.bottom <= one.top;
              expect(apart).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('fills a sheet before it takes another', () => {
    const squares = Array.from({ length: 12 }, () => single(piece(60, 60)));
    expect(pack(squares, () => area).length).toBe(1);
  });

  it('leaves a first sheet with less room to what fits there', () => {
    const areaOf = (sheet: number) => (sheet === 0 ? { ...area, height: 100 } : area);
    const sheets = pack([single(piece(190, 250)), single(piece(190, 80))], areaOf);
    expect(sheets.map((sheet) => sheet.map(({ block }) => block.height))).toEqual([[80], [250]]);
  });

  it('names what no sheet can hold', () => {
    expect(() => pack([single(piece(300, 300))], () => area)).toThrow('part: 300 by 300 mm');
  });
});
