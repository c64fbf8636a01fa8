/** What is printed beside the pieces: the label of a sheet and the key to its lines. */

import type { Words } from '@hearthside/text';
import { drop } from '../glue.ts';
import { type Paper, printableArea, type Rect } from '../paper.ts';
import { CUT_STYLE, FOLD_STYLE } from '../sheet-drawing.ts';
import { type Fonts, widthOf } from '../type/fonts.ts';
import { fitLine, type LineStyle, points, setLine } from '../type/setting.ts';
import { SCISSORS } from './block.ts';

const LABEL_HEIGHT = 5.5;

/** Where pieces may lie; the way of the scissors round a block may reach out of it. */
export function workArea(paper: Paper): Rect {
  const { x, y, width, height } = printableArea(paper);
  return {
    x: x - SCISSORS,
    y: y - SCISSORS,
    width: width + 2 * SCISSORS,
    height: height - LABEL_HEIGHT + 2 * SCISSORS,
  };
}

/** How much of a sheet is between its edges and its label. */
export function labelledSize(paper: Paper): { readonly width: number; readonly height: number } {
  const { width, height } = printableArea(paper);
  return { width, height: height - LABEL_HEIGHT };
}

export type LineKind = 'cut' | 'marks' | 'fold' | 'glue';

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
  glue: { width: 2.4, svg: drop(1.2, -1, 3) },
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
