/** What every browser test does before it can begin. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** Shows everything at once: tests wait for the game, not for its pictures. */
export async function hurry(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = JSON.stringify({ speed: 'off', volume: 0, ...more });
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key as string) === null)
        localStorage.setItem(key as string, value as string);
    },
    ['hearthside.settings', settings],
  );
}

/** The same luck every time: what a table on this device rolls, and what its bots think of. */
export async function withLuck(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    let state = start;
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    };
    crypto.getRandomValues = <T>(array: T): T => {
      const bytes = array as unknown as {
        buffer: ArrayBuffer;
        byteOffset: number;
        byteLength: number;
      };
      new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).forEach((_, i, all) => {
        all[i] = next();
      });
      return array;
    };
  }, seed);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe finds nothing on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { violations } = await (
      globalThis as never as { axe: { run(): Promise<{ violations: AxeViolation[] }> } }
    ).axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Moves with Tab alone until the control with this name has the focus; it may be a while in coming. */
export async function tabTo(page: Page, name: RegExp, within = 'body'): Promise<void> {
  const seconds = 20;
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate((place) => {
      const element = document.activeElement;
      if (!element?.closest(place)) return null;
      return element.getAttribute('aria-label') ?? element.textContent;
    }, within);
    if (focused !== null && name.test(focused)) return;
  }
  throw new Error(`no control named ${name} was reached by Tab in ${seconds} s`);
}

/**
 * Does something at a table and waits until the table has taken it and shown it: on a slow machine
 * the old buttons stand a while after the press.
 */
export async function andSee(page: Page, act: () => Promise<void>): Promise<void> {
  const screen = page.locator('.screen');
  const told = (await screen.getAttribute('data-shown')) ?? '';
  await act();
  await expect(screen).not.toHaveAttribute('data-shown', told, { timeout: 60_000 });
}

/** A picture for a person to look at; kept with the other artifacts. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `artifacts/pictures/${name}.png` });
}

export const PHONE = { width: 390, height: 844 };
