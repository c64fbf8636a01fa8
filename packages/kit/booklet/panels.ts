/** A page of pictures: panels in rows, each with a line below it, a number, or a sign for right and wrong. */

import { badge, warning } from '../making/tools.ts';
import { PALETTE } from '../palette.ts';
import type { Rect } from '../paper.ts';
import { type Picture, placePicture } from '../picture.ts';
import type { Fonts } from '../type/fonts.ts';
import { fitLine, type LineStyle, points, round, setLine, setParagraph } from '../type/setting.ts';
import type { PageSize } from './impose.ts';

export interface Panel {
  readonly picture: Picture;
  readonly caption?: string;
  /** One word in large letters, for those who begin to read. */
  readonly word?: string;
  readonly number?: number;
  readonly sign?: 'yes' | 'no' | 'warning';
  /** A ground of its own colour; right and wrong have theirs. */
  readonly ground?: string;
  /** How much of the row it takes, 1 when absent. */
  readonly weight?: number;
}

export interface PicturePage {
  readonly title: string;
  readonly rows: readonly { readonly panels: readonly Panel[]; readonly weight?: number }[];
}

const GAP = 2.6;
const GROUNDS = { yes: '#fff9ec', no: '#fdeae4', warning: '#fff0cf', plain: '#fff9ec' } as const;

export function drawPicturePage(
  fonts: Fonts,
  { title, rows }: PicturePage,
  accent: string,
  { width, height }: PageSize,
): string {
  const style: LineStyle = { face: 'title', size: points(19), fill: accent };
  const top = 11.5;
  const weights = rows.map(({ weight = 1 }) => weight);
  const unit =
    (height - top - GAP * (rows.length - 1)) / weights.reduce((sum, each) => sum + each, 0);
  let y = top;
  const drawn = rows.map(({ panels }, i) => {
    const high = unit * (weights[i] ?? 1);
    const row = drawRow(fonts, panels, accent, { x: 0, y, width, height: high });
    y += high + GAP;
    return row;
  });
  return (
    setLine(title, 0, 6.6, fitLine(fonts, title, style, width)) +
    `<path d="M0 8.7H${width}" fill="none" stroke="${accent}" stroke-width="0.9" stroke-linecap="round"/>` +
    drawn.join('')
  );
}

function drawRow(
  fonts: Fonts,
  panels: readonly Panel[],
  accent: string,
  { x, y, width, height }: Rect,
): string {
  const weights = panels.map(({ weight = 1 }) => weight);
  const unit = (width - GAP * (panels.length - 1)) / weights.reduce((sum, each) => sum + each, 0);
  let left = x;
  return panels
    .map((panel, i) => {
      const wide = unit * (weights[i] ?? 1);
      const drawn = drawPanel(fonts, panel, accent, { x: left, y, width: wide, height });
      left += wide + GAP;
      return drawn;
    })
    .join('');
}

function drawPanel(
  fonts: Fonts,
  { picture, caption, word, number, sign, ground }: Panel,
  accent: string,
  { x, y, width, height }: Rect,
): string {
  const below =
    caption === undefined
      ? { svg: '', height: 0 }
      : setParagraph(
          fonts,
          caption,
          { x: 2, y: 0, width: width - 4 },
          { face: 'strong', size: points(9.2), anchor: 'middle' },
          1.15,
        );
  const head = word === undefined ? 0 : 11;
  const radius = word === undefined ? 3.1 : 4.6;
  const room = {
    x: 2.5,
    y: 2.5 + head,
    width: width - 5,
    height: height - 6 - head - below.height,
  };
  const disc =
    number === undefined
      ? ''
      : `<circle cx="${2 + radius}" cy="${2 + radius}" r="${radius}" fill="${accent}"/>` +
        setLine(`${number}`, 2 + radius, 2 + radius * 1.42, {
          face: 'display',
          size: radius * 1.25,
          fill: '#fffdf7',
          anchor: 'middle',
        });
  const large: LineStyle = { face: 'title', size: points(18), fill: accent };
  const told =
    word === undefined
      ? ''
      : setLine(word, 4 + 2 * radius, 2 + radius * 1.48, fitLine(fonts, word, large, width - 16));
  return (
    `<g transform="translate(${round(x)} ${round(y)})">` +
    `<rect width="${round(width)}" height="${round(height)}" rx="3.2" fill="${ground ?? GROUNDS[sign ?? 'plain']}" stroke="${PALETTE.cutLine}" stroke-width="0.35"/>` +
    `${placePicture(picture, room)}<g transform="translate(0 ${round(height - below.height - 1.8)})">${below.svg}</g>` +
    `${disc}${told}${signOf(sign, width - 5, 5)}</g>`
  );
}

function signOf(sign: Panel['sign'], x: number, y: number): string {
  switch (sign) {
    case undefined:
      return '';
    case 'warning':
      return warning(x, y, 0.95);
    default:
      return badge(sign, x, y, 0.9);
  }
}
