/** “Why?” on anything: by the right button, by a long press, by “?” and a tap, and by keys alone. */

import { expect, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';

test.use({ hasTouch: true });

test('whatever is asked about says what it is and which rules speak of it, and nothing is pressed', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/learn/warehouse-elves/drive');
  const card = page.getByRole('complementary', { name: 'What it is' });
  const snowman = page.getByRole('button', { name: /the Snowman/ });
  await snowman.click({ button: 'right' });
  await expect(card).toContainText('The Snowman slides');
  await expect(card.getByRole('button', { name: 'Rule WE-42' })).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'why-snowman');
  const [thing, said] = [await snowman.boundingBox(), await card.boundingBox()];
  if (!thing || !said) throw new Error('nothing to see');
  const apart =
    said.x >= thing.x + thing.width ||
    said.x + said.width <= thing.x ||
    said.y >= thing.y + thing.height ||
    said.y + said.height <= thing.y;
  expect(apart).toBe(true);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();

  // A finger that rests asks, and lifts without playing a card.
  const hand = page.getByRole('button', { name: 'Card forward 1: put it into the plan' });
  const at = await hand.boundingBox();
  if (!at) throw new Error('no card');
  const fingers = await page.context().newCDPSession(page);
  const touchPoints = [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }];
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(card).toContainText('A forward card');
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(hand).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');

  // “?”, then a tap: the key is asked about, not pressed.
  await page.getByRole('button', { name: 'What is this?' }).click();
  // Greyed out it answers all the same.
  await page.getByRole('button', { name: 'Lock in' }).click({ force: true });
  await expect(card).toContainText('Locks your three cards in');
  await expect(page.getByText('Three cards a round')).toBeHidden();
  await page.keyboard.press('Escape');

  // By keys alone: from thing to thing, and into what is said.
  await page.keyboard.press('?');
  await page.keyboard.press('ArrowRight');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Tap anything to ask')).toBeHidden();
});
