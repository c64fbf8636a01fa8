/**
 * The board as text: the ring of mines with Home and the chests inside it, castles in the
 * corners, then every elf's bag and every Ogre's taste. All words stand written out, so it
 * reads as well without colour.
 */

import type { Pen, TerminalBoard } from '@hearthside/table';
import {
  type CanonicalElf,
  type Castle,
  type Chest,
  type Edition,
  editionOf,
  type Item,
  type Mine,
  type Ogre,
  type View,
} from '../rules/index.ts';

/** A word and how to paint it; widths are counted before paint. */
type Paint = (text: string) => string;
type Word = readonly [text: string, paint?: Paint];
type Line = readonly Word[];

const CELL = 15;
const INSIDE = 3 * CELL;
const WIDTH = 5 * CELL;

const SHORT: Readonly<Record<Item, string>> = {
  amber: 'amber',
  amethyst: 'ameth',
  emerald: 'emer',
  gold: 'gold',
  ruby: 'ruby',
  sapphire: 'sapph',
  shield: 'SHIELD',
};
const COLOUR: Readonly<Record<Item, keyof Pen>> = {
  amber: 'cyan',
  amethyst: 'magenta',
  emerald: 'green',
  gold: 'yellow',
  ruby: 'red',
  sapphire: 'blue',
  shield: 'bold',
};
const ELVES: readonly (readonly [name: string, colour: keyof Pen])[] = [
  ['Red', 'red'],
  ['Yellow', 'yellow'],
  ['Green', 'green'],
  ['Blue', 'blue'],
];
const CHEST_NAMES: Readonly<Record<Chest, string>> = {
  king: 'King',
  prince: 'Prince',
  princess: 'Princess',
  queen: 'Queen',
};
/** Left and right edge of the ring between its top and bottom row. */
const SIDES: readonly (readonly [Mine, Mine])[] = [
  [16, 6],
  [15, 7],
  [14, 8],
];
const TOP_ROW: readonly Mine[] = [1, 2, 3, 4, 5];
const BOTTOM_ROW: readonly Mine[] = [13, 12, 11, 10, 9];

