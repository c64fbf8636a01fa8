import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';

const GAMES = ['warehouse-elves', 'warehouse-wars', 'ogres-and-elves'];

for (const game of GAMES) {
  test(`${game}: every sheet can be looked at and saved as a PDF`, async ({ page }) => {
    await page.goto(`/print/${game}`);
    const sheets = page.locator('.sheet-preview');
    await sheets.first().waitFor({ timeout: 60_000 });
    const count = await sheets.count();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the PDF' }).click();
    const pdf = readFileSync(await (await saved).path(), 'latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
    expect((await saved).suggestedFilename()).toBe(`hearthside-${game}-a4-full-en.pdf`);
    await expectAccessible(page);
    await page.screenshot({ path: `artifacts/pictures/print-${game}.png`, fullPage: true });
  });
}

test('paper and ink are chosen, and the sheets are drawn anew', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('link', { name: 'Warehouse Elves' }).click();
  const first = page.locator('.sheet-preview svg').first();
  await expect(first).toHaveAttribute('width', '210mm', { timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter');
  await expect(first).toHaveAttribute('width', '215.9mm', { timeout: 60_000 });
  await page.getByRole('combobox', { name: 'Ink' }).selectOption('saver');
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0, { timeout: 60_000 });
  await expectAccessible(page);
  await keepPicture(page, 'print-phone');
});
