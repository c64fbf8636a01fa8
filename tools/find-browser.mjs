/**
 * Finds a browser for the tests, or gets one: the one `HEARTHSIDE_BROWSER` names, an installed
 * Chromium or Chrome, else the system's package (as root on Debian), else Playwright's own download.
 * Prints its path.
 */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

function canRun(/** @type {string} */ path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...paths, ...PLACES].find((path) => existsSync(path) && canRun(path)) ?? null;
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}

function installFromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  console.error('No browser here: installing Debian’s Chromium …');
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function installFromPlaywright() {
  console.error('No browser here: asking Playwright for its Chromium …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** @returns {Promise<string>} */
export async function findBrowser() {
  const named = process.env['HEARTHSIDE_BROWSER'];
  if (named !== undefined) {
    if (canRun(named)) return named;
    throw new Error(`HEARTHSIDE_BROWSER is ${named}, which cannot be run`);
  }
  const found = installed() ?? (await playwrights());
  if (found) return found;
  installFromDebian();
  const fresh = installed();
  if (fresh) return fresh;
  installFromPlaywright();
  const own = await playwrights();
  if (own) return own;
  throw new Error(
    'No browser to test with. Install Chromium or Chrome, or set HEARTHSIDE_BROWSER to the path of one.',
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await findBrowser());
}
