/** Sets of small numbers as the bits of one whole number, from 0 to 31: how games keep cells, mines and seats. */

/** The lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** How many bits are set: counted by twos, by fours, by eights, then all by one multiplication. */
export function bitsIn(bits: number): number {
  const twos = (bits - ((bits >>> 1) & 0x55555555)) | 0;
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The set bit that has `n` others below it; at least `n + 1` must be set. */
export function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let below = n; below > 0; below--) rest &= rest - 1;
  return lowestBit(rest);
}
