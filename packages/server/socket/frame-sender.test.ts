import type { Socket } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeConnectionsAfterEach, connected } from '../testing/connected.ts';
import { FrameSender } from './frame-sender.ts';
import { writeFrame } from './frames.ts';

closeConnectionsAfterEach();

const senderOver = (wire: Socket, isOpen: () => boolean) =>
  new FrameSender(wire, {
    isOpen,
    buffered: () => 0,
    sent: () => {},
    tooSlow: () => {
      throw new Error('nobody is let go here');
    },
  });

const frame = (name: string, n: number) =>
  writeFrame((out) => out.json({ name, n, text: `${name}${n} `.repeat(300) }));

async function read(reader: Socket, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of reader) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(chunks);
}

it('whoever reads late reads what was sent, though much was written for others since', async () => {
  const [[late, lateReader], [prompt, promptReader]] = [await connected(), await connected()];
  const senders = [late, prompt].map((wire) => senderOver(wire, () => true));
  const sent: [Buffer[], Buffer[]] = [[], []];
  const heard: Buffer[] = [];
  promptReader.on('data', (chunk) => heard.push(chunk));
  // On until the late one's end takes no more, and then for a good while.
  let blocked = 0;
  for (let n = 0; blocked < 100; n++) {
    if (late.writableLength > 0) blocked++;
    for (const [index, sender] of senders.entries()) {
      for (const each of [frame(`a${index}-`, n), frame(`b${index}-`, n)]) {
        sent[index]?.push(Buffer.from(each));
        sender.send(each);
      }
    }
    await nextTick();
  }
  const [all, other] = sent.map((frames) => Buffer.concat(frames));
  expect((await read(lateReader, all?.length ?? 0)).equals(all as Buffer)).toBe(true);
  while (Buffer.concat(heard).length < (other?.length ?? 0)) await nextTick();
  expect(Buffer.concat(heard).equals(other as Buffer)).toBe(true);
}, 30_000);

it('sends the frames of one tick in order and in one piece, and none once it is closed', async () => {
  const [wire, reader] = await connected();
  let isOpen = true;
  const sender = senderOver(wire, () => isOpen);
  const frames = [frame('x', 1), frame('y', 2), frame('z', 3)].map((each) => Buffer.from(each));
  for (const each of frames) sender.send(each);
  expect(wire.bytesWritten).toBe(0);
  await nextTick();
  const all = Buffer.concat(frames);
  expect(wire.bytesWritten).toBe(all.length);
  isOpen = false;
  sender.send(frame('late', 4));
  await nextTick();
  isOpen = true;
  sender.send(frame('never', 5));
  sender.forget();
  await nextTick();
  expect(wire.bytesWritten).toBe(all.length);
  expect((await read(reader, all.length)).equals(all)).toBe(true);
});
