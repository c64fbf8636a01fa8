import { describe, expect, it } from 'vitest';
import { PAPERS } from '../paper.ts';
import type { Kit } from '../sheet.ts';
import { fontsOnDisk } from '../type/fonts-on-disk.ts';
import { setLine } from '../type/setting.ts';
import { readPng, writePng } from './png.ts';
import { rasterise } from './raster.ts';

const fonts = fontsOnDisk();
const CLIP = '<clipPath id="half"><rect width="10" height="20"/></clipPath>';

/** Ten millimetres are ten dots. */
const DPI = 25.4;

function drawn(beside: string) {
  const kit: Kit = {
    title: '',
    author: '',
    language: 'en',
    paper: PAPERS.a4,
    ink: 'full',
    art: [CLIP],
    sheets: [
      {
        number: 1,
        side: 'front',
        medium: 'card',
        title: '',
        pieces: [],
        marks: [],
        beside,
        reading: 0,
      },
    ],
  };
  const pixels = rasterise(kit, kit.sheets[0] as Kit['sheets'][number], fonts, DPI);
  const at = (x: number, y: number) => [
    ...pixels.data.subarray((y * pixels.width + x) * 3, (y * pixels.width + x) * 3 + 3),
  ];
  const ink = pixels.data.reduce((sum, value) => sum + 255 - value, 0) / (255 * 3);
  return { pixels, at, ink };
}

describe('a page in pixels', () => {
  it('has areas where they are drawn, a dot a millimetre', () => {
    const { pixels, at, ink } = drawn(
      '<rect x="20" y="30" width="10" height="20" fill="#ff0000"/>',
    );
    expect([pixels.width, pixels.height]).toEqual([210, 297]);
    expect(at(25, 40)).toEqual([255, 0, 0]);
    expect(at(31, 40)).toEqual([255, 255, 255]);
    expect(ink * 1.5).toBeCloseTo(200, 0);
  });

  it('follows transforms, clips and veils', () => {
    const square = '<rect width="20" height="20" fill="#000000"/>';
    const { at, ink } = drawn(
      `<g transform="translate(50 50)"><g clip-path="url(#half)" opacity="0.5">${square}</g></g>`,
    );
    expect(at(55, 60)).toEqual([128, 128, 128]);
    expect(at(65, 60)).toEqual([255, 255, 255]);
    expect(ink).toBeCloseTo(100, 0);
  });

  it('draws lines as wide as they are, and only the dashes of dashed ones', () => {
    const line = (more: string) =>
      drawn(`<path d="M10 10H110" fill="none" stroke="#000000" stroke-width="2"${more}/>`).ink;
    expect(line('') / 200).toBeCloseTo(1, 1);
    expect(line(' stroke-dasharray="10 10"') / line('')).toBeCloseTo(0.5, 0);
  });

  it('sets text in the letters of the face', () => {
    const small = drawn(setLine('Oma', 20, 50, { face: 'text', size: 10 })).ink;
    const large = drawn(setLine('Oma', 20, 50, { face: 'text', size: 20 })).ink;
    expect(small).toBeGreaterThan(10);
    expect(large / small).toBeGreaterThan(3);
    expect(large / small).toBeLessThan(5);
  });

  it('is the same after being kept as a PNG', () => {
    const { pixels } = drawn('<circle cx="100" cy="100" r="40" fill="#1f7a48"/>');
    expect(readPng(writePng(pixels))).toEqual(pixels);
  });
});
