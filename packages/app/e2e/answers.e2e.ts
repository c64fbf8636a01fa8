/** Every tap answers: what cannot be done says why, at the spot that was touched, with its rule. */

import { expect, type Page, test } from '@playwright/test';
import { beginKey, playKey } from './home-keys.ts';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';

/** A tap on what is greyed: it answers, so it is no dead key. */
const tapAnyway = (page: Page, name: RegExp) =>
  page.locator('.tray-middle').getByRole('button', { name }).first().click({ force: true });

const tag = (page: Page) => page.locator('.why-tag');

async function sitDown(page: Page, game: string): Promise<void> {
  await hurry(page);
  await page.goto(`/new/${game}`);
  await beginKey(page).click();
}

test('a fourth card and a hex answer with their rule, and a new plan takes the complaint away', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await playKey(page).click();
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
  await expect(page.locator('.seat.is-you .you-mark')).toHaveText('You');
  await tapAnyway(page, /^Lock in/);
  await expect(tag(page)).toContainText('Three cards a round');
  for (const card of ['forward 1', 'forward 2', 'left', 'right']) {
    await page.getByRole('button', { name: `Card ${card}: put` }).click();
  }
  await expect(tag(page)).toContainText('Three cards a round');
  await expect(tag(page)).toContainText('WE-20');
  // The tag goes after a while: it is measured before the slow look at the whole page.
  const box = await tag(page).boundingBox();
  const card = await page.getByRole('button', { name: 'Card right: put' }).boundingBox();
  // At the spot: the tag hangs over the card that was touched.
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (card?.x ?? 0))).toBeLessThan(200);
  await expectAccessible(page);
  await keepPicture(page, 'answers-fourth-card');
  await page.getByRole('button', { name: /^Card left: place 3/ }).click();
  await expect(tag(page)).toHaveCount(0);
  await page.locator('.we-hex').nth(5).click();
  await expect(tag(page)).toContainText('Cards drive the truck');
  await tag(page).getByRole('button', { name: 'Rule WE-30' }).click();
  await expect(page.getByRole('dialog')).toContainText('turns your truck');
});

test('greyed keys say what comes first', async ({ page }) => {
  await sitDown(page, 'ogres-and-elves');
  await tapAnyway(page, /^Deliver/);
  await expect(tag(page)).toContainText('First walk, or stay where you are');
  await page.getByRole('button', { name: 'Take back' }).click({ force: true });
  await expect(tag(page)).toContainText('There is nothing to take back yet');
});
