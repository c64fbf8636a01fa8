/** A player at a table of Warehouse Elves. */

import type { Page } from '@playwright/test';

export const CARDS = ['sharp left', 'left', 'forward 1', 'forward 2', 'right', 'sharp right'];

/** Whoever drives like this comes to nothing that must be decided. */
const ANY_THREE = ['forward 1', 'left', 'sharp right'];

/** Puts cards into the plan, in this order. */
export async function planCards(page: Page, cards: readonly string[] = ANY_THREE): Promise<void> {
  for (const card of cards) await page.getByRole('button', { name: `Card ${card}: put` }).click();
}

export async function lockIn(page: Page, cards: readonly string[] = ANY_THREE): Promise<void> {
  await planCards(page, cards);
  await page.getByRole('button', { name: 'Lock in' }).click();
}
