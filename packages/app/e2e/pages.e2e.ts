import { expect, test } from '@playwright/test';
import { playKey } from './home-keys.ts';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';
import { lockIn } from './truck-play.ts';

const PAGES = [
  '/',
  '/rules/warehouse-elves/WE-44',
  '/rules/ogres-and-elves/OE-70/show',
  '/learn/warehouse-wars',
  '/new/ogres-and-elves',
  '/records',
  '/print',
  '/tv',
  '/privacy',
  '/privacy/children',
  '/nowhere',
  '/%E0',
];

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, on a laptop and a phone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('home shows its three boxes whole, in a row on a laptop and in a column on a phone, light and dark', async ({
  browser,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, viewport] of [
      ['laptop', { width: 1280, height: 800 }],
      ['phone', PHONE],
    ] as const) {
      const page = await browser.newPage({ colorScheme, viewport });
      await page.goto('/');
      await playKey(page).waitFor();
      const boxes = await Promise.all(
        (await page.getByRole('article').all()).map((box) => box.boundingBox()),
      );
      const [first, second, third] = boxes;
      if (!first || !second || !third) throw new Error('there are no three boxes');
      const wood = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const lightness = Math.max(...(wood.match(/\d+/g) ?? ['0']).slice(0, 3).map(Number));
      if (colorScheme === 'dark') expect(lightness).toBeLessThan(110);
      else expect(lightness).toBeGreaterThan(110);
      for (const box of [first, second, third]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      }
      if (size === 'laptop') {
        expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
        expect(third.x).toBeGreaterThanOrEqual(second.x + second.width);
        expect(first.y).toBeLessThan(viewport.height);
      } else {
        expect(second.y).toBeGreaterThanOrEqual(first.y + first.height);
        expect(third.y).toBeGreaterThanOrEqual(second.y + second.height);
      }
      await keepPicture(page, `home-${size}-${colorScheme}`);
      await page.close();
    }
  }
});

test('works offline after the first visit', async ({ page, context }) => {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state !== 'activated') {
      await new Promise((done) => registration.active?.addEventListener('statechange', done));
    }
  });
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await playKey(page).click();
  await expect(page.getByRole('button', { name: 'Lock in' })).toBeVisible();
});

test('speaks French and German, as the browser says or as chosen', async ({ browser }) => {
  for (const [locale, play, settings] of [
    ['fr-FR', 'Jouer', 'Réglages'],
    ['de-DE', 'Spielen', 'Einstellungen'],
  ] as const) {
    const page = await browser.newPage({ locale });
    await hurry(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: play })).toBeVisible();
    await page.getByRole('button', { name: settings }).click();
    await expectAccessible(page);
    await keepPicture(page, `settings-${locale}`);
    await page.getByRole('combobox').first().selectOption('en');
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.close();
  }
});

test('asks nothing of any other origin', async ({ page }) => {
  const foreign: string[] = [];
  const home = new URL(test.info().project.use.baseURL ?? '').origin;
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== home) foreign.push(request.url());
  });
  await hurry(page);
  await page.goto('/');
  await playKey(page).click();
  await page.getByRole('button', { name: 'Lock in' }).waitFor();
  expect(foreign).toEqual([]);
});

test('a record is saved, read back and watched by step, turn and event; a bad file says what is wrong', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await playKey(page).click();
  await lockIn(page);
  await expect(page.getByText('Round 2', { exact: true })).toBeVisible();
  await page.goto('/records');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all' }).click();
  const path = await (await download).path();
  const input = page.locator('input[type=file]');
  await input.setInputFiles(path);
  const status = page.getByRole('complementary').getByRole('status');
  // The same game twice is one.
  await expect(status).toContainText('This game is here already');
  await input.setInputFiles({
    name: 'bad.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from('{"record":1,"game":"chess"}'),
  });
  await expect(status).toContainText('line 1 is of a game that is not on this shelf');
  await page
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'One step on' }).click();
  const strip = page.getByRole('slider', { name: 'Where in the game' });
  await expect(strip).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('PageDown');
  // The bot may have chosen for the next round already.
  await expect(strip).toHaveAttribute('aria-valuetext', /^Round 1 of [12]$/);
  const last = Number(await strip.getAttribute('aria-valuenow'));
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(strip).not.toHaveAttribute('aria-valuenow', String(last));
  await page.keyboard.press('Home');
  await expect(strip).toHaveAttribute('aria-valuenow', '0');
  const log = page.getByRole('complementary', { name: 'What happened' });
  await log.getByRole('button').nth(2).click();
  await expect(log.locator('[aria-current]')).toHaveCount(1);
  // An unfinished game keeps its secrets, and nobody is awaited in what is long done.
  await expect(page.getByText(/thinking|Your turn/)).toHaveCount(0);
  await expectAccessible(page);
  await keepPicture(page, 'replay');
});

test('where the browser knows Trusted Types, no text becomes markup that runs', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const refused = await page.evaluate(() => {
    const tried = (attempt: () => void) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      tried(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      tried(() => new Worker('https://elsewhere.example/worker.js')),
      tried(() => new Worker(URL.createObjectURL(new Blob(['0'])))),
    ];
  });
  expect(refused).not.toContain('done');
});
