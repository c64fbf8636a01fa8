/** One row for each kind of thing: what it is called, how many there are, and what is done to it. */

import { PALETTE } from '../palette.ts';
import type { Rect } from '../paper.ts';
import { placePicture } from '../picture.ts';
import { type Fonts, widthOf } from '../type/fonts.ts';
import { type LineStyle, round, setLine, setParagraph } from '../type/setting.ts';
import {
  type Desk,
  FRAME,
  LEAST,
  type MakeCell,
  type MakePlan,
  type MakeRow,
  strong,
} from './make-plan.ts';
import { badge, nextArrow } from './tools.ts';

const { ink } = PALETTE;

const HEAD = 26;

/** One row a thing: its name, how many, and what is done to it. */
export function drawThings(
  { fonts }: Desk,
  { accent, tint, rows }: MakePlan,
  { x, y, width, height }: Rect,
): string {
  const gap = 3;
  const weights = rows.map(({ weight = 1 }) => weight);
  const unit = (height - gap * (rows.length - 1)) / weights.reduce((sum, each) => sum + each, 0);
  let top = y;
  return rows
    .map((row, i) => {
      const high = unit * (weights[i] ?? 1);
      const drawn = thing(fonts, row, accent, tint, { x, y: top, width, height: high });
      top += high + gap;
      return drawn;
    })
    .join('');
}

function thing(
  fonts: Fonts,
  { title, count, cells }: MakeRow,
  accent: string,
  tint: string,
  { x, y, width, height }: Rect,
): string {
  const style: LineStyle = { face: 'title', size: 4.9, fill: accent, anchor: 'middle' };
  const longest = Math.max(
    ...title.split(' ').map((word) => widthOf(fonts.title, word, style.size)),
  );
  const fitted = { ...style, size: Math.min(style.size, (style.size * (HEAD - 3)) / longest) };
  const name = setParagraph(fonts, title, { x: x + 1, y: 0, width: HEAD - 2 }, fitted, 1.1);
  const pill = count === undefined ? 0 : 9.4;
  const nameTop = y + (height - name.height - pill) / 2;
  const middle = x + HEAD / 2;
  const many =
    count === undefined
      ? ''
      : `<rect x="${middle - 7}" y="${round(nameTop + name.height + 1.6)}" width="14" height="7.6" rx="3.8" fill="${PALETTE.lamp}" stroke="${ink}" stroke-width="0.6"/>` +
        setLine(`× ${count}`, middle, nameTop + name.height + 7, {
          face: 'display',
          size: 4.6,
          anchor: 'middle',
        });
  return (
    `<path d="M${x} ${round(y + 3)}a3 3 0 0 1 3-3H${x + HEAD}V${round(y + height)}H${x + 3}a3 3 0 0 1-3-3Z" fill="${tint}"/>` +
    `<rect x="${x}" y="${round(y)}" width="${width}" height="${round(height)}" rx="3" fill="none" ${FRAME}/>` +
    `<path d="M${x + HEAD} ${round(y)}v${round(height)}" fill="none" stroke="${accent}" stroke-width="0.9"/>` +
    `<g transform="translate(0 ${round(nameTop)})">${name.svg}</g>${many}` +
    cellsOf(fonts, cells, {
      x: x + HEAD + 2,
      y: y + 2,
      width: width - HEAD - 4,
      height: height - 4,
    })
  );
}

const ARROW = 8;

function cellsOf(fonts: Fonts, cells: readonly MakeCell[], { x, y, width, height }: Rect): string {
  const weights = cells.map(({ weight = 1 }) => weight);
  const unit = (width - ARROW * (cells.length - 1)) / weights.reduce((sum, each) => sum + each, 0);
  let left = x;
  return cells
    .map(({ picture, caption, done, apart }, i) => {
      const wide = unit * (weights[i] ?? 1);
      const below =
        caption === undefined
          ? { svg: '', height: 0 }
          : setParagraph(
              fonts,
              caption,
              {
                x: left - (i === 0 ? 0 : 2),
                y: 0,
                width: wide + (i === 0 || i === cells.length - 1 ? 2 : 4),
              },
              strong(LEAST),
              1.14,
            );
      const between = left - ARROW / 2;
      const before =
        i === 0
          ? ''
          : apart
            ? `<path d="M${round(between)} ${round(y + 2)}v${round(height - 4)}" fill="none" ${FRAME} stroke-dasharray="1.2 1.2"/>`
            : nextArrow(between, y + (height - below.height) / 2);
      const drawn =
        before +
        placePicture(picture, {
          x: left,
          y,
          width: wide,
          height: height - below.height - (below.height > 0 ? 1 : 0),
        }) +
        `<g transform="translate(0 ${round(y + height - below.height)})">${below.svg}</g>` +
        (done ? badge('yes', left + wide - 1.5, y + 2.5, 0.8) : '');
      left += wide + ARROW;
      return drawn;
    })
    .join('');
}
