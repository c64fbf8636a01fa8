import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectPicture } from './kept-pictures.ts';
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
  await expectReadable(tv);
  await expectPicture(tv, `television-lobby-${nameOf(game)}`);
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
  await expectReadable(tv);
  await expectPicture(tv, 'television-warehouse-elves');
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
  await expect(tv.getByRole('heading', { level: 1 })).toContainText('White');
  await expectAccessible(tv);
  await expectReadable(tv);
  await expectPicture(tv, 'television-warehouse-wars');
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
  await expect(tv.getByRole('status').filter({ hasText: 'goes to mine' })).toHaveCount(1);
  await expectAccessible(tv);
  await expectReadable(tv);
  await expectPicture(tv, 'television-ogres-and-elves');
  await keepPicture(first, 'television-ogres-and-elves-phone');
});

const nameOf = (game: string): string => game.toLowerCase().replace(/\W+/g, '-');

/** 28 px on a screen of 1080 lines, and as much on any other. */
async function expectReadable(page: Page): Promise<void> {
  const { size, text } = await leastLetter(page);
  const lines = page.viewportSize()?.height ?? 0;
  expect(Math.round((size * 1080) / lines), `the letters of “${text}”`).toBeGreaterThanOrEqual(28);
}

/** The least letter anywhere on a screen, on drawings too, in pixels, and where. */
const leastLetter = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let least = { size: Number.POSITIVE_INFINITY, text: '' };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // What only a screen reader says has no size.
      if (!parent || !node.nodeValue?.trim() || parent.closest('title, .unseen, .skip')) continue;
      if (!parent.checkVisibility()) continue;
      const drawn = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < least.size) least = { size, text: node.nodeValue };
    }
    return least;
  });

test('letters can be read from the sofa; arrows, OK and Back are enough; the code is typed on a phone', async ({
  browser,
}) => {
  const tv = await newDevice(browser, { width: 1920, height: 1080 });
  await tv.goto('/tv');
  await tv.getByRole('heading', { level: 1 }).waitFor();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await tv.keyboard.press(key);
  const tiles = tv.getByRole('img', { name: /^The code is/ });
  await expect(tiles).toBeVisible();
  await expectReadable(tv);
  const code = (await tiles.textContent()) ?? '';
  const phones = [await newDevice(browser, PHONE), await newDevice(browser, PHONE)];
  for (const phone of phones) {
    await phone.goto('/join');
    await phone.getByLabel('The code').fill('cdfhjk');
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await expect(phone.getByRole('alert')).toContainText('No screen shows this code');
    await expectAccessible(phone);
    await phone.getByLabel('The code').fill(code.toLowerCase());
    await phone.getByRole('button', { name: 'Sit down' }).click();
    await phone.locator('.screen').waitFor();
  }
  await tv.locator('.screen').waitFor();
  await expectReadable(tv);
  await expect(tv.locator('html')).toHaveClass(/is-pointer-resting/);
  await tv.keyboard.press('Backspace');
  const asked = tv.getByRole('dialog', { name: 'Leave this table?' });
  await expect(asked).toBeVisible();
  await tv.keyboard.press('Backspace');
  await expect(asked).toHaveCount(0);
  const [, loser] = phones as [Page, Page];
  await loser.getByRole('button', { name: 'Settings' }).click();
  for (const title of ['Settings', 'Give up this game?']) {
    const dialog = loser.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Give up this game' }).click();
  }
  await expect(tv.getByRole('dialog', { name: /wins/ })).toBeVisible();
  await expectReadable(tv);
  await expectPicture(tv, 'television-result');
  await expectAccessible(tv);
});

test('whoever scanned the wrong code is sent away from the screen, and a new code waits', async ({
  browser,
}) => {
  const { tv, phones } = await livingRoom(browser, 'Warehouse Wars');
  const [wrong] = phones as [Page];
  await tv.reload();
  await tv.getByRole('button', { name: 'Did somebody scan the wrong code?' }).click();
  await expectAccessible(tv);
  await tv.getByRole('button', { name: 'Free the seat: Teal' }).click();
  await expect(wrong.getByText('This seat was given to somebody else')).toBeVisible();
  const codes = tv.getByRole('region', { name: 'Scan a code to sit down' });
  await expect(codes.getByRole('img')).toHaveCount(1);
});
