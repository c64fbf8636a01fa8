import { seededDice } from '@hearthside/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Canonical, canonical } from './canonical.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { seatOnTurn } from './position.ts';
import { legalTexts, tableOptions } from './testing/scene.ts';

/*
 * The statements once more, read off the canonical position as plainly as they are written:
 * slow, and with nothing in common with the engine.
 */
const letter = (column: number) => 'abcdefgh'.charAt(column);
const nameAt = (column: number, row: number) => `${letter(column)}${row + 1}`;

function cellsBetween(from: string, to: string): string[] {
  const [x, y] = [from.charCodeAt(0) - 97, Number(from.charAt(1)) - 1];
  return [0, 1, 2, 3].map((i) =>
    from.charAt(0) === to.charAt(0) ? nameAt(x, y + i) : nameAt(x + i, y),
  );
}

const isColumn = ({ from, to }: { from: string; to: string }) => from.charAt(0) === to.charAt(0);

function legalByTheBook(position: Canonical, options: Options): string[] {
  const { side } = options;
  const all = Array.from({ length: side * side }, (_, i) => nameAt(i % side, Math.floor(i / side)));
  const crateOn = (at: string, level: number) =>
    position.crates.some((crate) => crate.at === at && crate.level === level);
  const planksOver = (at: string, level: number) =>
    position.planks.filter((p) => p.level === level && cellsBetween(p.from, p.to).includes(at));
  /** The level of the highest crate or plank of a cell, -1 for none. */
  const topLevel = (at: string) =>
    Math.max(
      -1,
      ...position.crates.filter((crate) => crate.at === at).map(({ level }) => level),
      ...position.planks.filter((p) => cellsBetween(p.from, p.to).includes(at)).map((p) => p.level),
    );
  // A plank of the same level lies on the crate.
  const crateIsTop = (at: string) =>
    crateOn(at, topLevel(at)) && planksOver(at, topLevel(at)).length === 0;

  const crates = all.filter((at) => !crateIsTop(at)).map((at) => `crate ${at}`);

  const planks = all
    .flatMap((from) => {
      const [x, y] = [from.charCodeAt(0) - 97, Number(from.charAt(1)) - 1];
      const ends = [];
      if (x + 3 < side) ends.push(nameAt(x + 3, y));
      if (y + 3 < side) ends.push(nameAt(x, y + 3));
      return ends.map((to) => ({ from, to }));
    })
    .filter((plank) => {
      const cells = cellsBetween(plank.from, plank.to);
      const level = Math.max(...cells.map(topLevel));
      if (level < 0) return false;
      const rests = cells.filter((at) => {
        const [crossed, ...more] = planksOver(at, level);
        const crossing = crossed && more.length === 0 && isColumn(crossed) !== isColumn(plank);
        return crateOn(at, level) && (!crossed || crossing);
      });
      const inTheWay = cells.filter((at) => topLevel(at) === level && !rests.includes(at));
      return rests.length >= 2 && inTheWay.length === 0;
    })
    .map(({ from, to }) => `plank ${from}-${to}`);

  if (position.result) return [];
  const mayPlank = position.turn > 2 && !position.placed.plank && position.left.planks > 0;
  return [...(position.placed.crate ? ['end'] : crates), ...(mayPlank ? planks : [])].sort();
}

describe('legal', () => {
  const sets: Partial<Options>[] = [
    {},
    { cargo: 'secured', crates: 20, planks: 16 },
    { cargo: 'secured', side: 5, crates: 20, planks: 16, starter: 'white' },
    { cargo: 'secured', side: 8, crates: 20, planks: 16 },
  ];
  for (const given of sets) {
    it(`WW-20 WW-31 WW-32 WW-33 lists what the statements allow, with ${JSON.stringify(given)}`, () => {
      const options = tableOptions(given);
      fc.assert(
        fc.property(fc.integer({ min: 0 }), (seed) => {
          const dice = seededDice(seed);
          const position = game.setup(options, dice);
          while (!position.result) {
            expect(legalTexts(position)).toEqual(legalByTheBook(canonical(position), options));
            const seat = seatOnTurn(position);
            const legal = game.legal(position, seat);
            // Planks are rare in blind play; prefer them half the time.
            const planks = legal.filter(({ kind }) => kind === 'plank');
            const from = planks.length > 0 && dice.below(2) === 0 ? planks : legal;
            game.play(position, seat, from[dice.below(from.length)] as never);
          }
          expect(legalTexts(position)).toEqual([]);
        }),
        { numRuns: 15 },
      );
    });
  }
});
