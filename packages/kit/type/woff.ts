/**
 * WOFF is a font whose tables are packed one by one. Unpacked once here, because the font reader
 * would unpack a table again for every letter.
 */

import { unzlibSync } from 'fflate';

const WOFF = 0x774f4646;
const HEADER = 44;
const ENTRY = 20;

/** The plain font inside; a file that is no WOFF comes back as it is. */
export function unpackWoff(file: Uint8Array): Uint8Array {
  const from = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (from.getUint32(0) !== WOFF) return file;
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = HEADER + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((at) => from.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = file.subarray(offset, offset + packed);
    return {
      tag: from.getUint32(entry),
      checksum: from.getUint32(entry + 16),
      // A table that would not shrink is stored as it is.
      bytes: packed < length ? unzlibSync(bytes) : bytes,
    };
  });
  const aligned = (length: number): number => (length + 3) & ~3;
  const start = 12 + 16 * count;
  const size = tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  to.setUint16(6, 16 << power);
  to.setUint16(8, power);
  to.setUint16(10, 16 * count - (16 << power));
  let offset = start;
  tables.forEach(({ tag, checksum, bytes }, i) => {
    const entry = 12 + 16 * i;
    to.setUint32(entry, tag);
    to.setUint32(entry + 4, checksum);
    to.setUint32(entry + 8, offset);
    to.setUint32(entry + 12, bytes.length);
    font.set(bytes, offset);
    offset += aligned(bytes.length);
  });
  return font;
}
