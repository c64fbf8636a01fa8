/**
 * Finds a browser for the tests, or gets one: the one that its variable names, an installed one,
 * else the system's package (as root on Debian), else Playwright's own build.
 * `node tools/find-browser.mjs [chromium|firefox|webkit]` prints its path.
 */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/**
 * A browser to test with. `own`: it is Playwright's build, which only Playwright can drive.
 * @typedef {{ name: EngineName, path: string, own: boolean }} FoundEngine
 */

/**
 * By engine: the variable that names one, what it is called on a path, where else it may be, what
 * Debian packs it in, and how to get one by hand. WebKit is driven by a program of its own.
 * @type {Readonly<Record<EngineName, { variable: string, names: string[], places: string[], packages: string[], get: string }>>}
 */
const ENGINES = {
  chromium: {
    variable: 'HEARTHSIDE_BROWSER',
    names: [
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'msedge',
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    packages: ['chromium'],
    get: 'Install Chromium or Chrome',
  },
  firefox: {
    variable: 'HEARTHSIDE_FIREFOX',
    names: ['firefox-esr', 'firefox'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr'],
    get: 'Install Firefox',
  },
  webkit: {
    variable: 'HEARTHSIDE_WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    places: [],
    packages: ['webkit2gtk-driver', 'xvfb'],
    get: 'Install WebKitWebDriver and Xvfb (webkit2gtk-driver and xvfb on Debian)',
  },
};

function canRun(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names @param {readonly string[]} places */
function installed(names, places = []) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...paths, ...places].find((path) => existsSync(path) && canRun(path)) ?? null;
}

/** @param {EngineName} name */
function installedEngine(name) {
  // Without a screen that nobody looks at, the windows of WebKit have nowhere to open.
  if (name === 'webkit' && installed(['Xvfb']) === null) return null;
  return installed(ENGINES[name].names, ENGINES[name].places);
}

/** @param {EngineName} name */
async function playwrights(name) {
  const path = (await import('@playwright/test'))[name].executablePath();
  return existsSync(path) ? path : null;
}

/** @param {EngineName} name */
function installFromDebian(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const packages = ENGINES[name].packages.join(' ');
  console.error(`No ${name} here: installing Debian’s ${packages} …`);
  // Tests of two engines may want their browsers at once, and only one may ask for packages at a time.
  const lock = join(tmpdir(), 'hearthside-packages.lock');
  const patience = '-o DPkg::Lock::Timeout=120';
  const install = `apt-get update -qq && apt-get install -y -qq ${patience} ${packages}`;
  spawnSync('flock', [lock, 'sh', '-c', install], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {EngineName} name */
function installFromPlaywright(name) {
  console.error(`No ${name} here: asking Playwright for its own …`);
  spawnSync('npx', ['playwright', 'install', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/**
 * @param {EngineName} name
 * @returns {Promise<FoundEngine>}
 */
export async function findEngine(name) {
  const { variable, get } = ENGINES[name];
  const named = process.env[variable];
  if (named !== undefined) {
    if (canRun(named)) return { name, path: named, own: false };
    throw new Error(`${variable} is ${named}, which cannot be run`);
  }
  const own = async () => {
    const path = await playwrights(name);
    return path === null ? null : { name, path, own: true };
  };
  const here = () => {
    const path = installedEngine(name);
    return path === null ? null : { name, path, own: false };
  };
  const found = here() ?? (await own());
  if (found) return found;
  installFromDebian(name);
  const fresh = here();
  if (fresh) return fresh;
  installFromPlaywright(name);
  const fetched = await own();
  if (fetched) return fetched;
  throw new Error(
    `No ${name} to test with. ${get}, run \`npx playwright install ${name}\`, or set ${variable} to the path of one.`,
  );
}

/** The path of a Chromium. */
export const findBrowser = async () => (await findEngine('chromium')).path;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , name = 'chromium'] = process.argv;
  if (!Object.hasOwn(ENGINES, name)) throw new Error(`${name} is no engine we test with`);
  console.log((await findEngine(/** @type {EngineName} */ (name))).path);
}
