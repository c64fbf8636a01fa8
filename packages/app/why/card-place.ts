/** Where the answer stands: beside the thing, over neither it nor the keys, and wholly on the screen. */

import type { Box } from './thing-marks.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** From the thing, and from the edge of what is free. */
const GAP = 12;
const MARGIN = 8;

const clamp = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));

/** `free` is the screen without its keys. The first side that has room is taken, else the roomiest. */
export function cardPlace(thing: Box, card: Size, free: Box): Place {
  const middle = (thing.left + thing.right) / 2 - card.width / 2;
  const level = (thing.top + thing.bottom) / 2 - card.height / 2;
  const left = clamp(middle, free.left + MARGIN, free.right - card.width - MARGIN);
  const top = clamp(level, free.top + MARGIN, free.bottom - card.height - MARGIN);
  const sides = [
    { room: free.right - thing.right - card.width, place: { left: thing.right + GAP, top } },
    {
      room: thing.left - free.left - card.width,
      place: { left: thing.left - GAP - card.width, top },
    },
    {
      room: thing.top - free.top - card.height,
      place: { left, top: thing.top - GAP - card.height },
    },
    { room: free.bottom - thing.bottom - card.height, place: { left, top: thing.bottom + GAP } },
  ];
  const [roomiest] = [...sides].sort((one, other) => other.room - one.room);
  const fitting = sides.find(({ room }) => room >= GAP + MARGIN) ?? roomiest;
  const place = fitting?.place ?? { left, top };
  return {
    left: clamp(place.left, MARGIN, Math.max(MARGIN, free.right - card.width - MARGIN)),
    top: clamp(place.top, MARGIN, Math.max(MARGIN, free.bottom - card.height - MARGIN)),
  };
}
