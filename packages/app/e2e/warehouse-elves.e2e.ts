import { expect, type Page, test } from '@playwright/test';
import { beginKey, placeCard, playKey, seatBot } from './home-keys.ts';
import { andSee, expectAccessible, hurry, keepPicture, PHONE, tabTo } from './sitting-down.ts';
import { CARDS, lockIn, planCards } from './truck-play.ts';

/** Three different cards, another three each round. */
const cardsOf = (round: number): string[] =>
  [0, 1, 2].map(
    (i) => CARDS[(round * 5 + i * (1 + (round % 2)) + (i === 2 ? 1 : 0)) % 6] as string,
  );

const over = (page: Page) => page.getByRole('button', { name: 'Play again' });

async function sitAgainstBot(page: Page): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await playKey(page).click();
  await expect(page.getByRole('button', { name: 'Lock in' })).toBeVisible();
}

test('a whole game against a strong bot by tapping, to its poster', async ({ page }) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.setViewportSize({ width: 1000, height: 640 });
  await hurry(page);
  await page.goto('/new/warehouse-elves');
  await seatBot(placeCard(page, 'Frosty'), 'Bolt');
  await beginKey(page).click();
  const lock = page.getByRole('button', { name: 'Lock in' });
  const take = page.getByRole('button', { name: /^Take the/ });
  for (let round = 0; round < 300; round++) {
    await over(page).or(lock).or(take.first()).first().waitFor();
    if (await over(page).isVisible()) break;
    if (await take.first().isVisible()) {
      await andSee(page, () => take.first().click());
      continue;
    }
    await planCards(page, cardsOf(round));
    await andSee(page, () => lock.click());
  }
  await expect(over(page)).toBeVisible();
  await expect(page.locator('.poster')).toContainText(/You win!|was faster/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fair dice: the seal is open and matches' }).click();
  const seal = page.getByRole('dialog').locator('.seal');
  await seal.getByText('seal is open').click();
  await seal.getByRole('button', { name: 'Check every roll' }).click();
  await expect(seal.getByRole('status')).toContainText('follow from what was sealed');
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-elves-end');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The seats stay, the poster folds away, and a late tap has started nothing.
  await page.keyboard.press('Escape');
  await expect(page.locator('.poster')).toHaveCount(0);
  await page.getByRole('button', { name: 'The result' }).click();
  await expect(page.locator('.poster')).toBeVisible();
  await expect(page.locator('.seat')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Swap sides|Try a stronger bot/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a whole game by keyboard alone, from the set-up page to the result', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1000, height: 640 });
  await hurry(page);
  await page.goto('/new/warehouse-elves');
  await beginKey(page).waitFor();
  const frosty = placeCard(page, 'Frosty');
  await tabTo(page, /^Name of Frosty/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  await expect(frosty.getByRole('radio', { name: 'Bolt, hard, 3 of 4' })).toBeChecked();
  await tabTo(page, /^Begin/);
  await page.keyboard.press('Enter');
  const lock = page.getByRole('button', { name: 'Lock in' });
  const take = page.getByRole('button', { name: /^Take the/ });
  for (let round = 0; round < 300; round++) {
    await over(page).or(lock).or(take.first()).first().waitFor();
    if (await over(page).isVisible()) break;
    if (await take.first().isVisible()) {
      await tabTo(page, /^Take the/);
      await andSee(page, () => page.keyboard.press('Enter'));
      continue;
    }
    // Any three cards will do; one Tab further each round makes other programs.
    const planned = page.locator('.we-chosen li:not(.is-empty)');
    for (const [nth, skip] of [round % 4, 0, 0].entries()) {
      for (let i = 0; i <= skip; i++) await tabTo(page, /^Card .*: put/);
      await page.keyboard.press('Enter');
      await expect(planned).toHaveCount(nth + 1);
    }
    await tabTo(page, /^Lock in/);
    await andSee(page, () => page.keyboard.press('Enter'));
  }
  await expect(over(page)).toBeVisible();
});

test('cards can be dragged into the plan and to another place in it', async ({ page }) => {
  await sitAgainstBot(page);
  const plan = page.locator('.we-chosen li');
  const planned = (i: number) => plan.nth(i).getByRole('button');
  await page.getByRole('button', { name: 'Card forward 1: put' }).dragTo(plan.nth(0));
  await expect(planned(0)).toHaveAccessibleName(/forward 1/);
  await page.getByRole('button', { name: 'Card left: put' }).dragTo(plan.nth(1));
  await page.getByRole('button', { name: 'Card sharp right: put' }).dragTo(plan.nth(0));
  await expect(planned(0)).toHaveAccessibleName(/sharp right/);
  await expect(planned(2)).toHaveAccessibleName(/: left/);
  await planned(2).dragTo(plan.nth(0));
  await expect(planned(0)).toHaveAccessibleName(/: left/);
  await expect(planned(1)).toHaveAccessibleName(/sharp right/);
  await andSee(page, () => page.getByRole('button', { name: 'Lock in' }).click());
});

test('a hint is drawn where it is meant, covers nothing, and one key lays it out', async ({
  page,
}) => {
  await sitAgainstBot(page);
  const coach = page.locator('.coach');
  const board = page.locator('.board');
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(viewport);
    const before = await board.boundingBox();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(coach).toContainText('Lock in', { timeout: 30_000 });
    await expect(coach).not.toContainText('⟦');
    // The board does not jump, and what the coach says lies on neither board, seats nor tray.
    expect(await board.boundingBox()).toEqual(before);
    for (const other of ['.board', '.seat', '.tray-middle', '.log']) {
      expect(await overlaps(page, '.coach', other), other).toBe(false);
    }
    await expect(page.locator('.we-hand .is-advised')).toHaveCount(3);
    await expect(page.locator('.we-step')).toHaveText(['1', '2', '3']);
    await expectAccessible(page);
    await keepPicture(page, `warehouse-elves-hint-${viewport.width}`);
    await page.keyboard.press('Escape');
    await expect(coach).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Put them in' }).click();
  await expect(coach).toHaveCount(0);
  await andSee(page, () => page.getByRole('button', { name: 'Lock in' }).click());
});

/** Does anything of one lie on anything of the other that can be seen? */
const overlaps = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([one, other]) => {
      const a = document.querySelector(one as string)?.getBoundingClientRect();
      return [...document.querySelectorAll(other as string)].some((each) => {
        const b = each.getBoundingClientRect();
        return (
          a !== undefined &&
          b.width > 0 &&
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1
        );
      });
    },
    [one, other],
  );

test('a tap while something is shown ends the showing, and looking back has step keys', async ({
  page,
}) => {
  await hurry(page, { speed: 'slow' });
  await page.goto('/');
  await playKey(page).click();
  await lockIn(page, ['left', 'sharp left', 'forward 1']);
  // Slowly a round takes half a minute. A finger that comes too early is not lost: it means to go on.
  await expect(page.getByText('Watch the trucks…')).toBeVisible();
  await page.locator('.tray').click({ position: { x: 640, y: 40 } });
  await expect(page.getByRole('button', { name: 'Lock in' })).toBeVisible({ timeout: 5000 });
  await page.locator('.log-line').last().click();
  const banner = page.locator('.banner');
  await expect(banner).toContainText('This was earlier');
  const looked = page.locator('.is-looked-at');
  const first = await looked.textContent();
  for (let i = 0; i < 40 && (await looked.textContent()) === first; i++) {
    await banner.getByRole('button', { name: 'One step on' }).click();
    if (!(await looked.isVisible())) break;
  }
  await expect(looked).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(banner).toContainText('This was earlier');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByText('Your turn', { exact: true })).toBeVisible();
});

