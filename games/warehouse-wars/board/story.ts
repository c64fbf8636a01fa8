import type { Story } from '@hearthside/screen';
import type { Event, View } from '../rules/index.ts';

/** A turn in one line: where the crate went, with the lines it made; a fall or the end before all. */
export const story: Story<View, Event> = {
  begins: ['turn', 'won', 'drawn'],
  ranks: ['won', 'drawn', 'fall', 'resigned', 'crate', 'plank', 'stuck', 'line', 'score'],
};
