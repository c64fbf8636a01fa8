/** Whose seat it is: coming back, other devices, links that are void, and who sits there instead. */

import { expect, test } from '@playwright/test';
import { expectAccessible, keepPicture } from './sitting-down.ts';
import { closeDevicesAfterEach, newDevice } from './sitting-together.ts';
import { lockIn } from './truck-play.ts';
import { inviteKey, keeperOf, panel, round, sitTogether } from './two-friends.ts';

closeDevicesAfterEach();

test('leaving, coming back and a reload in the middle leave no trace; the seat moves to another device by its own link alone', async ({
  browser,
}) => {
  const { host, guest, link } = await sitTogether(browser);
  const device = guest.context();
  await lockIn(host);
  await guest.close();
  await expect(host.locator('.presence', { hasText: 'not here yet' })).toHaveCount(1);
  const back = await device.newPage();
  await back.goto('/');
  await back.getByRole('region', { name: 'Games waiting for you' }).getByRole('link').click();
  await lockIn(back);
  await expect(round(back, 2)).toHaveCount(1);
  await back.reload();
  await expect(round(back, 2)).toHaveCount(1);
  // Whoever kept a copy of the link sees nothing by it, and is told what to do.
  const other = await newDevice(browser);
  await other.goto(link);
  const claimed = other.getByRole('heading', { name: 'This seat is open on another device' });
  await expect(claimed).toBeVisible();
  await expectAccessible(other);
  await keepPicture(other, 'friends-claimed');
  await other.getByRole('button', { name: 'Only watch' }).click();
  await expect(round(other, 2)).toHaveCount(1);
  await expect(other.getByRole('button', { name: 'Lock in' })).toHaveCount(0);
  // The friend's own page has the link for a device of hers.
  await device.grantPermissions(['clipboard-read', 'clipboard-write']);
  await inviteKey(back).click();
  await back
    .getByRole('listitem')
    .filter({ has: back.getByRole('heading', { name: 'Frosty: on another device' }) })
    .getByRole('button', { name: 'Copy' })
    .click();
  const own = await back.evaluate(() => navigator.clipboard.readText());
  expect(own.startsWith(`${link}.`)).toBe(true);
  await other.goto('about:blank');
  await other.goto(own);
  await expect(other.getByRole('heading', { name: 'Open your seat here too?' })).toBeVisible();
  await expectAccessible(other);
  await keepPicture(other, 'friends-own-device');
  await other.getByRole('button', { name: 'It is my device' }).click();
  await expect(round(other, 2)).toHaveCount(1);
  await expect.poll(() => new URL(other.url()).hash).toBe('');
  await other.reload();
  await lockIn(other);
  await lockIn(host);
  await expect(round(host, 3)).toHaveCount(1);
});

test('the key to a seat leaves the address, and another link of the table takes no seat away', async ({
  browser,
}) => {
  const { host, guest, link } = await sitTogether(browser);
  await expect.poll(() => new URL(guest.url()).hash).toBe('');
  await expect.poll(() => new URL(host.url()).hash).toBe('');
  await guest.reload();
  await guest.getByRole('button', { name: 'Lock in' }).waitFor();
  // The host opens the link that was meant for the guest.
  await host.goto('about:blank');
  await host.goto(link);
  await expect(host.getByRole('heading', { name: 'You have a seat at this table' })).toBeVisible();
  await expectAccessible(host);
  await host.getByRole('button', { name: 'Stay at my seat' }).click();
  await host.getByRole('button', { name: 'Lock in' }).waitFor();
  expect(new URL(host.url()).hash).toBe('');
  const own = panel(host, 'Jingle Bells').getByRole('img', {
    name: /still to fetch/,
    includeHidden: true,
  });
  await expect(own).toHaveCount(3);
  await host.reload();
  await expect(own).toHaveCount(3);
});

test('the seal that was first shown and one’s own number are kept through a reload', async ({
  browser,
}) => {
  const { guest } = await sitTogether(browser);
  const kept = () =>
    guest.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('hearthside.seal.'));
      return JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
    });
  await expect.poll(async () => (await kept())?.seat).toBe(1);
  const before = await kept();
  await guest.reload();
  await guest.getByRole('button', { name: 'Lock in' }).waitFor();
  expect(await kept()).toEqual(before);
});

test('before a friend who is there is sent away the host is asked', async ({ browser }) => {
  const { host, guest } = await sitTogether(browser);
  await inviteKey(host).click();
  const keeper = keeperOf(host);
  await keeper.bot.click();
  const asking = host.getByRole('dialog', { name: 'Give the seat of Frosty away?' });
  await expectAccessible(host);
  await asking.getByRole('button', { name: 'No, play on' }).click();
  await expect(asking).toBeHidden();
  await expect(keeper.friend).toBeChecked();
  await expect(guest.getByRole('button', { name: 'Lock in' })).toBeVisible();
  await keeper.bot.click();
  await asking.getByRole('button', { name: 'Give it away' }).click();
  await expect(guest.getByText('This seat was given to somebody else')).toBeVisible();
  await expect(keeper.bot).toBeChecked();
});

test('the host gives an absent friend’s seat to a bot, and to nobody who would see its secrets; the old link is void', async ({
  browser,
}) => {
  const { host, guest, link } = await sitTogether(browser);
  await guest.goto('about:blank');
  await expect(panel(host, 'Frosty').getByText('not here yet')).toBeVisible();
  await inviteKey(host).click();
  const keeper = keeperOf(host);
  const code = host.getByRole('img', { name: 'QR code of the link for Frosty' });
  await keeper.bot.click();
  await expect(code).toHaveCount(0);
  await host.getByRole('button', { name: 'Back to the table' }).click();
  await lockIn(host);
  await expect(round(host, 2)).toHaveCount(1, { timeout: 30_000 });
  await guest.goto(link);
  await expect(guest.getByText('This seat was given to somebody else')).toBeVisible();
  await inviteKey(host).click();
  await keeper.friend.click();
  await expect(host.getByText('This seat knows secrets of the game')).toBeVisible();
  await expect(keeper.bot).toBeChecked();
  await expect(code).toHaveCount(0);
});
