/** Whole turns: every place an elf could go, what it would do there, and where Shields would lie. */

import { bitsIn, lowestBit, type Seat } from '@hearthside/table';
import { type Action, AGREE, DEPLOY, ROLL, SHIFT } from '../rules/actions.ts';
import { legal } from '../rules/legal.ts';
import { SHIELD } from '../rules/pieces.ts';
import { one } from '../rules/pile.ts';
import { play } from '../rules/play.ts';
import { clone, ogreSpaces, type Position } from '../rules/position.ts';
import { bestShields, shieldsInBag } from './shields.ts';
import { worth } from './worth.ts';

/** What is worth doing must be better by this much; it also keeps items from going to and fro. */
const BETTER = 0.005;

/** The rest of a turn, action by action, and the position before the die that it leads to. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly after: Position;
}

/**
 * The plans for the seat whose turn it is, from any point of its turn on. A delivery may cost so many
 * points of what might still come: one who has waited long rather fills the last chest.
 */
export function plansFor(p: Position, seat: Seat, givenUp = 0): Plan[] {
  switch (p.phase) {
    case 'move':
      return turnStarts(p, seat, givenUp);
    case 'handle':
      return [handled({ actions: [], after: clone(p) }, seat, givenUp)];
    default:
      return legal(p, seat).map((action) => played(p, seat, action));
  }
}

function played(p: Position, seat: Seat, action: Action): Plan {
  const after = clone(p);
  play(after, seat, action);
  if (after.phase === 'answer') allAgree(after);
  return { actions: [action], after };
}

/** What comes of a proposal if nobody objects: the proposer hopes so, the others are asked. */
export function allAgree(p: Position): void {
  while (p.phase === 'answer') {
    const seat = lowestBit(p.waiting);
    play(p, seat, AGREE);
  }
}

function turnStarts(p: Position, seat: Seat, givenUp: number): Plan[] {
  const base = clone(p);
  const inBag = p.rules.shields > 0 ? shieldsInBag(p, seat) - p.storedShields : 0;
  // A Shield does good only on the board: all go out, and where to is settled last.
  base.bags[seat] = (base.bags[seat] as number) - inBag * one(SHIELD);
  const plans: Plan[] = [];
  for (const action of legal(p, seat)) {
    if (action.kind === 'deploy' || action.kind === 'shift' || action.kind === 'store') continue;
    for (const plan of continued(played(base, seat, action), seat, givenUp)) {
      plans.push(p.rules.shields > 0 ? withShields(p, inBag, plan) : plan);
    }
  }
  return plans;
}

/** After the move: what to do at the place reached. */
function continued(plan: Plan, seat: Seat, givenUp: number): Plan[] {
  const { after, actions } = plan;
  if (after.phase === 'handle') return [handled(plan, seat, givenUp)];
  if (after.phase !== 'gift') return [plan];
  return legal(after, seat).map((gift) => {
    const given = played(after, seat, gift);
    return { actions: [...actions, gift], after: given.after };
  });
}

/** Picks up, delivers and shares as long as that makes the position better, then rolls. */
function handled(plan: Plan, seat: Seat, givenUp: number): Plan {
  const actions = [...plan.actions];
  let after = plan.after;
  let value = worth(after);
  while (after.phase === 'handle') {
    let best: Position | null = null;
    let bestAction: Action = ROLL;
    for (const action of legal(after, seat)) {
      if (action.kind === 'roll' || action.kind === 'recover') continue;
      const next = clone(after);
      play(next, seat, action);
      if (next.phase === 'answer') allAgree(next);
      const nextValue = worth(next) + (action.kind === 'deliver' ? givenUp : 0);
      if (nextValue <= value + BETTER) continue;
      value = nextValue;
      best = next;
      bestAction = action;
    }
    actions.push(bestAction);
    if (best) after = best;
    else play(after, seat, ROLL);
  }
  return { actions, after };
}

/** Puts the Shield actions before everything else of the plan. */
function withShields(p: Position, inBag: number, { actions, after }: Plan): Plan {
  if (after.phase === 'over') return { actions, after };
  const movable = p.shields & ~p.handledShields;
  const fixed = p.shields & p.handledShields;
  const closed = ogreSpaces(p);
  const shields = bestShields(after, fixed, bitsIn(movable) + inBag, closed);
  after.shields = shields;
  return { actions: [...shieldActions(movable, shields & ~fixed, inBag), ...actions], after };
}

/** OE-42: first those out of the bag, then those that lie elsewhere. */
function shieldActions(from: number, to: number, inBag: number): Action[] {
  const actions: Action[] = [];
  let sources = from & ~to;
  let bag = inBag;
  for (let targets = to & ~from; targets !== 0; targets &= targets - 1) {
    const mine = lowestBit(targets);
    if (bag > 0) {
      bag--;
      actions.push(DEPLOY[mine] as Action);
    } else {
      actions.push(SHIFT[lowestBit(sources)]?.[mine] as Action);
      sources &= sources - 1;
    }
  }
  return actions;
}
