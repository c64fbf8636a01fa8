/** What the page does when something goes wrong, and where it leaves whoever goes by keyboard. */

import { expect, type Page, test } from '@playwright/test';
import { beginKey, placeCard, playKey, seatBot, sitWithFriends } from './home-keys.ts';
import { OwnServer } from './own-server.ts';
import { expectAccessible, hurry, PHONE } from './sitting-down.ts';
import { lockIn, planCards } from './truck-play.ts';

const round = (page: Page, number: number) => page.getByText(`Round ${number}`, { exact: true });

async function playNow(page: Page, title = 'Warehouse Elves'): Promise<void> {
  await hurry(page);
  await page.goto('/');
  const box = page.getByRole('article', { name: title });
  const lid = box.getByRole('button', { name: title });
  if ((await lid.getAttribute('aria-expanded')) !== 'true') await lid.click();
  await playKey(box).click();
}

const focusIsSomewhere = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

test('an address that cannot be read says so kindly', async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

test.describe('without a service worker, which would have kept the script', () => {
  test.use({ serviceWorkers: 'block' });

  test('a script that is gone reloads the page once, then says what to do', async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/setup-[^/]*\.js/, (route) => {
      asked++;
      return route.abort();
    });
    await page.goto('/new/warehouse-elves');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectAccessible(page);
    expect(asked).toBeGreaterThanOrEqual(2);
    await page.unroute(/\/assets\/setup-[^/]*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(beginKey(page)).toBeVisible();
  });
});

test('a device that keeps nothing says so, and the game goes on', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private mode', 'InvalidStateError');
    };
  });
  await playNow(page);
  await lockIn(page);
  await expect(round(page, 2)).toBeVisible();
  await expect(page.getByText('This device keeps nothing just now')).toBeVisible();
  await lockIn(page);
  await expect(round(page, 3)).toBeVisible();
});

test('a bot that cannot think says so, and can be asked again', async ({ page }) => {
  await page.addInitScript(() => {
    const Real = Worker;
    const state = globalThis as never as { isBroken?: boolean };
    state.isBroken = true;
    // As on a bad line: the worker's script does not come through.
    globalThis.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(state.isBroken ? '/no-such-script.js' : url, options);
      }
    };
  });
  await playNow(page);
  await lockIn(page);
  const again = page.getByRole('button', { name: 'Ask again' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: /Teddy.? is taking a long time/ })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => {
    (globalThis as never as { isBroken?: boolean }).isBroken = false;
  });
  await again.click();
  await expect(round(page, 2)).toBeVisible({ timeout: 60_000 });
});

test('two tabs of one game show the same, and neither forks it', async ({ page, context }) => {
  await playNow(page);
  await lockIn(page);
  await expect(round(page, 2)).toBeVisible();
  const second = await context.newPage();
  await hurry(second);
  await second.goto(page.url());
  await expect(round(second, 2)).toBeVisible();
  await lockIn(second);
  await expect(round(second, 3)).toBeVisible();
  await expect(round(page, 3)).toBeVisible();
  await expect(page.getByText('This game went on in another window')).toBeVisible();
  // Whatever the bot does next, both have been told as much of it.
  const told = (tab: Page) => tab.locator('.screen').getAttribute('data-shown');
  const before = await told(page);
  await lockIn(page);
  await expect.poll(() => told(page)).not.toBe(before);
  await expect.poll(async () => (await told(page)) === (await told(second))).toBe(true);
  await second.reload();
  await expect.poll(async () => (await told(page)) === (await told(second))).toBe(true);
});

test('what is put away can be brought back, and giving up asks first', async ({ page }) => {
  await playNow(page);
  await lockIn(page);
  await expect(round(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  const asking = page.getByRole('dialog', { name: 'Give up this game?' });
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'No, play on' }).click();
  await expect(round(page, 2)).toBeVisible();
  await page.goto('/records');
  await page.getByRole('button', { name: 'Delete:' }).click();
  await expect(page.getByText('Your first game will stand here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('link', { name: /^Watch/ })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete:' }).click();
  await expect(page.getByRole('region', { name: 'Games waiting for you' })).toBeHidden();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('region', { name: 'Games waiting for you' })).toBeVisible();
});

