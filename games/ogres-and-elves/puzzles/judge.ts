/** One turn of an elf: something to reach this turn, or to be sure of whatever the die shows. */

import type { PuzzleCause, PuzzleJudge, PuzzleTask, Seat } from '@hearthside/table';
import { type Action, type Event, game, type Item, type Position } from '../rules/index.ts';
import { ITEMS } from '../rules/pieces.ts';
import { count, size } from '../rules/pile.ts';
import { bagOf, isCaptive, score } from '../rules/position.ts';

/**
 * `points`: the most points in this turn, before the die. `fetch`: have one more of an item and be free after the
 * die, whatever it shows. `free`: the same for a teammate who is held. `guard`: nothing is grabbed and nobody caught.
 */
export type Goal = 'points' | 'fetch' | 'free' | 'guard';
export const goalOf = ({ goal }: PuzzleTask): Goal => goal.key as Goal;
const itemOf = ({ goal }: PuzzleTask): number => ITEMS.indexOf(goal.values?.['item'] as Item);
const friendOf = ({ goal }: PuzzleTask): Seat => goal.values?.['other'] as Seat;

export const captivesIn = (p: Position): number => p.heldBy.filter((ogre) => ogre !== 0).length;

export const judge: PuzzleJudge<Position, Event> = {
  judged(p, task) {
    const start = task.start as Position;
    const { seat } = task;
    // With everybody caught there is nothing left to reach.
    const isPast = p.turn !== start.turn || p.phase === 'over' || p.phase === 'rescue';
    switch (goalOf(task)) {
      case 'points':
        return p.phase === 'die' || isPast ? score(p) - score(start) : null;
      case 'fetch': {
        const item = itemOf(task);
        const hasMore = count(bagOf(p, seat), item) > count(bagOf(start, seat), item);
        return isPast ? Number(hasMore && !isCaptive(p, seat)) : null;
      }
      case 'free':
        return isPast ? Number(!isCaptive(p, friendOf(task)) && !isCaptive(p, seat)) : null;
      case 'guard':
        return isPast
          ? Number(size(p.grabbed) === size(start.grabbed) && captivesIn(p) === 0)
          : null;
    }
  },
  // Points are made at Home and by gifts; neither Shields nor bags change that.
  matters: (action, task) => goalOf(task) !== 'points' || SCORING.has((action as Action).kind),
  // Where one stops, what one gives or brings home and where Shields go; the rest is a matter of taste.
  answer: (actions, task) =>
    (actions as readonly Action[])
      .filter(({ kind }) => ANSWERING[goalOf(task)].has(kind))
      .map((action) => game.writeAction(action).replace(/ castle-\w$/, ''))
      .sort()
      .join(', '),
  cause(events, task) {
    const found = events.map((event) => causeIn(event, task)).find((cause) => cause !== null);
    return found ?? OTHERWISE[goalOf(task)];
  },
};

/** What is done with Shields before moving. */
export const SHIELDS: ReadonlySet<string> = new Set(['deploy', 'shift', 'store']);
const SCORING: ReadonlySet<string> = new Set(['move', 'deliver', 'gift', 'roll']);
const ANSWERING: Readonly<Record<Goal, ReadonlySet<string>>> = {
  points: new Set(['move', 'deliver', 'gift', 'ransom']),
  fetch: new Set(['move', 'gift']),
  free: new Set(['move', 'gift', 'ransom']),
  guard: SHIELDS,
};

const OTHERWISE: Readonly<Record<Goal, PuzzleCause>> = {
  points: { why: 'fewer', rule: 'OE-112' },
  fetch: { why: 'elsewhere', rule: 'OE-60' },
  free: { why: 'still-held', rule: 'OE-93' },
  guard: { why: 'grabbed', rule: 'OE-90' },
};

function causeIn(event: Event, { seat }: PuzzleTask): PuzzleCause | null {
  switch (event.type) {
    case 'captured':
      return { why: event.seat === seat ? 'caught' : 'friend-caught', rule: event.rule };
    case 'robbed':
      return { why: event.seat === seat ? 'robbed' : 'friend-robbed', rule: event.rule };
    case 'grabbed':
      return { why: 'grabbed', rule: event.rule };
    default:
      return null;
  }
}
