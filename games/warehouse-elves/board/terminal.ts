/** The warehouse in text: a honeycomb above, the two teams' mats below. */

import type { Pen, TerminalBoard } from '@hearthside/table';
import {
  type Axial,
  BAYS,
  HEXES,
  hexAt,
  type StockDistance,
  stockAt,
  TEAM_NAMES,
  type TeamName,
  type Toy,
  type TruckView,
  toyNames,
  type View,
} from '../rules/index.ts';

type Paint = (text: string) => string;

/** Columns from one hex to its eastern neighbour; a hex is two lines high. */
const WIDTH = 8;
const HALF = WIDTH / 2;
/** The westernmost hexes lie six half widths left of the centre, the northernmost four rows up. */
const WEST = 6;
const NORTH = 4;
const COLUMNS = WEST * 2 * HALF + WIDTH + 1;
const LINES = NORTH * 2 * 2 + 3;

/** By direction from 1. */
const ARROWS = ['', '↗', '→', '↘', '↙', '←', '↖'];
const LETTERS = { green: 'G', red: 'R' } as const;
const NAMES = { green: 'Jingle Bells', red: 'Frosty' } as const;
const SNOWMAN = '☃';

export const drawTerminal: TerminalBoard<View> = (view, ink) =>
  [
    headline(view, ink),
    ...board(view, ink),
    '',
    ...TEAM_NAMES.flatMap((t) => mat(view, t, ink)),
  ].join('\n');

function headline(view: View, ink: Pen): string {
  const deck = `${view.deckSize} Wishlists in the deck`;
  return ink.bold(`Round ${view.round}`) + ink.dim(`  ·  ${situation(view)}  ·  ${deck}`);
}

function situation({ phase, toAct, winner, left }: View): string {
  const asked = toAct.map((team) => NAMES[team]).join(' and ');
  switch (phase) {
    case 'program':
      return `${asked} to lock in three cards`;
    case 'roll':
      return left === 0
        ? 'the die is rolled for the Snowman'
        : 'forward 2: the die is rolled first';
    case 'load':
      return `${asked} may load a toy`;
    case 'take':
      return `${asked} may take a toy`;
    case 'over':
      return winner === null ? 'the game is over' : `${NAMES[winner]} wins`;
  }
}

/** A sheet of single characters, each with its paint. */
class Sheet {
  readonly #lines: string[][];

  constructor(lines: number, columns: number) {
    this.#lines = Array.from({ length: lines }, () => Array<string>(columns).fill(' '));
  }

  write(line: number, column: number, text: string, paint: Paint): void {
    const row = this.#lines[line] as string[];
    [...text].forEach((character, i) => {
      if (character !== ' ') row[column + i] = paint(character);
    });
  }

  lines(): string[] {
    return this.#lines.map((row) => row.join('').trimEnd());
  }
}

function board(view: View, ink: Pen): string[] {
  const sheet = new Sheet(LINES, COLUMNS);
  for (const hex of HEXES) outline(sheet, hex, ink.dim);
  for (const hex of HEXES) {
    const [line, column] = corner(hex);
    const feature = featureOf(view.options.stocks, hex, ink);
    sheet.write(line + 1, column + 3, feature.text, feature.paint);
    const token = tokenOn(view, hex, ink);
    sheet.write(line + 1, column + 1, token.text, token.paint);
  }
  return sheet.lines();
}

/** Line and column where the hex's box begins. */
const corner = ([q, r]: Axial): readonly [number, number] => [
  (r + NORTH) * 2,
  (2 * q + r + WEST) * HALF,
];

function outline(sheet: Sheet, hex: Axial, paint: Paint): void {
  const [line, column] = corner(hex);
  sheet.write(line, column, " .-' '-. ", paint);
  sheet.write(line + 1, column, '|       |', paint);
  sheet.write(line + 2, column, " '-. .-' ", paint);
}

interface Label {
  readonly text: string;
  readonly paint: Paint;
}

const teamPaint = (team: TeamName, ink: Pen): Paint =>
  team === 'green' ? (text) => ink.green(text) : (text) => ink.red(text);

/** The toy in stock on a hex, or whose Loading Bay it is. */
function featureOf(stocks: StockDistance, [q, r]: Axial, ink: Pen): Label {
  const hex = hexAt(q, r);
  const [toy] = toyNames(stockAt(stocks, hex));
  if (toy) return { text: toy, paint: ink.yellow };
  const team = TEAM_NAMES.find((_, i) => BAYS[i] === hex);
  return team
    ? { text: `bay ${LETTERS[team]}`, paint: teamPaint(team, ink) }
    : { text: '', paint: ink.dim };
}

/** Who stands on a hex. */
function tokenOn(view: View, hex: Axial, ink: Pen): Label {
  const here = (at: Axial) => at[0] === hex[0] && at[1] === hex[1];
  if (here(view.snowman)) return { text: SNOWMAN, paint: (text) => ink.bold(ink.cyan(text)) };
  const team = TEAM_NAMES.find((each) => here(view.trucks[each].at));
  if (!team) return { text: '', paint: ink.dim };
  const paint = teamPaint(team, ink);
  return {
    text: LETTERS[team] + ARROWS[view.trucks[team].facing],
    paint: (text) => ink.bold(paint(text)),
  };
}

/** A team's mat: what it has aboard, wants, has done and plays. */
function mat(view: View, team: TeamName, ink: Pen): string[] {
  const truck = view.trucks[team];
  const paint = teamPaint(team, ink);
  const santa = view.santa === team ? '  (has Santa)' : '';
  const you = view.you === team ? '  (you)' : '';
  return [
    ink.bold(paint(`${LETTERS[team]}${ARROWS[truck.facing]} ${NAMES[team]}`)) + you + santa,
    `   aboard    ${list(truck.toys)}`,
    `   Wishlist  ${wishlist(truck, ink)}`,
    `   complete  ${truck.completed.length} of 3${completed(truck)}`,
    `   cards     ${program(truck, ink)}`,
  ];
}

const list = (toys: readonly Toy[]): string => (toys.length > 0 ? toys.join(', ') : '–');

/** Toys that are already aboard are ticked off. */
function wishlist({ wishlist: wanted, toys }: TruckView, ink: Pen): string {
  if (wanted === null) return ink.dim('secret');
  return wanted.map((toy) => (toys.includes(toy) ? ink.green(`${toy} ✓`) : toy)).join(', ');
}

const completed = (truck: TruckView): string =>
  truck.completed.length > 0
    ? `: ${truck.completed.map((toys) => toys.join(' ')).join(' / ')}`
    : '';

/** Cards turned over stand plain, one's own face-down cards in brackets, another's as `▒▒`. */
function program({ program: cards, played }: TruckView, ink: Pen): string {
  if (cards === null) return ink.dim('not locked in');
  return cards
    .map((card, i) => {
      if (card === null) return ink.dim('▒▒');
      return i < played ? ink.bold(card) : `[${card}]`;
    })
    .join(' ');
}
