import { expect, type Page, test } from '@playwright/test';
import { andSee, expectAccessible, hurry, keepPicture, PHONE, tabTo } from './sitting-down.ts';

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

/** How a child presses what it has chosen: with a finger, or with the keyboard alone. */
interface Hand {
  key(page: Page, name: string): Promise<void>;
  /** One of the spaces that can be chosen now; Home if that is among them and wanted. */
  space(page: Page, home: boolean, nth: number): Promise<void>;
}

const choosable = (page: Page) =>
  page.locator('.board').getByRole('button', { name: /You can choose this/ });

const finger: Hand = {
  key: (page, name) => keys(page).filter({ hasText: name }).first().click(),
  async space(page, home, nth) {
    const atHome = choosable(page).and(page.getByRole('button', { name: /^(Mountain )?Home/ }));
    const count = await choosable(page).count();
    const goal = home && (await atHome.count()) > 0 ? atHome : choosable(page).nth(nth % count);
    await goal.click();
  },
};

const keyboard: Hand = {
  async key(page, name) {
    await tabTo(page, new RegExp(`^${name}`));
    await page.keyboard.press('Enter');
  },
  async space(page, _, nth) {
    await tabTo(page, /^(Home|Mountain|Mine|Castle|.* Castle)/);
    const arrows = ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'];
    for (let i = 0; i < 60; i++) {
      const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if (label?.includes('You can choose this') && i >= nth % 3) break;
      await page.keyboard.press(arrows[(nth + (i >> 1)) % 4] as string);
    }
    await page.keyboard.press('Enter');
  },
};

/** What can be told apart of the table: what was played, and what the tray asks. */
const situation = (page: Page) =>
  page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>('.screen');
    const tray = document.querySelector('.tray-middle');
    return `${screen?.dataset['told']} ${tray?.innerHTML}`;
  });

/** Brings home what it can, gives and agrees gladly, moves on, rolls. */
const LIKES = ['Deliver', 'Take', 'Gift', 'Agree', 'Ready', 'Run', 'Move', 'Roll'];

async function playOn(page: Page, hand: Hand, nth: number): Promise<void> {
  const before = await situation(page);
  const names = await keys(page).allInnerTexts();
  const liked = LIKES.find((like) => names.some((name) => name.startsWith(like)));
  const [first = ''] = names;
  if (liked === 'Move') {
    const empty = page.locator('.seat.is-yours').getByRole('img', { name: 'Bag: empty' });
    await hand.space(page, (await empty.count()) === 0, nth);
  } else {
    await hand.key(page, liked ?? (first.split('\n')[0] as string));
  }
  await expect.poll(() => situation(page), { timeout: 30_000, intervals: [40] }).not.toBe(before);
}

for (const [how, hand] of [
  ['by tapping', finger],
  ['by keyboard alone', keyboard],
] as const) {
  test(`a whole First game with a bot ${how}`, async ({ page }) => {
    test.setTimeout(300_000);
    await sit(page, 'first', 'medium');
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
