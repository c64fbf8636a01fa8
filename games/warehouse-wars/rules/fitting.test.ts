import { type Dice, pick, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { bitOf, ifSouth } from './cell-sets.ts';
import { cellsOfSide, nameOf } from './cells.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { clone, fits, isOpen, type Position, planksLeft, seatOnTurn, topAt } from './position.ts';
import { SPANS } from './spans.ts';
import { layPlank, placeCrate, plankFits } from './stacking.ts';
import { newGame } from './testing/scene.ts';

/** What the position keeps up to date against the rule itself, asked of every span and every cell. */
function expectUpToDate(position: Position): void {
  for (const span of SPANS) {
    // WW-1: with no plank left none fits.
    const expected = planksLeft(position) > 0 && plankFits(position, span);
    if (fits(position, span) === expected) continue;
    throw new Error(`${nameOf(span.from)}-${nameOf(span.to)} is kept wrong`);
  }
  let open = 0;
  for (const cell of cellsOfSide(8)) {
    const kept = (ifSouth(cell) ? position.openSouth : position.openNorth) >>> bitOf(cell);
    const isIt = isOpen(topAt(position, cell));
    if (((kept & 1) === 1) !== isIt) throw new Error(`${nameOf(cell)} is kept wrong`);
    if (isIt) open++;
  }
  expect(position.openCells).toBe(open);
}

/** Anything anywhere, whoever's turn it is and whether it stands or not. */
function stackAtRandom(position: Position, dice: Dice): void {
  const spans = SPANS.filter((span) => fits(position, span));
  const cells = cellsOfSide(position.options.side).filter((cell) => isOpen(topAt(position, cell)));
  const plankToo = spans.length > 0 && position.planks.length < position.options.planks;
  if (cells.length === 0 && !plankToo) return;
  if (cells.length === 0 || (plankToo && dice.below(2) === 0))
    layPlank(position, pick(spans, dice));
  else placeCrate(position, dice.below(2), pick(cells, dice));
}

describe('where planks fit', () => {
  for (const side of [5, 6, 7, 8]) {
    it(`WW-31 to WW-33 is known after every piece as if every span were looked at, side ${side}`, () => {
      const dice = seededDice(`fitting ${side}`);
      for (let i = 0; i < 25; i++) {
        const position = newGame({ side, crates: 20, planks: 16 });
        for (let piece = 0; piece < 60; piece++) {
          const before = clone(position);
          stackAtRandom(position, dice);
          expectUpToDate(position);
          expectUpToDate(before);
        }
      }
    });
  }

  it('WW-20, WW-31 legal lists the open cells and the fitting planks in the order of the board', () => {
    const dice = seededDice('legal');
    for (const given of [{}, { side: 8, cargo: 'secured' }, { side: 5 }] as Partial<Options>[]) {
      for (let i = 0; i < 40; i++) {
        const position = newGame(given);
        while (!position.result) {
          const seat = seatOnTurn(position);
          const listed = game.legal(position, seat);
          expect(listed.map(game.writeAction)).toEqual(expectedTexts(position));
          game.play(position, seat, pick(listed, dice));
        }
      }
    }
  });
});

function expectedTexts(position: Position): string[] {
  const { side, planks } = position.options;
  const crates = cellsOfSide(side).filter((cell) => isOpen(topAt(position, cell)));
  const mayLay = position.turn > 2 && !position.plankPlaced && position.planks.length < planks;
  const spans = mayLay ? SPANS.filter((span) => plankFits(position, span)) : [];
  return [
    ...(position.cratePlaced ? ['end'] : crates.map((cell) => `crate ${nameOf(cell)}`)),
    ...spans.map(({ from, to }) => `plank ${nameOf(from)}-${nameOf(to)}`),
  ];
}
