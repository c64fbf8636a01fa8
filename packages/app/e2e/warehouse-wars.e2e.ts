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
const open = (page: Page, what: 'crate' | 'plank') =>
  page
    .getByRole('region', { name: 'The levels as maps' })
    .getByRole('button', { name: `a ${what} can go here` });
const over = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Play again' });

test('a whole game in the flat twin, both players at one device', async ({ page }) => {
  test.setTimeout(240_000);
  await sit(page, { crates: 8 });
  for (let i = 0; i < 60; i++) {
    if (await over(page).isVisible()) break;
    const end = page.getByRole('button', { name: 'End the turn' });
    if (await end.isVisible()) {
      await end.click();
      continue;
    }
    await open(page, 'crate')
      .nth(i % 5)
      .click();
    await put(page).click();
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
  await put(page).click();
  await expect(page.getByRole('button', { name: /crate of Teal/ })).toHaveCount(1);
  await keepPicture(page, 'warehouse-wars-flat');
});

test('a wobble and a fall are told before they happen, and a fall loses', async ({ page }) => {
  await sit(page);
  const crate = async (at: string) => {
    await page
      .getByRole('button', { name: new RegExp(`^${at}, .*a crate can go here`) })
      .last()
      .click();
    await put(page).click();
    const end = page.getByRole('button', { name: 'End the turn' });
    await expect(put(page)).toBeDisabled();
    if (await end.isVisible()) await end.click();
  };
  await crate('a1');
  await crate('b1');
  await page.getByRole('button', { name: /^a1, floor/ }).click();
  await page.getByRole('button', { name: /^Plank/ }).click();
  await page.getByRole('button', { name: /^a1, floor.*a plank can go here/ }).click();
  await expect(page.getByText(/Wobbly|Steady/)).toBeVisible();
  await put(page).click();
  await page.getByRole('button', { name: /^d1, level 1.*a crate can go here/ }).click();
  await expect(page.getByText(/This falls/)).toBeVisible();
  await keepPicture(page, 'warehouse-wars-falls');
  await put(page).click();
  await expect(page.getByRole('dialog')).toContainText('let the cargo fall');
});

test('on a phone the pile fills the width', async ({ page }) => {
  await sit(page);
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(800);
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-phone');
});
