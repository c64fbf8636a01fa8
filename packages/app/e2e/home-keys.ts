/** The keys of home and set-up, which nearly every test presses before it can begin. */

import { expect, type Locator, type Page } from '@playwright/test';

type Somewhere = Page | Locator;

/** On home: sits down with the bot that is chosen. */
export const playKey = (place: Somewhere): Locator =>
  place.getByRole('button', { name: /^Play (with )?(Teddy|Dolly|Bolt|Olga)$/ });

/** On set-up: the key that is always in sight. */
export const beginKey = (place: Somewhere): Locator =>
  place.getByRole('button', { name: 'Begin', exact: true });

/** A place card, by the name of its seat. */
export const placeCard = (page: Page, seat: string): Locator =>
  page.getByRole('listitem', { name: seat, exact: true });

/** Lets a bot sit down on a card. */
export async function seatBot(card: Locator, bot = 'Teddy'): Promise<void> {
  await card.getByRole('radio', { name: 'Bot', exact: true }).check();
  await card.getByRole('radio', { name: new RegExp(`^${bot},`) }).check();
}

/** Unfolds what set-up rarely asks for. */
export const unfoldMore = (page: Page): Promise<void> =>
  page.locator('summary', { hasText: 'More choices' }).click();

/** On home or set-up: a table with friends; shows a link for each of them. */
export async function makeLink(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'With friends' }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
}

/** The same, and sits down at it. */
export async function sitWithFriends(page: Page): Promise<void> {
  await makeLink(page);
  await expect(page.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  await beginKey(page).click();
}
