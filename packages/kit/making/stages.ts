/** Pictures that every game's making sheet needs: a net being cut out, a figure on its way up. */

import { layered, type Picture } from '../picture.ts';
import type { Piece } from '../sheet.ts';
import { FoldingPiece } from './folded-picture.ts';
import { scissors } from './tools.ts';

/** Scissors at the corner of a net. */
export function cutOut(net: Picture): Picture {
  const scale = Math.max(net.width, net.height) / 42;
  return layered(
    net.width + 6 * scale,
    net.height + 3 * scale,
    [net, 6 * scale, 0],
    [scissors(0, 0, scale, -60), 5 * scale, net.height - 2 * scale],
  );
}

/** A figure made by `standee`: from the net to the tent that stands on its flaps. */
export class StandingFigure {
  readonly net: FoldingPiece;
  readonly #piece: Piece;

  /** `id` names its definitions within the kit. */
  constructor(piece: Piece, id: string) {
    this.#piece = piece;
    this.net = new FoldingPiece(piece, id);
  }

  /** Folded by this share; at 1 it is glued and stands. */
  at(share: number): Picture {
    const [, ridge = 0, foot = 0] = this.#piece.folds.map(({ from }) => from.y);
    const lean = (this.#piece.folds[0]?.angle ?? 90) - 90;
    const done = share === 1;
    return this.net.folded({
      root: { x: this.#piece.width / 2, y: (ridge + foot) / 2 },
      share,
      view: { tip: done ? 90 - lean : 52, turn: done ? 26 : 20, above: 24 },
      glued: done,
    });
  }
}
