/**
 * Information-set Monte-Carlo tree search. Each round imagines a world that fits what the seat sees,
 * plays it to its end, and lets every seat learn from that in the tree of what it has itself seen.
 */

import {
  type AnyGame,
  CHANCE,
  type Dice,
  type Outcome,
  pick,
  type Seat,
  type Turn,
} from '@hearthside/table';
import type { Clock } from '../clock.ts';
import { Habits } from './habits.ts';
import { Branch, Node } from './tree.ts';
import { shareTo, unfinished, worthTo } from './worth.ts';

/** How many steps of an imagined game pass between two looks at the clock. */
const STEPS_A_LOOK = 8;

/** One choice on the way, for its seat to learn from. */
interface Choice {
  readonly seat: Seat;
  readonly text: string;
  /** Null beyond the tree. */
  readonly branch: Branch | null;
}

export class Rounds {
  /** The turn that is thought about. */
  readonly root = new Node();
  /** Do others choose at the same time, so that being predictable is bad? */
  atOnce = false;
  /** The highest score of a team, once an ending told it. */
  top: number | null = null;
  readonly #game: AnyGame;
  readonly #turn: Turn;
  readonly #dice: Dice;
  readonly #habits: Habits;
  /** Before the first decision of each seat; which one that is depends on what the world shows it. */
  readonly #starts = new Map<Seat, Branch>();

  constructor(game: AnyGame, turn: Turn, dice: Dice) {
    this.#game = game;
    this.#turn = turn;
    this.#dice = dice;
    this.#habits = new Habits(game);
  }

  /** Plays as many rounds as the clock grants; with `only`, all of them begin with that action. */
  run(clock: Clock, only: string | null = null): this {
    while (clock.goOn()) {
      const world = this.#game.imagine(this.#turn.view, this.#dice);
      this.atOnce ||= this.#game.actors(world).length > 1;
      this.#play(world, clock, only);
    }
    return this;
  }

  /** Plays a world to its end and learns from it, or nothing when time runs out on the way. */
  #play(world: unknown, clock: Clock, only: string | null): void {
    const game = this.#game;
    const way: Choice[] = [];
    /** What each seat chose last within its tree. */
    const last = new Map<Seat, Branch>();
    let growing = true;
    let outcome: Outcome | null = null;
    let steps = 0;
    // Habits may go in circles where chance alone would not: such a game is nobody's.
    while (outcome === null && steps < game.facts.longestRandomGame) {
      if (steps % STEPS_A_LOOK === STEPS_A_LOOK - 1 && clock.timeIsUp) return;
      const actors = game.actors(world);
      if (actors.length === 0) {
        game.play(world, CHANCE, pick(game.chance(world), this.#dice));
      } else {
        // Who asks goes first. Those who choose at once come in any order, unseen by each other.
        const seat = steps === 0 ? this.#turn.seat : pick(actors, this.#dice);
        const grown = growing ? this.#nodeFor(seat, world, steps, last.get(seat)) : null;
        if (grown?.isNew) growing = false;
        const choice = this.#choose(seat, world, grown?.node ?? null, steps === 0 ? only : null);
        if (choice.branch) last.set(seat, choice.branch);
        way.push(choice);
      }
      steps++;
      outcome = game.outcome(world);
    }
    this.#learn(way, outcome ?? unfinished(game.facts.cooperative), steps);
  }

  /** Where the seat stands in its own tree. */
  #nodeFor(seat: Seat, world: unknown, steps: number, last: Branch | undefined) {
    if (steps === 0) return { node: this.root, isNew: false };
    let before = last ?? this.#starts.get(seat);
    if (!before) {
      before = new Branch();
      this.#starts.set(seat, before);
    }
    return before.next(JSON.stringify(this.#game.view(world, seat)));
  }

  #choose(seat: Seat, world: unknown, node: Node | null, only: string | null): Choice {
    const all = this.#game.legal(world, seat);
    const legal = only === null ? all : all.filter((action) => this.#habits.write(action) === only);
    const action = node
      ? node.select(seat, legal, this.#habits, this.#dice)
      : this.#habits.choose(seat, legal, this.#dice);
    const text = this.#habits.write(action);
    this.#game.play(world, seat, action);
    return { seat, text, branch: node?.branch(text) ?? null };
  }

  #learn(way: readonly Choice[], outcome: Outcome, steps: number): void {
    if (outcome.kind === 'team') this.top = Math.max(this.top ?? 0, outcome.top);
    for (const { seat, text, branch } of way) {
      const worth = worthTo(seat, outcome, steps);
      this.#habits.learn(seat, text, worth);
      branch?.add(worth, shareTo(seat, outcome), steps);
    }
  }
}
