/** What a table allows: names, clock, stand-in, and the host who decides. */

import { expect, type Page, test } from '@playwright/test';
import { beginKey, makeLink, sitWithFriends, unfoldMore } from './home-keys.ts';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';
import { closeDevicesAfterEach, newDevice } from './sitting-together.ts';
import { lockIn } from './truck-play.ts';
import { inviteKey, linksOf, nameList, panel, round, sitTogether } from './two-friends.ts';

closeDevicesAfterEach();

test('names come from the list; a name typed on this device for another game goes nowhere', async ({
  browser,
}) => {
  const host = await newDevice(browser);
  const told: string[] = [];
  host.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => told.push(String(payload))),
  );
  await host.goto('/new/warehouse-elves');
  await host.getByRole('combobox', { name: 'Name of Jingle Bells' }).fill('Wilhelmina');
  await beginKey(host).click();
  await host.locator('.screen').waitFor();
  await host.goto('/');
  await makeLink(host);
  await expect(host.getByRole('textbox', { name: 'Or a name of your own' })).toHaveCount(0);
  await expect(host.getByText('Nothing is sent before you choose')).toBeVisible();
  const [link = ''] = await linksOf(host);
  const guest = await newDevice(browser, PHONE);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Lock in' }).waitFor();
  await expect(panel(guest, 'Jingle Bells')).toBeVisible();
  expect(told.join('\n')).not.toContain('Wilhelmina');
  expect(told.filter((each) => each.includes('"type":"name"'))).toEqual([]);
  await nameList(host).click();
  await host.getByRole('radio', { name: 'Hazel' }).click();
  await expect(panel(guest, 'Hazel')).toBeVisible();
  await expectAccessible(host);
  // The other one cannot have it too.
  await inviteKey(guest).click();
  await nameList(guest).click();
  await expect(guest.getByRole('radio', { name: 'Hazel' })).toHaveCount(0);
  await expect(guest.getByRole('radio', { name: 'Basil' })).toHaveCount(1);
  expect(told.join('\n')).not.toContain('Wilhelmina');
});

test('where the host allows it friends type a name, once, by a tap; a bad one is refused with a reason', async ({
  browser,
}) => {
  const host = await newDevice(browser);
  await host.goto('/new/warehouse-elves');
  await unfoldMore(host);
  const own = host.getByRole('radiogroup', { name: 'Friends may type a name of their own' });
  await own.getByRole('radio', { name: 'Yes' }).check();
  await makeLink(host);
  await expect(host.getByRole('img', { name: 'QR code of the link for Frosty' })).toBeVisible();
  const [link = ''] = await linksOf(host);
  const guest = await newDevice(browser, PHONE);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Lock in' }).waitFor();
  await inviteKey(guest).click();
  const field = guest.getByRole('textbox', { name: 'Or a name of your own' });
  await field.fill('<b>Bo</b>');
  await guest.getByRole('button', { name: 'Use this name' }).click();
  await expect(guest.getByRole('alert')).toContainText('letters of one alphabet');
  await field.fill('Frosty');
  await guest.getByRole('button', { name: 'Use this name' }).click();
  await expect(guest.getByRole('alert')).toContainText('looks like it');
  await field.fill('Bo');
  await guest.getByRole('button', { name: 'Use this name' }).click();
  await expect(host.getByText(/Bo.? is here/).first()).toBeVisible();
  await beginKey(host).click();
  await expect(panel(host, 'Bo')).toBeVisible();
  await expect(field).toHaveCount(0);
  await expectAccessible(guest);
  await keepPicture(guest, 'friends-dialog-phone');
  await guest.getByRole('button', { name: 'Back to the table' }).click();
  await expect(panel(guest, 'Bo')).toBeVisible();
  // The host takes it away again.
  await inviteKey(host).click();
  await host.getByRole('button', { name: /^Take the name/ }).click();
  await expect(panel(guest, 'Frosty')).toBeVisible();
  // The next table waits for a tap.
  await guest.goto('/');
  await sitWithFriends(guest);
  await expect(panel(guest, 'Jingle Bells')).toBeVisible();
});

test('the host sets a clock and a stand-in; the game so far and reminders are one tap away', async ({
  browser,
}) => {
  const { host, guest } = await sitTogether(browser);
  await inviteKey(host).click();
  const rule = (page: Page, name: string, value: string) =>
    page.getByRole('radiogroup', { name }).getByRole('radio', { name: value });
  await rule(host, 'Time for each move', '1 day').click();
  await expect(rule(host, 'When time is up', 'a random move is played')).toBeChecked();
  await rule(host, 'If somebody is away', 'after 10 minutes a bot takes over').click();
  await inviteKey(guest).click();
  await expect(rule(guest, 'Time for each move', '1 day')).toBeChecked();
  await expect(rule(guest, 'Time for each move', '1 day')).toBeDisabled();
  await expect(
    rule(guest, 'If somebody is away', 'after 10 minutes a bot takes over'),
  ).toBeChecked();
  const download = guest.waitForEvent('download');
  await guest.getByRole('button', { name: 'Save the game so far' }).click();
  expect((await download).suggestedFilename()).toMatch(/^hearthside-seen-.*\.jsonl$/);
  await host.context().grantPermissions(['notifications']);
  await host.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await expect(host.getByRole('button', { name: 'We will tell you' })).toBeVisible();
  await expectAccessible(host);
  await keepPicture(host, 'friends-dialog');
  // Whoever waits for somebody who has left reads when a bot will play, and what can be done.
  await host.getByRole('button', { name: 'Back to the table' }).click();
  await lockIn(host);
  await guest.goto('about:blank');
  const away = host.locator('.away-bar');
  await expect(away).toContainText(/Frosty is away. A bot plays in (10:00|9:\d\d)/);
  await expectAccessible(host);
  await keepPicture(host, 'friends-away');
  await away.getByRole('button', { name: 'Let a bot play' }).click();
  await host.getByRole('dialog').getByRole('button').last().click();
  await expect(round(host, 2)).toHaveCount(1, { timeout: 30_000 });
  await expect(away).toHaveCount(0);
});
