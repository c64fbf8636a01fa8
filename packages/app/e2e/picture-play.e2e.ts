/** Ogres & Elves by pictures: the board is the chooser, and every question fits where the keys were. */

import { findBox } from '@hearthside/shelf';
import { pick, Referee, readOptions, seededDice } from '@hearthside/table';
import { expect, type Page, test } from '@playwright/test';
import { layTable } from '../../../tools/lay-table.mjs';
import { keys } from './elf-play.ts';
import { beginKey, unfoldMore } from './home-keys.ts';
import { expectAccessible, hurry, keepPicture, PHONE } from './sitting-down.ts';

async function sit(page: Page, level = 'first', realDie = false): Promise<void> {
  await hurry(page);
  await page.goto('/new/ogres-and-elves');
  await page.getByRole('radio', { name: new RegExp(`^${level}`, 'i') }).check();
  if (realDie) {
    await unfoldMore(page);
    const real = page.getByRole('radiogroup', { name: 'We have a real die' });
    await real.getByRole('radio', { name: 'Yes' }).check();
  }
  await beginKey(page).click();
  await keys(page).first().waitFor();
}

const boardBox = (page: Page) => page.locator('.board').boundingBox();
const space = (page: Page, name: string) => page.locator(`.board [data-space="${name}"]`);
const tag = (page: Page) => page.locator('.why-tag');

test('on a phone the board stays as it is whatever is asked, reads aloud if wished, and takes a step back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await sit(page);
  await page.getByRole('button', { name: 'Yes, please' }).click();
  await expect(page.locator('.read-offer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tell me what lies on the table' })).toBeVisible();
  const before = await boardBox(page);
  await page.getByRole('button', { name: /^Tap a glowing place/ }).click();
  const list = page.locator('.oe-chooser');
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'pictures-list-phone');
  expect(await boardBox(page)).toEqual(before);
  // A list is there only where asked for, and one tap takes it back like a step of a plan.
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(list).toHaveCount(0);
  // The hint is drawn on the board and does not move it.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.oe-hint-ring, .oe-hint-home').first()).toBeVisible({
    timeout: 20_000,
  });
  expect(await boardBox(page)).toEqual(before);
  await expectAccessible(page);
  await page.locator('.coach-do').click();
  await expect(page.getByRole('button', { name: /^Roll/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: /^Tap a glowing place/ })).toBeVisible();
  await page.reload();
  await expect(page.locator('.oe-tap')).toBeVisible();
  await expect(page.locator('.read-offer')).toHaveCount(0);
});

test('with a Shield in hand a wrong place says why; a real die is told by its faces and put right', async ({
  page,
}) => {
  await sit(page, 'second', true);
  await space(page, 'castle-a').click({ position: { x: 4, y: 4 } });
  await expect(tag(page)).toContainText('A Shield goes onto a mine');
  await expect(tag(page)).toContainText('OE-41');
  await expectAccessible(page);
  // A second tap on the same key is one too many, so each elf is waited for.
  for (const elf of ['Red Elf', 'Yellow Elf']) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(elf);
    await page.getByRole('button', { name: /^Ready/ }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Red Elf');
  await page.getByRole('button', { name: /^Shields/ }).click();
  await space(page, 'home').click();
  await expect(tag(page)).toContainText('OE-41');
  await page.getByRole('button', { name: 'Never mind' }).click();
  await page.getByRole('button', { name: /^Stay/ }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  const faces = page.getByRole('dialog', { name: /Roll your die/ });
  await expect(faces.getByRole('button', { name: /The die shows/ })).toHaveCount(6);
  await expect(page.locator('.board')).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'pictures-real-die');
  await faces.getByRole('button', { name: 'The die shows 3' }).click();
  await expect(faces).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await faces.getByRole('button', { name: 'The die shows 4' }).click();
  const log = page.getByRole('complementary', { name: 'What happened' });
  await log
    .getByRole('button', { name: /things that happened/ })
    .first()
    .click();
  await expect(log).toContainText('The die shows 4');
  await expect(log).not.toContainText('The die shows 3');
  await expectAccessible(page);
});

const SECRET = 'ab'.repeat(32);

/** A table of two where the first elf has come to a moment, played by luck. */
async function tableAt(isThere: (view: View, legal: readonly string[]) => boolean) {
  const box = findBox('ogres-and-elves');
  if (!box) throw new Error('no such box');
  const { game } = await box.rules();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  for (let attempt = 0; attempt < 400; attempt++) {
    const dice = seededDice(`moment ${attempt}`);
    const table = `moment-${attempt}`;
    const referee = new Referee({ game, options: options.value, table, secret: SECRET });
    while (referee.outcome === null && referee.n < 160) {
      const seat = referee.actors[0] ?? 0;
      const legal = referee.legal(seat);
      if (seat === 0 && isThere(referee.view(0) as View, legal)) return { referee, table };
      referee.submit(seat, pick(legal, dice), referee.n);
    }
  }
  throw new Error('no such moment was found');
}

interface View {
  readonly phase: string;
  readonly elves: readonly { readonly heldBy: number | null }[];
}

const MOMENTS: Readonly<Record<string, (view: View, legal: readonly string[]) => boolean>> = {
  'a castle for two': ({ phase }) => phase === 'gift',
  'a wish to answer': ({ phase }) => phase === 'answer',
  'all are held': ({ phase }, legal) => phase === 'rescue' && legal.length > 1,
  'a captive with a gift to give': ({ phase }, legal) =>
    phase === 'move' && legal.some((text) => text.startsWith('ransom')),
};

test('every question of the tray is accessible and leaves the board where it is, on a phone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await hurry(page);
  await page.goto('/records');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const boards: unknown[] = [];
  for (const [name, isThere] of Object.entries(MOMENTS)) {
    const { referee, table } = await tableAt(isThere);
    await layTable(page, {
      id: table,
      game: 'ogres-and-elves',
      options: {},
      secret: SECRET,
      diceMode: 'app',
      keepers: [0, 1].map(() => ({ kind: 'person', name: null })),
      log: referee.record().entries.map(({ by, action }) => ({ by, action })),
      begunAt: 1,
      changedAt: 1,
      over: false,
    });
    await page.goto(`/play/${table}`);
    await keys(page).first().waitFor();
    boards.push((await boardBox(page))?.height);
    await expectAccessible(page);
    await keepPicture(page, `pictures-${name.replaceAll(' ', '-')}-phone`);
    if (name !== 'all are held') continue;
    await page.getByRole('button', { name: /^Stop here/ }).click();
    await expect(page.getByText('Then the game is over for everybody')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Never mind' }).click();
    await page.getByRole('button', { name: /^Free one/ }).click();
    await expectAccessible(page);
    boards.push((await boardBox(page))?.height);
  }
  expect(new Set(boards).size).toBe(1);
});
