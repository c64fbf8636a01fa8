import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';
import {
  confirm,
  crates,
  drawingTakes,
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

test('the board turns, tilts, zooms and comes back, by keys, mouse and buttons', async ({
  page,
}) => {
  await sit(page);
  const where = () => spots(page).then((all) => all.map((spot) => JSON.stringify(spot)).sort());
  await expect(async () => expect((await spots(page)).length).toBe(36)).toPass();
  const home = await where();
  const moves = async (act: () => Promise<unknown>) => {
    const before = await where();
    await act();
    await expect(async () => expect(await where()).not.toEqual(before)).toPass();
  };
  const returns = async (act: () => Promise<unknown>) => {
    await act();
    await expect(async () => expect(await where()).toEqual(home)).toPass();
  };
  await scene(page).focus();
  for (const key of ['q', 'e', 'PageUp', '+', '-']) await moves(() => page.keyboard.press(key));
  await returns(() => page.keyboard.press('0'));
  for (const name of ['Turn the board left', 'Turn the board right', 'Nearer', 'Farther'])
    await moves(() => page.getByRole('button', { name }).click());
  const reset = page.getByRole('button', { name: 'Reset the view' });
  await returns(() => reset.click());
  const box = await scene(page).boundingBox();
  if (!box) throw new Error('no scene');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await moves(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 90, y - 30, { steps: 4 });
    await page.mouse.up();
  });
  // A drag is no tap: nothing is held.
  await expect(held(page, 'crate')).toHaveCount(0);
  await moves(() => page.mouse.wheel(0, -240));
  await returns(() => reset.click());
});

test('upper levels can be lifted away to see what is below', async ({ page }) => {
  await sit(page);
  for (const cell of ['c3', 'd3']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  await plan(page, 'plank', 'b3', 'e3');
  await plan(page, 'crate', 'c3');
  await confirm(page);
  const below = ['crate c3 0', 'crate d3 0'];
  await page.getByRole('button', { name: 'Floor only' }).click();
  await expectPieces(page, below);
  await page.getByRole('button', { name: 'All levels' }).click();
  await expectPieces(page, [...below, 'plank b3-e3 0', 'crate c3 1']);
});

test('an idle board draws no frame', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = globalThis as never as { drawn: number };
    counted.drawn = 0;
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...given) {
      counted.drawn++;
      draw.apply(this, given);
    };
  });
  await sit(page);
  await expect(async () => expect((await spots(page)).length).toBe(36)).toPass();
  const drawn = () => page.evaluate(() => (globalThis as never as { drawn: number }).drawn);
  const frames = (count: number) =>
    page.evaluate(async (left) => {
      for (let i = 0; i < left; i++) await new Promise((done) => requestAnimationFrame(done));
    }, count);
  // What was asked for when the board opened is drawn first.
  await expect(async () => {
    const before = await drawn();
    await frames(5);
    expect(await drawn()).toBe(before);
  }).toPass();
  const before = await drawn();
  expect(before).toBeGreaterThan(0);
  await frames(60);
  expect(await drawn()).toBe(before);
  await plan(page, 'crate', 'c3');
  await expect(async () => expect(await drawn()).toBeGreaterThan(before)).toPass();
});

test('quality steps down by itself on a slow device', async ({ page }) => {
  await drawingTakes(page, 60);
  await sit(page);
  await expect(scene(page)).toHaveAttribute('data-quality', 'coarse');
  const canvas = scene(page).locator('canvas');
  await expect(async () => {
    const width = Number(await canvas.getAttribute('width'));
    expect(width).toBeLessThan((await canvas.boundingBox())?.width ?? 0);
  }).toPass();
});

test('without WebGL the flat twin is the board', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl')
        ? null
        : (original as never as (...a: unknown[]) => null).call(this, kind, ...rest);
    } as never;
  });
  await sit(page);
  await expect(scene(page)).toHaveCount(0);
  await open(page, 'crate').first().click();
  await put(page).click();
  await expect(crates(page)).toHaveCount(1);
  await keepPicture(page, 'warehouse-wars-flat');
});

