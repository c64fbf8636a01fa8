/**
 * A tree of what one seat has seen. A node is a decision of that seat: the view it has there, after
 * the views and choices it had before. Worlds that look the same to the seat share the node,
 * whatever differs in what is hidden, so no choice in it can hang on a secret of another.
 */

import { type Dice, pick, type Seat } from '@hearthside/table';
import type { Habits } from './habits.ts';

/** How much a choice that was seldom tried is worth another try. */
const CURIOSITY = 0.5;
/** A node that was reached n times tells up to `WIDTH × √n` choices apart: few rounds must not be spread over many choices. */
const WIDTH = 1;

/** A choice at a node, and what came of it. */
export class Branch {
  visits = 0;
  /** In how many rounds it was allowed: in some worlds it may not be. */
  allowed = 1;
  #worth = 0;
  #share = 0;
  #losesAtOnce = true;
  readonly #next = new Map<string, Node>();

  /** What a round that went this way came to, after how many steps of the whole round. */
  add(worth: number, share: number, steps: number): void {
    this.visits++;
    this.#worth += worth;
    this.#share += share;
    if (share > 0 || steps > 1) this.#losesAtOnce = false;
  }

  /** The mean of what it was worth. */
  get worth(): number {
    return this.visits > 0 ? this.#worth / this.visits : 0;
  }

  /** The mean share of a win or of the top score. */
  get share(): number {
    return this.visits > 0 ? this.#share / this.visits : 0;
  }

  /** Did the game end with it right away, lost, whenever it was tried? Asked of the turn thought about. */
  get losesAtOnce(): boolean {
    return this.visits > 0 && this.#losesAtOnce;
  }

  /** The seat's next decision if this is what it sees there, and whether it never came there before. */
  next(seen: string): { readonly node: Node; readonly isNew: boolean } {
    const known = this.#next.get(seen);
    if (known) return { node: known, isNew: false };
    const node = new Node();
    this.#next.set(seen, node);
    return { node, isNew: true };
  }
}

export class Node {
  /** By notation. */
  readonly branches = new Map<string, Branch>();
  visits = 0;

  /** The choice to try in this round, of those that this world allows. */
  select<Action>(seat: Seat, legal: readonly Action[], habits: Habits, dice: Dice): Action {
    this.visits++;
    const fresh: Action[] = [];
    let best: Action | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const branch = this.branches.get(habits.write(action));
      if (!branch) {
        fresh.push(action);
        continue;
      }
      branch.allowed++;
      const urgency =
        branch.worth + CURIOSITY * Math.sqrt(Math.log(branch.allowed + 1) / branch.visits);
      if (urgency > highest) [best, highest] = [action, urgency];
    }
    const tried = legal.length - fresh.length;
    if (best !== null && (fresh.length === 0 || tried >= WIDTH * Math.sqrt(this.visits)))
      return best;
    return mostPromising(seat, fresh, habits, dice);
  }

  branch(text: string): Branch {
    let branch = this.branches.get(text);
    if (!branch) {
      branch = new Branch();
      this.branches.set(text, branch);
    }
    return branch;
  }
}

/** The one that earned most elsewhere; equals by the dice, so that no order of the game's lists shows. */
function mostPromising<Action>(
  seat: Seat,
  fresh: readonly Action[],
  habits: Habits,
  dice: Dice,
): Action {
  let best: Action[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of fresh) {
    const earned = habits.earned(seat, habits.write(action));
    if (earned > highest) [best, highest] = [[action], earned];
    else if (earned === highest) best.push(action);
  }
  return pick(best, dice);
}
