import { type Browser, type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import type { FoundEngine } from '../../../../tools/find-browser.mjs';
import { CHROMIUM_ARGUMENTS } from '../chromium-arguments.ts';
import { type Engine, PLAIN_NAME, SIZE, type Tab } from './engine.ts';

const TYPES: Readonly<Record<FoundEngine['name'], BrowserType>> = { chromium, firefox, webkit };

/** Chromium as it is installed, and Playwright's own builds of the others. */
export async function playwrightEngine({ name, path, own }: FoundEngine): Promise<Engine> {
  const args =
    name === 'chromium'
      ? [
          ...CHROMIUM_ARGUMENTS,
          // WebGL by software is slow, and other tests of Chromium look at it.
          '--disable-gpu',
          `--host-resolver-rules=MAP ${PLAIN_NAME} 127.0.0.1`,
        ]
      : [];
  const browser = await TYPES[name].launch({ args, ...(own ? {} : { executablePath: path }) });
  return { open: () => openTab(browser), close: () => browser.close() };
}

async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB' });
  const page = await context.newPage();
  return {
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    tap: (x, y) => page.mouse.click(x, y),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}
