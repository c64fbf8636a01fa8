/** One round with the rival's cards face up: is the goal reached however the Snowman moves? */

import type { PuzzleCause, PuzzleJudge, PuzzleTask } from '@hearthside/table';
import {
  type Action,
  game,
  type Position,
  rival,
  TEAM_NAMES,
  type Team,
  type Toy,
  toyBit,
  type WarehouseEvent,
} from '../rules/index.ts';

/** What a round can be for. `load` names the toy that must be aboard when it ends. */
export const GOALS = ['win', 'deliver', 'load', 'stop'] as const;
export type Goal = (typeof GOALS)[number];

export const goalOf = ({ goal }: PuzzleTask): Goal => goal.key as Goal;
export const toyOf = ({ goal }: PuzzleTask): Toy => goal.values?.['toy'] as Toy;

export const judge: PuzzleJudge<Position, WarehouseEvent> = {
  judged(position, task) {
    const start = task.start as Position;
    const team = task.seat as Team;
    const hasDelivered = (each: Team) =>
      position.trucks[each].completed.length > start.trucks[each].completed.length;
    const isOver = position.round !== start.round || position.phase === 'over';
    switch (goalOf(task)) {
      case 'stop':
        if (hasDelivered(rival(team))) return 0;
        return isOver ? 1 : null;
      case 'load':
        if (!isOver) return null;
        return (position.trucks[team].toys & toyBit(toyOf(task))) !== 0 ? 1 : 0;
      default:
        if (hasDelivered(team)) return 1;
        return isOver ? 0 : null;
    }
  },
  answer: ([program]) => game.writeAction(program as Action),
  cause(events, task) {
    const own = TEAM_NAMES[task.seat as Team];
    if (goalOf(task) === 'stop') return RIVAL_DELIVERS;
    return events.map((event) => causeIn(event, own)).find((cause) => cause !== null) ?? ELSEWHERE;
  },
};

const RIVAL_DELIVERS: PuzzleCause = { why: 'rival-delivers', rule: 'WE-52' };
const ELSEWHERE: PuzzleCause = { why: 'elsewhere', rule: 'WE-30' };

/** What comes between a plan and its goal. */
function causeIn(event: WarehouseEvent, own: string): PuzzleCause | null {
  switch (event.type) {
    case 'bump':
      return event.seat === own ? { why: `bump-${event.into}`, rule: event.rule } : null;
    case 'push':
      return event.seat === own ? { why: 'pushed', rule: event.rule } : null;
    case 'take':
      return event.rival === own ? { why: 'robbed', rule: event.rule } : null;
    default:
      return null;
  }
}
