/** How a beginner looks at the pile: for points of its own, and not everywhere. */

import type { RatedChoice } from '@hearthside/search';
import type { Dice } from '@hearthside/table';
import { crateAt } from '../rules/actions.ts';
import type { Cell } from '../rules/cells.ts';
import { NEXT_ROW } from '../rules/cells.ts';
import { game, type Position, seatOnTurn } from '../rules/index.ts';
import { cratesOf } from '../rules/position.ts';
import { type Chance, chancesOf, wouldFall } from './chances.ts';

/** Out of a hundred places for a crate it overlooks so many, and in so many turns it forgets planks. */
const OVERLOOKED = 84;
const NO_PLANK = 75;
/** A crate beside one's own is a line to come. */
const BESIDE = 0.3;

const AROUND = [1, NEXT_ROW, NEXT_ROW + 1, NEXT_ROW - 1].flatMap((step) => [step, -step]);

/** What it sees, the best first. Nothing that falls is among it while anything stands. */
export function glance(position: Position, dice: Dice): RatedChoice[] {
  const seat = seatOnTurn(position);
  if (position.cratePlaced) return [{ action: 'end', value: 0 }];
  const standing = chancesOf(position, seat).filter(({ cell }) => !wouldFall(position, seat, cell));
  const noticed = standing.filter(() => dice.below(100) >= OVERLOOKED);
  const crates = noticed.length > 0 ? noticed : standing;
  const rated = crates.map((chance): RatedChoice => {
    const action = game.writeAction(crateAt(chance.cell));
    return { action, value: appeal(position, chance), plan: ['end'] };
  });
  if (!position.plankPlaced && dice.below(100) >= NO_PLANK) rated.push(...ontoPlanks(position));
  return rated.sort((one, other) => other.value - one.value);
}

function appeal(position: Position, { cell, own }: Chance): number {
  const stacks = cratesOf(position, seatOnTurn(position));
  const beside = AROUND.some((step) => (stacks[cell + step] ?? 0) !== 0);
  return own + (beside ? BESIDE : 0);
}

/** A plank that leads up to points. */
function ontoPlanks(position: Position): RatedChoice[] {
  const seat = seatOnTurn(position);
  return game.legal(position, seat).flatMap((plank): RatedChoice[] => {
    if (plank.kind !== 'plank') return [];
    const after = game.clone(position);
    game.play(after, seat, plank);
    if (after.result) return [];
    const cells: readonly Cell[] = plank.span?.cells ?? [];
    const [best] = chancesOf(after, seat)
      .filter(({ cell, own }) => own > 0 && cells.includes(cell) && !wouldFall(after, seat, cell))
      .sort((one, other) => other.own - one.own);
    if (!best) return [];
    const plan = [game.writeAction(crateAt(best.cell))];
    return [{ action: game.writeAction(plank), value: best.own, plan }];
  });
}
