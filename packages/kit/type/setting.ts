/** Setting text: single lines and paragraphs, as SVG that the preview and the PDF both read. */

import { escapeXml } from '../svg/read.ts';
import { FACES, type FaceName, type Fonts, widthOf } from './fonts.ts';

export const INK = '#2b1e16';

export interface LineStyle {
  readonly face: FaceName;
  /** Height of the type in millimetres. */
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** From points, as type is measured, to millimetres. */
export const points = (size: number): number => (size * 25.4) / 72;

/** One line of text with its baseline at `y`. */
export function setLine(text: string, x: number, y: number, style: LineStyle): string {
  const { family, weight } = FACES[style.face];
  const anchor = style.anchor ?? 'start';
  return `<text x="${round(x)}" y="${round(y)}" font-family="${family}" font-weight="${weight}" font-size="${round(style.size)}" text-anchor="${anchor}" fill="${style.fill ?? INK}">${escapeXml(text)}</text>`;
}

export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Lines no wider than `width`, broken between words; a word is never broken. */
export function breakLines(
  fonts: Fonts,
  text: string,
  { face, size }: LineStyle,
  width: number,
): string[] {
  const widthOfWord = (word: string): number => widthOf(fonts[face], word, size);
  const space = widthOfWord(' ');
  const lines: string[] = [];
  let [line, length] = ['', 0];
  // A no-break space (before French ; : ! ?) stays with its word.
  for (const word of text.split(/[ \n]+/)) {
    const longer = line === '' ? widthOfWord(word) : length + space + widthOfWord(word);
    if (line !== '' && longer > width) {
      lines.push(line);
      [line, length] = [word, widthOfWord(word)];
    } else [line, length] = [line === '' ? word : `${line} ${word}`, longer];
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The largest of the sizes at which the line fits. */
export function fitLine(fonts: Fonts, text: string, style: LineStyle, width: number): LineStyle {
  const natural = widthOf(fonts[style.face], text, style.size);
  return natural <= width ? style : { ...style, size: (style.size * width) / natural };
}

export interface Paragraph {
  readonly svg: string;
  readonly height: number;
}

/** Lines below one another; the first baseline lies one size below `y`. */
export function setParagraph(
  fonts: Fonts,
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number },
  style: LineStyle,
  leading = 1.32,
): Paragraph {
  const lines = breakLines(fonts, text, style, place.width);
  const anchor = style.anchor ?? 'start';
  const x = place.x + { start: 0, middle: place.width / 2, end: place.width }[anchor];
  const step = style.size * leading;
  const svg = lines.map((line, i) => setLine(line, x, place.y + style.size + i * step, style));
  return { svg: svg.join(''), height: lines.length * step };
}
