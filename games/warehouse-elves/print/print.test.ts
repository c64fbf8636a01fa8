import { countComponents, countSheets, type Kit, type Piece } from '@hearthside/kit';
import { type KitSubject, kitConformance, makeKit } from '@hearthside/kit/conformance';
import { kitPictures } from '@hearthside/kit/pictures';
import { describe, expect, it } from 'vitest';
import {
  axial,
  CARDS,
  CENTRE,
  game,
  HEXES,
  neighbour,
  stockAt,
  TOYS,
  WISHLISTS,
} from '../rules/index.ts';
import { boardPiece } from './board.ts';
import { printModule } from './index.ts';
import { HEX_WIDTH } from './measure.ts';
import { TRUCK } from './tokens.ts';

const subject: KitSubject = {
  game,
  printModule,
  text: new URL('../text/', import.meta.url),
  print: new URL('./', import.meta.url),
};

kitConformance(subject, [{}, { stocks: 3 }]);
kitPictures(subject, new URL('./pictures/', import.meta.url));

const fronts = (kit: Kit): Piece[] =>
  kit.sheets
    .filter(({ side }) => side === 'front')
    .flatMap(({ pieces }) => pieces.map(({ piece }) => piece));

describe('Warehouse Elves on paper', () => {
  const kit = makeKit(subject);
  const counts = countComponents(kit);
  const teams = game.seats({ stocks: 2 }).length;

  it('has every part as often as the rules need it', () => {
    expect(Object.fromEntries(counts)).toEqual({
      board: 1,
      // WE-6
      'movement-card': teams * CARDS.length,
      // WE-5
      'wishlist-card': WISHLISTS.length,
      truck: teams,
      snowman: 1,
      santa: 1,
      // WE-51: one of each kind on a truck at most
      toy: teams * TOYS.length,
      'player-mat': teams,
      spinner: 1,
      'booklet-leaf': 4,
    });
  });

  it('gives no two cards the same name, and every card a back', () => {
    const cards = fronts(kit).filter(({ component }) => component.endsWith('-card'));
    expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    expect(cards.every(({ back }) => back !== undefined)).toBe(true);
  });

  it.each(['a4', 'letter'] as const)('fits on three sheets of card on %s', (paper) => {
    // Sheet 0 tells how it is made, two are the booklet.
    expect(countSheets(makeKit(subject, { paper }))).toEqual({ card: 3, paper: 3 });
  });

  it('has trucks and a Snowman that fingers can hold', () => {
    for (const { component, width, folds } of fronts(kit)) {
      const rows = folds.map(({ from }) => from.y);
      if (component === 'truck') expect(TRUCK.length).toBeGreaterThanOrEqual(25);
      if (component === 'snowman') {
        expect(width).toBeGreaterThanOrEqual(25);
        expect((rows[2] ?? 0) - (rows[1] ?? 0)).toBeGreaterThanOrEqual(25);
      }
    }
    // WE-34: two of them stand nose to nose on neighbouring hexes.
    expect(TRUCK.length).toBeLessThanOrEqual(HEX_WIDTH);
  });

  it('fits folded into a C5 envelope of 229 by 162 mm', () => {
    const { width, height } = boardPiece({ stocks: 2 });
    expect(width).toBeLessThan(229);
    expect(height / 2).toBeLessThan(162);
    for (const piece of fronts(kit)) {
      if (piece.component === 'board') continue;
      expect(Math.max(piece.width, piece.height)).toBeLessThan(229);
      expect(Math.min(piece.width, piece.height)).toBeLessThan(162);
    }
  });
});

describe('the printed board', () => {
  /** Where the Stocks lie on paper, in millimetres from the middle of the board. */
  const stockPlaces = (stocks: 2 | 3) => {
    const { front } = boardPiece({ stocks });
    const scale = Number(/scale\(([\d.]+)\)/.exec(front)?.[1]);
    const places = front.matchAll(
      /translate\((\S+) (\S+)\) scale\(1\)"><use href="#we-hex-stock"/g,
    );
    return [...places].map(([, x, y]) => ({ x: Number(x) * scale, y: Number(y) * scale }));
  };

  it('has hexes of 25 mm: two steps are 50 mm', () => {
    const [far = { x: 0, y: 0 }] = stockPlaces(2);
    expect(HEX_WIDTH).toBe(25);
    expect(Math.hypot(far.x, far.y)).toBeCloseTo(2 * HEX_WIDTH, 1);
    const [further = { x: 0, y: 0 }] = stockPlaces(3);
    expect(Math.hypot(further.x, further.y)).toBeCloseTo(3 * HEX_WIDTH, 1);
  });

  it('has a Stock wherever the rules have one', () => {
    for (const stocks of [2, 3] as const) {
      const wanted = HEXES.filter((_, hex) => stockAt(stocks, hex) !== 0).length;
      expect(stockPlaces(stocks).length).toBe(wanted);
    }
  });

  it('shows direction 2 to the right: the drawing is not mirrored', () => {
    const [q] = axial(neighbour(CENTRE, 2));
    expect(q).toBe(1);
    expect(stockPlaces(2).some(({ x, y }) => x > 0 && y < 0)).toBe(true);
  });
});
