/** Everything there is to know of a cell, for those who do not see it. */

import type { Words } from '@hearthside/text';
import type { Cell } from '../rules/index.ts';
import type { LitLine } from './lit-lines.ts';
import { cellName, type PilePiece, topLevel } from './pile.ts';
import type { Step } from './plan.ts';
import type { Draft, Props } from './props.ts';

/** What there is to show on the maps, found once for all levels. */
export interface Shown {
  readonly hand: Draft;
  readonly pieces: readonly PilePiece[];
  readonly ghosts: readonly Step[];
  /** They are what the coach means. */
  readonly hinted: boolean;
  readonly places: ReadonlyMap<Cell, readonly number[]>;
  readonly lines: readonly LitLine[];
  /** What has come down. */
  readonly loose: ReadonlySet<PilePiece>;
}

type Telling = Shown & { readonly words: Words };

const isOver = (piece: PilePiece, cell: Cell): boolean =>
  piece.kind === 'crate' ? piece.cell === cell : piece.cells.includes(cell);

/** The crate that stands on a cell of a level, and what is meant to come there. */
export const standingAt = ({ pieces, ghosts }: Shown, cell: Cell, level: number) => ({
  crate: pieces.find((each) => each.kind === 'crate' && each.level === level && isOver(each, cell)),
  ghost: ghosts.find(({ piece }) => piece.level === level && isOver(piece, cell)),
});

/** One level of a cell: "crate of Teal, under a plank". */
export function sayState(shown: Telling, cell: Cell, level: number): string {
  const { words, pieces, lines, loose, hand, hinted, places } = shown;
  const { crate, ghost } = standingAt(shown, cell, level);
  const planks = pieces.filter((piece) => piece.kind === 'plank' && isOver(piece, cell));
  const at = cellName(cell);
  const lit = lines.filter((line) =>
    line.crates.some((each) => each.at === at && each.level === level),
  );
  const open = places.get(cell)?.includes(level) ?? false;
  return [
    crate?.kind === 'crate' && words.say('board.has-crate', { seat: crate.colour }),
    crate && loose.has(crate) && words.say('board.fallen'),
    planks.some((plank) => plank.level === level - 1) && words.say('board.on-plank'),
    planks.some((plank) => plank.level === level) && words.say('board.under-plank'),
    ghost && words.say(hinted ? 'board.advised' : 'board.ghost', { what: ghost.piece.kind }),
    ...lit.map(({ length, points }) => words.say('board.in-line', { length, points })),
    open && words.say(hand.tool === 'crate' ? 'board.open-crate' : 'board.open-plank'),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** All of a cell from the top down, for the one who walks the pile by arrow keys. */
export function sayColumn({ view }: Pick<Props, 'view'>, shown: Telling, cell: Cell): string {
  const { words } = shown;
  const at = cellName(cell);
  const told: string[] = [];
  for (let level = topLevel(view) + 1; level >= 0; level--) {
    const state = sayState(shown, cell, level);
    if (state !== '') told.push(words.say('board.cell', { at, level, state }));
  }
  return told.length > 0
    ? told.join('. ')
    : words.say('board.cell', { at, level: 0, state: words.say('board.empty') });
}
