import { describe, expect, it } from 'vitest';
import { cellNamed, nameOf } from './cells.ts';
import { SPANS, spanBetween, spansThrough } from './spans.ts';

const cell = (name: string) => cellNamed(name) as number;
const named = (from: string, to: string) => spanBetween(cell(from), cell(to));

describe('spans', () => {
  it('WW-3 a plank covers four cells in one line', () => {
    for (const span of SPANS) expect(span.cells).toHaveLength(4);
    expect(named('b2', 'e2')?.cells.map(nameOf)).toEqual(['b2', 'c2', 'd2', 'e2']);
    expect(named('b2', 'b5')?.cells.map(nameOf)).toEqual(['b2', 'b3', 'b4', 'b5']);
    expect(named('b2', 'd2')).toBeNull();
    expect(named('b2', 'f2')).toBeNull();
  });

  it('WW-30 a plank lies along a row or a column, never diagonally', () => {
    expect(SPANS).toHaveLength(2 * 8 * 5);
    expect(named('b2', 'e5')).toBeNull();
  });

  it('a span is found by the cells it shares', () => {
    expect(spansThrough(cell('a1')).map((span) => nameOf(span.to))).toEqual(['d1', 'a4']);
    expect(spansThrough(cell('d4'))).toHaveLength(8);
  });
});
