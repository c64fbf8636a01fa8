import { type Browser, expect, type Page, test } from '@playwright/test';
import { CAREFUL, finger, keys, playOn } from './elf-play.ts';
import { beginKey, makeLink, sitWithFriends, unfoldMore } from './home-keys.ts';
import { OwnServer } from './own-server.ts';
import { andSee, expectAccessible, keepPicture, PHONE } from './sitting-down.ts';
import { closeDevicesAfterEach, newDevice } from './sitting-together.ts';
import { crates, open, put } from './stacking.ts';
import { lockIn, planCards } from './truck-play.ts';

closeDevicesAfterEach();

interface Friends {
  readonly host: Page;
  readonly guest: Page;
  /** The guest's link, as it was given over. */
  readonly link: string;
}

/** The links to the other seats, as the host's page has them. */
const linksOf = (host: Page): Promise<string[]> =>
  host.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('hearthside.online') ?? '[]');
    return table.invitations.map(
      ({ secret }: { secret: string }) => `${location.origin}/t/${table.table}#${secret}`,
    );
  });

/** Two people, each with a browser of their own, at one table of Warehouse Elves. */
async function sitTogether(browser: Browser, server = ''): Promise<Friends> {
  const host = await newDevice(browser);
  await host.goto(`${server}/`);
  await makeLink(host);
  await expect(host.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  await expect(host.getByRole('img', { name: 'QR code of the link for Frosty' })).toBeVisible();
  const [link = ''] = await linksOf(host);
  await beginKey(host).click();
  const guest = await newDevice(browser, PHONE);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Lock in' }).waitFor();
  return { host, guest, link };
}

const round = (page: Page, n: number) =>
  page.locator('.brandmark small', { hasText: `Round ${n}` });
/** A seat by its name; what people typed stands between isolates. */
const panel = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^\u2068?${name}\u2069?$`) });
/** Who plays the friend's seat, in the dialog of the table; the host's to change. */
const keeperOf = (host: Page) => {
  const kinds = host.getByRole('radiogroup', { name: /^Who plays/ });
  return {
    friend: kinds.getByRole('radio', { name: 'Friend' }),
    bot: kinds.getByRole('radio', { name: 'Bot' }),
  };
};
const over = (page: Page) => page.getByRole('button', { name: 'Play again' });
const nameList = (page: Page) => page.locator('summary', { hasText: 'Your name at this table' });
const inviteKey = (page: Page) => page.getByRole('button', { name: 'Invite' });

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
