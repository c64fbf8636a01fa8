import { describe, expect, it } from 'vitest';
import { readPath, shapePath } from './path.ts';
import { indexById, readSvg } from './read.ts';
import { combine, readTransform } from './transform.ts';

describe('reading SVG', () => {
  it('keeps elements, attributes, text and entities', () => {
    const [group] = readSvg('<g id="a"><text x="1">Ogres &amp; Elves</text><path d="M0 0"/></g>');
    expect(group?.children.map(({ tag, text }) => [tag, text])).toEqual([
      ['text', 'Ogres & Elves'],
      ['path', ''],
    ]);
    expect(indexById([group as never]).has('a')).toBe(true);
  });

  it.each(['<g>', '</g>', '<g></path>', '<g x=1/>', 'a < b'])('refuses %s', (source) => {
    expect(() => readSvg(source)).toThrow('SVG');
  });
});

describe('reading paths', () => {
  const ends = (data: string) => readPath(data).map((step) => ('to' in step ? step.to : null));

  it('takes numbers without gaps and repeated commands', () => {
    expect(ends('M-29-24.5v2.5M.5.5 1 1')).toEqual([
      { x: -29, y: -24.5 },
      { x: -29, y: -22 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 1 },
    ]);
  });

  it('goes back to the start of the figure after closing it', () => {
    expect(ends('M1 1h2zm1 0h1').slice(3)).toEqual([
      { x: 2, y: 1 },
      { x: 3, y: 1 },
    ]);
  });

  it('mirrors the control point of smooth curves', () => {
    const [, , smooth] = readPath('M0 0C0 1 1 1 1 0S2-1 2 0');
    expect(smooth).toMatchObject({ one: { x: 1, y: -1 } });
    const [, , quadratic] = readPath('M0 0Q1 1 2 0T4 0');
    expect(quadratic).toMatchObject({ one: { x: 2 + 2 / 3, y: -2 / 3 } });
  });

  it('follows arcs, also with flags that stand together', () => {
    for (const data of ['M1 0A1 1 0 0 1 -1 0', 'M1 0A1 1 0 01-1 0']) {
      const curves = readPath(data).slice(1);
      expect(curves.length).toBe(2);
      const half = curves[0] as { to: { x: number; y: number } };
      expect(half.to.x).toBeCloseTo(0);
      expect(half.to.y).toBeCloseTo(1);
    }
  });

  it('draws the basic shapes', () => {
    expect(shapePath('rect', { width: '4', height: '2' })?.length).toBe(5);
    expect(
      shapePath('rect', { width: '4', height: '2', rx: '1' })?.filter((s) => s.kind === 'curve')
        .length,
    ).toBe(4);
    expect(shapePath('circle', { r: '1' })?.at(-1)).toEqual({ kind: 'close' });
    expect(shapePath('image', {})).toBeNull();
  });

  it.each(['M0', 'M0 0X1 1', 'M0 0L1'])('refuses %s', (data) => {
    expect(() => readPath(data)).toThrow('path');
  });
});

describe('reading transforms', () => {
  it('applies them from right to left', () => {
    const [, , , , x, y] = combine(readTransform('translate(10 0) rotate(90)'), [1, 0, 0, 1, 5, 0]);
    expect([x, y].map(Math.round)).toEqual([10, 5]);
  });

  it('turns about a point', () => {
    const [a, b, , , e, f] = readTransform('rotate(180 5 5)');
    expect([a, b, e, f].map((value) => Math.round(value) + 0)).toEqual([-1, 0, 10, 10]);
  });

  it('refuses what it does not know', () => {
    expect(() => readTransform('skewX(3)')).toThrow('transform');
  });
});
