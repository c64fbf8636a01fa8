/**
 * What ink does to colours. The saver keeps outlines, empties filled areas to white or a light
 * grey, and leaves only what is painted in ink itself as it is: eyes, numbers, noses.
 */

import type { InkMode } from './paper.ts';
import { INK } from './type/setting.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface InkTreatment {
  fill(colour: string): string;
  stroke(colour: string): string;
  /** For text without an outline; what has one is painted like a shape. */
  text(colour: string): string;
}

const asItIs = (colour: string): string => colour;

/** What is drawn in the colour of paper is left to the paper. */
const PAPER = new Set(['#fffdf7', '#fffbf0', '#fdfefb']);
const leavePaper = (colour: string): string => (PAPER.has(colour) ? '#ffffff' : colour);

const full: InkTreatment = { fill: leavePaper, stroke: leavePaper, text: asItIs };

/** Lighter than this, relative luminance, a fill becomes white. */
const LIGHT = 0.42;
/** Brighter than this a line is a glint or the inside of a bold one, and becomes white. */
const BRIGHT = 0.62;
/** Bright lines that say something: the grid on a floor. */
const FLOOR_PAINT = new Set(['#fdf8e8']);
/** Darker than this a line is an outline and stays black. */
const DARK = 0.045;

const saver: InkTreatment = {
  fill(colour) {
    const light = luminanceOf(colour);
    if (colour === INK) return '#1c1c1c';
    if (light >= LIGHT) return '#ffffff';
    // The darker it was the greyer it is, between 3 and 12 per cent of black.
    return grey(1 - 0.03 - 0.09 * (1 - light / LIGHT));
  },
  stroke(colour) {
    if (FLOOR_PAINT.has(colour)) return grey(0.62);
    const light = luminanceOf(colour);
    if (light >= BRIGHT) return '#ffffff';
    return light < DARK ? '#1c1c1c' : grey(0.35 + 0.4 * light);
  },
  text: () => '#1c1c1c',
};

/** So much of a colour is left in an area that saves ink. */
const PALE = 0.3;

/** Areas pale, outlines and text as they are. */
const light: InkTreatment = {
  fill: (colour) => (colour === INK ? colour : mixed(leavePaper(colour), PALE)),
  stroke: leavePaper,
  text: asItIs,
};

/** As a photograph in black and white. */
const inGrey = (colour: string): string => grey(Math.sqrt(luminanceOf(leavePaper(colour))));
const greyInk: InkTreatment = { fill: inGrey, stroke: inGrey, text: inGrey };

export const INK_TREATMENTS: Readonly<Record<InkMode, InkTreatment>> = {
  full,
  light,
  grey: greyInk,
  saver,
};

/** So much of the colour on white. */
function mixed(colour: string, share: number): string {
  const parts = readColour(colour).map((channel) =>
    Math.round((1 - share + share * channel) * 255),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function grey(level: number): string {
  const hex = Math.round(level * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${hex}${hex}${hex}`;
}

/** `#abc` or `#aabbcc`, each channel from 0 to 1. */
export function readColour(colour: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  const parts = (long ?? short?.map((part) => part + part))?.slice(1, 4);
  if (!parts) throw new Error(`no colour: "${colour}"`);
  return parts.map((part) => Number.parseInt(part, 16) / 255) as unknown as Rgb;
}

function luminanceOf(colour: string): number {
  const [r, g, b] = readColour(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
