/** Two people, each with a device of their own, at one table, and what tests look for on it. */

import { type Browser, expect, type Page } from '@playwright/test';
import { beginKey, makeLink } from './home-keys.ts';
import { PHONE } from './sitting-down.ts';
import { newDevice } from './sitting-together.ts';

export interface Friends {
  readonly host: Page;
  readonly guest: Page;
  /** The guest's link, as it was given over. */
  readonly link: string;
}

/** The links to the other seats, as the host's page has them. */
export const linksOf = (host: Page): Promise<string[]> =>
  host.evaluate(() => {
    const [table] = JSON.parse(localStorage.getItem('hearthside.online') ?? '[]');
    return table.invitations.map(
      ({ secret }: { secret: string }) => `${location.origin}/t/${table.table}#${secret}`,
    );
  });

/** Two people, each with a browser of their own, at one table of Warehouse Elves. */
export async function sitTogether(browser: Browser, server = ''): Promise<Friends> {
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

export const round = (page: Page, n: number) =>
  page.locator('.brandmark small', { hasText: `Round ${n}` });
/** A seat by its name; what people typed stands between isolates. */
export const panel = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^\u2068?${name}\u2069?$`) });
/** Who plays the friend's seat, in the dialog of the table; the host's to change. */
export const keeperOf = (host: Page) => {
  const kinds = host.getByRole('radiogroup', { name: /^Who plays/ });
  return {
    friend: kinds.getByRole('radio', { name: 'Friend' }),
    bot: kinds.getByRole('radio', { name: 'Bot' }),
  };
};
export const over = (page: Page) => page.getByRole('button', { name: 'Play again' });
export const nameList = (page: Page) =>
  page.locator('summary', { hasText: 'Your name at this table' });
export const inviteKey = (page: Page) => page.getByRole('button', { name: 'Invite' });
