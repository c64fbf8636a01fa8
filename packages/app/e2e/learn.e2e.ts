/** Learn: a stop waits, explains on the board what is not quite right, shows, and praises. */

import { expect, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';
import { lockIn } from './truck-play.ts';

test('a mistake is explained with its rule, and the solution earns stars that stay', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn/ }).click();
  await expect(page.getByRole('heading', { name: 'Learn Warehouse Elves' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Go on: Drive to the doll/ }).click();
  await lockIn(page, ['forward 1', 'forward 2', 'left']);
  await expect(page.getByRole('heading', { name: 'Not quite' })).toBeVisible();
  await expect(page.locator('.bubble')).toContainText('WE-32');
  await expectAccessible(page);
  await keepPicture(page, 'learn-not-quite');
  await page.getByRole('button', { name: 'Try again' }).click();
  await lockIn(page, ['forward 1', 'left', 'forward 2']);
  await expect(page.getByRole('heading', { name: /You did it/ })).toBeVisible();
  await expect(page.locator('.bubble').getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  await keepPicture(page, 'learn-praise');
  await page.keyboard.press('Escape');
  const stop = page.getByRole('link', { name: /Drive to the doll/ }).last();
  await expect(stop.getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
});

test('a refused choice is answered by its rule, and whoever asks is shown', async ({ page }) => {
  await hurry(page);
  await page.goto('/learn/ogres-and-elves/fetch');
  await page.getByRole('button', { name: /^Mine 9:/ }).click();
  await expect(page.locator('.bubble')).toContainText('You can walk two steps');
  await expect(page.locator('.bubble')).toContainText('OE-50');
  await page.keyboard.press('s');
  await expect(page.getByRole('heading', { name: /Hooray/ })).toBeVisible();
  await expect(page.locator('.bubble').getByRole('img', { name: '1 of 3 stars' })).toBeVisible();
  await expectAccessible(page);
});
