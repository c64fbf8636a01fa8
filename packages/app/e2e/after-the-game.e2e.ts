import { expect, test } from '@playwright/test';
import { fileOfGame } from './recorded-game.ts';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';

test('a game is reviewed, tried otherwise, shared by a link, and kept in the family log', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/records');
  await expect(page.getByText('Your first game will stand here.')).toBeVisible();
  const text = await fileOfGame('warehouse-elves', 7);
  // By hand of whoever pastes it.
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);
  await expect(page.getByText('1 game is on your shelf now.')).toBeVisible();
  await expect(page.getByText('0 of 1')).toBeVisible();
  await expect(page.locator('.past-picture img')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'family-log');

  await page.getByRole('link', { name: /^Review/ }).click();
  const card = page.getByRole('region', { name: 'Review' });
  await expect(card).toContainText('The coach looks at');
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(card).toContainText('What was found so far stays.');
  await card.getByRole('button', { name: 'Look again' }).click();
  await expect(card).toContainText('The coach has looked', { timeout: 60_000 });
  await page.keyboard.press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /You \d+%/);
  await expectAccessible(page);
  await keepPicture(page, 'review');

  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'What if?' }).first().click();
  await expect(page.getByText('What if? This is not the real game')).toBeVisible();
  await page
    .getByRole('group', { name: /Who plays/ })
    .getByRole('button', { name: 'Me' })
    .click();
  for (let nth = 0; nth < 3; nth++) {
    await page.locator('.tray-middle button[data-choice]:not(:disabled)').nth(nth).click();
  }
  await page.getByRole('button', { name: 'Lock in' }).click();
  await page.getByRole('button', { name: 'Keep this branch' }).click();
  await expect(page.getByRole('button', { name: 'Kept beside the game' })).toBeVisible();
  await keepPicture(page, 'what-if');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this game' }).inputValue();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.svg$/);
  await expectAccessible(page);
  await keepPicture(page, 'share');

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Someone sent you a game' })).toBeVisible();
  // Names only if the sender ticks them.
  await expect(page.getByText('Nora')).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('1 branch')).toBeVisible();
  await expect(page.locator('.past-game')).toHaveCount(1);
  await page.goto(link.slice(0, -6));
  await expect(page.getByText('This link lost its end. Ask for it again.')).toBeVisible();

  await page.goto('/records');
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('Your first game will stand here.')).toBeVisible();
});
