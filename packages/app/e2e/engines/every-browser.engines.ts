/** What a family does in an evening, short, in every browser there is an engine of. */

import { expect } from '@playwright/test';
import { linkOfGame } from '../recorded-game.ts';
import type { Device } from './device.ts';
import { test } from './in-engine.ts';
import { lockIn } from './trucks.ts';

/** Whole rounds of Warehouse Elves; now and then a toy is there to take, which is no round by itself. */
async function driveOn(device: Device, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; ) {
    const offered = await device.until(async () => {
      if (await device.has('button', 'Take the')) return 'a toy';
      return (await device.has('button', 'Card forward 1: put')) ? 'cards' : null;
    }, 'the hand of cards');
    await device.andSee(() =>
      offered === 'a toy' ? device.press('button', 'Take the') : lockIn(device, round),
    );
    if (offered === 'cards') round++;
  }
}

test('Warehouse Elves against a bot, resumed after a reload, watched again', async ({ device }) => {
  await device.begin('/');
  await device.press('button', 'Play Teddy');
  await driveOn(device, 4);
  await device.waitFor('button', '/^(Card forward 1: put|Take the)/');
  const told = await device.shown();
  expect(told).toBeGreaterThan(10);
  await device.reload();
  // All of it, and what the bot has locked in meanwhile.
  await device.until(async () => (await device.shown()) >= told || null, 'all of the game again');
  await driveOn(device, 1);
  await device.goTo('/records');
  await device.press('link', '/^Watch/');
  await device.press('button', 'One step on');
  await device.sees('Round 1 of ');
  await device.press('button', 'To the end');
  // The bot may have locked in for the next round before we left.
  await device.sees('Round 5 of ', 'Round 6 of ');
});

test('a game in a link is opened, watched and drawn as a moving picture', async ({ device }) => {
  const letters = await linkOfGame('warehouse-wars');
  await device.begin(`/#/g/${letters}`);
  await device.sees('Someone sent you a game');
  await device.press('button', 'Watch it');
  await device.press('button', 'To the end');
  await device.press('button', 'Share');
  await device.press('button', 'Draw it');
  await device.sees('Ready, ');
});

test('Warehouse Wars against a bot, on the maps', async ({ device }) => {
  await device.begin('/new/warehouse-wars');
  await device.press('radio', 'Bot', '[aria-label="White"]');
  await device.press('button', 'Begin');
  for (let turn = 0; turn < 3; turn++) {
    await device.press('button', 'Crate');
    await device.press('button', '/a crate can go here/', '.ww-flat');
    await device.andSee(() => device.press('button', 'Put it down'));
    // The bot has answered when a crate can be put down again.
    await device.waitFor('button', 'Crate');
  }
  const crates = await device.run(
    () => document.querySelectorAll('.ww-flat [aria-label*=": crate of"]').length,
    null,
  );
  expect(crates).toBeGreaterThanOrEqual(6);
});

/** What a child presses first of what it may: the game goes on with each of them. */
const LIKES = ['Deliver', 'Take', 'Gift', 'Yes', 'Ready', 'Run', 'Stay', 'Roll'];

test('Ogres & Elves with a bot', async ({ device }) => {
  await device.begin('/new/ogres-and-elves');
  await device.press('radio', 'Bot', '[aria-label="Yellow Elf"]');
  await device.press('button', 'Begin');
  const pressed = new Set<string>();
  for (let turn = 0; turn < 6; turn++) {
    await device.andSee(async () => {
      pressed.add(await device.pressOneOf('button', LIKES, '.tray-middle'));
    });
  }
  expect(pressed.size).toBeGreaterThan(0);
});

test('the curtain keeps each player’s secrets', async ({ device }) => {
  const secrets = () =>
    device.run(
      () => document.querySelectorAll('.seat [aria-label*="still to fetch"]').length,
      null,
    );
  await device.begin('/new/warehouse-elves');
  await device.press('button', 'Begin');
  await device.sees('Pass the device to Jingle Bells');
  expect(await secrets()).toBe(0);
  await device.press('button', 'I am Jingle Bells');
  await device.until(async () => (await secrets()) === 3 || null, 'one’s own Wishlist');
  await lockIn(device, 0);
  await device.sees('Pass the device to Frosty');
  expect(await secrets()).toBe(0);
  await device.press('button', 'I am Frosty');
  await device.until(async () => (await secrets()) === 3 || null, 'the other’s Wishlist');
});

test('settings in French, and a game on paper as a PDF', async ({ device }) => {
  await device.begin('/');
  await device.press('button', 'Settings');
  await device.choose('Language', 'fr');
  await device.sees('Réglages');
  await device.press('button', 'Fermer');
  await device.press('link', 'Imprimer');
  await device.press('link', 'Warehouse Elves');
  await device.until(
    () => device.run(() => document.querySelectorAll('.sheet-preview svg').length || null, null),
    'the sheets',
  );
  // What is saved passes through here, whatever the browser does with it then.
  await device.run(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(globalThis, { saved: blob });
      return make(blob);
    };
  }, null);
  await device.press('button', 'Enregistrer le PDF');
  const { begins, size } = await device.until(
    () =>
      device.run(async () => {
        const { saved } = globalThis as unknown as { saved?: Blob };
        return saved ? { begins: await saved.slice(0, 5).text(), size: saved.size } : null;
      }, null),
    'the PDF',
  );
  expect(begins).toBe('%PDF-');
  expect(size).toBeGreaterThan(50_000);
});

test('a table between two different browsers', async ({ device, friend }) => {
  await device.begin('/');
  await device.press('radio', 'With friends');
  await device.press('button', 'Make the link');
  await device.sees('Invite your friends');
  await device.press('button', 'Copy the link');
  // Copied, or marked to be copied by hand: the link is had either way.
  await device.until(
    () =>
      device.run(
        () =>
          document.body.textContent.includes('Copied') ||
          document.querySelector('.invitation-link input') !== null ||
          null,
        null,
      ),
    'the link to be copied',
  );
  const path = await device.run(() => {
    const [table] = JSON.parse(localStorage.getItem('hearthside.online') ?? '[]');
    return `/t/${table.table}#${table.invitations[0].secret}`;
  }, null);
  await device.press('button', 'Begin');
  await friend.begin(path);
  for (let round = 0; round < 2; round++) {
    await device.waitFor('button', 'Card forward 1: put');
    await lockIn(device, round);
    await friend.waitFor('button', 'Card forward 1: put');
    await lockIn(friend, round + 1);
    await device.sees(`Round ${round + 2}`);
    await friend.sees(`Round ${round + 2}`);
  }
});

test('a stop of a lesson, shown and praised', async ({ device }) => {
  await device.begin('/learn/warehouse-elves/drive');
  await lockIn(device, 0);
  await device.press('button', 'Show me');
  await device.sees('You did it!');
  await device.goTo('/learn/warehouse-elves');
  await device.sees('1 of 21 stars');
});
