/** What is printed beside the pieces: the label of a sheet, the key to its lines, the first sheet's guide. */

import type { Words } from '@hearthside/text';
import { type Paper, printableArea, type Rect } from '../paper.ts';
import { CUT_STYLE, FOLD_STYLE } from '../sheet-drawing.ts';
import { type Fonts, widthOf } from '../type/fonts.ts';
import { fitLine, INK, type LineStyle, points, setLine, setParagraph } from '../type/setting.ts';

const LABEL_HEIGHT = 5.5;
const GUIDE_HEIGHT = 25.5;

/** Where pieces may lie: the first sheet keeps room for the guide. */
export function workArea(paper: Paper, sheet: number): Rect {
  const area = printableArea(paper);
  return { ...area, height: area.height - LABEL_HEIGHT - (sheet === 0 ? GUIDE_HEIGHT : 0) };
}

/** How high a sheet is between its upper edge and its label. */
export const labelledHeight = (paper: Paper): number => workArea(paper, 1).height;

export type LineKind = 'cut' | 'marks' | 'fold';

export interface SheetLabel {
  readonly number: number;
  /** What is on the sheet, in words. */
  readonly text: string;
  /** The lines on the sheet that need explaining. */
  readonly lines: readonly LineKind[];
}

const SOFT = '#4f3c2d';
const LABEL: LineStyle = { face: 'strong', size: points(7.5), fill: SOFT };
const SMALL: LineStyle = { face: 'text', size: points(7), fill: SOFT };

/** Along the bottom edge of every page. */
export function drawLabel(fonts: Fonts, paper: Paper, label: SheetLabel, words: Words): string {
  const area = printableArea(paper);
  const y = area.y + area.height - 1.1;
  const key = drawKey(fonts, label.lines, area.x + area.width, y, words);
  const style = fitLine(fonts, label.text, LABEL, area.width - key.width - 12);
  return (
    `<circle cx="${area.x + 2.2}" cy="${y - 1}" r="2.1" fill="${SOFT}"/>` +
    setLine(`${label.number}`, area.x + 2.2, y, {
      face: 'display',
      size: points(7.5),
      // Not as text, so that the ink saver leaves it light on its dark ground.
      fill: '#ffffff',
      anchor: 'middle',
    }) +
    setLine(label.text, area.x + 6, y, style) +
    key.svg
  );
}

/** What each kind of line looks like: so wide, drawn from its lower left corner. */
const KEYS: Readonly<Record<LineKind, { readonly width: number; readonly svg: string }>> = {
  cut: { width: 9, svg: `<path d="M0-0.9H9" ${CUT_STYLE}/>` },
  marks: { width: 3, svg: `<path d="M2-2.6V-1.1M0 0H1.4" ${CUT_STYLE}/>` },
  fold: { width: 9, svg: `<path d="M0-0.9H9" ${FOLD_STYLE}/>` },
};

/** A solid line means cut, a dashed one fold. Set from the right. */
function drawKey(
  fonts: Fonts,
  lines: readonly LineKind[],
  right: number,
  y: number,
  words: Words,
): { readonly svg: string; readonly width: number } {
  let x = right;
  let svg = '';
  for (const line of [...lines].reverse()) {
    const text = words.say(`kit.${line}`);
    svg += setLine(text, x, y, { ...SMALL, anchor: 'end' });
    x -= widthOf(fonts.text, text, SMALL.size) + 1.2 + KEYS[line].width;
    svg += `<g transform="translate(${x} ${y})">${KEYS[line].svg}</g>`;
    x -= 4;
  }
  return { svg, width: right - x };
}

export interface GuideText {
  readonly title: string;
  /** How to print it: a sentence or two. */
  readonly how: string;
  readonly credits: string;
  /** What this kit was made for: options that are not the usual ones. */
  readonly made: string;
}

/** At the foot of the first sheet: what this is, whose it is, how to print it, and a ruler. */
export function drawGuide(fonts: Fonts, paper: Paper, text: GuideText, words: Words): string {
  const area = printableArea(paper);
  const top = area.y + area.height - LABEL_HEIGHT - GUIDE_HEIGHT + 1.5;
  const ruler = 103;
  const width = area.width - ruler - 6;
  const title = fitLine(fonts, text.title, { face: 'title', size: points(15) }, width);
  let y = top + 5.2;
  let svg = setLine(text.title, area.x, y, title);
  y += 1;
  const small: LineStyle = { face: 'text', size: points(6.4), fill: INK };
  for (const [paragraph, style] of [
    [text.how, { ...small, face: 'strong' as const }],
    [text.made, small],
    [text.credits, { ...small, fill: SOFT }],
  ] as const) {
    if (paragraph === '') continue;
    const set = setParagraph(fonts, paragraph, { x: area.x, y, width }, style, 1.22);
    svg += set.svg;
    y += set.height + 0.5;
  }
  return svg + drawRuler(fonts, area.x + area.width - ruler, top + 3, words);
}

/** 100 mm above, four inches below: whoever measures knows whether the printer scaled. */
function drawRuler(fonts: Fonts, x: number, y: number, words: Words): string {
  const line = 'fill="none" stroke="#2b1e16" stroke-width="0.2"';
  const middle = y + 8;
  let ticks = '';
  for (let mm = 0; mm <= 100; mm++) {
    const length = mm % 10 === 0 ? 4 : mm % 5 === 0 ? 2.8 : 1.6;
    ticks += `M${x + mm} ${middle}v${-length}`;
  }
  for (let eighth = 0; eighth <= 32; eighth++) {
    const length = eighth % 8 === 0 ? 4 : eighth % 4 === 0 ? 2.8 : 1.6;
    ticks += `M${Math.round((x + (eighth * 25.4) / 8) * 1000) / 1000} ${middle}v${length}`;
  }
  const digits: LineStyle = { face: 'strong', size: points(6), anchor: 'middle' };
  const numbers = [
    ...Array.from({ length: 11 }, (_, i) => setLine(`${i * 10}`, x + i * 10, middle - 4.6, digits)),
    ...Array.from({ length: 5 }, (_, i) => setLine(`${i}`, x + i * 25.4, middle + 6, digits)),
  ];
  const note = setParagraph(
    fonts,
    words.say('kit.ruler'),
    { x, y: middle + 6.8, width: 101 },
    { ...SMALL, anchor: 'start' },
    1.2,
  );
  return `<path d="M${x} ${middle}H${x + 101.6}${ticks}" ${line}/>${numbers.join('')}${note.svg}`;
}
