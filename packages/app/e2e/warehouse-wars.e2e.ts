/** Playing Warehouse Wars: whole games in both views, by taps and keys, and what a turn may still change. */

import { expect, test } from '@playwright/test';
import { expectAccessible, keepPicture } from './sitting-down.ts';
import {
  confirm,
  crates,
  expectPieces,
  held,
  heldCells,
  maps,
  open,
  over,
  plan,
  put,
  scene,
  sit,
  slowDown,
  spots,
  take,
  tapSpot,
} from './stacking.ts';

test('a whole game in the flat twin, both players at one device', async ({ page }) => {
  test.setTimeout(240_000);
  const each = 8;
  await sit(page, { crates: each });
  for (let standing = 0; standing < 2 * each; standing++) {
    await open(page, 'crate')
      .nth(standing % 5)
      .click();
    await put(page).click();
    await expect(crates(page)).toHaveCount(standing + 1);
  }
  await expect(over(page)).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-end');
});

test('a whole game by tapping in space, the scene holding exactly the pieces', async ({ page }) => {
  test.setTimeout(240_000);
  const each = 8;
  await sit(page, { crates: each });
  const pieces: string[] = [];
  const covered = new Set<string>();
  for (let turn = 1; turn <= 2 * each; turn++) {
    if (turn === 4) {
      // Teal's two crates and white's one carry a plank: it is laid first, then the crate.
      await take(page, 'Plank');
      await expect(async () => expect((await spots(page)).length).toBeGreaterThan(0)).toPass();
      const [spot] = await spots(page);
      if (!spot) throw new Error('no place for a plank');
      await tapSpot(page, 'plank', spot);
      const cells = await heldCells(page, 'plank');
      for (const cell of cells) covered.add(cell);
      pieces.push(`plank ${cells[0]}-${cells.at(-1)} 0`);
      await take(page, 'Crate');
    }
    const free = () => spots(page).then((all) => all.filter(({ cell }) => !covered.has(cell)));
    await expect(async () => {
      const told = await free();
      expect(told.length).toBeGreaterThan(0);
      // The picture has been drawn since the last piece came to stand.
      expect(told.filter(({ cell }) => pieces.includes(`crate ${cell} 0`))).toEqual([]);
    }).toPass();
    const [spot] = await free();
    if (!spot) throw new Error('no place for a crate');
    await tapSpot(page, 'crate', spot);
    await put(page).click();
    pieces.push(`crate ${spot.cell} 0`);
    await expectPieces(page, pieces);
    await expect(crates(page)).toHaveCount(turn);
  }
  await expect(over(page)).toBeVisible();
});

test('a whole game by keyboard in space, a plank too', async ({ page }) => {
  test.setTimeout(240_000);
  await sit(page, { crates: 8 });
  await scene(page).focus();
  const pieces: string[] = [];
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // A piece stands in the scene a moment before the next player may take one in hand.
  const mayStack = () => expect(open(page, 'crate')).not.toHaveCount(0);
  const crate = async (arrow: string, at: string) => {
    await mayStack();
    await press(arrow);
    await expect(held(page, 'crate')).toHaveAccessibleName(new RegExp(`^${at}, floor`));
    await press('Enter');
    pieces.push(`crate ${at} 0`);
    await expectPieces(page, pieces);
  };
  // The hand starts on a1.
  await crate('ArrowRight', 'b1');
  await crate('ArrowRight', 'c1');
  await mayStack();
  await press('p', 'ArrowLeft');
  await expect(held(page, 'plank')).toHaveCount(4);
  const cells = await heldCells(page, 'plank');
  pieces.push(`plank ${cells[0]}-${cells.at(-1)} 0`);
  await press('c');
  await crate('ArrowUp', 'b2');
  for (const [arrow, ...cells] of [
    ['ArrowRight', 'c2', 'd2', 'e2', 'f2'],
    ['ArrowUp', 'f3'],
    ['ArrowLeft', 'e3', 'd3', 'c3', 'b3', 'a3'],
    ['ArrowUp', 'a4'],
    ['ArrowRight', 'b4', 'c4'],
  ] as const) {
    for (const cell of cells) await crate(arrow, cell);
  }
  await expect(over(page)).toBeVisible();
});

test('a turn can be changed until it is confirmed, and is then played as one', async ({ page }) => {
  await sit(page);
  for (const cell of ['c3', 'd3']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  await plan(page, 'crate', 'a1');
  await plan(page, 'plank', 'b3', 'e3');
  await plan(page, 'crate', 'e5');
  // Both are only in mind: nothing was placed, and the crate has moved.
  await expectPieces(page, ['crate c3 0', 'crate d3 0']);
  await expect(held(page, 'crate')).toHaveAccessibleName(/^e5/);
  await page.getByRole('button', { name: 'Pick it up' }).click();
  await expect(held(page, 'crate')).toHaveCount(0);
  await expect(held(page, 'plank')).toHaveCount(4);
  await plan(page, 'crate', 'c3');
  await expect(held(page, 'crate')).toHaveAccessibleName(/^c3, level 1/);
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-plan');
  await confirm(page);
  await expectPieces(page, ['crate c3 0', 'crate d3 0', 'plank b3-e3 0', 'crate c3 1']);
  // A crate alone ends the turn too, and the button says so.
  await plan(page, 'crate', 'd3');
  await expect(put(page)).toHaveAccessibleName('Put it down and end my turn');
  await confirm(page);
});

test('a tap on a score shows its lines with their points, in both views', async ({ page }) => {
  await page.clock.install();
  await sit(page);
  for (const cell of ['c3', 'a1', 'c4']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  const points = scene(page).locator('.ww-points');
  const score = page.getByRole('button', { name: /^Teal: 1 point\. Show/ });
  await score.click();
  await expect(points).toHaveText(['1']);
  await expect(maps(page).locator('.ww-line text')).toHaveText(['1']);
  await expect(maps(page).getByRole('button', { name: /in a line of 2 for 1 point/ })).toHaveCount(
    2,
  );
  await expect(page.getByRole('region', { name: 'These lines count' })).toContainText(
    'Line 1 of 1: 2 in a row, 1 point',
  );
  await score.click();
  await expect(points).toHaveCount(0);
  // The piece in hand follows the mouse: over b1, beside white's first, the line it would make
  // lights up, though nothing is held there yet.
  await expect(async () => {
    const spot = (await spots(page)).find(({ cell }) => cell === 'b1');
    await scene(page)
      .locator('canvas')
      .hover({ position: spot ?? { x: 0, y: 0 } });
    await expect(points).toHaveText(['1'], { timeout: 1_000 });
  }).toPass();
  await expect(held(page, 'crate')).toHaveCount(0);
  await plan(page, 'crate', 'a2');
  await expect(points).toHaveText(['1']);
  await expect(points).toHaveClass(/is-planned/);
  // When it forms it lights up by itself, for as long as the table tells of it.
  await slowDown(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await put(page).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(points).toHaveText(['1'], { timeout: 200 });
    await expect(points).not.toHaveClass(/is-planned/, { timeout: 200 });
  }).toPass();
  await page.clock.runFor(100);
  await keepPicture(page, 'warehouse-wars-line');
  await page.clock.resume();
  await expect(page.getByRole('button', { name: /: 1 point\. Show/ })).toHaveCount(2);
});
