/** The pile as a drawing of its own, with what a hint means faint: also what the rules would refuse. */

import { type DrawnCrate, type DrawnPlank, drawPile } from '../art/pile-drawing.ts';
import type { Action, Cell, View } from '../rules/index.ts';
import { cellName, cellsUnder, isPlacement, piecesOf } from './pile.ts';

export function pilePicture(view: View, hint: readonly Action[] | null = null) {
  const { crates, planks, options } = view;
  const meant = (hint ?? []).filter(isPlacement);
  return drawPile({
    crates: [
      ...crates,
      ...meant.flatMap((each): DrawnCrate[] =>
        each.kind === 'crate'
          ? [{ at: cellName(each.at), level: heightAt(view, [each.at]), colour: 'ghost' }]
          : [],
      ),
    ],
    planks: [
      ...planks,
      ...meant.flatMap((each): DrawnPlank[] => {
        if (each.kind === 'crate') return [];
        const [from, to] = [cellName(each.from), cellName(each.to)];
        const level = Math.max(0, heightAt(view, cellsUnder(from, to)) - 1);
        return [{ from, to, level, faint: true }];
      }),
    ],
    side: options.side,
  });
}

/** The first level on which nothing stands over any of these cells. */
const heightAt = (view: View, cells: readonly Cell[]): number =>
  Math.max(
    0,
    ...piecesOf(view).map((piece) => {
      const own = piece.kind === 'crate' ? [piece.cell] : piece.cells;
      return cells.some((cell) => own.includes(cell)) ? piece.level + 1 : 0;
    }),
  );