/** c3 and d3 carry one plank on the other, three high. */
async function stackTower(page: Page): Promise<void> {
  for (const cell of ['c3', 'd3']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  for (let level = 0; level < 2; level++) {
    await plan(page, 'plank', 'b3', 'e3');
    await plan(page, 'crate', 'c3');
    await confirm(page);
    await plan(page, 'crate', 'd3');
    await confirm(page);
  }
}

test('a tall pile, from three sides, light and dark, without a word in the console', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/THREE|deprecated/.test(message.text())) complaints.push(message.text());
  });
  await drawingTakes(page, 0);
  await sit(page);
  await stackTower(page);
  await expect(scene(page)).toHaveAttribute('data-quality', 'full');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(async () => {
    const box = await scene(page).locator('canvas').boundingBox();
    expect(box?.height).toBeGreaterThan(560);
    expect(box?.width).toBeGreaterThan(800);
  }).toPass();
  await scene(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(scene(page).getByRole('status')).toContainText(/^b1, floor: /);
  // A hint stands on the pile as a ghost with its points; its key only lays it out.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.locator('.coach')).toContainText(/\S/, { timeout: 30_000 });
  await expect(
    maps(page)
      .getByRole('button', { name: /of the hint/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-hint');
  await page.keyboard.press('Escape');
  await plan(page, 'crate', 'd5');
  for (const side of ['south-east', 'north-east', 'north-west']) {
    const before = await scene(page).getAttribute('data-places');
    await keepPicture(page, `warehouse-wars-tower-${side}`);
    await scene(page).focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press('q');
    await expect(scene(page)).not.toHaveAttribute('data-places', before ?? '');
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(page, 'warehouse-wars-tower-dark');
  expect(complaints).toEqual([]);
});

test('planks cross, and on a phone the pile fills the width', async ({ page }) => {
  await drawingTakes(page, 0);
  await sit(page);
  for (const cell of ['c3', 'e3', 'c5']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  await plan(page, 'plank', 'b3', 'e3');
  // A plank turns with one tap, and back with one key.
  const along = (line: RegExp) =>
    held(page, 'plank').and(maps(page).getByRole('button', { name: line }));
  await page.getByRole('button', { name: 'Turn it' }).click();
  await expect(along(/^c\d/)).toHaveCount(4);
  await scene(page).press(' ');
  await expect(along(/^[a-f]3/)).toHaveCount(4);
  await plan(page, 'plank', 'b3', 'e3');
  await plan(page, 'crate', 'f1');
  await confirm(page);
  await plan(page, 'plank', 'c2', 'c5');
  await plan(page, 'crate', 'a6');
  await confirm(page);
  await expectPieces(page, [
    ...['c3', 'e3', 'c5', 'f1', 'a6'].map((at) => `crate ${at} 0`),
    'plank b3-e3 0',
    'plank c2-c5 0',
  ]);
  await keepPicture(page, 'warehouse-wars-crossing');
  await page.setViewportSize(PHONE);
  const canvas = scene(page).locator('canvas');
  await expect(async () => {
    expect((await canvas.boundingBox())?.width).toBeLessThan(PHONE.width);
  }).toPass();
  await plan(page, 'crate', 'c3');
  await expectAccessible(page);
  await keepPicture(page, 'warehouse-wars-phone');
  // Where the pile is larger than a strip: the maps, one below the other.
  await page.getByRole('button', { name: 'Flat view' }).click();
  await expect(scene(page)).toHaveCount(0);
  await expect(held(page, 'crate')).toHaveAccessibleName(/^c3, level 1/);
  await keepPicture(page, 'warehouse-wars-phone-maps');
});

test('a wobble and a fall are told before they happen; the cargo comes down and stays down', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await drawingTakes(page, 0);
  await page.clock.install();
  await sit(page);
  for (const cell of ['a3', 'b3']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  await plan(page, 'plank', 'a3', 'd3');
  await expect(page.getByText(/^It wobbles:/)).toBeVisible();
  await expect(scene(page).getByText('it wobbles')).toBeVisible();
  await keepPicture(page, 'warehouse-wars-wobbles');
  await plan(page, 'crate', 'a3');
  await confirm(page);
  await plan(page, 'crate', 'b3');
  await plan(page, 'plank', 'a3', 'd3');
  await confirm(page);
  for (const cell of ['d2', 'b3']) {
    await plan(page, 'crate', cell);
    await confirm(page);
  }
  await plan(page, 'crate', 'd3');
  await expect(page.getByText(/^It falls: the plank/)).toBeVisible();
  await expect(scene(page).getByText('it falls!')).toBeVisible();
  await keepPicture(page, 'warehouse-wars-falls');
  await expect(put(page)).toHaveCount(0);
  const fatal = page.getByRole('button', { name: 'It falls: you lose' });
  await expectAccessible(page);
  await slowDown(page);
  // Time stands still from here on, but for what is let pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await fatal.click();
  const fallen = maps(page).getByRole('button', { name: /^d3, level 2: .*fallen/ });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(fallen).toBeVisible({ timeout: 200 });
  }).toPass();
  for (const moment of [1, 2, 3, 4, 5, 6]) {
    await page.clock.runFor(200);
    await keepPicture(page, `warehouse-wars-collapse-${moment}`);
    await expect(over(page)).toHaveCount(0);
  }
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('tipped it over');
  await expect(fallen).toBeVisible();
  await keepPicture(page, 'warehouse-wars-fallen');
  // Whoever comes back later finds it lying there too.
  await page.reload();
  await expect(fallen).toBeVisible();
});
