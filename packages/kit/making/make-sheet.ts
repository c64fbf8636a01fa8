/**
 * "Make your game": the sheet that comes first. What one needs, how to print, which sheets there are,
 * and for each kind of thing how it is cut, folded, glued and kept, in pictures.
 */

import type { Words } from '@hearthside/text';
import { PALETTE } from '../palette.ts';
import { printableArea, type Rect } from '../paper.ts';
import { placePicture } from '../picture.ts';
import { CODE_WIDTH, codePicture } from '../qr.ts';
import type { Medium } from '../sheet.ts';
import { type Fonts, widthOf } from '../type/fonts.ts';
import { fitLine, type LineStyle, round, setLine, setParagraph } from '../type/setting.ts';
import { drawContents } from './contents.ts';
import { type Desk, FRAME, LEAST, type MakePlan, type SheetEntry, strong } from './make-plan.ts';
import { drawThings } from './things.ts';
import {
  badge,
  cardStack,
  clock,
  glueStick,
  paperSheet,
  printer,
  rulerAndPen,
  scissors,
  turnedPage,
} from './tools.ts';

export interface MakeSheetText {
  readonly title: string;
  readonly credits: string;
  /** What this kit was made for: options that are not the usual ones. */
  readonly made: string;
  /** Where the phone page of this game is; null where nobody said. */
  readonly address: string | null;
}

const EDGE = 10;
const { ink, inkSoft } = PALETTE;
/** `sheets` are the fronts that follow; `thumbnailOf` names the definition of each. */
export function drawMakeSheet(
  desk: Desk,
  plan: MakePlan,
  text: MakeSheetText,
  sheets: readonly SheetEntry[],
): string {
  const area = printableArea(desk.paper);
  const width = desk.paper.width - 2 * EDGE;
  const rowsTop = 156;
  const rows = { x: EDGE, y: rowsTop, width, height: area.y + area.height - 7 - rowsTop };
  return (
    header(desk, plan, text, width) +
    needs(desk, plan, sheets, { x: EDGE, y: 45, width, height: 24 }) +
    printing(desk, plan, { x: EDGE, y: 72, width, height: 34 }) +
    drawContents(desk, plan, sheets, { x: EDGE, y: 109, width, height: 44 }) +
    drawThings(desk, plan, rows)
  );
}

function header(
  { words, fonts }: Desk,
  { accent, hero }: MakePlan,
  { title, credits, made, address }: MakeSheetText,
  width: number,
): string {
  const codeLeft = EDGE + width - CODE_WIDTH;
  const heading: LineStyle = { face: 'title', size: 12 };
  const name: LineStyle = { face: 'display', size: 5.4, fill: '#fffdf7' };
  const nameWidth = widthOf(fonts.display, title, name.size);
  const big = words.say('make.title');
  const half = width * 0.46;
  const small: LineStyle = { face: 'text', size: LEAST, fill: inkSoft };
  const about = setParagraph(
    fonts,
    made === '' ? credits : `${made} ${credits}`,
    { x: EDGE, y: 34.4, width: half },
    small,
    1.15,
  );
  const heroRoom = {
    x: EDGE + half + 3,
    y: 9,
    width: codeLeft - EDGE - half - 8,
    height: 34,
  };
  return (
    setLine(big, EDGE, 20.5, fitLine(fonts, big, heading, half + 2)) +
    `<rect x="${EDGE}" y="24.4" width="${round(nameWidth + 9)}" height="8.4" rx="4.2" fill="${accent}"/>` +
    setLine(title, EDGE + 4.5, 30.4, name) +
    about.svg +
    placePicture(hero, heroRoom) +
    phone(fonts, words, address, codeLeft)
  );
}

/** The code for the phone page, or in words where that page is. */
function phone(fonts: Fonts, words: Words, address: string | null, x: number): string {
  const style = strong(LEAST);
  if (address === null) {
    const told = words.say('make.no-code');
    return (
      `<rect x="${x}" y="9" width="${CODE_WIDTH}" height="33" rx="1.6" fill="#ffffff" ${FRAME}/>` +
      setParagraph(fonts, told, { x: x + 1.5, y: 10.4, width: CODE_WIDTH - 3 }, style, 1.16).svg
    );
  }
  const below = setParagraph(
    fonts,
    words.say('make.code'),
    { x: x - 3, y: 9 + CODE_WIDTH + 0.8, width: CODE_WIDTH + 6 },
    style,
    1.15,
  );
  return `<g transform="translate(${x} 9)">${codePicture(address).svg}</g>${below.svg}`;
}

