/** What a game says of how it is made; the first sheet of its kit draws it. */

import type { Words } from '@hearthside/text';
import { PALETTE } from '../palette.ts';
import type { Paper } from '../paper.ts';
import type { Picture } from '../picture.ts';
import type { Sheet } from '../sheet.ts';
import type { Fonts } from '../type/fonts.ts';
import type { LineStyle } from '../type/setting.ts';

/** One picture of a row. */
export interface MakeCell {
  readonly picture: Picture;
  /** Below it, where the picture is not enough. */
  readonly caption?: string;
  /** How much of the row it takes, 1 when absent. */
  readonly weight?: number;
  /** Finished. */
  readonly done?: boolean;
  /** Something else begins here: a line before it instead of an arrow. */
  readonly apart?: boolean;
}

/** One kind of thing to make. */
export interface MakeRow {
  readonly title: string;
  readonly count?: number;
  readonly cells: readonly MakeCell[];
  /** How much of the page it takes, 1 when absent. */
  readonly weight?: number;
}

export interface MakePlan {
  /** The game's colour, and a pale one of it. */
  readonly accent: string;
  readonly tint: string;
  /** How long it takes, by guess. */
  readonly minutes: number;
  readonly hero: Picture;
  readonly rows: readonly MakeRow[];
}

/** What is needed to draw a sheet: measure, words and type. */
export interface Desk {
  readonly paper: Paper;
  readonly words: Words;
  readonly fonts: Fonts;
}

/** A sheet in the list of all. */
export interface SheetEntry extends Pick<Sheet, 'number' | 'medium' | 'title' | 'reading'> {
  readonly bothSides: boolean;
  /** The id of its small picture. */
  readonly thumbnail: string;
}

/** The frame of a panel. */
export const FRAME = `stroke="${PALETTE.cutLine}" stroke-width="0.35"`;

/** Nothing is smaller: a parent reads it over a child's shoulder. */
export const LEAST = 2.8;

export const strong = (size: number, anchor: LineStyle['anchor'] = 'middle'): LineStyle => ({
  face: 'strong',
  size,
  anchor,
});
