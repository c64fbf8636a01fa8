import { expect, type Page, test } from '@playwright/test';
import { CAREFUL, finger, keys, playOn } from './elf-play.ts';
import { beginKey, makeLink, unfoldMore } from './home-keys.ts';
import { OwnServer } from './own-server.ts';
import { andSee, expectAccessible, keepPicture } from './sitting-down.ts';
import { closeDevicesAfterEach, newDevice } from './sitting-together.ts';
import { crates, open, put } from './stacking.ts';
import { lockIn, planCards } from './truck-play.ts';
import { linksOf, over, panel, round, sitTogether } from './two-friends.ts';

closeDevicesAfterEach();

test('two friends play by a link; each sees only what is theirs', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await expect(host.locator('.presence.is-here')).toHaveCount(2);
  await expectAccessible(host);
  await expectAccessible(guest);
  await keepPicture(host, 'friends-host');
  await keepPicture(guest, 'friends-guest-phone');
  const own = (page: Page, name: string) =>
    panel(page, name).getByRole('img', { name: /still to fetch/, includeHidden: true });
  await expect(own(host, 'Jingle Bells')).toHaveCount(3);
  await expect(own(host, 'Frosty')).toHaveCount(0);
  await expect(own(guest, 'Frosty')).toHaveCount(3);
  await expect(own(guest, 'Jingle Bells')).toHaveCount(0);
  await lockIn(host);
  await expect(host.getByText('Waiting for Frosty')).toBeVisible();
  await lockIn(guest);
  await expect(round(host, 2)).toHaveCount(1);
  await expect(round(guest, 2)).toHaveCount(1);
});

