import { expect, it } from 'vitest';
import { type Frame, frameOf, writeGif } from './gif.ts';

/** Reads a GIF as its specification has it, to see what a viewer would see. */
function readGif(bytes: Uint8Array): { frames: number[][]; delays: number[]; palette: number[] } {
  let at = 13;
  const palette: number[] = [];
  for (let i = 0; i < 256; i++, at += 3) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(at, at + 3);
    palette.push((r << 16) | (g << 8) | b);
  }
  const frames: number[][] = [];
  const delays: number[] = [];
  let clear = -1;
  const blocks = (): number[] => {
    const all: number[] = [];
    for (let size = bytes[at++] as number; size > 0; size = bytes[at++] as number) {
      all.push(...bytes.subarray(at, at + size));
      at += size;
    }
    return all;
  };
  for (let kind = bytes[at++]; kind !== 0x3b; kind = bytes[at++]) {
    if (kind === 0x21) {
      const label = bytes[at++];
      const data = blocks();
      if (label === 0xf9) {
        delays.push((data[1] as number) | ((data[2] as number) << 8));
        clear = data[3] as number;
      }
      continue;
    }
    expect(kind).toBe(0x2c);
    at += 9;
    const least = bytes[at++] as number;
    const indices = unsqueeze(blocks(), least);
    const last = frames.at(-1);
    frames.push(
      indices.map((index, i) =>
        index === clear && last ? (last[i] as number) : (palette[index] as number),
      ),
    );
  }
  return { frames, delays, palette };
}

function unsqueeze(data: readonly number[], least: number): number[] {
  const clear = 1 << least;
  let width = least + 1;
  let table: number[][] = [];
  const reset = () => {
    table = Array.from({ length: clear }, (_, i) => [i]);
    table.push([], []);
    width = least + 1;
  };
  reset();
  const out: number[] = [];
  let [held, bits, before] = [0, 0, null as number[] | null];
  for (const byte of data) {
    held |= byte << bits;
    bits += 8;
    while (bits >= width) {
      const code = held & ((1 << width) - 1);
      held >>>= width;
      bits -= width;
      if (code === clear) {
        reset();
        before = null;
        continue;
      }
      if (code === clear + 1) return out;
      const entry: number[] = table[code] ?? [
        ...(before as number[]),
        (before as number[])[0] as number,
      ];
      for (const index of entry) out.push(index);
      if (before && table.length < 4096) table.push([...before, entry[0] as number]);
      if (table.length === 1 << width && width < 12) width++;
      before = entry;
    }
  }
  throw new Error('the end is missing');
}

const shown = (shade: number): number =>
  [shade >> 10, (shade >> 5) & 31, shade & 31]
    .map((five) => (five << 3) | (five >> 2))
    .reduce((all, byte) => (all << 8) | byte, 0);

/** Noise of a few hundred colours, so that the table of codes overflows. */
function noise(size: number, colours: number, seed: number): Frame {
  let state = seed;
  return Uint16Array.from({ length: size }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return ((state >>> 16) % colours) * 97;
  });
}

it('what a viewer reads is what was drawn, frame by frame', () => {
  const [width, height] = [120, 90];
  const frames = [1, 2, 3].map((seed) => noise(width * height, 200, seed));
  // Most of a frame is as the one before.
  frames.push((frames[2] as Frame).map((shade, i) => (i % 50 === 0 ? 31 : shade)));
  const gif = writeGif({ width, height, frames, delays: [10, 20, 30, 250] });
  const read = readGif(gif);
  expect(read.delays).toEqual([10, 20, 30, 250]);
  expect(read.frames).toEqual(frames.map((frame) => [...frame].map(shown)));
});

it('more colours than fit come out as the nearest that are seen most', () => {
  const frame = Uint16Array.from({ length: 2000 }, (_, i) => (i < 1000 ? 0 : i));
  const { frames } = readGif(writeGif({ width: 50, height: 40, frames: [frame], delays: [5] }));
  expect(frames[0]?.slice(0, 1000).every((shade) => shade === 0)).toBe(true);
  expect(frames[0]).toHaveLength(2000);
});

it('takes pixels as a canvas has them', () => {
  expect([...frameOf(Uint8ClampedArray.from([255, 0, 0, 255, 8, 16, 24, 255]))]).toEqual([
    31 << 10,
    (1 << 10) | (2 << 5) | 3,
  ]);
});
