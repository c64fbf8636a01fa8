import type { LessonMap } from '@hearthside/screen';

const CRATE = '-54 -92 108 124';

/** The boards of a pallet: joints that never lie above each other. */
const joints = Array.from({ length: 8 }, (_, row) => {
  const y = row * 72;
  const seams = [0, 1, 2, 3].map((k) => `M${k * 240 + (row % 2) * 120} ${y}v72`).join('');
  return `M0 ${y}H860${seams}`;
}).join('');

/** Planks lead from crate to crate. */
export const lessonMap: LessonMap = {
  ground: 'kraft-light',
  land: `<path d="${joints}" fill="none" stroke-width="3" style="stroke:var(--kraft)"/>`,
  road: [
    { colour: 'ink', width: 54 },
    { colour: 'kraft', width: 48 },
    { colour: 'kraft-deep', width: 4, dashes: '34 22' },
  ],
  shape: 'crate',
  stops: {
    place: { piece: 'ww-crate-teal', viewBox: CRATE },
    line: { piece: 'ww-flat-teal', viewBox: '-14 -14 28 28' },
    plank: { piece: 'ww-icon-plank', viewBox: '-26 -20 52 40' },
    up: { piece: 'ww-crate-ghost', viewBox: CRATE },
    balance: { piece: 'ww-plank-row', viewBox: '-60 -60 280 170' },
    fall: { piece: 'ww-icon-down', viewBox: '-26 -22 52 44' },
    count: { piece: 'ww-flat-white', viewBox: '-14 -14 28 28' },
  },
  end: { piece: 'ww-crate-white', viewBox: CRATE },
  traveller: { piece: 'ww-foreman', viewBox: '-53 -49 112 118' },
};
