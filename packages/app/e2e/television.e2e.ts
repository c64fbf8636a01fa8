import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';
import { closeDevicesAfterEach, newDevice } from './sitting-together.ts';
import { lockIn } from './truck-play.ts';

closeDevicesAfterEach();

const SCREEN = { width: 1280, height: 720 };

interface LivingRoom {
  readonly tv: Page;
  readonly phones: readonly Page[];
  /** Every frame that the big screen was sent. */
  readonly told: readonly string[];
}

/** The big screen shows the codes, the phones scan them. */
async function livingRoom(browser: Browser, game: string): Promise<LivingRoom> {
  const tv = await newDevice(browser, SCREEN);
  const told: string[] = [];
  tv.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await tv.goto('/tv');
  const answer = tv.waitForResponse((response) => response.url().endsWith('/api/v1/tables'));
  await tv.getByRole('button', { name: game }).click();
  const { table, seats } = await (await answer).json();
  const codes = tv.getByRole('region', { name: 'Scan a code to sit down' });
  await expect(codes.getByRole('img')).toHaveCount(seats.length);
  await expectAccessible(tv);
  await keepPicture(tv, `television-codes-${game}`);
  const phones: Page[] = [];
  for (const { secret } of seats as { secret: string }[]) {
    const phone = await newDevice(browser, PHONE);
    // What the code says; reading it off the picture is the phone's own art.
    await phone.goto(`/t/${table.id}#${secret}`);
    await phone.locator('.screen').waitFor();
    phones.push(phone);
    await expect(codes.getByRole('img')).toHaveCount(seats.length - phones.length);
  }
  await expect(codes).toHaveCount(0);
  // With the last seat taken the screen knows the way into none.
  const html = await tv.content();
  for (const { secret } of seats) expect(html).not.toContain(secret);
  const kept = await tv.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const { secret } of seats) expect(kept).not.toContain(secret);
  return { tv, phones, told };
}

test('Warehouse Elves: cards and Wishlist on the phones, the board on the big screen', async ({
  browser,
}) => {
  const { tv, phones, told } = await livingRoom(browser, 'Warehouse Elves');
  const [first, second] = phones as [Page, Page];
  await lockIn(first, ['forward 1', 'sharp left', 'sharp right']);
  await expect(tv.getByRole('img', { name: 'A face-down card' })).toHaveCount(3);
  expect(told.join('\n')).not.toContain('L2');
  expect(told.join('\n')).not.toMatch(/"wishlist":\[/);
  await expect(tv.getByRole('img', { name: /still to fetch/ })).toHaveCount(0);
  await lockIn(second);
  await expect(tv.locator('.brandmark small', { hasText: 'Round 2' })).toHaveCount(1);
  await expectAccessible(tv);
  await keepPicture(tv, 'television-warehouse-elves');
  await keepPicture(first, 'television-warehouse-elves-phone');
});

test('Warehouse Wars: the pile on the big screen, the placing on the phones', async ({
  browser,
}) => {
  const { tv, phones } = await livingRoom(browser, 'Warehouse Wars');
  const [first] = phones as [Page];
  await first.getByRole('button', { name: 'Flat view' }).click();
  const maps = first.getByRole('region', { name: 'The levels in flat view' });
  await maps.getByRole('button', { name: 'a crate can go here' }).first().click();
  await first.getByRole('button', { name: 'Put it down' }).click();
  await expect(tv.getByRole('complementary', { name: 'What happened' })).toContainText('Teal');
  await expect(tv.getByRole('heading', { level: 1 })).toContainText('White');
  await expectAccessible(tv);
  await keepPicture(tv, 'television-warehouse-wars');
});

test('Ogres & Elves: the valley on the big screen, the choosing on the phones', async ({
  browser,
}) => {
  const { tv, phones } = await livingRoom(browser, 'Ogres & Elves');
  const [first] = phones as [Page];
  await first
    .locator('.board')
    .getByRole('button', { name: /^Mine.*You can choose this/ })
    .first()
    .click();
  await expect(tv.getByRole('complementary', { name: 'What happened' })).toContainText(
    'goes to mine',
  );
  await expectAccessible(tv);
  await keepPicture(tv, 'television-ogres-and-elves');
  await keepPicture(first, 'television-ogres-and-elves-phone');
});

test('letters on the big screen can be read from the sofa', async ({ browser }) => {
  const { tv } = await livingRoom(browser, 'Warehouse Elves');
  const sizes = await tv
    .locator('.bar h1, .seat h2, .seat p, .log-line span, .log-empty')
    .evaluateAll((elements) => elements.map((each) => parseFloat(getComputedStyle(each).fontSize)));
  // On a screen of 720 lines; a larger one shows more, not smaller.
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(19);
});

test('whoever scanned the wrong code is sent away from the screen, and a new code waits', async ({
  browser,
}) => {
  const { tv, phones } = await livingRoom(browser, 'Warehouse Wars');
  const [wrong] = phones as [Page];
  await tv.reload();
  await tv.getByText('Did somebody scan the wrong code?').click();
  await expectAccessible(tv);
  await tv.getByRole('button', { name: 'Free the seat: Teal' }).click();
  await expect(wrong.getByText('This seat was given to somebody else')).toBeVisible();
  const codes = tv.getByRole('region', { name: 'Scan a code to sit down' });
  await expect(codes.getByRole('img')).toHaveCount(1);
});