function needs(
  { words, fonts }: Desk,
  { minutes }: MakePlan,
  sheets: readonly SheetEntry[],
  { x, y, width, height }: Rect,
): string {
  const count = (medium: Medium) => sheets.filter((sheet) => sheet.medium === medium).length;
  const items: readonly (readonly [svg: string, name: string, more?: string])[] = [
    [cardStack(), words.say('make.card'), words.say('make.card-sheets', { count: count('card') })],
    [
      paperSheet(),
      words.say('make.paper'),
      words.say('make.paper-sheets', { count: count('paper') }),
    ],
    [scissors(-1, -1.5), words.say('make.scissors')],
    [rulerAndPen(), words.say('make.ruler-pen')],
    [glueStick(), words.say('make.glue-stick')],
    [
      clock(),
      words.say('make.time', { minutes, hours: minutes >= 60 ? Math.round(minutes / 60) : 0 }),
    ],
  ];
  const step = width / items.length;
  const drawn = items.map(([svg, name, more], i) => {
    const middle = x + (i + 0.5) * step;
    const line =
      i === 0
        ? ''
        : `<path d="M${round(x + i * step)} ${y + 4}v${height - 8}" fill="none" ${FRAME} stroke-dasharray="1 1"/>`;
    return (
      `${line}<g transform="translate(${round(middle)} ${y + (more ? 7.4 : 9.2)}) scale(${more ? 0.78 : 0.9})">${svg}</g>` +
      setLine(name, middle, y + (more ? 18.8 : 20.4), fitLine(fonts, name, strong(3.4), step - 2)) +
      (more
        ? setLine(more, middle, y + 22.2, {
            ...fitLine(fonts, more, strong(LEAST), step - 2),
            fill: inkSoft,
          })
        : '')
    );
  });
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fbf3e0" ${FRAME}/>${drawn.join('')}`;
}

/** Print, measure, turn: the page itself is the test. */
function printing(
  { words, fonts }: Desk,
  { accent }: MakePlan,
  { x, y, width, height }: Rect,
): string {
  const gap = 3;
  const measured = 68;
  const side = (width - measured - 2 * gap) / 2;
  const frame = (left: number, wide: number, number: number): string =>
    `<rect x="${round(left)}" y="${y}" width="${round(wide)}" height="${height}" rx="3" fill="#ffffff" ${FRAME}/>` +
    `<circle cx="${round(left + 4.4)}" cy="${y + 4.4}" r="3.1" fill="${accent}"/>` +
    setLine(`${number}`, left + 4.4, y + 5.7, {
      face: 'display',
      size: 3.7,
      fill: '#fffdf7',
      anchor: 'middle',
    });
  const caption = (text: string, middle: number, wide: number): string =>
    setLine(text, middle, y + height - 3.2, fitLine(fonts, text, strong(3.5), wide - 4));
  const [second, third] = [x + side + gap, x + side + measured + 2 * gap];
  return (
    frame(x, side, 1) +
    `<g transform="translate(${round(x + side * 0.32)} ${y + 17}) scale(0.95)">${printer()}</g>` +
    setLine(words.say('make.percent'), x + side * 0.54, y + 18, { face: 'title', size: 6.4 }) +
    badge('yes', x + side - 5.5, y + 6, 0.9) +
    caption(words.say('make.first'), x + side / 2, side) +
    frame(second, measured, 2) +
    ruler(second + (measured - 50) / 2, y + 11.5) +
    verdict(fonts, 'yes', words.say('make.fifty'), second + 9, y + 23.6, measured - 18) +
    verdict(fonts, 'no', words.say('make.not-fifty'), second + 9, y + 30, measured - 18) +
    frame(third, side, 3) +
    `<g transform="translate(${round(third + side / 2 + 1)} ${y + 16}) scale(0.82)">${turnedPage()}</g>` +
    caption(words.say('make.long-edge'), third + side / 2, side)
  );
}

/** What a ruler must show if the printer did not scale. */
export const RULER_LENGTH = 50;

function ruler(x: number, y: number): string {
  let ticks = '';
  for (let mm = 0; mm <= RULER_LENGTH; mm++) {
    ticks += `M${round(x + mm)} ${y}v${mm % 10 === 0 ? 3.4 : mm % 5 === 0 ? 2.4 : 1.4}`;
  }
  const numbers = Array.from({ length: RULER_LENGTH / 10 + 1 }, (_, i) =>
    setLine(`${i * 10}`, x + i * 10, y + 6.4, { face: 'display', size: 2.9, anchor: 'middle' }),
  );
  const right = x + RULER_LENGTH;
  return (
    `<path d="M${round(x)} ${y}h${RULER_LENGTH}${ticks}" fill="none" stroke="${ink}" stroke-width="0.22" stroke-linecap="butt"/>` +
    `<path d="M${round(x)} ${y - 2}h${RULER_LENGTH}M${round(x)} ${y - 3.4}v2.8M${round(right)} ${y - 3.4}v2.8" fill="none" stroke="${PALETTE.red}" stroke-width="0.45"/>` +
    setLine(`${RULER_LENGTH} mm`, x + RULER_LENGTH / 2, y - 3.4, {
      face: 'display',
      size: 3.6,
      fill: PALETTE.redDeep,
      anchor: 'middle',
    }) +
    numbers.join('')
  );
}

const verdict = (
  fonts: Fonts,
  kind: 'yes' | 'no',
  text: string,
  x: number,
  y: number,
  width: number,
): string =>
  badge(kind, x, y, 0.74) +
  setLine(text, x + 4, y + 1.2, fitLine(fonts, text, strong(3.4, 'start'), width));