export const drawTerminal: TerminalBoard<View> = (view, ink) => {
  const edition = editionOf(view);
  const across = (mines: readonly Mine[]) =>
    [0, 1, 2].map((row) => mines.map((mine) => cell(view, mine, ink)[row] ?? '').join(''));
  const inside = insideTheRing(view, edition, ink);
  const sides = SIDES.flatMap(([left, right], index) => {
    const [one, other] = [cell(view, left, ink), cell(view, right, ink)];
    const middle = inside.slice(4 * index, 4 * index + 4);
    return middle.map((line, row) => (one[row] ?? blank(CELL)) + line + (other[row] ?? ''));
  });
  return [
    corners(view, edition, ['castle-a', 'castle-b'], ink),
    '',
    ...across(TOP_ROW),
    blank(CELL) + blank(INSIDE),
    ...sides,
    ...across(BOTTOM_ROW),
    '',
    corners(view, edition, ['castle-d', 'castle-c'], ink),
    '',
    ...view.elves.map((elf, seat) => elfLine(view, elf, seat, ink)),
    '',
    ...Object.entries(view.ogres).map(([ogre, place]) => ogreLine(edition, ogre, place, ink)),
    '',
    ...summary(view, edition, ink),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
};

const blank = (width: number): string => ' '.repeat(width);

/** The words with spaces between, filled up to `width`. */
function fit(line: Line, width: number): string {
  const length = line.reduce((sum, [text]) => sum + text.length + 1, 0);
  const painted = line.map(([text, paint]) => `${paint ? paint(text) : text} `).join('');
  return painted + blank(Math.max(0, width - length));
}

const itemWord = (item: Item, ink: Pen): Word => [SHORT[item], ink[COLOUR[item]]];
const elfPaint = (seat: number, ink: Pen): Paint => {
  const colour = ELVES[seat]?.[1] ?? 'white';
  return (text) => ink.bold(ink[colour](text));
};
const elfName = (seat: number): string => ELVES[seat]?.[0] ?? '?';
const elfWord = (seat: number, ink: Pen, mark = ''): Word => [
  `${elfName(seat)[0]}${seat}${mark}`,
  elfPaint(seat, ink),
];

/** Three lines: number and Shield, what lies there, who stands there. */
function cell(view: View, mine: Mine, ink: Pen): string[] {
  const shield: Line = view.shields.includes(mine) ? [['SHIELD', ink.bold]] : [];
  const here = (view.mines[mine] ?? []).map((item) => itemWord(item, ink));
  return [
    fit([[`[${mine}]`, ink.dim], ...shield], CELL),
    fit(here.length > 0 ? here : [['·', ink.dim]], CELL),
    fit(whoStands(view, String(mine), ink), CELL),
  ];
}

/** Ogres first, then elves; a captive is marked with an exclamation mark. */
function whoStands(view: View, place: string, ink: Pen): Word[] {
  const ogres = Object.keys(view.ogres).filter((ogre) => view.ogres[ogre] === place);
  const elves = view.elves.flatMap((elf, seat) =>
    elf.at === place ? [elfWord(seat, ink, elf.heldBy === null ? '' : '!')] : [],
  );
  return [...ogres.map((ogre): Word => [`Ogre${ogre}`, ink.inverse]), ...elves];
}

/** Twelve lines, each as wide as three mines: Home, the way there, and the chests. */
function insideTheRing(view: View, edition: Edition, ink: Pen): string[] {
  const atHome = view.elves.flatMap((elf, seat) => (elf.at === 'home' ? [elfWord(seat, ink)] : []));
  const lines: Line[] = [
    [['Mountain HOME', ink.bold], ...(atHome.length > 0 ? atHome : [['(empty)', ink.dim] as Word])],
    [[`roads to mines ${edition.board.home.join(', ')}`, ink.dim]],
    [],
    ...(Object.keys(view.chests) as Chest[]).flatMap((chest) =>
      chestLines(view, edition, chest, ink),
    ),
  ];
  return Array.from({ length: 12 }, (_, row) => fit(lines[row] ?? [], INSIDE));
}

/** Delivered Valuables by name, open slots in brackets. */
function chestLines(view: View, edition: Edition, chest: Chest, ink: Pen): Line[] {
  const filled = [...(view.chests[chest] ?? [])];
  const slots = edition.chests[chest].map((item): Word => {
    const index = filled.indexOf(item);
    if (index < 0) return [`(${SHORT[item]})`, ink.dim];
    filled.splice(index, 1);
    return itemWord(item, ink);
  });
  const full = view.chests[chest]?.length === slots.length;
  const title: Word = [`${CHEST_NAMES[chest]}${full ? ' FULL' : ''}:`, ink.bold];
  return [[title], [[' '], ...slots]];
}

function corners(
  view: View,
  edition: Edition,
  [left, right]: readonly [Castle, Castle],
  ink: Pen,
): string {
  return (
    fit(castleLine(view, edition, left, ink), WIDTH / 2) +
    fit(castleLine(view, edition, right, ink), 0)
  );
}

function castleLine(view: View, edition: Edition, castle: Castle, ink: Pen): Line {
  const letter = castle.slice(-1);
  const resting = Object.keys(view.ogres).filter(
    (ogre) => view.ogres[ogre] === `resting-${letter}`,
  );
  return [
    [`Castle ${letter.toUpperCase()}`, ink.bold],
    [`>${edition.board.castles[castle]}`, ink.dim],
    ...whoStands(view, castle, ink),
    ...resting.map((ogre): Word => [`(Ogre${ogre} rests)`, ink.dim]),
  ];
}

function elfLine(view: View, elf: CanonicalElf, seat: number, ink: Pen): string {
  const where = elf.at === 'home' || elf.at.startsWith('castle') ? elf.at : `mine ${elf.at}`;
  const held = elf.heldBy === null ? '' : `, held by Ogre ${elf.heldBy}`;
  return fit(
    [
      [view.turn === seat && view.phase !== 'over' ? '>' : ' '],
      [`${seat} ${elfName(seat)}`.padEnd(9), elfPaint(seat, ink)],
      [`${where}${held}`.padEnd(26)],
      [`bag ${elf.bag.length}/4:`, ink.dim],
      ...elf.bag.map((item) => itemWord(item, ink)),
      ...(view.toAct.includes(seat) ? [['<- to act', ink.bold] as Word] : []),
    ],
    0,
  );
}

function ogreLine(edition: Edition, ogre: string, place: string, ink: Pen): string {
  const where = /^\d/.test(place) ? `mine ${place}` : place === 'out' ? 'out of the game' : place;
  const tastes = edition.tastes[ogre as `${Ogre}`];
  return fit(
    [
      [' '],
      [`Ogre${ogre}`, place === 'out' ? ink.dim : ink.inverse],
      [where.padEnd(16)],
      ['wants', ink.dim],
      ...tastes.map((item) => itemWord(item, ink)),
    ],
    0,
  );
}

function summary(view: View, edition: Edition, ink: Pen): string[] {
  const pile = (items: readonly Item[]): Line =>
    items.length > 0 ? items.map((item) => itemWord(item, ink)) : [['none', ink.dim]];
  const top = edition.levels[view.level].top;
  const lines: Line[] = [
    [
      [`Score ${view.score} of ${top}`, ink.bold],
      [`(${view.level} game)`, ink.dim],
    ],
    [['Gifts:', ink.dim], ...pile(view.gifts)],
    [['Grabbed:', ink.dim], ...pile(view.grabbed)],
  ];
  if (view.proposal) {
    const { by, action, waiting } = view.proposal;
    const who = waiting.map(elfName).join(', ');
    lines.push([[`${elfName(by)} proposes: ${action}`, ink.bold], [`(${who} to answer)`]]);
  }
  if (view.result) lines.push([[`The game is over: ${view.result.score} points`, ink.bold]]);
  return lines.map((line) => fit(line, 0));
}
