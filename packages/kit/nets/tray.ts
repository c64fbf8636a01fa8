/** An open box of one floor and four walls, folded up (or down) and glued at its corners. */

import type { Fold, GlueArea, Point } from '../sheet.ts';

export interface TraySize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** How far the glue tabs at the corners reach; at most the height. */
  readonly tab: number;
}

export interface Net {
  readonly width: number;
  readonly height: number;
  readonly outline: readonly Point[];
  readonly folds: readonly Fold[];
  /** Its tabs. */
  readonly glue: readonly GlueArea[];
}

/** The floor's corner lies at `height`, `height`; the long walls are above and below it. */
export function trayNet({ length, width, height, tab }: TraySize): Net {
  const [left, right, top, bottom] = [height, height + length, height, height + width];
  const slant = tab * 0.35;
  const p = (x: number, y: number): Point => ({ x, y });
  const fold = (x1: number, y1: number, x2: number, y2: number): Fold => ({
    from: p(x1, y1),
    to: p(x2, y2),
  });
  const tabs = [
    [p(right, 0), p(right + tab, slant), p(right + tab, top - slant), p(right, top)],
    [
      p(right, bottom),
      p(right + tab, bottom + slant),
      p(right + tab, bottom + height - slant),
      p(right, bottom + height),
    ],
    [
      p(left, bottom + height),
      p(left - tab, bottom + height - slant),
      p(left - tab, bottom + slant),
      p(left, bottom),
    ],
    [p(left, top), p(left - tab, top - slant), p(left - tab, slant), p(left, 0)],
  ];
  return {
    width: length + 2 * height,
    height: width + 2 * height,
    outline: [
      p(left, 0),
      ...(tabs[0] as Point[]),
      p(right + height, top),
      p(right + height, bottom),
      ...(tabs[1] as Point[]),
      ...(tabs[2] as Point[]),
      p(0, bottom),
      p(0, top),
      ...(tabs[3] as Point[]).slice(0, -1),
    ],
    glue: tabs.map((outline) => ({ outline })),
    folds: [
      fold(left, top, right, top),
      fold(left, bottom, right, bottom),
      fold(left, 0, left, bottom + height),
      fold(right, 0, right, bottom + height),
    ],
  };
}
