/** A page to keep: what was played, who played, and how it went. */

import type { Words } from '@hearthside/text';
import { PALETTE } from '../palette.ts';
import type { Fonts } from '../type/fonts.ts';
import { fitLine, type LineStyle, points, setLine } from '../type/setting.ts';
import type { PageSize } from './impose.ts';

/** Keys of the three columns, from left to right. */
export type GamesColumns = readonly [what: string, who: string, score: string];

const ROW = 10.5;

export function drawGamesPage(
  { width, height }: PageSize,
  [what, who, score]: GamesColumns,
  accent: string,
  words: Words,
  fonts: Fonts,
): string {
  const columns = [
    [what, 0, 30],
    [who, 32, width - 54],
    [score, width - 20, 20],
  ] as const;
  const style: LineStyle = { face: 'strong', size: points(8.5), fill: accent };
  const heads = columns.map(([key, x, room]) =>
    setLine(words.say(key), x, 15, fitLine(fonts, words.say(key), style, room)),
  );
  const rows: string[] = [];
  for (let y = 27; y < height; y += ROW) {
    for (const [, x, room] of columns) rows.push(`M${x} ${y}h${room}`);
  }
  const title: LineStyle = { face: 'title', size: points(18), fill: accent };
  return (
    setLine(words.say('scores.title'), 0, 7, title) +
    heads.join('') +
    `<path d="${rows.join('')}" fill="none" stroke="${PALETTE.kraftDeep}" stroke-width="0.35"/>`
  );
}
