/** Rules people read: a link opens its statement, words find it, and “Show me” leads there and back. */

import { expect, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';

test('a link opens its statement, search finds others, and Show me comes back to where one was', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/rules/warehouse-elves/WE-44');
  const statement = page.locator('#WE-44');
  await expect(statement).toHaveAttribute('open', '');
  await expect(statement).toBeInViewport();
  await expect(statement.getByText('Our ruling: the printed book does not say.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('penguin');
  await expect(page.getByText('No rule says that.')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find a rule' });
  await search.fill('turns right round');
  const hit = page.locator('#WE-32');
  await expect(hit).toHaveAttribute('open', '');
  await expect(hit.locator('mark').first()).toBeVisible();
  await keepPicture(page, 'rules-found');
  await hit.getByRole('link', { name: 'Show me' }).click();
  await expect(page.getByRole('heading', { name: /^Something in the way/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('s');
  await expect(page.getByText('That was it!')).toBeVisible();
  await keepPicture(page, 'rules-shown');
  await page.getByRole('link', { name: 'Back to the rules' }).click();
  await expect(search).toHaveValue('turns right round');
  await expect(hit.getByRole('link', { name: 'Show me' })).toBeFocused();
});
