import { type Fonts, fitLine, type LineStyle, type Piece, points, setLine } from '@hearthside/kit';
import type { Words } from '@hearthside/text';
import { COLOURS, type SeatColour } from '../rules/index.ts';
import { pointsOfLength } from '../rules/score.ts';
import { INK, KRAFT_DEEP, use } from './measure.ts';

export const SLIP_COLUMNS = 2;
const SLIP_ROWS = 4;
const SLIP = { width: 96, height: 61 };

/** Lines that are counted apart; the last stands for longer ones too. */
const LENGTHS = [2, 3, 4] as const;

/** Slips of paper to count on, on both sides. */
export function scorePad(words: Words, fonts: Fonts): Piece[] {
  const slip = drawSlip(words, fonts);
  return Array.from({ length: SLIP_COLUMNS * SLIP_ROWS }, (_, i) => ({
    component: 'score-slip',
    name: `${i + 1}`,
    ...SLIP,
    cut: 'marks',
    folds: [],
    bleed: 0,
    front: slip,
    back: slip,
  }));
}

/** Where the columns of the two colours begin and end. */
const COLUMNS: Readonly<Record<SeatColour, number>> = { teal: 42, white: 68 };
const COLUMN_WIDTH = 24;
const FIRST_ROW = 22;
const ROW = 8.2;

function drawSlip(words: Words, fonts: Fonts): string {
  const title: LineStyle = { face: 'title', size: points(12) };
  const small: LineStyle = { face: 'strong', size: points(7.5) };
  const heads = COLOURS.map((colour) => {
    const x = COLUMNS[colour];
    const name = words.say(`seat.${colour}`);
    return (
      use(`ww-flat-${colour}`, x + 3, 13.4, 0.24) +
      setLine(name, x + 7, 14.7, fitLine(fonts, name, small, COLUMN_WIDTH - 7)) +
      `<path d="M${x} 20.5h${COLUMN_WIDTH}" fill="none" stroke="${KRAFT_DEEP}" stroke-width="0.3"/>`
    );
  });
  const rows = LENGTHS.map((length, i) =>
    drawRow(length, FIRST_ROW + i * ROW, words, small, fonts),
  );
  const bottom = FIRST_ROW + LENGTHS.length * ROW;
  const total = words.say('score.total');
  return (
    `<rect x="3" y="3" width="${SLIP.width - 6}" height="${SLIP.height - 6}" rx="3" fill="none" stroke="${KRAFT_DEEP}" stroke-width="0.4"/>` +
    setLine(words.say('score.title'), 6, 11, fitLine(fonts, words.say('score.title'), title, 34)) +
    heads.join('') +
    rows.join('') +
    setLine(total, 6, bottom + 6.2, fitLine(fonts, total, { ...small, size: points(9.5) }, 33)) +
    COLOURS.map((colour) => box(COLUMNS[colour], bottom + 0.8, 0.6)).join('')
  );
}

/** So many crates in a line, what each such line is worth, and room for how many there are. */
function drawRow(length: number, y: number, words: Words, style: LineStyle, fonts: Fonts): string {
  const isLast = length === LENGTHS.at(-1);
  const crates = Array.from({ length }, (_, i) => use('ww-flat-teal', 8 + i * 4.6, y + 3.6, 0.19));
  const worth = words.say('score.worth', { points: pointsOfLength(length) });
  return (
    crates.join('') +
    (isLast ? setLine('+', 8 + length * 4.6 - 1.4, y + 4.8, style) : '') +
    setLine(worth, 40, y + 4.7, { ...fitLine(fonts, worth, style, 12), anchor: 'end' }) +
    COLOURS.map((colour) => box(COLUMNS[colour], y, 0.3)).join('')
  );
}

const box = (x: number, y: number, stroke: number): string =>
  `<rect x="${x}" y="${y}" width="${COLUMN_WIDTH}" height="${ROW - 1}" rx="1.2" fill="none" stroke="${INK}" stroke-width="${stroke}"/>`;
