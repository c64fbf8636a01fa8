/** A sheet as it looks from far away: its own pieces, and grey bars for what cannot be read any more. */

import type { Sheet } from '../sheet.ts';
import { sheetFragment } from '../sheet-drawing.ts';
import { type Fonts, widthOf } from '../type/fonts.ts';
import { round } from '../type/setting.ts';

const TEXT =
  /<text x="([^"]*)" y="([^"]*)" font-family="([^"]*)" font-weight="[^"]*" font-size="([^"]*)" text-anchor="([^"]*)"[^>]*>([^<]*)<\/text>/g;

export function thumbnail(sheet: Sheet, fonts: Fonts): string {
  return sheetFragment(sheet).replace(
    TEXT,
    (_, x: string, y: string, family: string, size: string, anchor: string, text: string) => {
      const face = family === 'Fredoka' ? fonts.display : fonts.text;
      const width = widthOf(face, text.replace(/&\w+;/g, '&'), Number(size));
      const left = Number(x) - { start: 0, middle: width / 2, end: width }[anchor as 'start'];
      const height = Number(size) * 0.42;
      return `<rect x="${round(left)}" y="${round(Number(y) - height)}" width="${round(width)}" height="${round(height)}" fill="#b4a794"/>`;
    },
  );
}
