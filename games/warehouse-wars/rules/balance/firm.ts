/**
 * Planks that hold whatever comes, so that nothing has to be computed for them. A plank is firm if
 *
 * - everything it rests on is the ground or a firm plank,
 * - its own load, the plank and the crates standing on it, is over its supports, and
 * - so is every cell in which another plank rests on it.
 *
 * "Over its supports" is between its outermost ones; across, they are as wide as the plank.
 *
 * Whatever may press on a firm plank from above then is, taken together with its own load, over its
 * supports, which can take it: a contact may press anywhere on its square, so the corners of the
 * outermost ones share any force between them. The firm planks below see it press where it rests,
 * which is over their supports by the third condition. So a firm plank is as good as the ground to
 * those above, and it never presses on a plank that is not firm, as by the first condition it rests on
 * none. Hence a pile stands if and only if its planks that are not firm do, the firm ones counted
 * as ground.
 */

import { lowestBit } from '@hearthside/table';
import { burdens, type Position, restsOf } from '../position.ts';
import { PLANK_LENGTH } from '../spans.ts';
import { loadOf } from './forces.ts';
import { planksUnder } from './pile.ts';

/** By the cells where a plank rests, `| cells with a crate << 4 | cells pressed on << 8`: the last two conditions. */
const OVER_SUPPORTS = Uint8Array.from({ length: 1 << (3 * PLANK_LENGTH) }, (_, cells) => {
  const rests = cells & 15;
  const pressed = cells >> 8;
  const from = lowestBit(rests);
  const to = highest(rests) + 1;
  const { force, along } = loadOf(((cells >> 4) & 15) << 20);
  const ownLoad = from * force <= along && along <= to * force;
  const others = pressed === 0 || (from <= lowestBit(pressed) && highest(pressed) < to);
  return rests !== 0 && ownLoad && others ? 1 : 0;
});

function highest(cells: number): number {
  return 31 - Math.clz32(cells);
}

/** Which of the first so many planks are firm, a bit each. */
export function firmPlanks(position: Position, count: number): number {
  let firm = 0;
  for (let plank = 0; plank < count; plank++) {
    const bearing = position.bearings[plank] as number;
    const cells = restsOf(position, plank) | (burdens(bearing) << PLANK_LENGTH);
    // Planks rest on earlier ones only.
    if ((planksUnder(bearing) & ~firm) === 0) firm |= (OVER_SUPPORTS[cells] as number) << plank;
  }
  return firm;
}
