/** A fourth game in an afternoon: what `hearthside new-game` writes passes its checks and plays as it is. */

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { trackedFiles } from '../../../tools/tracked-files.mjs';
import { playKey } from './home-keys.ts';
import { OwnServer } from './own-server.ts';
import { expectAccessible, hurry, keepPicture } from './sitting-down.ts';

const ID = 'hearth-race';
const clone = mkdtempSync(join(realpathSync(tmpdir()), 'hearthside-clone-'));
test.afterAll(() => rmSync(clone, { recursive: true, force: true }));

function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(status, `${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
}

/** This house once more, with what is installed here. */
function makeClone(): void {
  for (const file of trackedFiles()) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    copyFileSync(file, join(clone, file));
  }
  expect(spawnSync('git', ['init', '--quiet'], { cwd: clone }).status).toBe(0);
}

/** What `npm ci` would do: our own packages are links into the clone, the others are installed. */
function install(): void {
  const ours = join(clone, 'node_modules', '@hearthside');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name === '@hearthside') continue;
    symlinkSync(resolve('node_modules', name), join(clone, 'node_modules', name));
  }
  for (const group of ['packages', 'games']) {
    for (const name of readdirSync(join(clone, group)))
      symlinkSync(join(clone, group, name), join(ours, name));
  }
}

test('hearthside new-game writes a game that passes its checks and can be played at once', async ({
  page,
}) => {
  test.setTimeout(400_000);
  makeClone();
  run(resolve('packages/cli/dist/main.js'), 'new-game', ID);
  install();
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.');
  run('node_modules/typescript/bin/tsc', '--noEmit');
  run('tools/check-directions.mjs');
  run('tools/check-styles.mjs');
  run('tools/check-rule-ids.mjs', '--quiet');
  run('tools/check-lock.mjs');
  run('node_modules/knip/bin/knip.js');
  run('node_modules/vitest/vitest.mjs', 'run', `games/${ID}`);
  // What is said of every game is tried for the new one only.
  run('node_modules/vitest/vitest.mjs', 'run', 'packages/app/text', '-t', ID);
  run('tools/build.mjs');

  const server = new OwnServer();
  await server.start(clone);
  try {
    await hurry(page);
    await page.goto(`${server.url}/`);
    await page.getByRole('article', { name: 'Hearth Race' }).getByRole('button').first().click();
    await playKey(page).click();
    const result = page.locator('.poster');
    const take = page.getByRole('button', { name: 'Take one' });
    await expect(take).toBeVisible();
    await keepPicture(page, 'new-game');
    await expectAccessible(page);
    // One log at a time: thirteen are gone before long, whatever the bot takes.
    while (!(await result.isVisible())) {
      await expect(take.or(result).first()).toBeVisible();
      if (await take.isVisible()) await take.click({ timeout: 2000 }).catch(() => {});
    }
    await expect(result).toContainText('last log');
  } finally {
    await server.end();
  }
});
