import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';

interface Friends {
  readonly host: Page;
  readonly guest: Page;
  readonly guestContext: BrowserContext;
  /** The guest's link, as it was given over. */
  readonly link: string;
}

async function newPage(
  browser: Browser,
  viewport = { width: 1000, height: 640 },
): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  await hurry(page);
  return [page, context];
}

/** Two people, each with a browser of their own, at one table. */
async function sitTogether(browser: Browser): Promise<Friends> {
  const [host] = await newPage(browser);
  await host.goto('/');
  await host.getByRole('button', { name: 'With friends' }).click();
  await expect(host.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  await expect(host.getByRole('img', { name: 'QR code of the link for Frosty' })).toBeVisible();
  const link = await host.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('hearthside.online') ?? '[]');
    return `${location.origin}/t/${table.table}#${table.invitations[0].secret}`;
  });
  await host.getByRole('button', { name: 'To the table' }).click();
  const [guest, guestContext] = await newPage(browser, PHONE);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Lock in' }).waitFor();
  return { host, guest, guestContext, link };
}

async function lockIn(page: Page, cards: readonly string[]): Promise<void> {
  for (const card of cards) await page.getByRole('button', { name: `Card ${card}: put` }).click();
  await page.getByRole('button', { name: 'Lock in' }).click();
}

const round = (page: Page, n: number) =>
  page.locator('.brandmark small', { hasText: `Round ${n}` });

test('two friends play by a link; each sees only what is theirs', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await expect(host.locator('.presence.is-here')).toHaveCount(2);
  await expectAccessible(host);
  await expectAccessible(guest);
  await keepPicture(host, 'friends-host');
  await keepPicture(guest, 'friends-guest-phone');
  const own = (page: Page, name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('img', { name: /still to fetch/, includeHidden: true });
  await expect(own(host, 'Jingle Bells')).toHaveCount(3);
  await expect(own(host, 'Frosty')).toHaveCount(0);
  await expect(own(guest, 'Frosty')).toHaveCount(3);
  await expect(own(guest, 'Jingle Bells')).toHaveCount(0);
  await lockIn(host, ['forward 1', 'left 60°', 'right 120°']);
  await expect(host.getByText('Waiting for Frosty')).toBeVisible();
  await lockIn(guest, ['forward 1', 'left 60°', 'right 120°']);
  await expect(round(host, 2)).toHaveCount(1);
  await expect(round(guest, 2)).toHaveCount(1);
});

test('leaving, coming back and a reload in the middle leave no trace; the seat moves to another device', async ({
  browser,
}) => {
  const { host, guest, guestContext, link } = await sitTogether(browser);
  await lockIn(host, ['forward 1', 'left 60°', 'right 120°']);
  await guest.close();
  await expect(host.locator('.presence', { hasText: 'not here yet' })).toHaveCount(1);
  const back = await guestContext.newPage();
  await back.goto('/');
  await back.getByRole('region', { name: 'Tables with friends' }).getByRole('link').click();
  await lockIn(back, ['forward 1', 'left 60°', 'right 120°']);
  await expect(round(back, 2)).toHaveCount(1);
  await back.reload();
  await expect(round(back, 2)).toHaveCount(1);
  const [other] = await newPage(browser);
  await other.goto(link);
  await expect(round(other, 2)).toHaveCount(1);
  await lockIn(other, ['forward 1', 'left 60°', 'right 120°']);
  await lockIn(host, ['forward 1', 'left 60°', 'right 120°']);
  await expect(round(host, 3)).toHaveCount(1);
});

test('the television shows the board and holds no secret', async ({ browser }) => {
  const { host, guest, link } = await sitTogether(browser);
  const [tv] = await newPage(browser, { width: 1280, height: 720 });
  const told: string[] = [];
  tv.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await tv.goto(link.replace('/t/', '/tv/').replace(/#.*/, ''));
  await expect(round(tv, 1)).toHaveCount(1);
  await lockIn(host, ['forward 1', 'left 120°', 'right 120°']);
  await expect(tv.getByRole('img', { name: 'A face-down card' })).toHaveCount(3);
  const before = told.join('\n');
  expect(before).not.toContain('L2');
  expect(before).not.toMatch(/"wishlist":\[/);
  await lockIn(guest, ['forward 1', 'left 60°', 'right 120°']);
  await expect(round(tv, 2)).toHaveCount(1);
  await expectAccessible(tv);
  await keepPicture(tv, 'television');
});

test('friends greet each other with ready-made words', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await host.getByRole('button', { name: 'Say something' }).click();
  await host.getByRole('button', { name: 'Good luck!' }).click();
  await expect(guest.locator('.emote')).toContainText('Good luck!');
});

test('the home page knows whose turn it is at a table with friends', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await host.goto('/');
  const mine = host.getByRole('region', { name: 'Tables with friends' });
  await expect(mine).toContainText('your turn');
  await mine.getByRole('link').click();
  await lockIn(host, ['forward 1', 'left 60°', 'right 120°']);
  await host.goto('/');
  await expect(mine).toContainText('waiting for the others');
  await guest.close();
});

test('a stranger with a wrong link gets a clear page', async ({ browser }) => {
  const { link } = await sitTogether(browser);
  const [stranger] = await newPage(browser);
  await stranger.goto(link.replace(/#.*/, `#${'x'.repeat(32)}`));
  await expect(stranger.getByRole('heading', { name: 'This link opens no table' })).toBeVisible();
  await expect(stranger.getByText('opens no seat at it')).toBeVisible();
  await stranger.goto(`/t/${'A'.repeat(22)}`);
  await expect(stranger.getByText('There is no such table')).toBeVisible();
  await expectAccessible(stranger);
});
