/** How crates, planks and box are made, in pictures folded from their own nets. */

import {
  cutOut,
  FoldingPiece,
  layered,
  type MakePlan,
  PALETTE,
  type Piece,
  type PrintRequest,
  pen,
  rulerTool,
} from '@hearthside/kit';
import { COLOURS, type Options } from '../rules/index.ts';
import { CELL, TAB } from './measure.ts';
import { boxSize, liesInBox } from './packing-box.ts';
import { picture } from './pictures.ts';
import { LENGTH } from './planks.ts';

const VIEW = { turn: 38, above: 32 } as const;

export interface MadePieces {
  readonly crate: Piece;
  readonly plank: Piece | undefined;
  readonly board: Piece;
  readonly box: readonly Piece[];
  /** What else there is, flat, by component. */
  readonly flat: readonly Piece[];
}

/** The plan of the first sheet, and the art its pictures use. */
export function making(
  { words, options }: PrintRequest<Options>,
  { crate, plank, board, box, flat }: MadePieces,
): { readonly make: MakePlan; readonly art: string[] } {
  const folding = {
    crate: new FoldingPiece(crate, 'ww-make-crate'),
    tray: new FoldingPiece(box[0] as Piece, 'ww-make-tray'),
    lid: new FoldingPiece(box[1] as Piece, 'ww-make-lid'),
    board: new FoldingPiece(board, 'ww-make-board'),
  };
  const strip = plank && new FoldingPiece(plank, 'ww-make-plank');
  /** The lid of the crate: the square above the row. */
  const top = { x: 1.5 * CELL, y: TAB + 0.5 * CELL };
  const isCloser = ({ from, to }: { from: { y: number }; to: { y: number } }): boolean =>
    Math.abs(from.y - to.y) < 1e-6 && from.y < TAB + 1.5 * CELL && from.y > TAB + 0.5;
  const net = folding.crate.flat();
  const { length, width, height } = boxSize(options);
  const trayRoot = { x: height + length / 2, y: height + width / 2 };
  const lidPiece = box[1] as Piece;
  const lidRoot = { x: lidPiece.width / 2, y: lidPiece.height / 2 };
  const open = { tip: 180, turn: 38, above: 36 };
  const tray = folding.tray.folded({ root: trayRoot, share: 1, view: open, glued: true });
  const lid = folding.lid.folded({
    root: lidRoot,
    share: 1,
    view: { turn: 38, above: 36 },
    glued: true,
  });
  const tooLarge = [board, ...flat].filter((piece) => !liesInBox(options, piece));
  const planks =
    strip && plank
      ? [
          {
            title: words.say('make.plank'),
            count: options.planks,
            weight: 0.7,
            cells: [
              { picture: cutOut(strip.flat()), weight: 1.1 },
              {
                picture: strip.folded({
                  root: { x: LENGTH / 2, y: CELL / 2 },
                  share: 0.62,
                  view: { tip: 180, turn: -14, above: 40 },
                }),
                caption: words.say('make.plank-inside'),
                weight: 1.1,
              },
              {
                picture: strip.folded({
                  root: { x: LENGTH / 2, y: CELL / 2 },
                  share: 1,
                  view: { turn: 24, above: 44 },
                }),
                done: true,
                weight: 1.1,
              },
              {
                picture: folding.board.folded({
                  root: { x: board.width / 2, y: board.height / 2 },
                  share: 0,
                  view: { turn: 45, above: 34 },
                }),
                caption: words.say('make.board'),
                apart: true,
                weight: 0.8,
              },
            ],
          },
        ]
      : [];
  return {
    make: {
      accent: PALETTE.teal,
      tint: '#d9efec',
      // A crate takes some four minutes, all in all.
      minutes:
        Math.round((COLOURS.length * options.crates * 4 + options.planks * 2 + 20) / 30) * 30,
      hero: picture('teal a2, white d2, white c1, plank a2-d2, teal a2 b2, white d2'),
      rows: [
        {
          title: words.say('make.crate'),
          count: COLOURS.length * options.crates,
          weight: 1.05,
          cells: [
            { picture: cutOut(net) },
            {
              picture: layered(
                net.width,
                net.height + 6,
                [net, 0, 4],
                [rulerTool(0, 0, 2.6, 90), 2 * CELL + 6, 33],
                [pen(0, 0, 1.7, -40), 2 * CELL, 26],
              ),
            },
            { picture: folding.crate.folded({ root: top, share: 0.55, view: VIEW }) },
            {
              picture: folding.crate.folded({
                root: top,
                share: (hinge) => (isCloser(hinge) ? 0.45 : 1),
                view: VIEW,
              }),
            },
            {
              picture: folding.crate.folded({ root: top, share: 1, view: VIEW, glued: true }),
              done: true,
              weight: 0.8,
            },
          ],
        },
        ...planks,
        {
          title: words.say('make.box'),
          cells: [
            { picture: cutOut(folding.tray.flat()) },
            { picture: folding.tray.folded({ root: trayRoot, share: 0.5, view: open }) },
            { picture: tray, weight: 0.8 },
            {
              picture: layered(
                Math.max(tray.width, lid.width),
                tray.height + lid.height * 0.7,
                [tray, 0, lid.height * 0.7],
                [lid, 0, 0],
              ),
              done: true,
              weight: 0.8,
            },
            {
              picture: picture('teal a1, white b1, white a2, teal b2'),
              caption: words.say('make.keep-box', {
                components: tooLarge.map(({ component }) => component),
              }),
              apart: true,
              weight: 1.15,
            },
          ],
        },
      ],
    },
    art: [...Object.values(folding), ...(strip ? [strip] : [])].map((each) => each.art()),
  };
}
