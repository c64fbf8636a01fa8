/** Puzzles: a wrong try is played out and answered with its rule, the right one earns stars that stay. */

import { findBox } from '@hearthside/shelf';
import { expect, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';
import { CARDS, lockIn } from './truck-play.ts';

/** In the order of `CARDS`. */
const NOTATION = ['L2', 'L1', 'F1', 'F2', 'R1', 'R2'];

/** The cards of `program L1 F2 R1`, as their keys are named. */
const cardsOf = ([program = '']: readonly string[]): string[] =>
  program
    .split(' ')
    .slice(1)
    .map((card) => CARDS[NOTATION.indexOf(card)] as string);

test('a puzzle is tried, hinted and solved, and stays solved', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('region', { name: 'Puzzle of the day' })).toBeVisible();
  await expectAccessible(page);
  const [first] = (await findBox('warehouse-elves')?.puzzles?.())?.puzzles ?? [];
  if (!first) throw new Error('there are no puzzles');
  await page.getByRole('link', { name: /No\. 1\b/ }).click();
  await expect(page.getByRole('region', { name: 'Your goal' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('h');
  await expect(page.getByText('Think of this rule')).toBeVisible();
  await lockIn(page, cardsOf(first.wrong.actions));
  await expect(page.getByRole('alert')).toContainText('Not quite');
  await expect(page.getByRole('alert')).toContainText(first.wrong.rule);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await lockIn(page, cardsOf(first.solution));
  await expect(page.getByRole('alert')).toContainText('Solved!');
  await expect(page.getByRole('alert').getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  await expect(page.getByText('How you did it')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'puzzle-solved');
  await page.keyboard.press('Escape');
  await page.reload();
  const ticket = page.getByRole('link', { name: /No\. 1\b/ });
  await expect(ticket.getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next/ })).toContainText('No. 2');
});
