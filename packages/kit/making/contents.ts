/** Which sheets there are, and what their lines mean. */

import { drop } from '../glue.ts';
import { PALETTE } from '../palette.ts';
import type { Rect } from '../paper.ts';
import { CUT_STYLE, FOLD_STYLE } from '../sheet-drawing.ts';
import { type Fonts, widthOf } from '../type/fonts.ts';
import { fitLine, type LineStyle, round, setLine, setParagraph } from '../type/setting.ts';
import { type Desk, FRAME, LEAST, type MakePlan, type SheetEntry, strong } from './make-plan.ts';
import { scissors } from './tools.ts';

const { ink, inkSoft } = PALETTE;

/** Every sheet as a small picture with its number and name, and the key to its lines. */
export function drawContents(
  desk: Desk,
  { accent }: MakePlan,
  sheets: readonly SheetEntry[],
  { x, y, width }: Rect,
): string {
  const { words, fonts, paper } = desk;
  const heading = words.say('make.sheets');
  const style: LineStyle = { face: 'display', size: 4.3, fill: '#fffdf7' };
  const banner = widthOf(fonts.display, heading, style.size) + 7;
  const step = width / sheets.length;
  const height = Math.min(22.5, (Math.min(step - 9, 26) * paper.height) / paper.width);
  const scale = height / paper.height;
  const wide = paper.width * scale;
  const drawn = sheets.map(({ number, medium, title: told, thumbnail, bothSides }, i) => {
    const title = told.charAt(0).toUpperCase() + told.slice(1);
    const middle = x + (i + 0.5) * step;
    const [left, top] = [middle - wide / 2, y + 9.5];
    const stuff = words.say(bothSides ? `make.${medium}-both` : `make.${medium}-one`);
    const name = setParagraph(
      fonts,
      title,
      { x: middle - step / 2 + 1, y: top + height + 0.4, width: step - 2 },
      titleStyle(fonts, title, step - 2),
      1.12,
    );
    return (
      `<g transform="translate(${round(left + 3)} ${round(top + 0.8)}) rotate(3)"><rect width="${round(wide)}" height="${round(height)}" fill="#ffffff" ${FRAME}/></g>` +
      `<g transform="translate(${round(left)} ${round(top)})"><rect width="${round(wide)}" height="${round(height)}" fill="#ffffff"/>` +
      `<g transform="scale(${Math.round(scale * 1e5) / 1e5})"><use href="#${thumbnail}"/></g>` +
      `<rect width="${round(wide)}" height="${round(height)}" fill="none" stroke="${ink}" stroke-width="0.35"/></g>` +
      `<circle cx="${round(left)}" cy="${round(top + 0.6)}" r="2.6" fill="${ink}"/>` +
      // As drawn, not as text, so that the ink saver leaves it white on the dark disc.
      `<g stroke="none"><text x="${round(left)}" y="${round(top + 1.7)}" font-family="Fredoka" font-weight="600" font-size="3.2" text-anchor="middle" fill="#ffffff" stroke="#ffffff" stroke-width="0.05">${number}</text></g>` +
      name.svg +
      setLine(stuff, middle, top + height + 0.4 + name.height + LEAST, {
        ...fitLine(fonts, stuff, strong(LEAST), step - 2),
        fill: inkSoft,
      })
    );
  });
  return (
    `<path d="M${x} ${y}h${round(banner)}l-1.6 3.4l1.6 3.4h${round(-banner)}z" fill="${accent}"/>` +
    setLine(heading, x + 2.6, y + 4.9, style) +
    keyToLines(desk, x + banner + 4, y + 3.6, width - banner - 4) +
    drawn.join('')
  );
}

/** Two lines if it must be; then smaller. */
function titleStyle(fonts: Fonts, title: string, width: number): LineStyle {
  const style = strong(3.1);
  return widthOf(fonts.strong, title, style.size) <= 1.7 * width ? style : strong(LEAST);
}

function keyToLines({ words, fonts }: Desk, x: number, y: number, width: number): string {
  const entries: readonly (readonly [svg: string, wide: number, text: string])[] = [
    [`${scissors(4, 0, 0.5, 0)}<path d="M11 0h8" ${CUT_STYLE}/>`, 20, words.say('kit.cut')],
    [`<path d="M0 0h11" ${FOLD_STYLE}/>`, 12, words.say('make.fold')],
    [drop(2, 0, 4.6), 5, words.say('make.glue')],
    [drop(2, 0, 4.6, true), 5, words.say('make.glue-inside')],
  ];
  const gap = 5;
  const natural = (size: number): number =>
    entries.reduce((sum, [, wide, text]) => sum + wide + widthOf(fonts.strong, text, size), 0) +
    gap * (entries.length - 1);
  let size = 3.3;
  while (natural(size) > width && size > LEAST) size -= 0.1;
  let left = x;
  return entries
    .map(([svg, wide, text]) => {
      const drawn =
        `<g transform="translate(${round(left)} ${round(y)})">${svg}</g>` +
        setLine(text, left + wide, y + 1.1, strong(size, 'start'));
      left += wide + widthOf(fonts.strong, text, size) + gap;
      return drawn;
    })
    .join('');
}
