/** The warehouse in text: one map for each level, the board first, planks as the floors above. */

import type { Pen, TerminalBoard, TerminalWarning } from '@hearthside/table';
import {
  type Action,
  COLOURS,
  cellAt,
  cellNamed,
  columnOf,
  game,
  type LaidPlank,
  nameOf,
  rowOf,
  type SeatColour,
  steadiness,
  type View,
} from '../rules/index.ts';
import { isPlacement } from './pile.ts';
import { NO_DICE } from './plan.ts';
import { verdictOf } from './weighing.ts';

/** Columns on the terminal: one cell, the row numbers before them, the space between two maps. */
const CELL = 3;
const MARGIN = 3;
const BETWEEN = '   ';
const TERMINAL_WIDTH = 80;

const NAMES: Readonly<Record<SeatColour, string>> = { teal: 'Teal', white: 'White' };
const LETTERS: Readonly<Record<SeatColour, string>> = { teal: 'T', white: 'W' };

const paint = (ink: Pen, colour: SeatColour, text: string): string =>
  ink.bold(colour === 'teal' ? ink.cyan(text) : ink.white(text));

export const drawTerminal: TerminalBoard<View> = (view, ink) =>
  [
    headline(view, ink),
    ...COLOURS.map((colour) => player(view, colour, ink)),
    '',
    ...maps(view, ink),
    '',
    ink.dim('T W crates   · room on the board   ─ │ ┼ planks   ░ shut under a plank'),
  ].join('\n');

/** WW-42: what wobbles or falls is told before it happens, unless the table has switched that off. */
export const warnTerminal: TerminalWarning<View, Action> = (view, action) => {
  if (!view.options.warning || !isPlacement(action)) return null;
  const judged = steadiness(game.imagine(view, NO_DICE), action);
  if (judged.kind === 'steady') return null;
  return { message: verdictOf(judged, view), isFatal: judged.kind === 'falls' };
};

function headline(view: View, ink: Pen): string {
  const planks = `planks left ${view.left.planks}`;
  return ink.bold(`Turn ${view.turn}`) + ink.dim(`  ·  ${situation(view)}  ·  ${planks}`);
}

function situation({ toAct, placed, result }: View): string {
  if (toAct) {
    const done = placed.crate ? ', crate placed' : placed.plank ? ', plank laid' : '';
    return `${NAMES[toAct]} to play${done}`;
  }
  if (!result?.winner) return 'a draw';
  const how = { score: 'on points', fall: 'the cargo fell', resigned: 'by resignation', draw: '' };
  return `${NAMES[result.winner]} wins: ${how[result.why]}`;
}

function player(view: View, colour: SeatColour, ink: Pen): string {
  const mark = view.toAct === colour ? '▶' : ' ';
  const name = paint(ink, colour, NAMES[colour].padEnd(5));
  const points = String(view.score[colour]).padStart(3);
  const left = String(view.left[colour]).padStart(2);
  return `${mark} ${name}  points ${points}   crates left ${left}`;
}

/** As many maps beside one another as the terminal has room for. */
function maps(view: View, ink: Pen): string[] {
  const { side } = view.options;
  const width = MARGIN + side * CELL;
  const abreast = Math.max(
    1,
    Math.floor((TERMINAL_WIDTH + BETWEEN.length) / (width + BETWEEN.length)),
  );
  const layers = Array.from({ length: levelsOf(view) }, (_, level) => layer(view, level, ink));
  const lines: string[] = [];
  for (let first = 0; first < layers.length; first += abreast) {
    const row = layers.slice(first, first + abreast);
    if (first > 0) lines.push('');
    for (let line = 0; line < side + 2; line++) {
      lines.push(row.map((each) => each[line] as string).join(BETWEEN));
    }
  }
  return lines;
}

/** Every level that has a floor. */
const levelsOf = ({ planks }: View): number =>
  1 + planks.reduce((most, { level }) => Math.max(most, level + 1), 0);

/** One level's map, row 1 at the bottom, all lines of one width. */
function layer(view: View, level: number, ink: Pen): string[] {
  const { side } = view.options;
  const title = level === 0 ? 'Board' : `Level ${level}`;
  const columns = Array.from({ length: side }, (_, column) => columnOfName(column));
  const lines = [' '.repeat(MARGIN) + ink.bold(title.padEnd(side * CELL))];
  for (let row = side - 1; row >= 0; row--) {
    const cells = columns.map((_, column) => cell(view, nameOf(cellAt(column, row)), level, ink));
    lines.push(ink.dim(String(row + 1).padEnd(MARGIN)) + cells.join(''));
  }
  lines.push(' '.repeat(MARGIN) + ink.dim(columns.map((name) => ` ${name} `).join('')));
  return lines;
}

const columnOfName = (column: number): string => nameOf(cellAt(column, 0)).charAt(0);

/** What there is of a cell on a level: floor, then crate or room. */
function cell(view: View, at: string, level: number, ink: Pen): string {
  const over = view.planks.filter((plank) => covers(plank, at));
  const floor = over.filter((plank) => plank.level === level - 1);
  if (level > 0 && floor.length === 0) return ' '.repeat(CELL);
  const crate = view.crates.find((each) => each.at === at && each.level === level);
  const shut = over.some((plank) => plank.level >= level);
  const alongRow = floor.some(({ from, to }) => rowOfName(from) === rowOfName(to));
  const alongColumn = floor.some(({ from, to }) => rowOfName(from) !== rowOfName(to));
  const edge = ink.yellow(alongRow ? '─' : ' ');
  if (crate) return edge + paint(ink, crate.colour, LETTERS[crate.colour]) + edge;
  if (shut) return edge + ink.dim('░') + edge;
  if (level === 0) return ` ${ink.dim('·')} `;
  return edge + ink.yellow(alongRow && alongColumn ? '┼' : alongRow ? '─' : '│') + edge;
}

const rowOfName = (name: string): number => rowOf(cellNamed(name) as number);
const columnOfCell = (name: string): number => columnOf(cellNamed(name) as number);

function covers({ from, to }: LaidPlank, at: string): boolean {
  const [column, row] = [columnOfCell(at), rowOfName(at)];
  return (
    column >= columnOfCell(from) &&
    column <= columnOfCell(to) &&
    row >= rowOfName(from) &&
    row <= rowOfName(to)
  );
}
