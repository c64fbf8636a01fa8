/** A child at a table of Ogres & Elves, with a finger or with the keyboard alone. */

import { expect, type Page } from '@playwright/test';
import { tabTo } from './sitting-down.ts';

export const keys = (page: Page) =>
  page.locator('.tray-middle button:enabled:not([aria-disabled="true"])');

/** How a child presses what it has chosen: with a finger, or with the keyboard alone. */
export interface Hand {
  key(page: Page, name: string): Promise<void>;
  /** One of the spaces that can be chosen now; Home if that is among them and wanted. */
  space(page: Page, home: boolean, nth: number): Promise<void>;
}

export const choosable = (page: Page) =>
  page.locator('.board').getByRole('button', { name: /You can choose this/ });

export const finger: Hand = {
  key: (page, name) => keys(page).and(page.getByRole('button', { name })).first().click(),
  async space(page, home, nth) {
    const atHome = choosable(page).and(page.getByRole('button', { name: /^(Mountain )?Home/ }));
    const count = await choosable(page).count();
    const goal = home && (await atHome.count()) > 0 ? atHome : choosable(page).nth(nth % count);
    await goal.click();
  },
};

export const keyboard: Hand = {
  async key(page, name) {
    // A castle's name stands on the board too.
    await tabTo(page, new RegExp(`^${name}`), '.tray-middle');
    await page.keyboard.press('Enter');
  },
  async space(page, _, nth) {
    await tabTo(page, /You can choose this/, '.board');
    // Arrows go from one glowing place to the next, clockwise or back.
    const arrow = nth % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
    for (let i = 0; i < nth % 5; i++) await page.keyboard.press(arrow);
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(label).toContain('You can choose this');
    await page.keyboard.press('Enter');
  },
};

/** What can be told apart of the table: what was played, and what the tray asks. */
const situation = (page: Page) =>
  page.evaluate(() => {
    const screen = document.querySelector<HTMLElement>('.screen');
    const tray = document.querySelector('.tray-middle');
    return `${screen?.dataset['shown']} ${tray?.innerHTML}`;
  });

/** Brings home what it can, gives and agrees gladly, moves on, rolls. */
const EAGER = ['Deliver', 'Take', 'Gift', 'Yes', 'Ready', 'Run', 'Tap a glowing place', 'Roll'];

/** Stays where it is and lets the Ogres walk: the shortest game there is. */
export const CAREFUL = ['Yes', 'Ready', 'Run', 'Stay', 'Roll'];

export async function playOn(page: Page, hand: Hand, nth: number, likes = EAGER): Promise<void> {
  const before = await situation(page);
  const names = await keys(page).evaluateAll((all) =>
    all.map((key) => key.getAttribute('aria-label') ?? (key as HTMLElement).innerText),
  );
  const liked = likes.find((like) => names.some((name) => name.startsWith(like)));
  const [first = ''] = names;
  if (liked?.startsWith('Tap')) {
    const empty = page.locator('.seat.is-yours').getByRole('img', { name: 'Bag: empty' });
    await hand.space(page, (await empty.count()) === 0, nth);
  } else {
    await hand.key(page, liked ?? (first.split('\n')[0] as string));
  }
  await expect.poll(() => situation(page), { timeout: 30_000, intervals: [40] }).not.toBe(before);
}
