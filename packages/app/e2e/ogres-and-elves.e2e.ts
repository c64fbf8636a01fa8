import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture, PHONE, tabTo } from './sitting-down.ts';

const over = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Play again' });
const keys = (page: Page) => page.locator('.tray-middle button:enabled');

async function sit(page: Page, level: string, partner: string | null): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 640 });
  await hurry(page);
  await page.goto('/new/ogres-and-elves');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page
    .locator('select')
    .filter({ has: page.locator(`option[value="${level}"]`) })
    .selectOption(level);
  if (partner)
    await page.getByRole('combobox', { name: 'Yellow Elf', exact: true }).selectOption(partner);
  await page.getByRole('button', { name: 'Begin' }).click();
  await keys(page).first().waitFor();
}

/** What a careful child would press: stay where it is safe, roll, agree; else the first key there is. */
async function pressSomething(page: Page): Promise<void> {
  const careful = page
    .locator('.tray-middle')
    .getByRole('button', { name: /^(Stay|Roll|Agree|Ready|Yes)/ });
  const enabled = careful.and(page.locator(':enabled'));
  const key = (await enabled.count()) > 0 ? enabled.first() : keys(page).first();
  await key.click({ timeout: 5000 }).catch(() => {});
}

test('a whole First game with a bot by tapping', async ({ page }) => {
  test.setTimeout(300_000);
  await sit(page, 'first', 'medium');
  for (let i = 0; i < 600; i++) {
    await over(page).or(keys(page).first()).first().waitFor();
    if (await over(page).isVisible()) break;
    await pressSomething(page);
  }
  await expect(over(page)).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'ogres-and-elves-end');
});

test('a turn by keyboard alone: a mine by arrow keys, a gem, the die', async ({ page }) => {
  await sit(page, 'first', null);
  await tabTo(page, /^Move/);
  await page.keyboard.press('Enter');
  const spaces = page.locator('.board [role="button"]');
  await expect(spaces).toHaveCount(21);
  await tabTo(page, /^(Mountain )?Home/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('complementary', { name: 'What happened' }).locator('li').first(),
  ).toBeVisible();
  await tabTo(page, /^Roll/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Yellow Elf');
});

test('an illegal tap says why and cites the rule', async ({ page }) => {
  await sit(page, 'first', null);
  await page.getByRole('button', { name: /^Mine 1\b/ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Rule OE-\d+/ })).toBeVisible();
  await expect(page.locator('.banner.is-refusal')).toBeVisible();
});

for (const level of ['first', 'third']) {
  test(`the ${level} game is accessible on a laptop and a phone, light and dark`, async ({
    browser,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, locale: 'en-GB' });
      await sit(page, level, null);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await keepPicture(page, `ogres-and-elves-${level}-laptop-${colorScheme}`);
      await page.setViewportSize(PHONE);
      await expectAccessible(page);
      await keepPicture(page, `ogres-and-elves-${level}-phone-${colorScheme}`);
      await page.close();
    }
  });
}
