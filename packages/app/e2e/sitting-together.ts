/** Several people, each with a device of their own. */

import { type Browser, type Page, test } from '@playwright/test';
import { hurry } from './sitting-down.ts';

/** Pages of an earlier test would go on playing beside the next. */
export const closeDevicesAfterEach = (): void =>
  test.afterEach(async ({ browser }) => {
    for (const context of browser.contexts()) await context.close();
  });

/** A page in a browser of its own, that knows nothing of the others. */
export async function newDevice(
  browser: Browser,
  viewport = { width: 1000, height: 640 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  await hurry(page);
  return page;
}
