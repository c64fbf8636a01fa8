/**
 * The promises of a game's puzzles, for one line in its tests:
 *
 *     puzzleConformance(game, module, new URL('../text/', import.meta.url));
 *
 * Every puzzle is worked out again from nothing but its position.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  GRADES,
  isAtLeast,
  type Puzzle,
  type PuzzleModule,
  PuzzlePlay,
  PuzzleSolver,
  taskOf,
} from '../index.ts';

/** What every grade must have at least. */
const OF_A_GRADE = 15;

export function puzzleConformance(game: AnyGame, module: PuzzleModule, text: URL): void {
  const { puzzles } = module;
  describe(`${game.facts.title} has puzzles`, () => {
    it.each(GRADES)('enough of grade %s', (grade) => {
      const count = puzzles.filter((puzzle) => puzzle.grade === grade).length;
      expect(count).toBeGreaterThanOrEqual(OF_A_GRADE);
    });

    it('no two alike', () => {
      const ids = puzzles.map(({ id }) => id);
      expect(new Set(ids).size, 'two puzzles share a name').toBe(ids.length);
      const pictures = puzzles.map(({ position }) => JSON.stringify(position));
      expect(new Set(pictures).size, 'two puzzles share a position').toBe(pictures.length);
      const questions = puzzles.map(({ goal, seat, solution }) =>
        JSON.stringify([goal, seat, solution]),
      );
      expect(new Set(questions).size, 'two puzzles ask for the same').toBe(questions.length);
    });

    it('with words in every language', () => {
      const wanted = puzzles.flatMap(({ goal: { key }, wrong: { why } }) => [
        `puzzle.goal.${key}`,
        `puzzle.more.${key}`,
        `puzzle.works.${key}`,
        `puzzle.why.${why}`,
      ]);
      for (const file of readdirSync(text).filter((name) => /^[a-z]{2}\.json$/.test(name))) {
        const known = JSON.parse(readFileSync(new URL(file, text), 'utf8'));
        const missing = [...new Set(wanted)].filter((key) => !(key in known));
        expect(missing, `sentences that text/${file} lacks`).toEqual([]);
      }
    });

    for (const grade of GRADES) {
      it(`of which each of grade ${grade} has one best answer, as its proof says`, () => {
        for (const puzzle of puzzles.filter((each) => each.grade === grade)) {
          workOut(game, module, puzzle);
        }
      });
    }
  });
}

function workOut(game: AnyGame, module: PuzzleModule, puzzle: Puzzle): void {
  const { judge, maker } = module;
  const task = taskOf(game, puzzle);
  const { id, proof, solution, wrong } = puzzle;
  const turns = new PuzzleSolver(game, judge).turns(task, maker.mostPositions);
  const [best, second] = turns;
  const written = best?.actions.map((action) => game.writeAction(action));
  expect(written, `the best turn of puzzle ${id}`).toEqual(solution);
  expect(best?.worth, `what the answer to puzzle ${id} is worth`).toBeCloseTo(proof.best, 9);
  expect(second?.worth, `what the next best answer to ${id} is worth`).toBeCloseTo(proof.second, 9);
  expect(isAtLeast(proof.best - proof.second, maker.margin(task)), `the margin of ${id}`).toBe(
    true,
  );
  expect(turns.length).toBe(proof.turns);

  const play = new PuzzlePlay(game, judge, puzzle);
  const answers = solution.map((action) => play.choose(action).is);
  expect(answers.at(-1), `puzzle ${id}, played by its solution`).toBe('done');
  play.again();
  const tried = wrong.actions.map((action) => play.choose(action));
  expect(tried.at(-1), `puzzle ${id}, played by its usual mistake`).toEqual({
    is: 'not-quite',
    mistake: { id: wrong.why, rule: wrong.rule },
  });
}
