import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';

// WebGL is drawn by software on test machines: small pictures keep it quick.
const SMALL = { width: 1000, height: 600 };

async function sit(
  page: Page,
  options: { readonly crates?: number; readonly bot?: string } = {},
): Promise<void> {
  await page.setViewportSize(SMALL);
  await hurry(page);
  await page.goto('/new/warehouse-wars');
  if (options.crates)
    await page.getByRole('spinbutton', { name: 'Crates each' }).fill(String(options.crates));
  if (options.bot)
    await page.getByRole('combobox', { name: 'White', exact: true }).selectOption(options.bot);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Put it down' }).waitFor();
}

const put = (page: Page) => page.getByRole('button', { name: 'Put it down' });
const end = (page: Page) => page.getByRole('button', { name: 'End the turn' });
const open = (page: Page, what: 'crate' | 'plank') =>
  page
    .getByRole('region', { name: 'The levels as maps' })
    .getByRole('button', { name: `a ${what} can go here` });
const crates = (page: Page) => page.getByRole('button', { name: /: crate of / });
const over = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Play again' });

/** Puts the crate in hand down and waits until it stands: one more than the `before` there were. */
async function putCrateDown(page: Page, before: number): Promise<void> {
  await put(page).click();
  await expect(crates(page)).toHaveCount(before + 1);
}

test('a whole game in the flat twin, both players at one device', async ({ page }) => {
  test.setTimeout(240_000);
  const each = 8;
  await sit(page, { crates: each });
  for (let standing = 0; standing < 2 * each; standing++) {
    await open(page, 'crate')
      .nth(standing % 5)
      .click();
    await putCrateDown(page, standing);
    // The crate stands; now it is the other's turn, a plank may follow, or that was the last one.
    await expect(end(page).or(open(page, 'crate').first()).or(over(page))).toBeVisible();
    if (await end(page).isVisible()) {
      await end(page).click();
      await expect(end(page)).toBeHidden();
    }
  }
  await expect(over(page)).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-end');
});

test('the scene holds exactly the pieces of the position, by keyboard in space', async ({
  page,
}) => {
  await sit(page);
  const scene = page.getByRole('application');
  await scene.focus();
  // Right three times and up twice from a1: d3.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp'])
    await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(scene).toHaveAttribute('data-pieces', 'crate d3 0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(scene).toHaveAttribute('data-pieces', 'crate d3 0 | crate e3 0');
  await page.getByRole('button', { name: /^Plank/ }).click();
  await open(page, 'plank').first().click();
  await put(page).click();
  await expect(scene).toHaveAttribute('data-pieces', /^crate d3 0 \| crate e3 0 \| plank .+ 0$/);
  await open(page, 'crate').first().click();
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-space');
});

test('without WebGL the flat twin is the board', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl')
        ? null
        : (original as never as (...a: unknown[]) => null).call(this, kind, ...rest);
    } as never;
  });
  await sit(page);
  await expect(page.getByRole('application')).toHaveCount(0);
  await open(page, 'crate').first().click();
  await putCrateDown(page, 0);
  await keepPicture(page, 'warehouse-wars-flat');
});

test('a wobble and a fall are told before they happen, and a fall loses', async ({ page }) => {
  await sit(page);
  // Each one's first turn is a single crate, so it ends by itself.
  for (const [standing, at] of ['a1', 'b1'].entries()) {
    await page.getByRole('button', { name: `${at}, floor: a crate can go here` }).click();
    await putCrateDown(page, standing);
  }
  await page.getByRole('button', { name: /^Plank/ }).click();
  await page.getByRole('button', { name: /^a1, floor.*a plank can go here/ }).click();
  await expect(page.getByText(/Wobbly|Steady/)).toBeVisible();
  await put(page).click();
  await expect(page.getByRole('button', { name: /^d1, level 1: on a plank/ })).toBeVisible();
  await page.getByRole('button', { name: /^d1, level 1.*a crate can go here/ }).click();
  await expect(page.getByText(/This falls/)).toBeVisible();
  await keepPicture(page, 'warehouse-wars-falls');
  await put(page).click();
  await expect(page.getByRole('dialog')).toContainText('let the cargo fall');
});

test('on a phone the pile fills the width', async ({ page }) => {
  await sit(page);
  await page.setViewportSize(PHONE);
  // The picture is drawn anew for the new width before anything is judged.
  const canvas = page.getByRole('application').locator('canvas');
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBeLessThan(PHONE.width);
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-phone');
});
