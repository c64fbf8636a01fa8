/** The pile as one looks at it: turned, lifted apart, tall, falling, and where there is no WebGL. */

import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, keepPicture, PHONE } from './sitting-down.ts';
import {
  confirm,
  crates,
  drawingTakes,
  expectPieces,
  held,
  maps,
  open,
  over,
  plan,
  put,
  scene,
  sit,
  slowDown,
  spots,
} from './stacking.ts';

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
