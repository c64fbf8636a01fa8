/** From blocks and booklet to the sheets of a kit. */

import type { Words } from '@hearthside/text';
import { spineMarks } from '../booklet/impose.ts';
import type { MakePlan } from '../making/make-plan.ts';
import { drawMakeSheet } from '../making/make-sheet.ts';
import { thumbnail } from '../making/thumbnail.ts';
import { PAPERS, type Paper, type PaperName } from '../paper.ts';
import type { PrintRequest } from '../print-module.ts';
import {
  type Kit,
  type Medium,
  type PlacedPiece,
  type QuarterTurn,
  rectOf,
  type Segment,
  type Sheet,
} from '../sheet.ts';
import type { Fonts } from '../type/fonts.ts';
import { type Block, cropMarks, placeBlock } from './block.ts';
import { drawLabel, type LineKind, workArea } from './labels.ts';
import { pack } from './pack.ts';

export interface KitPlan {
  /** The name of the game. */
  readonly title: string;
  readonly author: string;
  /** Who made the game, in a sentence. */
  readonly credits: string;
  /** What was asked for, in a sentence; may be empty. */
  readonly made: string;
  /** Art that pieces `use`. */
  readonly art: readonly string[];
  /** How it is made: the first sheet. */
  readonly make: MakePlan;
  /** On card, packed as they fit. */
  readonly card: readonly Block[];
  /** On paper, packed as they fit. */
  readonly paper: readonly Block[];
  /** The imposed leaves of the booklet, two to a sheet. */
  readonly booklet: readonly (readonly PlacedPiece[])[];
}

interface Front {
  /** Booklet sheets are numbered by their pages and have nothing to cut. */
  readonly isBooklet: boolean;
  readonly medium: Medium;
  readonly pieces: readonly PlacedPiece[];
  readonly marks: readonly Segment[];
  readonly reading: QuarterTurn;
}

/** `request.words` must know the kit's own sentences and a `component.…` for every component. */
export function assembleKit(request: PrintRequest, plan: KitPlan): Kit {
  const paper = PAPERS[request.paper];
  const fronts: Front[] = [
    ...packed(plan.card, 'card', paper),
    ...packed(plan.paper, 'paper', paper),
    ...plan.booklet.map(bookletFront),
  ];
  const desk: Desk = { paper, words: request.words, fonts: request.fonts, plan, fronts };
  const sheets = fronts.flatMap((front, i) => [
    frontSheet(desk, front, i),
    backSheet(desk, front, i),
  ]);
  const small = sheets.filter(({ side }) => side === 'front');
  return {
    title: request.words.say('kit.title', { title: plan.title }),
    author: plan.author,
    language: request.words.locale,
    paper,
    ink: request.ink,
    art: [
      ...plan.art,
      ...small.map((sheet) => `<g id="${smallId(sheet)}">${thumbnail(sheet, request.fonts)}</g>`),
    ],
    sheets: [...makeSheet(desk, request.address ?? null, sheets), ...sheets],
  };
}

const smallId = ({ number }: Sheet): string => `kit-small-${number}`;

/** Sheet 0, on paper: the test print, and how all the others become a game. */
function makeSheet(desk: Desk, address: string | null, sheets: readonly Sheet[]): Sheet[] {
  const { paper, words, fonts, plan } = desk;
  const title = words.say('make.title');
  const entries = sheets.flatMap((sheet, i) =>
    sheet.side === 'back'
      ? []
      : [{ ...sheet, thumbnail: smallId(sheet), bothSides: sheets[i + 1]?.pieces.length !== 0 }],
  );
  const { credits, made, make } = plan;
  const label = words.say('kit.label.make', { title: plan.title });
  const front: Sheet = {
    number: 0,
    side: 'front',
    medium: 'paper',
    title,
    pieces: [],
    marks: [],
    beside:
      drawMakeSheet(desk, make, { title: plan.title, credits, made, address }, entries) +
      drawLabel(fonts, paper, { number: 0, text: label, lines: [] }, words),
    reading: 0,
  };
  // So that sheet 1 is not printed behind it.
  const back: Sheet = { ...front, side: 'back', title: words.say('kit.white-back'), beside: '' };
  return [front, back];
}

