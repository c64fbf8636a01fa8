import { findBox } from '@hearthside/shelf';
import { use } from 'react';
import { Openings, type Unpacked, unpack } from './unpack-box.ts';

const boxes = new Openings(async (id): Promise<Unpacked | null> => {
  const box = findBox(id);
  return box ? unpack(box) : null;
});

/** A game unpacked, for whatever shows it; waits until it is. Null: there is no such game. */
export const useUnpacked = (id: string): Unpacked | null => use(boxes.get(id));
