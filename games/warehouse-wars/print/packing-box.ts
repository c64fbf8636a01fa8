/** The box for everything: a tray, and a lid that goes over it. */

import {
  codePicture,
  fitLine,
  type PageSize,
  type Piece,
  type PrintRequest,
  points,
  setLine,
  trayNet,
} from '@hearthside/kit';
import { facts } from '../facts.ts';
import { COLOURS, type Options } from '../rules/index.ts';
import { PLANK_LENGTH } from '../rules/spans.ts';
import { CELL, INK, KRAFT, KRAFT_DEEP, KRAFT_LIGHT, use } from './measure.ts';

const LAYERS = 2;
/** Room for fingers beside the crates, and for a folded plank of card above them. */
const PLAY = 3;
const PLANK_THICKNESS = 0.7;
/** How much larger the lid is than the tray, all round. */
const OVER = 0.6;
const LID_HEIGHT = 18;
const TAB = 10;

export interface BoxSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Inside: all crates in two layers, the planks on top. */
export function boxSize({ crates, planks }: Options): BoxSize {
  const inLayer = Math.ceil((COLOURS.length * crates) / LAYERS);
  const along = Math.max(PLANK_LENGTH, Math.ceil(Math.sqrt(inLayer)));
  return {
    length: along * CELL + PLAY,
    width: Math.ceil(inLayer / along) * CELL + PLAY,
    height: Math.ceil(LAYERS * CELL + planks * PLANK_THICKNESS + PLAY),
  };
}

/** Does something flat of this size lie in it? */
export function liesInBox(options: Options, { width, height }: PageSize): boolean {
  const box = boxSize(options);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short <= Math.min(box.length, box.width) && long <= Math.max(box.length, box.width);
}

export function packingBox(request: PrintRequest<Options>): Piece[] {
  const { options } = request;
  const tray = { ...boxSize(options), tab: TAB };
  const lid = {
    length: tray.length + 2 * OVER,
    width: tray.width + 2 * OVER,
    height: LID_HEIGHT,
    tab: TAB,
  };
  // Nobody sees what the tray stands on.
  return [
    boxPart('tray', tray, `<rect width="${tray.length}" height="${tray.width}" fill="#fffdf7"/>`),
    boxPart('lid', lid, lidPicture(lid.length, lid.width, request)),
  ];
}

/** `picture` lies on the floor, which for a lid is the top. */
function boxPart(name: string, size: BoxSize & { readonly tab: number }, picture: string): Piece {
  const net = trayNet(size);
  const { height } = size;
  const corners = net.outline.map(({ x, y }) => `${x} ${y}`);
  return {
    component: 'box',
    name,
    ...net,
    cut: 'line',
    bleed: 0,
    front:
      `<path d="M${corners.join('L')}Z" fill="${KRAFT_LIGHT}"/>` +
      walls(size) +
      `<g transform="translate(${height} ${height})">${picture}</g>`,
  };
}

/** Slats and nails along the four walls. */
function walls({ length, width, height }: BoxSize): string {
  const lines: string[] = [];
  const nails: string[] = [];
  for (const share of [1 / 3, 2 / 3]) {
    const near = height * share;
    const below = height + width + height * share;
    const beside = height + length + height * share;
    lines.push(`M${height} ${near}h${length}`, `M${height} ${below}h${length}`);
    lines.push(`M${near} ${height}v${width}`, `M${beside} ${height}v${width}`);
  }
  for (const share of [1 / 6, 1 / 2, 5 / 6]) {
    for (const x of [height + 2, height + length - 2]) {
      nails.push(dot(x, height * share), dot(x, height + width + height * share));
    }
  }
  return `<path d="${lines.join('')}" fill="none" stroke="${KRAFT_DEEP}" stroke-width="0.4"/>${nails.join('')}`;
}

const dot = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="0.5" fill="${KRAFT_DEEP}"/>`;

/** A phone finds the page of this game by the code on the lid. */
function lidPicture(
  length: number,
  width: number,
  { fonts, address = null }: PrintRequest<Options>,
): string {
  const style = { face: 'title', size: points(20), anchor: 'middle' } as const;
  const title = fitLine(fonts, facts.title, style, length - 8);
  const ground = width - 16;
  return (
    `<rect x="1.5" y="1.5" width="${length - 3}" height="${width - 3}" rx="3" fill="${KRAFT}" stroke="${INK}" stroke-width="0.8"/>` +
    setLine(facts.title, length / 2, 11.5, title) +
    (address === null
      ? crates(length / 2, ground, 0.23)
      : crates((length - CODE - 3) / 2, ground - 4, 0.13) +
        `<g transform="translate(${length - CODE - 4} ${(width + 11) / 2 - CODE / 2})">${codePicture(address, CODE).svg}</g>`)
  );
}

/** What is left of the lid beside the picture and below the title. */
const CODE = 32;

const crates = (middle: number, ground: number, scale: number): string =>
  use('ww-crate-white', middle - 91 * scale, ground, scale) +
  use('ww-crate-teal', middle + 91 * scale, ground, scale) +
  use('ww-crate-teal', middle, ground + 17 * scale, 1.17 * scale);
