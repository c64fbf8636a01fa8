import { expect, type Page, test } from '@playwright/test';
import { choosable, finger, keyboard, keys, playOn } from './elf-play.ts';
import { beginKey, placeCard, seatBot } from './home-keys.ts';
import { andSee, expectAccessible, hurry, keepPicture, PHONE, withLuck } from './sitting-down.ts';

const over = (page: Page) => page.getByRole('button', { name: 'Play again' });

async function sit(page: Page, level: string, partner: string | null): Promise<void> {
  await page.setViewportSize({ width: 1000, height: 640 });
  await hurry(page);
  await page.goto('/new/ogres-and-elves');
  await beginKey(page).waitFor();
  await page.getByRole('radio', { name: new RegExp(`^${level}`, 'i') }).check();
  if (partner) await seatBot(placeCard(page, 'Yellow Elf'), partner);
  await beginKey(page).click();
  await keys(page).first().waitFor();
}

// Each with a luck that keeps the game short.
for (const [how, hand, luck] of [
  ['by tapping', finger, 3],
  ['by keyboard alone', keyboard, 7],
] as const) {
  test(`a whole First game with a bot ${how}`, async ({ page }) => {
    test.setTimeout(300_000);
    await withLuck(page, luck);
    await sit(page, 'first', 'Dolly');
    for (let i = 0; i < 600; i++) {
      await over(page).or(keys(page).first()).first().waitFor();
      if (await over(page).isVisible()) break;
      await playOn(page, hand, i);
    }
    await expect(over(page)).toBeVisible();
    await expectAccessible(page);
    await keepPicture(page, `ogres-and-elves-end-${hand === finger ? 'tapped' : 'typed'}`);
  });
}

test('an elf can be taken by the hat and set down where it may go', async ({ page }) => {
  await sit(page, 'first', null);
  const space = (name: RegExp) => page.locator('.board').getByRole('button', { name });
  const goal = choosable(page).and(space(/^Mine/)).first();
  await andSee(page, () => space(/^(Mountain )?Home/).dragTo(goal));
  await expect(page.getByRole('complementary', { name: 'What happened' })).toContainText(
    'goes to mine',
  );
});

test('an illegal tap says why and cites the rule', async ({ page }) => {
  await sit(page, 'first', null);
  await page.getByRole('button', { name: /^Mine 1\b/ }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /Rule OE-\d+/ })).toBeVisible();
  await expect(page.locator('.why-tag')).toBeVisible();
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
