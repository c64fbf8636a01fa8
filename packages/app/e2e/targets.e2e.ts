import { expect, type Page, test } from '@playwright/test';
import { beginKey } from './home-keys.ts';
import { hurry, PHONE } from './sitting-down.ts';

/** Everything that can be pressed and is smaller than a finger needs it. */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((pixels) => {
    const controls = document.querySelectorAll('button, a[href], select, input, [role="button"]');
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const { visibility, clipPath } = getComputedStyle(control);
      // What is there for screen readers alone is not for fingers.
      if (Math.min(width, height) < 2 || visibility === 'hidden' || clipPath !== 'none') return [];
      if (control.closest('.unseen, .ww-flat')) return [];
      if (Math.min(width, height) >= pixels) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return [`${name}: ${Math.round(width)} by ${Math.round(height)}`];
    });
  }, least);

const PAGES = [
  '/',
  '/rules',
  '/new/ogres-and-elves',
  '/records',
  '/print',
  '/tv',
  '/privacy',
  '/fair',
];

for (const [size, viewport] of [
  ['laptop', { width: 1280, height: 800 }],
  ['phone', PHONE],
] as const) {
  test(`whatever can be pressed is 44 pixels large on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await hurry(page);
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => tooSmall(page, 44), { message: path }).toEqual([]);
    }
    for (const game of ['warehouse-elves', 'warehouse-wars', 'ogres-and-elves']) {
      await page.goto(`/new/${game}`);
      await beginKey(page).click();
      await page.locator('.screen').waitFor();
      if (game === 'warehouse-elves') await page.getByRole('button', { name: /^I am/ }).click();
      await expect.poll(() => tooSmall(page, 44), { message: game }).toEqual([]);
    }
  });

  test(`in the First game keys and mines are 56 pixels large on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await hurry(page);
    await page.goto('/new/ogres-and-elves');
    await beginKey(page).click();
    await page.locator('.tray-middle button:enabled').first().waitFor();
    const sizes = await page
      .locator('.tray-middle button')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(56);
    const mines = await page
      .locator('.board [role="button"]')
      .evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().width));
    expect(Math.min(...mines)).toBeGreaterThanOrEqual(56);
  });
}
