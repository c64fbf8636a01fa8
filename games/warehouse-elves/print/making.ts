/** How trucks, Snowman, cards and board are made, in pictures folded from their own nets. */

import {
  bow,
  cutOut,
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
import { use } from './measure.ts';
import { TRUCK } from './tokens.ts';

export interface MadePieces {
  readonly trucks: readonly Piece[];
  readonly snowman: Piece;
  readonly board: Piece;
  readonly cards: readonly Piece[];
  readonly toys: readonly Piece[];
}

/** The plan of the first sheet, and the art its pictures use. */
export function making(
  { words }: PrintRequest<Options>,
  { trucks, snowman, board, cards, toys }: MadePieces,
): { readonly make: MakePlan; readonly art: string[] } {
  const [green, red] = trucks.map(
    (truck) => new FoldingPiece(truck, `we-make-truck-${truck.name}`),
  ) as [FoldingPiece, FoldingPiece];
  const man = new StandingFigure(snowman, 'we-make-snowman');
  // On the sheet the fold is marked at the walls only; the paper folds from one to the other.
  const across = { from: board.folds[0]?.from, to: board.folds.at(-1)?.to, angle: 180 };
  const floor = new FoldingPiece(
    {
      ...board,
      folds: across.from && across.to ? [{ from: across.from, to: across.to, angle: 180 }] : [],
    },
    'we-make-board',
  );
  const roof = { x: TRUCK.height + TRUCK.length / 2, y: TRUCK.height + TRUCK.width / 2 };
  const view = { turn: 28, above: 38 };
  const truck = (each: FoldingPiece, share: number, turn = view.turn): Picture =>
    each.folded({ root: roof, share, view: { ...view, turn }, glued: share === 1 });
  const done = { truck: truck(green, 1), red: truck(red, 1, -28), man: man.at(1) };
  const half = { x: board.width / 2, y: board.height * 0.75 };
  return {
    make: {
      accent: PALETTE.red,
      tint: '#fbe0da',
      minutes: 45,
      hero: layered(
        104,
        52,
        [done.truck, 0, 24, 1.25],
        [done.red, 70, 24, 1.25],
        [done.man, 36, 0, 1.3],
      ),
      rows: [
        {
          title: words.say('make.truck'),
          count: trucks.length,
          cells: [
            { picture: cutOut(green.flat()) },
            { picture: truck(green, 0.4) },
            { picture: truck(green, 0.8) },
            { picture: done.truck, done: true, weight: 0.9 },
          ],
        },
        {
          title: words.say('make.snowman'),
          weight: 1.1,
          cells: [
            { picture: cutOut(man.net.flat()), weight: 0.8 },
            { picture: man.at(0.3) },
            { picture: man.at(0.72) },
            { picture: done.man, done: true, weight: 0.9 },
            { picture: spinning(), caption: words.say('make.spin'), apart: true, weight: 1.1 },
          ],
        },
        {
          title: words.say('make.cards'),
          count: cards.length,
          cells: [
            { picture: rowsOf(cards, 2, 0), caption: words.say('make.rows') },
            { picture: rowsOf(cards, 1, 6), caption: words.say('make.singly') },
            { picture: bothSides(cards[0]), caption: words.say('make.check'), done: true },
          ],
        },
        {
          title: words.say('make.board-toys'),
          weight: 1.05,
          cells: [
            { picture: cutOut(floor.flat()), weight: 0.9 },
            {
              picture: floor.folded({ root: half, share: 0.45, view: { turn: 0, above: 50 } }),
              caption: words.say('make.fold-board'),
            },
            { picture: tokens(toys.slice(0, 6)), caption: words.say('make.apart'), apart: true },
            {
              picture: envelope(),
              caption: words.say('make.keep-envelope'),
              apart: true,
              weight: 1.5,
            },
          ],
        },
      ],
    },
    art: [green, red, man.net, floor].map((each) => each.art()),
  };
}

const faceOf = ({ front, width, height }: Piece, side: string = front): string =>
  `<rect width="${width}" height="${height}" rx="3" fill="#ffffff" stroke="${PALETTE.cutLine}" stroke-width="0.5"/>${side}`;

/** Cards cut to cut, and where the scissors go. */
function rowsOf(cards: readonly Piece[], rows: number, from: number): Picture {
  const [first] = cards;
  const { width, height } = first as Piece;
  const apart = rows === 1 ? 7 : 0;
  const gap = rows === 2 ? 12 : 0;
  const drawn = Array.from({ length: 3 * rows }, (_, i) => {
    const card = cards[from + i] as Piece;
    return [faceOf(card), (i % 3) * (width + apart), Math.floor(i / 3) * (height + gap)] as const;
  });
  const [wide, high] = [3 * width + 2 * apart, rows * height + (rows - 1) * gap];
  const cut =
    rows === 2
      ? ([scissors(0, 0, 1.8, 0), -6, height + gap / 2] as const)
      : ([scissors(0, 0, 1.8, -90), width + apart / 2, height + 9] as const);
  return layered(
    wide + 12,
    high + (rows === 1 ? 18 : 0),
    ...drawn.map(([svg, x, y]) => [svg, x + 10, y] as const),
    [cut[0], cut[1] + 10, cut[2]],
  );
}

function bothSides(card: Piece | undefined): Picture {
  const { width, height, back = '' } = card as Piece;
  return layered(
    2 * width + 8,
    height + 12,
    [faceOf(card as Piece), 0, 12],
    [faceOf(card as Piece, back), width + 8, 12],
    [bow('M-14 6C-6-6 8-6 15 5', 16, 6.6, 58, 1.9), width + 4, 6],
  );
}

function tokens(toys: readonly Piece[]): Picture {
  const { width = 18 } = toys[0] ?? {};
  const drawn = toys.map(
    (toy, i) =>
      [
        `${toy.front}<rect width="${width}" height="${width}" fill="none" stroke="${PALETTE.ink}" stroke-width="0.4"/>`,
        8 + (i % 3) * width,
        Math.floor(i / 3) * width,
      ] as const,
  );
  return layered(3 * width + 8, 2 * width, ...drawn, [scissors(0, 0, 1, 0), 2, width]);
}

const spinning = (): Picture =>
  layered(
    44,
    44,
    [use('we-spinner-art', 0, 0, 0.42), 22, 24],
    [pen(0, 0, 1.35, -62), 22, 24],
    [bow('M-13 8C-8 17 6 17 12 10', 13, 8.6, -46, 1.1), 22, 26],
  );

/** With a card of each kind looking out. */
function envelope(): Picture {
  const line = `stroke="${PALETTE.ink}" stroke-width="0.7" stroke-linejoin="round"`;
  return layered(36, 32, [
    `<g ${line}><path d="M-17-5L0-15L17-5Z" fill="${PALETTE.kraft}"/><rect x="-13" y="-11" width="26" height="14" rx="1" fill="${PALETTE.paper}"/></g>` +
      '<g transform="translate(-6 -3.5) rotate(-8) scale(0.062)"><use href="#we-card-back-green"/></g>' +
      '<g transform="translate(0 -4) scale(0.062)"><use href="#we-card-back-red"/></g>' +
      '<g transform="translate(6.6 -3.4) rotate(9) scale(0.062)"><use href="#we-card-back"/></g>' +
      `<g ${line}><path d="M-17-5V13H17V-5L0 5.5Z" fill="${PALETTE.kraftLight}"/><path d="M-17 13L-3.4 3.4M17 13L3.4 3.4" fill="none"/></g>` +
      '<g transform="translate(0 7.5) scale(0.16)"><use href="#we-santa-art"/></g>',
    18,
    17,
  ]);
}
