import { chromium, expect, type Page, test } from '@playwright/test';
import { beginKey, playKey } from './home-keys.ts';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';
import { planCards } from './truck-play.ts';

/** Nothing sticks out at the side, and this can be pressed where it is. */
async function expectUsable(page: Page, name: string | RegExp): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  const button = page.getByRole('button', { name }).first();
  await button.click({ trial: true });
  const width = page.viewportSize()?.width ?? 0;
  // The page may be drawn anew while it is measured.
  await expect(async () => {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }).toPass();
}

/** Home, a set-up page, and both drawn boards. */
async function walkThrough(page: Page, base: string, picture: string): Promise<void> {
  await hurry(page);
  await page.goto(`${base}/`);
  await playKey(page).waitFor();
  await expectUsable(page, /^Play /);
  await keepPicture(page, `${picture}-home`);
  await playKey(page).click();
  const lock = page.getByRole('button', { name: 'Lock in' });
  await lock.waitFor();
  await expectUsable(page, 'Card forward 1: put');
  await planCards(page);
  await expectUsable(page, 'Lock in');
  await expectBoardOf(page, 240);
  await expectAccessible(page);
  await keepPicture(page, `${picture}-warehouse-elves`);
  await page.goto(`${base}/new/ogres-and-elves`);
  await expectUsable(page, 'Begin');
  await beginKey(page).click();
  await page.locator('.tray-middle button:enabled').first().waitFor();
  await expectUsable(page, 'Stay');
  await expectBoardOf(page, 240);
  await expectAccessible(page);
  await keepPicture(page, `${picture}-ogres-and-elves`);
}

async function expectBoardOf(page: Page, pixels: number): Promise<void> {
  const box = await page.locator('main.board').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(pixels);
}

for (const [size, viewport] of [
  ['laptop', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const) {
  test(`everything can be read and pressed with text at 200 % on a ${size}`, async ({
    baseURL,
  }) => {
    const { launchOptions } = test.info().project.use;
    // As somebody has set it in the browser: twice the usual size of letters.
    const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport, locale: 'en-GB' });
    await walkThrough(page, baseURL ?? '', `text-200-${size}`);
    await browser.close();
  });
}

test('a phone on its side shows a large board and all there is to press', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 844, height: 390 }, locale: 'en-GB' });
  await walkThrough(page, baseURL ?? '', 'phone-sideways');
  await page.close();
});
