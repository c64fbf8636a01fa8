/** The page as it lives on the home screen of a phone, and on a television. */

import { expect, type Page, test } from '@playwright/test';
import { beginKey, playKey } from './home-keys.ts';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';
import { lockIn } from './truck-play.ts';

test('a phone’s home page is no wider than the phone, with games that wait', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  for (let game = 0; game < 3; game++) {
    await page.goto('/');
    await playKey(page).click();
    await lockIn(page);
    await expect(page.locator('.screen')).not.toHaveAttribute('data-shown', '0');
  }
  await page.goto('/');
  const waiting = page.getByRole('region', { name: 'Games waiting for you' });
  await expect(waiting.getByRole('link')).toHaveCount(3);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await waiting.getByRole('link').last().scrollIntoViewIfNeeded();
  await keepPicture(page, 'home-phone-waiting');
  await waiting.getByRole('link').last().click();
  await expect(page.locator('.screen')).toBeVisible();
});

test('two taps start, by keyboard too, and the box remembers what was answered', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Ogres & Elves' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Play with Teddy' })).toBeFocused();
  await page.getByRole('radio', { name: 'Dolly, medium, 2 of 4' }).check();
  await page.getByRole('button', { name: 'Play with Dolly' }).click();
  await expect(page.getByRole('heading', { name: 'Dolly' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Ogres & Elves' }).click();
  await expect(page.getByRole('button', { name: 'Play with Dolly' })).toBeVisible();
  await page.getByRole('link', { name: 'More choices' }).click();
  await expect(page.getByRole('radio', { name: 'Dolly, medium, 2 of 4' })).toBeChecked();
});

test('somebody new is offered a lesson once, and never in the way', async ({ page }) => {
  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Is this your first evening here?' });
  await expect(offer.getByRole('link', { name: 'Learn' })).toBeVisible();
  await expect(playKey(page)).toBeVisible();
  await offer.getByRole('button', { name: 'No, thank you' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await playKey(page).waitFor();
  await expect(offer).toHaveCount(0);
});

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A phone with a notch, held upright and on its side. */
const NOTCHED: readonly (readonly [string, { width: number; height: number }, Insets])[] = [
  ['upright', PHONE, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['on its side', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
];

/** The controls, and the words in bars and dialogs, that reach into what the screen does not show. */
const outside = (page: Page, insets: Insets) =>
  page.evaluate(({ top, right, bottom, left }) => {
    const dialog = document.querySelector('dialog[open]');
    const shown = (dialog ?? document).querySelectorAll('button, a[href], h1, h2, select');
    return [...shown]
      .filter((each) => !each.closest('.sheet') && each.checkVisibility())
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.top < innerHeight && box.bottom > 0)
      .filter(
        ({ box }) =>
          box.top < top - 1 ||
          box.left < left - 1 ||
          box.right > innerWidth - right + 1 ||
          // A page that scrolls comes out from under its lower edge.
          (document.querySelector('.screen, dialog[open]') !== null &&
            box.bottom > innerHeight - bottom + 1),
      )
      .map(({ each }) => each.getAttribute('aria-label') ?? each.textContent);
  }, insets);

for (const [how, viewport, insets] of NOTCHED) {
  test(`nothing lies under the notch of a phone ${how}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await hurry(page);
    await page.goto('/');
    await playKey(page).waitFor();
    const told = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--safe-top'),
    );
    expect(told).toBe(`${insets.top}px`);
    expect(await outside(page, insets)).toEqual([]);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await outside(page, { ...insets, bottom: 0 })).toEqual([]);
    await page.goto('/new/warehouse-elves');
    await beginKey(page).waitFor();
    expect(await outside(page, insets)).toEqual([]);
    await beginKey(page).click();
    await page.getByRole('button', { name: /^I am/ }).waitFor();
    expect(await outside(page, insets)).toEqual([]);
    await page.getByRole('button', { name: /^I am/ }).click();
    await page.getByRole('button', { name: 'Lock in' }).waitFor();
    expect(await outside(page, insets)).toEqual([]);
    await keepPicture(page, `notch-${how.replaceAll(' ', '-')}`);
  });
}

test('a finger on a piece marks no text and enlarges nothing', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await playKey(page).click();
  await page.getByRole('button', { name: 'Lock in' }).waitFor();
  const touches = await page.evaluate(() =>
    ['.board', '.board svg', '.tray-middle', '.side', '.log ol'].map((place) => {
      const { userSelect } = getComputedStyle(document.querySelector(place) as Element);
      return `${place} ${userSelect}`;
    }),
  );
  expect(touches).toEqual([
    '.board none',
    '.board svg none',
    '.tray-middle none',
    '.side none',
    '.log ol auto',
  ]);
  const zooms = await page.evaluate(() =>
    ['html', '.board', '.tray'].map(
      (place) => getComputedStyle(document.querySelector(place) as Element).touchAction,
    ),
  );
  expect(zooms).toEqual(['manipulation', 'manipulation', 'manipulation']);
});

interface Sounding {
  readonly contexts: AudioContext[];
  resumed: number;
  started: number;
}

test('sound wakes with the first tap, and again after a call', async ({ page }) => {
  await hurry(page, { volume: 0.6 });
  await page.addInitScript(() => {
    const heard: Sounding = { contexts: [], resumed: 0, started: 0 };
    Object.assign(globalThis, { heard });
    const Real = AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts.push(this);
      }
      override resume(): Promise<void> {
        heard.resumed++;
        return super.resume();
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...given) {
      heard.started++;
      start.apply(this, given);
    };
  });
  const heard = () =>
    page.evaluate(() => {
      const { contexts, resumed, started } = (globalThis as unknown as { heard: Sounding }).heard;
      return { states: contexts.map(({ state }) => state), resumed, started };
    });
  await page.goto('/');
  await playKey(page).waitFor();
  expect((await heard()).states).toEqual([]);
  await playKey(page).click();
  await expect.poll(async () => (await heard()).states).toEqual(['running']);
  await lockIn(page);
  await expect.poll(async () => (await heard()).started).toBeGreaterThan(0);
  // The round is over, and with it everything that sounds by itself.
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  await expect(page.locator('.screen')).toHaveAttribute('data-shown', /^[1-9]/);
  // A call comes in: the phone takes the loudspeaker away.
  const before = await page.evaluate(async () => {
    const { heard } = globalThis as unknown as { heard: Sounding };
    await heard.contexts[0]?.suspend();
    return heard.resumed;
  });
  await page.locator('.board').click({ position: { x: 5, y: 5 } });
  await expect.poll(async () => (await heard()).states).toEqual(['running']);
  expect((await heard()).resumed).toBeGreaterThan(before);
});

test('the television stays awake while it shows a table, and no longer', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(globalThis, { locks });
    navigator.wakeLock.request = async (type) => {
      locks.push(`asked for the ${type}`);
      return { release: async () => void locks.push('let go') } as unknown as WakeLockSentinel;
    };
  });
  const locks = () => page.evaluate(() => (globalThis as unknown as { locks: string[] }).locks);
  await page.goto('/');
  await page.getByRole('link', { name: 'The big screen' }).click();
  await page.getByRole('button', { name: 'Warehouse Elves' }).click();
  // It waits for phones first, and must not sleep over that either.
  await page.locator('.lobby').waitFor();
  await expect.poll(async () => (await locks())[0]).toBe('asked for the screen');
  // Back to the choice of a game, which is one for the big screen too, and home.
  await page.goBack();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Hearthside' }).waitFor();
  await expect.poll(async () => (await locks()).at(-1)).toBe('let go');
});

for (const [locale, title] of [
  ['en-GB', 'This browser is a little too old'],
  ['fr-FR', 'Ce navigateur est un peu trop ancien'],
  ['de-DE', 'Dieser Browser ist etwas zu alt'],
  ['it-IT', 'This browser is a little too old'],
] as const) {
  test(`a browser that is too old says so kindly (${locale})`, async ({ browser }) => {
    const page = await browser.newPage({ locale, viewport: PHONE });
    // As Safari 15.3: without this the page would stay white.
    await page.addInitScript(() => {
      Reflect.deleteProperty(Object, 'hasOwn');
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('15.4')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    if (locale === 'de-DE') await keepPicture(page, 'too-old-phone');
    await page.close();
  });
}
