/** Learn: every stop of every game is done by the keys that a learner presses, and mistakes are explained. */

import { findBox } from '@hearthside/shelf';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';
import { maps, plan, put } from './stacking.ts';
import { CARDS, lockIn } from './truck-play.ts';

const stopsOf = async (game: string) => (await findBox(game)?.learn())?.stops ?? [];

/** Opens a stop, does what it asks by the controls on the screen, and is praised. */
async function doStops(
  page: Page,
  game: string,
  act: (page: Page, action: string) => Promise<void>,
): Promise<void> {
  const stops = await stopsOf(game);
  expect(stops.length).toBeGreaterThan(6);
  await page.goto(`/learn/${game}/${stops[0]?.id}`);
  for (const { id, solution } of stops) {
    await expect(page).toHaveURL(new RegExp(`/learn/${game}/${id}$`));
    await expect(page.locator('.teacher.is-asks')).toBeVisible();
    for (const action of solution) await act(page, action);
    await expect(page.locator('.teacher.is-praises'), `${game} ${id}`).toBeVisible();
    await page.getByRole('link', { name: /^(Next stop|To the path)$/ }).click();
  }
}

/** In the order of `CARDS`. */
const NOTATION = ['L2', 'L1', 'F1', 'F2', 'R1', 'R2'];

async function driveTrucks(page: Page, action: string): Promise<void> {
  const [kind, ...rest] = action.split(' ');
  if (kind === 'program') {
    await lockIn(
      page,
      rest.map((card) => CARDS[NOTATION.indexOf(card)] as string),
    );
  } else if (kind === 'load') {
    await page.getByRole('button', { name: 'Load it' }).click();
  } else if (kind === 'take') {
    await page.getByRole('button', { name: `Take the ${rest[0]}` }).click();
  }
}

test('Warehouse Elves: a mistake is explained with its rule, every stop is done, and the stars stay', async ({
  page,
}) => {
  await hurry(page, { answersItself: false });
  await page.goto('/learn/warehouse-elves');
  await expect(page.getByRole('heading', { name: 'Learn Warehouse Elves' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Go on/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await lockIn(page, ['forward 1', 'forward 2', 'left']);
  await expect(page.getByRole('heading', { name: 'Not quite' })).toBeVisible();
  await expect(page.locator('.bubble')).toContainText('WE-32');
  await expectAccessible(page);
  await keepPicture(page, 'learn-not-quite');
  await page.getByRole('button', { name: 'Try again' }).click();
  await lockIn(page, ['forward 1', 'left', 'forward 2']);
  await expect(page.locator('.bubble').getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  await keepPicture(page, 'learn-praise');
  await page.keyboard.press('Escape');
  const stop = page.getByRole('link', { name: /^1 Drive to the doll|Drive to the doll/ }).last();
  await expect(stop.getByRole('img', { name: '2 of 3 stars' })).toBeVisible();
  await doStops(page, 'warehouse-elves', driveTrucks);
  // The first stop is better now, and nothing was taken away.
  await expect(page.getByText('21 of 21 stars')).toBeVisible();
});

test('Warehouse Wars: a mistake is explained with its rule, and every stop is done', async ({
  page,
}) => {
  await hurry(page);
  // As on a device that draws no space: the maps are the whole game, and quick.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/learn/warehouse-wars/line');
  // A crate on a crate: refused where it was tapped, and told by the foreman.
  await maps(page)
    .getByRole('button', { name: /^a1, .*crate of/ })
    .click();
  await expect(page.locator('.teacher.is-not-quite')).toContainText('WW-20');
  await doStops(page, 'warehouse-wars', async (_, action) => {
    const [kind = '', places = ''] = action.split(' ');
    const [from = '', to = from] = places.split('-');
    await plan(page, kind as 'crate' | 'plank', from, to);
    await put(page)
      .or(page.getByRole('button', { name: /falls/ }))
      .click();
  });
});

const SPACE = /^move |^shield /;

test('Ogres & Elves: a mistake is explained with its rule, every stop is done, and whoever asks is shown', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/learn/ogres-and-elves/fetch');
  await page.getByRole('button', { name: /^Mine 9:/ }).click();
  await expect(page.locator('.bubble')).toContainText('You can walk two steps');
  await expect(page.locator('.bubble')).toContainText('OE-50');
  await page.keyboard.press('s');
  await expect(page.locator('.bubble').getByRole('img', { name: '1 of 3 stars' })).toBeVisible();
  await expectAccessible(page);
  const key = (name: string) => page.locator('.tray-middle').getByRole('button', { name });
  await doStops(page, 'ogres-and-elves', async (_, action) => {
    const [kind = '', what = '', where = '', castle = where] = action.split(' ');
    if (SPACE.test(action)) {
      await page.locator(`[data-space="${what}"]`).click();
    } else if (kind === 'gift') {
      await page.locator(`[data-space="${where}"]`).click();
    } else if (kind === 'ransom') {
      await key('Gift').first().click();
      const treasure = key(`${what}`).first();
      await treasure.or(page.locator('.oe-castle-key')).first().waitFor();
      if ((await page.locator('.oe-castle-key').count()) === 0) await treasure.click();
      await page.locator(`[data-space="${castle}"]`).click();
    } else {
      await key({ take: 'Take', deliver: 'Deliver', roll: 'Roll' }[kind] ?? kind)
        .first()
        .click();
      const chip = page.locator('.oe-chip').and(page.getByRole('button', { name: what }));
      if (kind === 'deliver') await chip.first().click();
    }
  });
});