test('a choice that is made while the server is away is kept, told and sent', async ({
  browser,
}) => {
  const server = new OwnServer();
  await server.start();
  try {
    const page = await browser.newPage();
    await hurry(page);
    await page.goto(server.url);
    await sitWithFriends(page);
    await planCards(page);
    await server.kill();
    await page.getByRole('button', { name: 'Lock in' }).click();
    await expect(page.getByText('Your choice is kept')).toBeVisible({ timeout: 2500 });
    await server.start();
    await expect(page.getByText('Waiting for Frosty')).toBeVisible({ timeout: 30_000 });
    await page.close();
  } finally {
    await server.end();
  }
});

test('every page and turn has a title of its own', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await expect(page).toHaveTitle('Hearthside');
  await page.goto('/records');
  await expect(page).toHaveTitle('Family log · Hearthside');
  await playNow(page);
  await expect(page).toHaveTitle('Your turn: Warehouse Elves (Teddy) · Hearthside');
});

for (const [title, choice] of [
  ['Warehouse Elves', /^Card /],
  ['Warehouse Wars', /./],
  ['Ogres & Elves', /./],
] as const) {
  test(`${title}: from "your turn" a choice is at most three Tab stops away`, async ({ page }) => {
    await playNow(page, title);
    await expect(page).toHaveTitle(/^Your turn/);
    await focusIsSomewhere(page);
    const heading = page.locator('.banner h1');
    await heading.focus();
    let stops = 0;
    const isChoice = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest('.tray-middle, .board')
          ? (at.getAttribute('aria-label') ?? at.textContent)
          : null;
      });
    for (let found = await isChoice(); !found || !choice.test(found); found = await isChoice()) {
      await page.keyboard.press('Tab');
      stops++;
      // The skip key is a way, not a choice: pressing it is what it is for.
      if (await page.evaluate(() => document.activeElement?.classList.contains('skip'))) {
        await page.keyboard.press('Enter');
      }
      expect(stops).toBeLessThanOrEqual(3);
    }
  });
}

test('a whole round by the keys of the sheet, and focus is never lost', async ({ page }) => {
  await playNow(page);
  await expect(page).toHaveTitle(/^Your turn/);
  // Once asks what things are, twice tells the keys.
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await focusIsSomewhere(page);
  // Arrows go from card to card.
  const card = (nth: number) => page.locator('.tray-middle button[data-choice]').nth(nth);
  await card(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(card(0)).toBeFocused();
  await page.locator('.banner h1').focus();
  for (const key of ['3', '2', '6']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Lock in' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lock in' })).toBeDisabled();
  for (const key of ['3', '2', '6']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(round(page, 2)).toBeVisible();
  await focusIsSomewhere(page);
  await page.keyboard.press('h');
  await expect(page.locator('.coach')).toBeVisible({ timeout: 30_000 });
});

test('after every way to another page there is somewhere to begin', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  for (const [link, heading] of [
    ['Rules', 'Warehouse Elves'],
    ['Print', 'Print and play'],
    ['Family log', 'Past games'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hearthside' })).toBeFocused();
  }
});

test('the bots of set-up are told apart by their strength', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/new/warehouse-elves');
  await beginKey(page).waitFor();
  await seatBot(placeCard(page, 'Frosty'), 'Olga');
  const toys = placeCard(page, 'Frosty').getByRole('radio', { name: / of 4$/ });
  const labels = await toys.evaluateAll((all) => all.map((toy) => toy.getAttribute('aria-label')));
  expect(labels).toEqual([
    'Teddy, easy, 1 of 4',
    'Dolly, medium, 2 of 4',
    'Bolt, hard, 3 of 4',
    'Olga, master, 4 of 4',
  ]);
});
