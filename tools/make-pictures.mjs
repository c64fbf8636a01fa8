/** `npm run pictures`: the pictures of the README, made of the real page with games that bots have played. */

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { layTable } from './lay-table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'packages/cli/dist/main.js');
const out = join(root, 'docs/pictures');
const VIEWPORT = { width: 1180, height: 740 };
const CHANCE = -1;

/** @typedef {{ game: string, seats: readonly (string | number)[], until: number, seed: string }} Scene */

/** Tables in the middle of a game: far enough that there is something to see, at the first seat's turn. */
/** @type {readonly Scene[]} */
const SCENES = [
  { game: 'warehouse-elves', seats: ['green', 'red'], until: 30, seed: '4' },
  { game: 'warehouse-wars', seats: ['teal', 'white'], until: 28, seed: '3' },
  { game: 'ogres-and-elves', seats: [0, 1], until: 36, seed: '2' },
];

/** A game between bots, and as much of it as makes a good picture. @param {Scene} scene */
function played({ game, seats, until, seed }) {
  const flags = ['--players', 'hard@40,hard@40', '--games', '1', '--seed', seed];
  const text = execFileSync(process.execPath, [main, 'record', '--game', game, ...flags], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [header, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const log = lines
    .filter(({ action }) => typeof action === 'string')
    .map(({ by, action }) => ({ by: by === 'chance' ? CHANCE : seats.indexOf(by), action }));
  // To the next choice of the first seat.
  let end = Math.min(until, log.length - 1);
  while (end < log.length - 1 && log[end]?.by !== 0) end++;
  const fair = header.fair ?? {};
  return {
    id: fair.table ?? `picture-${game}`,
    game,
    options: header.options,
    secret: fair.secret ?? 'ab'.repeat(32),
    diceMode: 'app',
    keepers: [
      { kind: 'person', name: null },
      { kind: 'bot', level: 'medium' },
    ],
    log: log.slice(0, end),
    begunAt: 1,
    changedAt: 1,
    over: false,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'hearthside-pictures-'));
const server = spawn(
  process.execPath,
  [main, 'serve', '--port', '0', '--database', join(folder, 'tables.db')],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
let said = '';
for await (const text of server.stdout) {
  said += text;
  if (said.includes('Hearthside is at')) break;
}
const url = /Hearthside is at (\S+)/.exec(said)?.[1];
if (!url) throw new Error(`the server did not start: ${said}`);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage({ viewport: VIEWPORT, locale: 'en-GB' });
  await page.addInitScript(() =>
    localStorage.setItem('hearthside.settings', JSON.stringify({ speed: 'off', volume: 0 })),
  );
  const keep = async (/** @type {string} */ name) => {
    await page.waitForTimeout(2500);
    await page.screenshot({ path: join(out, `${name}.jpg`), type: 'jpeg', quality: 82 });
    console.log(`docs/pictures/${name}.jpg`);
  };
  for (const scene of SCENES) {
    await page.goto(`${url}/records`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const table = played(scene);
    await layTable(page, table);
    await page.goto(`${url}/play/${table.id}`);
    await keep(scene.game);
  }
  await page.goto(`${url}/learn/warehouse-elves/drive`);
  await keep('learn');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