test('a friend’s choice takes nothing from under the finger of one who is choosing', async ({
  browser,
}) => {
  const { host, guest } = await sitTogether(browser);
  // Not even for the moment in which it is shown.
  await guest.evaluate(() => {
    const counted = globalThis as never as { gaps: number };
    counted.gaps = 0;
    new MutationObserver(() => {
      const cards = document.querySelectorAll('.tray button[aria-label^="Card"]:enabled');
      if (cards.length < 6) counted.gaps++;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await lockIn(host);
  await expect(guest.getByRole('img', { name: 'A face-down card' })).toHaveCount(3);
  expect(await guest.evaluate(() => (globalThis as never as { gaps: number }).gaps)).toBe(0);
  await lockIn(guest);
  await expect(round(guest, 2)).toHaveCount(1);
});

/** Plays until the game is over; `plan` lays three cards out. */
async function playToTheEnd(page: Page, plan: (page: Page) => Promise<void>): Promise<void> {
  const lock = page.getByRole('button', { name: 'Lock in' });
  const take = page.getByRole('button', { name: /^Take the/ });
  // Loading is answered by itself: what is waited for is the hand of cards, a toy to take, or the end.
  const hand = page.getByRole('button', { name: 'Card forward 1: put' });
  for (let i = 0; i < 200; i++) {
    await over(page).or(hand).or(take.first()).first().waitFor({ timeout: 90_000 });
    if (await over(page).isVisible()) return;
    if (await take.first().isVisible()) {
      await andSee(page, () => take.first().click());
      continue;
    }
    await plan(page);
    await lock.click();
    // The other's choice may be told first: the plan is taken when it is off the table.
    await expect(page.locator('.we-chosen li:not(.is-empty)')).toHaveCount(0);
  }
}

/** As the coach says. */
async function asTheCoachSays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Put them in' }).click({ timeout: 30_000 });
}

test('a whole game of Warehouse Elves on two devices, and another with seats swapped', async ({
  browser,
}) => {
  const { host, guest } = await sitTogether(browser);
  const seal = host.locator('.log .seal');
  await seal.getByText('The dice are sealed').click();
  const sealed = (await seal.locator('code').textContent()) ?? '';
  // One who asks the coach and one who does not: two coaches at once would share two cores.
  await Promise.all([playToTheEnd(host, asTheCoachSays), playToTheEnd(guest, planCards)]);
  await expect(host.locator('.poster')).toContainText(/You win!|was faster/);
  // At the end the seal is opened, and every roll follows from what was sealed at the start.
  await guest.getByRole('button', { name: 'Fair dice: the seal is open and matches' }).click();
  const opened = guest.getByRole('dialog').locator('.seal');
  await opened.getByText('seal is open').click();
  await expect(opened.locator('code').first()).toHaveText(sealed);
  await expect(opened.locator('code')).toHaveCount(2);
  await opened.getByRole('button', { name: 'Check every roll' }).click();
  await expect(opened.getByRole('status')).toContainText('follow from what was sealed');
  await expect(opened.getByRole('status')).toContainText('Every seat added a number');
  await guest.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(guest.locator('.poster')).toContainText(/You win!|was faster/);
  // A late tap of the game starts nothing: the key is ready when it has the focus.
  await expect(over(host)).toBeFocused();
  await over(host).click();
  const next = guest.getByRole('button', { name: 'Next game' });
  await next.click();
  for (const page of [host, guest]) await expect(round(page, 1)).toHaveCount(1);
  await expect(
    panel(host, 'Frosty').getByRole('img', { name: /still to fetch/, includeHidden: true }),
  ).toHaveCount(3);
  await lockIn(host);
  await lockIn(guest);
  await expect(round(guest, 2)).toHaveCount(1);
});

test('a whole game of Ogres & Elves with three people on three devices', async ({ browser }) => {
  test.setTimeout(400_000);
  const host = await newDevice(browser);
  await host.goto('/new/ogres-and-elves');
  await host.getByRole('button', { name: 'Person', exact: true }).click();
  await makeLink(host);
  await expect(host.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  const links = await linksOf(host);
  expect(links).toHaveLength(2);
  await beginKey(host).click();
  const pages = [host];
  for (const link of links) {
    const page = await newDevice(browser);
    await page.goto(link);
    await page.locator('.screen').waitFor();
    pages.push(page);
  }
  await expect(host.locator('.presence.is-here')).toHaveCount(3);
  const play = async (page: Page) => {
    for (let i = 0; i < 400; i++) {
      await over(page).or(keys(page).first()).first().waitFor({ timeout: 120_000 });
      if (await over(page).isVisible()) return;
      await playOn(page, finger, i, CAREFUL);
    }
  };
  await Promise.all(pages.map(play));
  for (const page of pages) await expect(page.locator('.poster')).toContainText('of 16');
  await keepPicture(host, 'friends-ogres-and-elves-end');
});

test('a whole game of Warehouse Wars on two devices', async ({ browser }) => {
  test.setTimeout(400_000);
  const host = await newDevice(browser);
  const each = 8;
  await host.goto('/new/warehouse-wars');
  await unfoldMore(host);
  await host.getByRole('spinbutton', { name: 'Crates each' }).fill(String(each));
  await makeLink(host);
  await expect(host.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  const [link = ''] = await linksOf(host);
  await beginKey(host).click();
  const guest = await newDevice(browser);
  await guest.goto(link);
  await guest.locator('.screen').waitFor();
  for (const page of [host, guest]) await page.getByRole('button', { name: 'Flat view' }).click();
  // Whoever would take a whole turn back asks; the friend says yes or no.
  for (const [page, standing] of [
    [host, 1],
    [guest, 2],
  ] as const) {
    await open(page, 'crate').nth(standing).click();
    await put(page).click();
    for (const each of [host, guest]) await expect(crates(each)).toHaveCount(standing);
  }
  await host.getByRole('button', { name: 'Take back' }).click();
  await expect(guest.locator('.away-bar')).toContainText('would like to take the last turn back');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Yes, go back' }).click();
  for (const each of [host, guest]) await expect(crates(each)).toHaveCount(0);
  for (let standing = 0; standing < 2 * each; standing++) {
    const mine = standing % 2 === 0 ? host : guest;
    await open(mine, 'crate')
      .nth(standing % 5)
      .click();
    await put(mine).click();
    for (const page of [host, guest]) await expect(crates(page)).toHaveCount(standing + 1);
  }
  for (const page of [host, guest]) await expect(over(page)).toBeVisible();
});

test('the server is killed in the middle: both come back by themselves and play on', async ({
  browser,
}) => {
  const server = new OwnServer();
  await server.start();
  try {
    const { host, guest } = await sitTogether(browser, server.url);
    await lockIn(host);
    await lockIn(guest);
    await expect(round(host, 2)).toHaveCount(1);
    await expect(round(guest, 2)).toHaveCount(1);
    await lockIn(host);
    await expect(host.getByText('Waiting for Frosty')).toBeVisible();
    await server.kill();
    await expect(host.getByText('No connection')).toBeVisible();
    await server.start();
    await expect(host.getByText('No connection')).toBeHidden({ timeout: 30_000 });
    // The plan that was locked in before the kill is still locked in.
    await expect(host.getByText('Waiting for Frosty')).toBeVisible();
    await lockIn(guest);
    await expect(round(host, 3)).toHaveCount(1, { timeout: 30_000 });
    await expect(round(guest, 3)).toHaveCount(1);
  } finally {
    await server.end();
  }
});

test('a spectator sees the table and no secret', async ({ browser }) => {
  const { host, link } = await sitTogether(browser);
  const spectator = await newDevice(browser);
  const told: string[] = [];
  spectator.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => told.push(String(payload))),
  );
  await spectator.goto(link.replace(/#.*/, ''));
  await expect(round(spectator, 1)).toHaveCount(1);
  await lockIn(host, ['forward 1', 'sharp left', 'sharp right']);
  await expect(spectator.getByRole('img', { name: 'A face-down card' })).toHaveCount(3);
  await expect(spectator.getByRole('button', { name: 'Lock in' })).toHaveCount(0);
  expect(told.join('\n')).not.toContain('L2');
  expect(told.join('\n')).not.toMatch(/"wishlist":\[/);
  await expectAccessible(spectator);
});

test('friends greet each other with ready-made words', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await host.getByRole('button', { name: 'Say something' }).click();
  await host.getByRole('button', { name: 'Good luck!' }).click();
  const emote = guest.locator('.emote');
  await expect(emote).toContainText('Good luck!');
  // At the seat of the one who speaks, not over the keys.
  const [said, seat] = [
    await emote.boundingBox(),
    await panel(guest, 'Jingle Bells').boundingBox(),
  ];
  expect(
    said && seat && said.x >= seat.x - 8 && said.y >= seat.y && said.y < seat.y + seat.height,
  ).toBe(true);
});

test('the home page knows whose turn it is at a table with friends', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await host.goto('/');
  const mine = host.getByRole('region', { name: 'Games waiting for you' });
  await expect(mine).toContainText('Your turn');
  await mine.getByRole('link').click();
  await lockIn(host);
  await expect(host.getByText('Waiting for Frosty')).toBeVisible();
  await host.goto('/');
  await expect(mine).toContainText('Others’ turn');
  await guest.close();
});

test('a stranger with a wrong link gets a clear page', async ({ browser }) => {
  const { link } = await sitTogether(browser);
  const stranger = await newDevice(browser);
  await stranger.goto(link.replace(/#.*/, `#${'x'.repeat(32)}`));
  await expect(stranger.getByRole('heading', { name: 'This link opens no table' })).toBeVisible();
  await expect(stranger.getByText('this link opens no seat')).toBeVisible();
  await stranger.goto(`/t/${'A'.repeat(22)}`);
  await expect(stranger.getByText('There is no such table')).toBeVisible();
  await expectAccessible(stranger);
});
