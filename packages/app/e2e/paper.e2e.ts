import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FileHost } from './file-host.ts';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';

test.use({ viewport: PHONE });

const cell = (page: Page, at: string) => page.getByRole('button', { name: new RegExp(`^${at}:`) });

test('Warehouse Wars on paper: crates are tapped, lines found, and a refusal cites its rule', async ({
  page,
}) => {
  // As the codes on paper have it.
  await page.goto('/#/paper/warehouse-wars');
  for (const at of ['a1', 'b1', 'c1']) await cell(page, at).click();
  await expect(page.getByText('0 of 2, 1 of 3, 0 of 4 or more')).toBeVisible();
  await expect(page.getByText('Teal leads by 3.')).toBeVisible();
  await cell(page, 'b1').click();
  await expect(page.getByText('(WW-20)')).toBeVisible();
  await page.getByRole('button', { name: 'Plank', exact: true }).click();
  await cell(page, 'a1').click();
  await cell(page, 'd1').click();
  await expect(page.getByText('It holds.')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'paper-wars');

  // It is kept when the phone locks.
  await page.reload();
  await expect(page.getByText('Teal leads by 3.')).toBeVisible();

  await page.getByRole('button', { name: 'May I?' }).click();
  await page.getByRole('button', { name: 'Out at the end?' }).click();
  await expect(page.getByText('No', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'WW-40' }).click();
  await expect(page.getByRole('dialog')).toContainText('the other player wins');
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expectAccessible(page);
  await keepPicture(page, 'paper-ask');

  await page.getByRole('button', { name: 'Score' }).click();
  await page.getByRole('button', { name: 'Finish the game' }).click();
  await page.getByText('Our games').click();
  await expect(page.getByRole('listitem')).toContainText('Teal leads by 3.');
});

test('any host of files will do, and no network after the first visit', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthside-paper-'));
  const args = ['packages/cli/dist/main.js', 'export', '--out', join(folder, 'games')];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  const host = new FileHost(folder);
  await host.start();
  await page.goto(`${host.url}/games/#/paper/ogres-and-elves`);
  await page.getByRole('button', { name: 'ruby' }).first().click();
  await expect(page.getByText('Together you have 1 of 16 points.')).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done));
  });
  await host.stop();
  await page.reload();
  await expect(page.getByText('Together you have 1 of 16 points.')).toBeVisible();
  await page.getByRole('button', { name: 'One gift more' }).click();
  await expect(page.getByText('Together you have 2 of 16 points.')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'paper-ogres');
  await page.getByRole('button', { name: 'Roll' }).click();
  await page.getByRole('button', { name: 'Roll' }).first().click();
  await expect(page.getByText(/^(Ogre \d walks|O! All Ogres)/)).toBeVisible();
  await keepPicture(page, 'paper-die');
  rmSync(folder, { recursive: true, force: true });
});
