/** A long past is written as fast as its reader takes it, and no faster. */

import type { Socket } from 'node:net';
import { LIMITS } from '@hearthside/protocol/constants';
import { expect, it } from 'vitest';
import { closeConnectionsAfterEach, connected } from '../testing/connected.ts';
import { Story } from './story.ts';

closeConnectionsAfterEach();

const SLICE = Buffer.alloc(100_000, 'a slice ');

function storyOver(wire: Socket, patience: number) {
  const told = { slices: 0, most: 0, slow: false };
  const story = new Story(
    {
      wire,
      isOpen: () => !told.slow,
      write: (frame) => {
        wire.write(frame);
        told.slices++;
        told.most = Math.max(told.most, wire.writableLength);
      },
      tooSlow: () => {
        told.slow = true;
      },
    },
    patience,
  );
  return { story, told };
}

it('a reader who stops is let go, with no more than a slice in memory', async () => {
  const [wire, reader] = await connected();
  reader.pause();
  const { story, told } = storyOver(wire, 200);
  await story.tell(Array(1000).fill(SLICE), () => {});
  expect(told.slow).toBe(true);
  expect(told.slices).toBeLessThan(1000);
  expect(told.most).toBeLessThanOrEqual(SLICE.length);
});

it('a slow reader gets all of it, and what happened meanwhile after it', async () => {
  const [wire, reader] = await connected();
  let bytes = 0;
  let tail = '';
  reader.on('data', (chunk) => {
    bytes += chunk.length;
    tail = chunk.subarray(-8).toString();
    reader.pause();
    setTimeout(() => reader.resume(), 1);
  });
  const { story, told } = storyOver(wire, 5000);
  const later = Buffer.from('later on');
  const all = story.tell(Array(60).fill(SLICE), (kept) => {
    for (const each of kept) wire.write(each);
  });
  story.keep(later);
  later.fill('x');
  await all;
  await expect.poll(() => bytes, { timeout: 10_000 }).toBe(60 * SLICE.length + later.length);
  expect(tail).toBe('later on');
  expect(told.slow).toBe(false);
});

it('what happens meanwhile is kept only up to a limit', async () => {
  const [wire] = await connected();
  const { story, told } = storyOver(wire, 5000);
  for (let bytes = 0; bytes <= LIMITS.unsentBytes; bytes += SLICE.length) story.keep(SLICE);
  expect(told.slow).toBe(true);
});
