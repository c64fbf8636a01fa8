import { seededDice } from '@hearthside/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, crateAt, END, plankOn } from './actions.ts';
import { standsAround } from './balance/stands.ts';
import { randomPiles } from './balance/testing/random-piles.ts';
import { type Canonical, canonical } from './canonical.ts';
import { type Cell, cellAt, cellNamed, columnOf, nameOf, rowOf } from './cells.ts';
import { game } from './index.ts';
import type { PlacedCrate } from './lines.ts';
import type { Options } from './options.ts';
import { type Position, seatOnTurn } from './position.ts';
import type { SeatColour } from './seats.ts';
import { type Span, spanBetween } from './spans.ts';
import { steadiness } from './steadiness.ts';
import { legalTexts, pile, tableOptions } from './testing/scene.ts';

/** One of the eight ways to lay a square on itself, with or without swapping the colours. */
interface Symmetry {
  readonly flipColumns: boolean;
  readonly flipRows: boolean;
  readonly transpose: boolean;
  readonly swapColours: boolean;
}

const symmetries: fc.Arbitrary<Symmetry> = fc.record({
  flipColumns: fc.boolean(),
  flipRows: fc.boolean(),
  transpose: fc.boolean(),
  swapColours: fc.boolean(),
});

function moved(symmetry: Symmetry, side: number, cell: Cell): Cell {
  const column = symmetry.flipColumns ? side - 1 - columnOf(cell) : columnOf(cell);
  const row = symmetry.flipRows ? side - 1 - rowOf(cell) : rowOf(cell);
  return symmetry.transpose ? cellAt(row, column) : cellAt(column, row);
}

const movedName = (symmetry: Symmetry, side: number, name: string): string =>
  nameOf(moved(symmetry, side, cellNamed(name) as Cell));

const movedEnds = (symmetry: Symmetry, side: number, from: string, to: string): string[] =>
  [movedName(symmetry, side, from), movedName(symmetry, side, to)].sort();

function movedAction(symmetry: Symmetry, side: number, action: Action): Action {
  if (action.kind === 'end') return END;
  if (action.kind === 'crate') return crateAt(moved(symmetry, side, action.at));
  const [from, to] = movedEnds(symmetry, side, nameOf(action.from), nameOf(action.to));
  const span = spanBetween(cellNamed(from as string) as Cell, cellNamed(to as string) as Cell);
  return plankOn((span as Span).id);
}

const movedColour = <Colour extends SeatColour | null>(symmetry: Symmetry, colour: Colour) =>
  symmetry.swapColours && colour ? (colour === 'teal' ? 'white' : 'teal') : colour;

const inOrder = (one: PlacedCrate, other: PlacedCrate): number =>
  one.level - other.level || (cellNamed(one.at) as Cell) - (cellNamed(other.at) as Cell);

function movedPosition(symmetry: Symmetry, side: number, position: Canonical): unknown {
  const swap = <T>({ teal, white, ...rest }: { teal: T; white: T }) =>
    symmetry.swapColours ? { teal: white, white: teal, ...rest } : { teal, white, ...rest };
  const crates = position.crates.map(({ at, level, colour }) => ({
    at: movedName(symmetry, side, at),
    level,
    colour: movedColour(symmetry, colour) as SeatColour,
  }));
  return {
    ...position,
    toAct: movedColour(symmetry, position.toAct),
    crates: crates.sort(inOrder),
    planks: position.planks.map(({ from, to, level }) => {
      const [first, second] = movedEnds(symmetry, side, from, to);
      return { from: first, to: second, level };
    }),
    left: swap(position.left),
    score: swap(position.score),
    result: position.result && {
      ...position.result,
      winner: movedColour(symmetry, position.result.winner),
    },
  };
}

describe('symmetry', () => {
  const sets: Partial<Options>[] = [
    {},
    { cargo: 'secured', planks: 16 },
    { side: 5, crates: 20, planks: 16, spaceDiagonals: false },
  ];
  for (const given of sets) {
    it(`WW-41 WW-50 turned, mirrored or in swapped colours a game is the same game, with ${JSON.stringify(given)}`, () => {
      const options = tableOptions(given);
      fc.assert(
        fc.property(symmetries, fc.integer({ min: 0 }), (symmetry, seed) => {
          const starter = movedColour(symmetry, options.starter) as SeatColour;
          const dice = seededDice(seed);
          const here = game.setup(options, dice);
          const there = game.setup({ ...options, starter }, dice);
          while (!here.result) {
            const legal = game.legal(here, seatOnTurn(here));
            const texts = legal.map((each) =>
              game.writeAction(movedAction(symmetry, options.side, each)),
            );
            expect(legalTexts(there)).toEqual(texts.sort());
            const action = legal[dice.below(legal.length)] as Action;
            const other = movedAction(symmetry, options.side, action);
            expect(steadiness(there, other).kind).toBe(steadiness(here, action).kind);
            game.play(here, seatOnTurn(here), action);
            game.play(there, seatOnTurn(there), other);
            expect(canonical(there)).toEqual(
              movedPosition(symmetry, options.side, canonical(here)),
            );
          }
        }),
        { numRuns: 60 },
      );
    });
  }

  it('WW-41 a daring pile stands or falls whichever way it is turned', () => {
    fc.assert(
      fc.property(symmetries, fc.integer({ min: 0 }), (symmetry, seed) => {
        for (const { position, plank } of randomPiles(seededDice(seed))) {
          const turned = rebuilt(symmetry, position);
          expect(standsAround(turned, plank)).toBe(standsAround(position, plank));
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** The same pile under a symmetry, every piece placed anew in an order that is possible. */
function rebuilt(symmetry: Symmetry, position: Position): Position {
  const { side } = position.options;
  const waiting = [...canonical(position).crates];
  const steps: string[] = [];
  const placeWhere = (isDue: (crate: PlacedCrate) => boolean) => {
    for (const crate of waiting.filter(isDue)) {
      waiting.splice(waiting.indexOf(crate), 1);
      steps.push(`${crate.colour} ${movedName(symmetry, side, crate.at)}`);
    }
  };
  canonical(position).planks.forEach(({ from, to, level }) => {
    const span = spanBetween(cellNamed(from) as Cell, cellNamed(to) as Cell) as Span;
    placeWhere((crate) => crate.level <= level && span.cells.includes(cellNamed(crate.at) as Cell));
    steps.push(`plank ${movedEnds(symmetry, side, from, to).join('-')}`);
  });
  placeWhere(() => true);
  return pile(steps.join(', '), position.options);
}
