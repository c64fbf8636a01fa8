/** `docs/architecture.md` tells which files a move goes through. This follows one and compares. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeSocket } from '../../server/socket/node-socket.ts';
import { localServer } from '../../server/testing/local-server.ts';
import { MemoryTables, SafeTables } from '../storage/kept-tables.ts';
import type { TableSession } from './table-session.ts';
import { filesCrossed } from './testing/files-crossed.ts';
import { openLocalScene } from './testing/local-scene.ts';
import { openOnlineScene } from './testing/online-scene.ts';
import { until } from './testing/scene.ts';

const GAME = 'warehouse-wars';

/** The files of a list of the page, by the heading above it. */
function filesTold(heading: string): string[] {
  const page = readFileSync(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split(`### ${heading}\n`);
  const [list = ''] = section.split(/^##/m);
  return [...list.matchAll(/^\d+\. .*$/gm)]
    .flatMap(([line]) => [...line.matchAll(/`((?:packages|games)\/[^`]+)`/g)])
    .map(([, file = '']) => file)
    .sort();
}

/** Inside the rules each game has its own way. */
const withoutRules = (files: readonly string[]): string[] => [
  ...new Set(files.map((file) => file.replace(/^games\/[^/]+\/rules\/.*$/, 'games/<id>/rules/'))),
];

/** What every one of several moves went through: clocks and sweeps that tick meanwhile are no part of it. */
async function filesOfMove(move: () => Promise<void>): Promise<string[]> {
  let common = await filesCrossed(move);
  for (let again = 0; again < 2; again++) {
    const crossed = await filesCrossed(move);
    common = common.filter((file) => crossed.includes(file));
  }
  return withoutRules(common);
}

/** One legal choice of whoever may choose, until all have it. */
async function choose(...sessions: readonly TableSession[]): Promise<void> {
  const chooser = sessions.find(({ state }) => state.value.legal.length > 0);
  if (!chooser) throw new Error('nobody may choose');
  const { n, legal } = chooser.state.value;
  expect(await chooser.submit(legal[0] as string)).toBeNull();
  for (const each of sessions) await until(each, (state) => state.n > n, 'the move');
}

it('tells the files of a move on one device', async () => {
  const scene = await openLocalScene(GAME, 'people', new SafeTables(new MemoryTables()));
  await choose(scene.table);
  const crossed = await filesOfMove(() => choose(scene.table));
  expect(crossed).toEqual(filesTold('On one device'));
  await scene.close();
});

it('tells the files of a move with friends', async () => {
  const server = await localServer();
  const scene = await openOnlineScene(server.url, GAME, nodeSocket, nodeSocket);
  const friend = scene.rival as TableSession;
  // The first one opens what later ones find open.
  await choose(scene.table, friend);
  const crossed = await filesOfMove(() => choose(scene.table, friend));
  expect(crossed).toEqual(filesTold('With friends'));
  await scene.close();
  await server.stop();
});
