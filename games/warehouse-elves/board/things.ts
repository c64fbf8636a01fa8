/** What can be asked about, and the statements that speak of it. */

import { type Axial, axial, BAYS, type CardName, TEAM_NAMES, type View } from '../rules/index.ts';
import { sameHex, stocksOf } from './telling.ts';

export const things: Readonly<Record<string, readonly string[]>> = {
  snowman: ['WE-40', 'WE-42', 'WE-45'],
  truck: ['WE-30', 'WE-32', 'WE-34'],
  bay: ['WE-3', 'WE-52', 'WE-36'],
  stock: ['WE-4', 'WE-50'],
  floor: ['WE-1', 'WE-2'],
  die: ['WE-7', 'WE-21', 'WE-40'],
  deck: ['WE-5', 'WE-53'],
  'card-turn': ['WE-6', 'WE-30'],
  'card-forward': ['WE-6', 'WE-31', 'WE-32'],
  plan: ['WE-20', 'WE-22'],
  'lock-in': ['WE-20', 'WE-21'],
  'load-or-not': ['WE-50', 'WE-33'],
  wishlist: ['WE-5', 'WE-10', 'WE-52'],
  locked: ['WE-20', 'WE-22'],
  aboard: ['WE-50', 'WE-51'],
  delivered: ['WE-52', 'WE-54'],
  santa: ['WE-13', 'WE-22', 'WE-23'],
};

/** What is on a hex, the topmost first. */
export function thingsAt(view: View, at: Axial): string {
  const found = [
    sameHex(view.snowman, at) && 'snowman',
    TEAM_NAMES.some((team) => sameHex(view.trucks[team].at, at)) && 'truck',
    BAYS.some((bay) => sameHex(axial(bay), at)) && 'bay',
    stocksOf(view).some(([, stock]) => sameHex(stock, at)) && 'stock',
  ].filter((thing) => thing !== false);
  return found.length > 0 ? found.join(' ') : 'floor';
}

export const thingOfCard = (card: CardName): string =>
  card.startsWith('F') ? 'card-forward' : 'card-turn';
