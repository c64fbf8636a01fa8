import { describe, expect, it } from 'vitest';
import { PAPERS } from '../paper.ts';
import { rectOf } from '../sheet.ts';
import { bookletPage, fullPages, impose, imposition } from './impose.ts';

/** Lays the sheets on each other, folds them, and reads: the numbers that come up. */
function readFolded(pages: number): number[] {
  const sheets = imposition(pages);
  // From the cover to the middle one turns the right halves, from the middle on the left ones.
  const firstHalf = sheets.flatMap(({ front, back }) => [front[1], back[0]]);
  const secondHalf = [...sheets].reverse().flatMap(({ front, back }) => [back[1], front[0]]);
  return [...firstHalf, ...secondHalf];
}

describe('imposition', () => {
  it.each([1, 4, 5, 8, 11, 16])('%i pages read in order once folded', (pages) => {
    const all = fullPages(pages);
    expect(all % 4).toBe(0);
    expect(all - pages).toBeLessThan(4);
    expect(readFolded(pages)).toEqual(Array.from({ length: all }, (_, i) => i + 1));
  });

  it('puts page 2 behind page 1 and the last but one behind the last', () => {
    const [sheet] = impose(['one', 'two', 'three', 'four'], PAPERS.a4);
    expect(sheet?.map(({ piece }) => [piece.front, piece.back])).toEqual([
      ['four', 'three'],
      ['one', 'two'],
    ]);
  });

  it.each(Object.values(PAPERS))('keeps every page on its half of $name', (paper) => {
    const size = bookletPage(paper);
    const [sheet = []] = impose(['one'], paper);
    sheet.forEach((placed, half) => {
      const box = rectOf(placed);
      expect(box.width).toBeCloseTo(size.height);
      expect(box.y).toBeGreaterThan((half * paper.height) / 2 + paper.margin);
      expect(box.y + box.height).toBeLessThan(((half + 1) * paper.height) / 2 - paper.margin);
    });
  });
});