interface Desk {
  readonly paper: Paper;
  readonly words: Words;
  readonly fonts: Fonts;
  readonly plan: KitPlan;
  readonly fronts: readonly Front[];
}

/** Of several ways to cut, the first that needs the fewest sheets of card. */
export function fewestSheets(
  paper: PaperName,
  ...ways: readonly (readonly Block[])[]
): readonly Block[] {
  const area = workArea(PAPERS[paper]);
  const counted = ways.map((blocks) => ({ blocks, sheets: pack(blocks, () => area).length }));
  const fewest = Math.min(...counted.map(({ sheets }) => sheets));
  return counted.find(({ sheets }) => sheets === fewest)?.blocks ?? [];
}

const packed = (blocks: readonly Block[], medium: Medium, paper: Paper): Front[] =>
  pack(blocks, () => workArea(paper)).map((onSheet) => {
    const placed = onSheet.map(({ block, x, y, turned }) => placeBlock(block, x, y, turned));
    const marks = placed.flatMap(cropMarks);
    return { isBooklet: false, medium, pieces: placed.flat(), marks, reading: 0 };
  });

/** Its pages stand sideways. */
const bookletFront = (pieces: readonly PlacedPiece[]): Front => ({
  isBooklet: true,
  medium: 'paper',
  pieces,
  marks: [],
  reading: 270,
});

function frontSheet(desk: Desk, front: Front, index: number): Sheet {
  const title = titleOf(desk, front);
  return {
    number: index + 1,
    side: 'front',
    medium: front.medium,
    title,
    pieces: front.pieces,
    marks: front.marks,
    beside: labelOf(desk, front, index, title, 'front'),
    reading: front.reading,
  };
}

/** Every sheet has its back, be it white: so the whole file can be printed double-sided in one go. */
function backSheet(desk: Desk, front: Front, index: number): Sheet {
  const pieces = front.pieces.flatMap((placed) =>
    placed.piece.back === undefined ? [] : [behind(placed, desk.paper)],
  );
  const title = desk.words.say(pieces.length > 0 ? 'kit.back' : 'kit.white-back', {
    things: titleOf(desk, front),
  });
  return {
    number: index + 1,
    side: 'back',
    medium: front.medium,
    title,
    pieces,
    marks: [],
    beside: labelOf(desk, front, index, title, 'back'),
    reading: ((360 - front.reading) % 360) as QuarterTurn,
  };
}

/** Turned over the long edge, left is right; what was turned one way is turned the other. */
function behind(placed: PlacedPiece, { width }: Paper): PlacedPiece {
  const box = rectOf(placed);
  const turn = ((360 - placed.turn) % 360) as QuarterTurn;
  return { piece: placed.piece, x: width - box.x - box.width, y: box.y, turn };
}

const titleOf = ({ words }: Desk, { pieces }: Front): string => {
  // In the order of first sight, each kind once.
  const components = [...new Set(pieces.map(({ piece }) => piece.sort ?? piece.component))];
  return words.say('kit.things', { components });
};

function labelOf(
  { paper, words, fonts, plan, fronts }: Desk,
  front: Front,
  index: number,
  title: string,
  side: Sheet['side'],
): string {
  if (front.isBooklet) return side === 'front' ? spineMarks(paper) : '';
  const text = words.say(`kit.label.${front.medium}`, {
    title: plan.title,
    number: index + 1,
    count: fronts.length,
    things: title,
  });
  const lines = side === 'front' ? linesOn(front) : [];
  return drawLabel(fonts, paper, { number: index + 1, text, lines }, words);
}

function linesOn({ pieces, marks }: Front): LineKind[] {
  const lines: LineKind[] = [];
  if (pieces.some(({ piece }) => piece.cut === 'line')) lines.push('cut');
  if (marks.length > 0) lines.push('marks');
  if (pieces.some(({ piece }) => piece.folds.length > 0)) lines.push('fold');
  if (pieces.some(({ piece }) => piece.glue !== undefined)) lines.push('glue');
  return lines;
}
