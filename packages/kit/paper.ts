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

/**
 * In colour or with black alone, and both with full areas or saving ink: `light` keeps coloured
 * outlines and pale areas, `saver` black outlines and light greys.
 */
export const INKS = ['full', 'light', 'grey', 'saver'] as const;
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

/**
 * Where the phone page of a game is, when the page itself is at `home`. Behind a `#` it needs nothing
 * of the host: a server of ours and a host of plain files both find it.
 */
export function paperAddress(home: string, game: string): string {
  const bare = home.replace(/[#?].*$/, '').replace(/\/index\.html$/, '/');
  return `${bare}${bare.endsWith('/') ? '' : '/'}#/paper/${game}`;
}
