/** How the tests of Warehouse Wars stack: by the maps, by tapping in the picture, and by keys. */

import { expect, type Page } from '@playwright/test';
import { beginKey, unfoldMore } from './home-keys.ts';
import { hurry } from './sitting-down.ts';

// WebGL is drawn by software on test machines: small pictures keep it quick.
const SMALL = { width: 1000, height: 600 };

export async function sit(
  page: Page,
  { crates }: { readonly crates?: number } = {},
): Promise<void> {
  await page.setViewportSize(SMALL);
  await hurry(page);
  await page.goto('/new/warehouse-wars');
  if (crates) {
    await unfoldMore(page);
    await page.getByRole('spinbutton', { name: 'Crates each' }).fill(String(crates));
  }
  await beginKey(page).click();
  await put(page).waitFor();
}

export const put = (page: Page) => page.getByRole('button', { name: 'Put it down' });
export const scene = (page: Page) => page.getByRole('application');
export const maps = (page: Page) => page.getByRole('region', { name: 'The levels in flat view' });
export const open = (page: Page, what: 'crate' | 'plank') =>
  maps(page).getByRole('button', { name: `a ${what} can go here` });
export const held = (page: Page, what: 'crate' | 'plank') =>
  maps(page).getByRole('button', { name: `your ${what} is held here` });
export const crates = (page: Page) => maps(page).getByRole('button', { name: /: crate of / });
export const over = (page: Page) => page.getByRole('button', { name: 'Play again' });

/** Takes a crate or a plank in hand. */
export async function take(page: Page, what: 'Crate' | 'Plank'): Promise<void> {
  const tool = page.getByRole('button', { name: new RegExp(`^${what} `) });
  await tool.click();
  await expect(tool).toHaveAttribute('aria-pressed', 'true');
}

/** Plans a piece by the maps: a crate on a cell, or a plank from one cell to another. */
export async function plan(
  page: Page,
  what: 'crate' | 'plank',
  from: string,
  to = from,
): Promise<void> {
  await take(page, what === 'crate' ? 'Crate' : 'Plank');
  const cell = maps(page)
    .getByRole('button', { name: new RegExp(`^${from}, .*a ${what} can go here`) })
    .first();
  await expect(async () => {
    // Each tap lays the plank the next way; the maps answer at once.
    const ends = async () => {
      const cells = await heldCells(page, what);
      return [cells.at(0), cells.at(-1)];
    };
    if ((await ends()).join() !== [from, to].join()) await cell.click();
    expect(await ends()).toEqual([from, to]);
  }).toPass();
}

/** The cells that a planned piece is held over, in order. */
export const heldCells = (page: Page, what: 'crate' | 'plank'): Promise<string[]> =>
  held(page, what).evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label')?.split(',')[0] ?? '').sort(),
  );

/** Confirms the turn and waits until it is the next one's. */
export async function confirm(page: Page): Promise<void> {
  const turn = page.getByText(/^Turn \d+$/).first();
  const now = await turn.textContent();
  await put(page).click();
  await expect(turn).not.toHaveText(now ?? '');
}

/** From showing everything at once to showing it slowly, to look at it. */
export async function slowDown(page: Page): Promise<void> {
  const speed = page.getByRole('button', { name: /^Speed/ });
  await speed.click();
  await expect(speed).toHaveAccessibleName(/slow/);
}

/** The pieces that are in the scene, as it tells. */
export const expectPieces = (page: Page, pieces: readonly string[]) =>
  expect(scene(page)).toHaveAttribute('data-pieces', [...pieces].sort().join(' | '));

interface Spot {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
}

/** Where on the picture the glowing places are, farthest away first: nothing hides those. */
export async function spots(page: Page): Promise<Spot[]> {
  const told = (await scene(page).getAttribute('data-places')) ?? '';
  return told
    .split(' | ')
    .filter((each) => each !== '')
    .map((each) => {
      const [cell = '', x = 0, y = 0] = each.split(/[ ,]/);
      return { cell, x: Number(x), y: Number(y) };
    })
    .sort((a, b) => a.y - b.y);
}

/**
 * Taps a glowing place in the picture; the maps must hold the piece over that very cell. The camera may step
 * aside once more after places were told, so where it is now is asked at each try.
 */
export async function tapSpot(page: Page, what: 'crate' | 'plank', { cell }: Spot): Promise<void> {
  const there = held(page, what).and(
    maps(page).getByRole('button', { name: new RegExp(`^${cell}, `) }),
  );
  await expect(async () => {
    const spot = (await spots(page)).find((each) => each.cell === cell);
    if (spot) await scene(page).locator('canvas').click({ position: spot });
    await expect(there).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Makes the device draw as quickly, or as slowly, as a test needs. */
export const drawingTakes = (page: Page, milliseconds: number) =>
  page.addInitScript((takes) => {
    WebGL2RenderingContext.prototype.finish = () => {
      const end = performance.now() + takes;
      while (performance.now() < end);
    };
  }, milliseconds);
