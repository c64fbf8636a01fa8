/** What a family does with several devices, over plain http from the machine in the corner. */

import { expect } from '@playwright/test';
import { test } from './in-engine.ts';
import { lockIn } from './trucks.ts';

interface Begun {
  readonly table: { readonly id: string };
  readonly seats: readonly { readonly secret: string }[];
}

test('the big screen shows what is played on a phone', async ({ device: screen, friend }) => {
  await screen.begin('/tv');
  await screen.run(() => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (...wish) => {
      const answer = await ask(...wish);
      if (String(wish[0]).endsWith('/api/v1/tables'))
        Object.assign(globalThis, { begun: await answer.clone().json() });
      return answer;
    };
  }, null);
  await screen.press('button', 'Warehouse Elves');
  await screen.sees('Scan a code to sit down');
  // What the codes say; reading them off the picture is the phone's own art.
  const { table, seats } = await screen.run(
    () => (globalThis as unknown as { begun: Begun }).begun,
    null,
  );
  await friend.begin(`/t/${table.id}#${seats[0]?.secret}`);
  await friend.waitFor('button', 'Card forward 1: put');
  await screen.press('button', 'Play with a bot');
  await screen.andSee(() => lockIn(friend, 0));
});

test('a link is copied without a clipboard, and marked where even that is refused', async ({
  device,
}) => {
  await device.begin('/');
  expect(await device.run(() => 'clipboard' in navigator, null)).toBe(false);
  await device.press('radio', 'With friends');
  await device.press('button', 'Make the link');
  await device.sees('Invite your friends');
  // What an older way of copying would put into the clipboard is what is marked then.
  await device.run(() => {
    document.addEventListener('copy', () => {
      const field = document.activeElement as HTMLTextAreaElement;
      Object.assign(globalThis, { marked: field.value });
    });
  }, null);
  await device.press('button', 'Copy the link');
  await device.sees('Copied');
  const marked = await device.run(() => (globalThis as unknown as { marked: string }).marked, null);
  expect(marked).toMatch(/^http:.*\/t\/.+#.+/);
  await device.run(() => {
    document.execCommand = () => false;
  }, null);
  await device.press('button', 'Copied');
  await device.sees('Here is the link, marked for you to copy:');
  const chosen = await device.run(() => {
    const field = document.querySelector<HTMLInputElement>('.invitation-link input');
    return field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) ?? null;
  }, null);
  expect(chosen).toBe(marked);
});

test('nothing is said of reminders and offline, which plain http goes without', async ({
  device,
}) => {
  await device.begin('/');
  await device.waitFor('button', 'Play Teddy');
  expect(await device.run(() => 'serviceWorker' in navigator, null)).toBe(false);
  await device.press('radio', 'With friends');
  await device.press('button', 'Make the link');
  await device.press('button', 'Begin');
  await device.press('button', 'Invite');
  await device.waitFor('button', 'Back to the table');
  expect(await device.has('button', 'Tell me when it is my turn')).toBe(false);
  await device.press('button', 'Back to the table');
  await device.waitFor('button', 'Card forward 1: put');
});
