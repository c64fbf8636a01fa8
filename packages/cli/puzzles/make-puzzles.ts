/** Puzzles out of games that bots play: every position is asked what it could be a puzzle of. */

import { setImmediate as breath } from 'node:timers/promises';
import type { Box } from '@hearthside/shelf';
import {
  type AnyGame,
  CHANCE,
  GRADES,
  type Grade,
  isAtLeast,
  type JsonObject,
  OutOfSight,
  type Puzzle,
  type PuzzleModule,
  PuzzleSolver,
  type PuzzleTask,
  playMatch,
  type RatedTurn,
  Referee,
  readOptions,
  type Seat,
} from '@hearthside/table';
import { heeding, Interrupted } from '../interrupt.ts';
import { seatPlayers } from '../players.ts';
import { secretFrom } from '../seeded-secret.ts';

export interface Wanted {
  readonly box: Box;
  /** How many in all, as many of each grade. */
  readonly count: number;
  readonly seed: string;
  readonly signal: AbortSignal;
  onFound(): void;
}

/** Games are played one after another until there are enough; the same seed finds the same puzzles. */
export async function makePuzzles(wanted: Wanted): Promise<Puzzle[]> {
  const { box, count, seed, signal } = wanted;
  const { game } = await box.rules();
  const module = await box.puzzles?.();
  if (!module) throw new Error(`${box.facts.title} has no puzzles`);
  const open = new Map<Grade, number>(
    GRADES.map((grade) => [grade, Math.ceil((count - grade + 1) / GRADES.length)]),
  );
  const found: Puzzle[] = [];
  const likes = new Map<string, number>();
  const { tables } = module.maker;
  let latest = 0;
  for (let nth = 1; found.length < count && !signal.aborted; nth++) {
    const table = tables[nth % tables.length] as (typeof tables)[number];
    const name = `${seed}-${nth}`;
    const record = await play(box, game, table, name, signal);
    if (!record) break;
    // One a game: positions of one game are alike.
    const isRare = nth - latest > PATIENCE;
    const puzzle = await firstPuzzle(game, module, table.options, name, record, signal, (each) => {
      const isOpen = (open.get(each.grade) ?? 0) > 0;
      if (!isOpen || found.some((other) => isAlike(other, each))) return false;
      return isRare || isWelcome(likes, each, count);
    });
    if (!puzzle) continue;
    latest = nth;
    open.set(puzzle.grade, (open.get(puzzle.grade) ?? 0) - 1);
    const kind = kindOf(puzzle);
    likes.set(kind, (likes.get(kind) ?? 0) + 1);
    found.push(puzzle);
    wanted.onFound();
  }
  return numbered(found);
}

const kindOf = ({ grade, goal, wrong }: Puzzle): string => `${grade} ${goal.key} ${wrong.why}`;

/** No goal with one kind of temptation may crowd out the others of its grade. */
const isWelcome = (likes: ReadonlyMap<string, number>, puzzle: Puzzle, count: number): boolean =>
  (likes.get(kindOf(puzzle)) ?? 0) < Math.max(1, Math.ceil((count / GRADES.length) * CROWD));
const CROWD = 0.4;
/** After so many games without a find any goal is welcome. */
const PATIENCE = 25;

/** The same question with the same answer, or the same picture. */
const isAlike = (one: Puzzle, other: Puzzle): boolean =>
  JSON.stringify(one.position) === JSON.stringify(other.position) ||
  (JSON.stringify(one.goal) === JSON.stringify(other.goal) &&
    one.seat === other.seat &&
    one.solution.join() === other.solution.join());

/** Easy ones first, and names that stay. */
function numbered(found: readonly Puzzle[]): Puzzle[] {
  const byGrade = GRADES.map((grade) => found.filter((puzzle) => puzzle.grade === grade));
  return byGrade.flatMap((puzzles, grade) =>
    puzzles.map((puzzle, i) => ({ ...puzzle, id: `${grade + 1}-${i + 1}` })),
  );
}

type Table = PuzzleModule['maker']['tables'][number];

async function play(box: Box, game: AnyGame, table: Table, name: string, signal: AbortSignal) {
  const options = readOptions(game, table.options);
  if (!options.ok) throw new Error(options.error);
  const referee = new Referee({
    game,
    options: options.value,
    table: name,
    secret: secretFrom(`puzzles ${name}`),
  });
  const players = await seatPlayers(box, table.players, name, { options: options.value });
  try {
    await playMatch(
      referee,
      players.map((player) => heeding(player, signal)),
    );
  } catch (error) {
    if (error instanceof Interrupted) return null;
    throw error;
  }
  return referee.record();
}

type Played = ReturnType<Referee['record']>;

async function firstPuzzle(
  game: AnyGame,
  module: PuzzleModule,
  options: JsonObject,
  from: string,
  { start, entries, options: read }: Played,
  signal: AbortSignal,
  isWanted: (puzzle: Puzzle) => boolean,
): Promise<Puzzle | null> {
  const restored = game.restore(start, read);
  if (!restored.ok) throw new Error(restored.error);
  const position = restored.value;
  for (const [at, { by, action }] of entries.entries()) {
    await breath();
    if (signal.aborted) return null;
    if (by !== CHANCE) {
      for (const task of module.maker.tasks(position, lockedFrom(game, position, entries, at))) {
        const puzzle = puzzleOf(game, module, options, from, task);
        if (puzzle && isWanted(puzzle)) return puzzle;
      }
    }
    game.play(position, by, game.readAction(action));
  }
  return null;
}

/** What each seat that chooses in secret goes on to lock in here. */
function lockedFrom(game: AnyGame, position: unknown, entries: Played['entries'], at: number) {
  const locked = new Map<Seat, unknown>();
  const actors = game.actors(position);
  if (actors.length < 2) return locked;
  for (const { by, action } of entries.slice(at, at + actors.length)) {
    if (by !== CHANCE && !locked.has(by)) locked.set(by, game.readAction(action));
  }
  return locked;
}

function puzzleOf(
  game: AnyGame,
  { judge, maker }: PuzzleModule,
  options: JsonObject,
  from: string,
  task: PuzzleTask,
): Puzzle | null {
  const solver = new PuzzleSolver(game, judge);
  let turns: RatedTurn[];
  try {
    const { mostPositions: most } = maker;
    const least = maker.least(task);
    if (maker.isAllOrNothing(task) && !solver.hasOneAnswer(task, most, least)) return null;
    turns = solver.turns(task, most);
  } catch (error) {
    if (error instanceof OutOfSight) return null;
    throw error;
  }
  const [best, second] = turns;
  if (!best || !second || best.worth < maker.least(task)) return null;
  if (!isAtLeast(best.worth - second.worth, maker.margin(task))) return null;
  if (!maker.isGood(task, turns)) return null;
  const write = (actions: readonly unknown[]) => actions.map((each) => game.writeAction(each));
  const wrong = maker.tempting(task, turns);
  const { why, rule } = solver.causeOf(wrong.actions, task);
  return {
    id: '',
    grade: maker.grade(task, turns),
    goal: task.goal,
    options,
    position: game.canonical(task.start),
    seat: task.seat,
    known: write(task.known),
    solution: write(best.actions),
    wrong: { actions: write(wrong.actions), why, rule },
    proof: { turns: turns.length, best: best.worth, second: second.worth },
    from,
  };
}
