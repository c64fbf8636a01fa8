import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';

/** A sheet of each kit, as its picture is called. */
const GAMES = [
  ['warehouse-elves', 'Sheet 2: Movement cards and Wishlist cards, on card'],
  ['warehouse-wars', 'Sheet 3: white crates, on card'],
  ['ogres-and-elves', 'Sheet 4: rule booklet, on paper'],
] as const;

for (const [game, sheet] of GAMES) {
  test(`${game}: every sheet can be looked at and saved as a PDF`, async ({ page }) => {
    await page.goto(`/print/${game}`);
    const sheets = page.getByRole('list', { name: 'The sheets' }).getByRole('img');
    await expect(sheets.first()).toHaveAccessibleName('Sheet 0: Make your game, on paper', {
      timeout: 60_000,
    });
    await expect(page.getByRole('img', { name: sheet, exact: true })).toBeVisible();
    const shown = await sheets.count();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the PDF' }).click();
    const pdf = readFileSync(await (await saved).path(), 'latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    // White backs are pages of the file, and no pictures.
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages % 2).toBe(0);
    expect(pages).toBeGreaterThan(shown);
    await expect(page.getByText('stays white')).toHaveCount(0);
    expect((await saved).suggestedFilename()).toBe(`hearthside-${game}-a4-full-en.pdf`);
    await expectAccessible(page);
    await page.screenshot({ path: `artifacts/pictures/print-${game}.png`, fullPage: true });
  });
}

test('paper, ink and language are chosen, and the work can be stopped and begun again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('link', { name: 'Warehouse Elves' }).click();
  const first = page.locator('.sheet-preview svg').first();
  await expect(first).toHaveAttribute('width', '210mm', { timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter');
  await expect(first).toHaveAttribute('width', '215.9mm', { timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Colours and ink' }).selectOption('saver');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0, { timeout: 60_000 });
  await expectAccessible(page);
  await keepPicture(page, 'print-phone');

  // Type comes late: there is time to change one's mind.
  const late: (() => void)[] = [];
  await page.context().route('**/*.woff', async (route) => {
    await new Promise<void>((done) => late.push(done));
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Language of the sheets' }).selectOption('fr');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Nothing is drawn.')).toBeVisible();
  await page.context().unroute('**/*.woff');
  for (const done of late) done();
  await page.getByRole('button', { name: 'Draw the sheets' }).click();
  await expect(page.getByText('Fabrique ton jeu').first()).toBeVisible({ timeout: 60_000 });
});
