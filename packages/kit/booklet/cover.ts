/** The first page of a booklet: the lid of the box, and what one asks before playing. */

import type { Facts } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { CODE_WIDTH, codePicture } from '../qr.ts';
import type { Fonts } from '../type/fonts.ts';
import { INK, type LineStyle, points, setParagraph } from '../type/setting.ts';
import type { PageSize } from './impose.ts';

/** The drawing of a lid is this large, in its own measure. */
const LID = { width: 344, height: 450 };

/** The lid's SVG file as a definition that pieces can `use`. */
export function lidArt(file: string, id: string): string {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(file)?.[1];
  if (inner === undefined) throw new Error('the lid is no SVG file');
  return `<g id="${id}">${inner}</g>`;
}

export interface CoverPlan {
  readonly facts: Facts;
  /** The id given to `lidArt`. */
  readonly lid: string;
  readonly credits: string;
  readonly words: Words;
  readonly fonts: Fonts;
  /** Where the phone page of this game is; null where nobody said. */
  readonly address: string | null;
}

export function drawCover(
  size: PageSize,
  { facts, lid, credits, words, fonts, address }: CoverPlan,
): string {
  const scale = Math.min((size.width - 8) / LID.width, (size.height - 40) / LID.height);
  const width = address === null ? size.width - 8 : size.width - CODE_WIDTH - 8;
  const left = (size.width - LID.width * scale) / 2;
  const centred = (face: LineStyle['face'], height: number): LineStyle => ({
    face,
    size: points(height),
    fill: INK,
    anchor: 'middle',
  });
  let y = LID.height * scale + 2;
  let svg = `<g transform="translate(${left} 0) scale(${scale})"><use href="#${lid}"/></g>`;
  for (const [text, style] of [
    [words.say('tagline'), centred('text', 9.5)],
    [factsLine(facts, words), centred('strong', 8.5)],
    [credits, centred('text', 7.5)],
    [words.say(address === null ? 'make.no-code' : 'make.code'), centred('strong', 8)],
  ] as const) {
    const set = setParagraph(fonts, text, { x: 2, y, width }, style, 1.2);
    svg += set.svg;
    y += set.height + 1.6;
  }
  if (address === null) return svg;
  const [x, top] = [size.width - CODE_WIDTH - 1, size.height - CODE_WIDTH - 8];
  return `${svg}<g transform="translate(${x} ${top})">${codePicture(address).svg}</g>`;
}

function factsLine({ seats, minutes, age }: Facts, words: Words): string {
  return words.say('booklet.facts', {
    players: words.say('booklet.players', { min: seats.min, max: seats.max }),
    minutes: words.say(minutes.min === minutes.max ? 'booklet.minutes-about' : 'booklet.minutes', {
      min: minutes.min,
      max: minutes.max,
    }),
    age,
  });
}
