/** Looks at pages as pixels: what lies where ink must not be, what a ruler shows, what has changed. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type KitChoice, type KitSubject, makeKit, testFonts } from '../conformance.ts';
import { RULER_LENGTH } from '../making/make-sheet.ts';
import type { Kit, Sheet } from '../sheet.ts';
import { readPng, writePng } from './png.ts';
import { type Pixels, rasterise } from './raster.ts';

/** For the pictures that are kept: a page is then some 300 by 400 dots. */
const KEPT_DPI = 36;
/** Pixels may differ a little from one version of Node to the next; a page that changed differs more. */
const TOLERANCE = 0.004;

/** Set to draw the kept pictures anew, and then look at each of them. */
const { HEARTHSIDE_KEEP_PICTURES: keeps } = process.env;

const KEPT: readonly Required<Pick<KitChoice, 'paper' | 'ink' | 'language'>>[] = [
  { paper: 'a4', ink: 'full', language: 'en' },
  { paper: 'letter', ink: 'saver', language: 'de' },
];

const ADDRESS = 'https://games.example.org/#/paper/game';

export function kitPictures(subject: KitSubject, folder: URL): void {
  describe('the pages, looked at', () => {
    it.each(KEPT)(
      'leave the margin white and are as they were on $paper with $ink ink in $language',
      (choice) => {
        const kit = makeKit(subject, { ...choice, address: ADDRESS });
        for (const sheet of kit.sheets.filter(isKept)) {
          const name = `${choice.paper}-${choice.ink}-${sheet.number}-${sheet.side}.png`;
          const file = new URL(name, folder);
          const drawn = rasterise(kit, sheet, testFonts, KEPT_DPI);
          const border = Math.floor(((kit.paper.margin - 0.5) * KEPT_DPI) / 25.4);
          expect([name, inkWithin(drawn, border)]).toEqual([name, 0]);
          if (keeps) {
            mkdirSync(folder, { recursive: true });
            writeFileSync(file, writePng(drawn));
          }
          expect(existsSync(file), `${name} is not kept: HEARTHSIDE_KEEP_PICTURES=1`).toBe(true);
          expect([name, difference(drawn, readPng(readFileSync(file)))]).toEqual([
            name,
            expect.toSatisfy((share: number) => share < TOLERANCE),
          ]);
        }
      },
    );

    it(`begin with a ruler of ${RULER_LENGTH} mm`, () => {
      const kit = makeKit(subject);
      const dotsPerInch = 150;
      const window = { x: 60, y: 72, width: 100, height: 34 };
      const drawn = rasterise(kit, kit.sheets[0] as Sheet, testFonts, dotsPerInch, window);
      const measured = (longestRedLine(drawn) * 25.4) / dotsPerInch;
      expect(Math.abs(measured - RULER_LENGTH)).toBeLessThan(0.5);
    });
  });
}

/** How it is made, and what the booklet shows. */
const isKept = ({ number, side, title }: Sheet, _: number, sheets: Kit['sheets']): boolean =>
  (number === 0 && side === 'front') ||
  (side === 'front' && title === sheets.at(-2)?.title && number === sheets.at(-1)?.number);

/** The share by which the pixels differ, 0 to 1. */
function difference(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const sum = one.data.reduce((all, value, i) => all + Math.abs(value - (other.data[i] ?? 0)), 0);
  return sum / (255 * one.data.length);
}

/** Pixels that are not white in a border so wide. */
function inkWithin({ width, height, data }: Pixels, border: number): number {
  let found = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = x < border || y < border || x >= width - border || y >= height - border;
      const at = (y * width + x) * 3;
      if (isBorder && Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 250) found++;
    }
  }
  return found;
}

/** The line over the ruler is the longest level red one. */
function longestRedLine({ width, height, data }: Pixels): number {
  let longest = 0;
  for (let y = 0; y < height; y++) {
    let run = 0;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const isRed = r > 150 && g < 150 && b < 150 && r - g > 60;
      run = isRed ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}
