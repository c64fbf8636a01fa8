import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './packages/app/e2e/chromium-arguments.ts';
import type { EngineOptions } from './packages/app/e2e/engines/in-engine.ts';
import { freePort } from './packages/server/testing/free-port.ts';
import { findBrowser } from './tools/find-browser.mjs';

/** A page that runs already, to try tests against while working on it; else the built one is served. */
const { HEARTHSIDE_TEST_URL: running } = process.env;
// Every worker reads this file again and is given the environment of the first: they agree on the port.
process.env['HEARTHSIDE_TEST_PORT'] ??= String(await freePort());
const { HEARTHSIDE_TEST_PORT: port } = process.env;
const baseURL = running ?? `http://127.0.0.1:${port}`;
const executablePath = await findBrowser();

/** The tests that need WebGL, which is drawn by software on a machine without a graphics card. */
const SPACE = '**/warehouse-wars*.e2e.ts';

/** The tests that hold in every browser. */
const ENGINES = '**/*.engines.ts';

/** Those about what a home network goes without. */
const HOME_NETWORK = '**/home-network.plain.ts';

const launch = (...more: string[]) => ({
  executablePath,
  args: [...CHROMIUM_ARGUMENTS, ...more],
});

export default defineConfig<object, EngineOptions>({
  testDir: 'packages/app/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'artifacts/browser',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  ...(running === undefined && {
    webServer: {
      command: `node packages/cli/dist/main.js serve --port ${port} --database artifacts/browser-data/hearthside.db`,
      url: `${baseURL}/healthz`,
      reuseExistingServer: false,
      timeout: 30_000,
    },
  }),
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'flat', testIgnore: SPACE, use: { launchOptions: launch('--disable-gpu') } },
    {
      name: 'space',
      testMatch: SPACE,
      use: { launchOptions: launch('--use-angle=swiftshader', '--enable-unsafe-swiftshader') },
    },
    // In the other engines, and as in a home network: short, and by one driver (docs/decisions).
    { name: 'in-chromium', testMatch: ENGINES, use: { engine: 'chromium', friends: 'firefox' } },
    { name: 'in-firefox', testMatch: ENGINES, use: { engine: 'firefox', friends: 'webkit' } },
    { name: 'in-webkit', testMatch: ENGINES, use: { engine: 'webkit', friends: 'chromium' } },
    {
      name: 'in-the-home-network',
      testMatch: [ENGINES, HOME_NETWORK],
      use: { engine: 'chromium', friends: 'firefox', homeNetwork: true },
    },
  ],
});
