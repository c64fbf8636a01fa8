/** How board, figures and die are made, in pictures folded from their own nets. */

import {
  bow,
  cutOut,
  drop,
  FoldingPiece,
  layered,
  type MakePlan,
  PALETTE,
  type Picture,
  type Piece,
  type PrintRequest,
  pen,
  StandingFigure,
  scissors,
} from '@hearthside/kit';
import type { Options } from '../rules/index.ts';
import { VALUABLES } from '../rules/pieces.ts';
import { BOARD_SCALE, BOARD_SIDE, use } from './measure.ts';

export interface MadePieces {
  readonly halves: readonly Piece[];
  readonly ogres: readonly Piece[];
  readonly elves: readonly Piece[];
  readonly die: Piece;
  readonly valuables: readonly Piece[];
}

/** The plan of the first sheet, and the art its pictures use. */
export function making(
  { words }: PrintRequest<Options>,
  { halves, ogres, elves, die, valuables }: MadePieces,
): { readonly make: MakePlan; readonly art: string[] } {
  const [left, right] = halves.map((half) => new FoldingPiece(half, `oe-make-${half.name}`)) as [
    FoldingPiece,
    FoldingPiece,
  ];
  const figures = [ogres[0], elves[2], ogres[2], elves[0]].map(
    (piece, i) => new StandingFigure(piece as Piece, `oe-make-figure-${i}`),
  ) as [StandingFigure, StandingFigure, StandingFigure, StandingFigure];
  const [ogre, elf] = figures;
  const cube = new FoldingPiece(die, 'oe-make-die');
  const edge = (die.folds[5]?.from.y ?? 0) - (die.folds[4]?.from.y ?? 0);
  const lid = { x: 1.5 * edge, y: (die.folds[4]?.from.y ?? 0) + edge / 2 };
  const view = { turn: 38, above: 32 };
  const glue = (halves[0]?.width ?? 0) - BOARD_SIDE / 2;
  // Larger than on the sheet, so that they are seen.
  const strip = [0.25, 0.5, 0.75]
    .map((share) => drop(BOARD_SIDE / 2 + glue / 2 + 2, BOARD_SIDE * share, 26))
    .join('');
  const [flatLeft, flatRight] = [left.flat(), right.flat()];
  return {
    make: {
      accent: PALETTE.dusk,
      tint: '#e6dff1',
      minutes: 60,
      hero: hero(figures),
      rows: [
        {
          title: words.say('make.board'),
          weight: 1.15,
          cells: [
            {
              picture: layered(
                BOARD_SIDE + 90,
                BOARD_SIDE + 10,
                [flatLeft, 30, 0],
                [strip, 30, 0],
                [flatRight, BOARD_SIDE / 2 + glue + 50, 0],
                [scissors(0, 0, 6, -60), 24, BOARD_SIDE - 16],
              ),
              weight: 1.3,
            },
            {
              picture: layered(
                BOARD_SIDE + 30,
                BOARD_SIDE + 20,
                [flatLeft, 0, 20],
                [strip, 0, 20],
                [`<g transform="rotate(5)">${flatRight.svg}</g>`, BOARD_SIDE / 2 + 26, 16],
                [bow('M24 0C10-16-10-16-24-4', -26, 0, 140, 6), BOARD_SIDE / 2 + 34, 26],
              ),
              weight: 1.1,
            },
            {
              picture: layered(BOARD_SIDE, BOARD_SIDE, [
                use('oe-print-valley', 0, 0, BOARD_SCALE),
                0,
                0,
              ]),
              caption: words.say('make.right-over-left'),
              done: true,
            },
            { picture: tokens(valuables), caption: words.say('make.apart'), apart: true },
          ],
        },
        {
          title: words.say('make.figures'),
          count: ogres.length + elves.length,
          weight: 1.15,
          cells: [
            { picture: cutOut(ogre.net.flat()), weight: 0.8 },
            { picture: ogre.at(0.3) },
            { picture: ogre.at(0.72) },
            {
              picture: layered(72, 48, [ogre.at(1), 0, 0], [elf.at(1), 42, 14]),
              done: true,
              weight: 1.3,
            },
          ],
        },
        {
          title: words.say('make.die'),
          cells: [
            { picture: cutOut(cube.flat()) },
            { picture: cube.folded({ root: lid, share: 0.55, view }) },
            {
              picture: cube.folded({ root: lid, share: 1, view, glued: true }),
              done: true,
              weight: 0.8,
            },
            { picture: spinning(), caption: words.say('make.spin'), apart: true },
            { picture: bag(), caption: words.say('make.keep-bag'), apart: true, weight: 1.5 },
          ],
        },
      ],
    },
    art: [left, right, cube, ...figures.map(({ net }) => net)].map((each) => each.art()),
  };
}

function hero(figures: readonly StandingFigure[]): Picture {
  const drawn = figures.map((figure) => figure.at(1));
  let left = 0;
  const placed = drawn.map((picture) => {
    const at = [picture, left, 44 - picture.height] as const;
    left += picture.width * 0.92;
    return at;
  });
  return layered(left + 4, 46, ...placed);
}

/** One of each kind, cut to cut. */
function tokens(valuables: readonly Piece[]): Picture {
  const kinds = VALUABLES.map((gem) => valuables.find(({ name }) => name.startsWith(`${gem} `)));
  const { width = 15 } = valuables[0] ?? {};
  const drawn = kinds.map(
    (piece, i) =>
      [
        `${piece?.front ?? ''}<rect width="${width}" height="${width}" fill="none" stroke="${PALETTE.ink}" stroke-width="0.4"/>`,
        8 + (i % 3) * width,
        Math.floor(i / 3) * width,
      ] as const,
  );
  return layered(3 * width + 8, 2 * width, ...drawn, [scissors(0, 0, 0.9, 0), 2, width]);
}

const spinning = (): Picture =>
  layered(44, 46, [use('oe-spinner', 0, 0, 0.18), 22, 26], [pen(0, 0, 1.35, -62), 22, 26]);

/** A bag with a zip for what is small. */
function bag(): Picture {
  const gems = VALUABLES.map((gem, i) =>
    use(`oe-gem-${gem}`, 7 + (i % 3) * 7, 13 + Math.floor(i / 3) * 8, 0.062),
  );
  const line = `stroke="${PALETTE.ink}" stroke-width="0.6"`;
  return {
    svg: `<rect width="28" height="26" rx="2" fill="#eef6f7" ${line}/><rect width="28" height="4.4" rx="1.5" fill="${PALETTE.toyBlue}" ${line}/>${gems.join('')}`,
    width: 28,
    height: 26,
  };
}