test('the coach says how good the last move was, when asked', async ({ page }) => {
  await sitAgainstBot(page);
  const rate = page.getByRole('button', { name: 'How was my move?' });
  await expect(rate).toHaveCount(0);
  await planCards(page, cardsOf(0));
  await andSee(page, () => page.getByRole('button', { name: 'Lock in' }).click());
  await rate.click();
  const coach = page.locator('.coach');
  await expect(coach).toContainText(/The best there was|Hardly anything|[Bb]etter would be/, {
    timeout: 30_000,
  });
  await expect(coach).not.toContainText('⟦');
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-elves-rating');
});

test('the curtain: the page of one player does not contain the other’s secrets', async ({
  page,
}) => {
  await hurry(page);
  // Looks at every change of the page: not even for one frame may the curtain stand before a secret.
  await page.addInitScript(() => {
    const seen = globalThis as never as { leaks: number };
    seen.leaks = 0;
    new MutationObserver(() => {
      if (!document.querySelector('.curtain')) return;
      seen.leaks += document.querySelectorAll('[aria-label*="still to fetch"]').length;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/new/warehouse-elves');
  await page.getByRole('combobox', { name: 'Name of Jingle Bells' }).fill('Ada');
  await page.getByRole('combobox', { name: 'Name of Frosty' }).fill('Bo');
  await beginKey(page).click();
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(page.getByRole('dialog')).toContainText(/Pass the device to \u2068Ada\u2069/);
  // Behind the curtain nobody's Wishlist is in the page.
  await expect(
    panel('Ada').getByRole('img', { name: 'A secret Wishlist', includeHidden: true }),
  ).toHaveCount(1);
  await expect(
    panel('Bo').getByRole('img', { name: 'A secret Wishlist', includeHidden: true }),
  ).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^I am \u2068Ada\u2069$/ }).click();
  await expect(panel('Ada').getByRole('img', { name: /still to fetch/ })).toHaveCount(3);
  await expect(panel('Bo').getByRole('img', { name: 'A secret Wishlist' })).toHaveCount(1);
  await planCards(page);
  await keepPicture(page, 'warehouse-elves-plan');
  await page.getByRole('button', { name: 'Lock in' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Pass the device to \u2068Bo\u2069/);
  await page.getByRole('button', { name: /^I am \u2068Bo\u2069$/ }).click();
  await expect(panel('Bo').getByRole('img', { name: /still to fetch/ })).toHaveCount(3);
  await expect(panel('Ada').getByRole('img', { name: 'A secret Wishlist' })).toHaveCount(1);
  await expect(panel('Ada').getByRole('img', { name: 'A face-down card' })).toHaveCount(3);
  expect(await page.evaluate(() => (globalThis as never as { leaks: number }).leaks)).toBe(0);
});

test('a game resumes where it was after a reload, from the home page', async ({ page }) => {
  await sitAgainstBot(page);
  await lockIn(page);
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  const told = () =>
    page
      .locator('.we-hex')
      .evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute('aria-label')));
  const before = await told();
  await page.reload();
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  expect(await told()).toEqual(before);
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Games waiting for you' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
});

test('two taps lead from the home page to a running game; what is awaited comes with its rule, one tap away', async ({
  page,
}) => {
  await sitAgainstBot(page);
  await page.getByRole('banner').getByRole('button', { name: 'Rule WE-20' }).click();
  await expect(page.getByRole('dialog')).toContainText('three');
  await expectAccessible(page);
});

for (const [size, viewport] of [
  ['laptop', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the table is accessible on a ${size}, ${colorScheme}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      await sitAgainstBot(page);
      await expectAccessible(page);
      await keepPicture(page, `warehouse-elves-${size}-${colorScheme}`);
      await context.close();
    });
  }
}
