import { expect, type Page, test } from '@playwright/test';
import { beginKey } from './home-keys.ts';
import { hurry } from './sitting-down.ts';

/** Counts what would keep a processor awake: frames asked for, and timers that run out. */
async function countWork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = globalThis as never as { work: number };
    counted.work = 0;
    const { requestAnimationFrame, setTimeout, setInterval } = globalThis;
    const counting = <T extends unknown[]>(callback: (...given: T) => void) => {
      return (...given: T) => {
        counted.work++;
        callback(...given);
      };
    };
    globalThis.requestAnimationFrame = (callback) => requestAnimationFrame(counting(callback));
    globalThis.setTimeout = ((callback: () => void, ...rest: [number]) =>
      setTimeout(counting(callback), ...rest)) as never;
    globalThis.setInterval = ((callback: () => void, ...rest: [number]) =>
      setInterval(counting(callback), ...rest)) as never;
  });
}

/** Everything that moves by itself now: work done, and animations that go on. */
const liveliness = (page: Page) =>
  page.evaluate(() => ({
    work: (globalThis as never as { work: number }).work,
    animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  }));

for (const game of ['warehouse-elves', 'ogres-and-elves', 'warehouse-wars']) {
  test(`an idle table of ${game} does nothing at all`, async ({ page }) => {
    await countWork(page);
    await hurry(page);
    await page.setViewportSize({ width: 800, height: 600 });
    await page.goto(`/new/${game}`);
    await beginKey(page).click();
    await page.locator('.screen').waitFor();
    const curtain = page.getByRole('button', { name: /^I am/ });
    if (game === 'warehouse-elves') await curtain.click();
    // Everything that opens with a table settles, however slow the machine: then two quiet seconds.
    await expect
      .poll(
        async () => {
          const before = await liveliness(page);
          await page.waitForTimeout(2000);
          const after = await liveliness(page);
          return { work: after.work - before.work, animations: after.animations };
        },
        { timeout: 60_000 },
      )
      .toEqual({ work: 0, animations: 0 });
  });
}
