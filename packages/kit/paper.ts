/** Papers and inks that a kit can be made for. All lengths of this package are millimetres. */

export const PAPER_NAMES = ['a4', 'letter'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

export interface Paper {
  readonly name: PaperName;
  readonly width: number;
  readonly height: number;
  /** What home printers leave white at every edge. */
  readonly margin: number;
}

export const PAPERS: Readonly<Record<PaperName, Paper>> = {
  a4: { name: 'a4', width: 210, height: 297, margin: 5 },
  letter: { name: 'letter', width: 215.9, height: 279.4, margin: 6.35 },
};

/** `saver` prints outlines and light greys in black only. */
export const INKS = ['full', 'saver'] as const;
export type InkMode = (typeof INKS)[number];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const printableArea = ({ width, height, margin }: Paper): Rect => ({
  x: margin,
  y: margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});
