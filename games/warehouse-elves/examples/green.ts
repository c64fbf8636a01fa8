import type { Toy } from '../rules/index.ts';
import { PARKED, TURNING } from '../stages/warehouse.ts';

/** Green tries it, red turns on the spot. */
export const GREEN = { options: {}, seat: 0, others: [TURNING] };
export const WISHLIST: readonly Toy[] = ['ball', 'car', 'robot'];
/** Red's truck, somewhere else than in its bay. */
export const redAt = (q: number, r: number, toys: readonly Toy[] = []) => ({
  ...PARKED,
  at: [q, r] as const,
  toys,
});
