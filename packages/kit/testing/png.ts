/** Pixels as a PNG file and back: pictures that tests keep can be opened by anybody. */

import { unzlibSync, zlibSync } from 'fflate';
import type { Pixels } from './raster.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] as number) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, checksum(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

export function writePng({ width, height, data }: Pixels): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = new Uint8Array(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    rows.set(data.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  }
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** Reads what `writePng` wrote. */
export function readPng(file: Uint8Array): Pixels {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const start = 33;
  const rows = unzlibSync(file.subarray(start + 8, start + 8 + view.getUint32(start)));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const from = y * (width * 3 + 1) + 1;
    data.set(rows.subarray(from, from + width * 3), y * width * 3);
  }
  return { width, height, data };
}
