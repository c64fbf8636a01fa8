/** Ogres & Elves by pictures: the board is the chooser, and every question fits where the keys were. */

import { expect, type Page, test } from '@playwright/test';
import { keys } from './elf-play.ts';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';

async function sit(page: Page, level = 'first', realDie = false): Promise<void> {
  await hurry(page);
  await page.goto('/new/ogres-and-elves');
  await page
    .locator('select')
    .filter({ has: page.locator(`option[value="${level}"]`) })
    .selectOption(level);
  if (realDie) await page.getByRole('checkbox', { name: 'We have a real die' }).check();
  await page.getByRole('button', { name: 'Let’s play' }).click();
  await keys(page).first().waitFor();
}

const boardBox = (page: Page) => page.locator('.board').boundingBox();
const space = (page: Page, name: string) => page.locator(`.board [data-space="${name}"]`);
const tag = (page: Page) => page.locator('.why-tag');

test('on a phone the board stays as it is whatever is asked, reads aloud if wished, and takes a step back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await sit(page);
  await page.getByRole('button', { name: 'Yes, please' }).click();
  await expect(page.locator('.read-offer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tell me what lies on the table' })).toBeVisible();
  const before = await boardBox(page);
  await page.getByRole('button', { name: /^Tap a glowing place/ }).click();
  const list = page.locator('.oe-chooser');
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'pictures-list-phone');
  expect(await boardBox(page)).toEqual(before);
  // A list is there only where asked for, and one tap takes it back like a step of a plan.
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(list).toHaveCount(0);
  // The hint is drawn on the board and does not move it.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.oe-hint-ring, .oe-hint-home').first()).toBeVisible({
    timeout: 20_000,
  });
  expect(await boardBox(page)).toEqual(before);
  await expectAccessible(page);
  await page.locator('.coach-do').click();
  await expect(page.getByRole('button', { name: /^Roll/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: /^Tap a glowing place/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('.oe-tap')).toBeVisible();
  await expect(page.locator('.read-offer')).toHaveCount(0);
});

test('with a Shield in hand a wrong place says why; a real die is told by its faces and put right', async ({
  page,
}) => {
  await sit(page, 'second', true);
  await space(page, 'castle-a').click({ position: { x: 4, y: 4 } });
  await expect(tag(page)).toContainText('A Shield goes onto a mine');
  await expect(tag(page)).toContainText('OE-41');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Ready/ }).click();
  await page.getByRole('button', { name: /^Ready/ }).click();
  await page.getByRole('button', { name: /^Shields/ }).click();
  await space(page, 'home').click();
  await expect(tag(page)).toContainText('OE-41');
  await page.getByRole('button', { name: 'Never mind' }).click();
  await page.getByRole('button', { name: /^Stay/ }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  const faces = page.getByRole('dialog', { name: /Roll your die/ });
  await expect(faces.getByRole('button', { name: /The die shows/ })).toHaveCount(6);
  await expect(page.locator('.board')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'pictures-real-die');
  await faces.getByRole('button', { name: 'The die shows 3' }).click();
  await expect(faces).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await faces.getByRole('button', { name: 'The die shows 4' }).click();
  const log = page.getByRole('complementary', { name: 'What happened' });
  await log
    .getByRole('button', { name: /things that happened/ })
    .first()
    .click();
  await expect(log).toContainText('The die shows 4');
  await expect(log).not.toContainText('The die shows 3');
  await expectAccessible(page);
});
