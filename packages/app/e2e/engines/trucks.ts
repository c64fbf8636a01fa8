/** A player at a table of Warehouse Elves, in whichever browser. */

import type { Device } from './device.ts';

/** Three cards, another three each round. */
const CARDS = ['forward 1', 'left', 'sharp right', 'forward 2'];

export async function lockIn(device: Device, round: number): Promise<void> {
  for (let i = 0; i < 3; i++) {
    const card = `Card ${CARDS[(round + i) % CARDS.length]}: put`;
    await device.press('button', card);
    await device.until(async () => !(await device.has('button', card)) || null, `${card} is laid`);
  }
  await device.press('button', 'Lock in');
}
