import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FileHost } from './file-host.ts';
import { makeLink, playKey } from './home-keys.ts';
import { OwnServer } from './own-server.ts';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';
import { lockIn } from './truck-play.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthside-files-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function exportTo(name: string, path: string, ...flags: string[]): string {
  const out = join(folder, name);
  const args = ['packages/cli/dist/main.js', 'export', '--out', join(out, path), ...flags];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  return out;
}

/** The first visit is over: every file is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done));
  });

test('exported files play in any folder of the plainest host, and without a network after one visit', async ({
  page,
}) => {
  const host = new FileHost(exportTo('plain', 'some/where'));
  await host.start();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  await hurry(page);
  await page.goto(`${host.url}/some/where/`);
  await playKey(page).click();
  await lockIn(page);
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/^#\/play\//);
  await kept(page);
  await page.reload();
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  expect(host.asked.filter((path) => !path.startsWith('/some/where/'))).toEqual([]);

  await host.stop();
  await page.reload();
  await lockIn(page);
  await expect(page.getByText('Round 3', { exact: true })).toBeVisible();
  await page.goto(`${page.url().split('#')[0]}#/print/warehouse-elves`);
  await page.locator('.sheet-preview').first().waitFor({ timeout: 60_000 });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the PDF' }).click();
  expect(readFileSync(await (await saved).path(), 'latin1').startsWith('%PDF-')).toBe(true);
  await page.goBack();
  await expect(page.getByText('Round 3', { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a link with a path leads to its page, through 404.html and through the kept files', async ({
  page,
}) => {
  const site = exportTo('with-404', 'games', '--base', '/games/');
  const host = new FileHost(site, 'games/404.html');
  await host.start();
  await hurry(page);
  await page.goto(`${host.url}/games/rules/warehouse-elves`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warehouse Elves');
  expect(page.url()).toBe(`${host.url}/games/#/rules/warehouse-elves`);
  await kept(page);
  const { url } = host;
  await host.stop();
  await page.goto(`${url}/games/rules/ogres-and-elves`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ogres');
  expect(page.url()).toBe(`${url}/games/#/rules/ogres-and-elves`);
});

test('with friends says what it needs, and goes to the server that somebody names', async ({
  page,
}) => {
  const host = new FileHost(exportTo('friends', 'games', '--base', '/games/'));
  const server = new OwnServer();
  await Promise.all([host.start(), server.start()]);
  await hurry(page);
  await page.goto(`${host.url}/games/`);
  await makeLink(page);
  const address = page.getByRole('textbox', { name: 'Address of the server' });
  await address.fill('our server');
  await page.getByRole('button', { name: 'Go there' }).click();
  await expect(page.getByRole('alert')).toContainText('no address');
  await expectAccessible(page);
  await keepPicture(page, 'export-friends');
  await address.fill(server.url.replace('http://', ''));
  await page.getByRole('button', { name: 'Go there' }).click();
  await page.waitForURL(`${server.url}/new/warehouse-elves`);
  await makeLink(page);
  await page.waitForURL(/\/t\/[A-Za-z0-9_-]{22}/);
  await page.goto(`${host.url}/games/#/tv`);
  await page.getByRole('button', { name: 'Warehouse Elves' }).click();
  await expect(address).toHaveValue(server.url);
  await Promise.all([host.stop(), server.end()]);
});
