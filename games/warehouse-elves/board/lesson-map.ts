import type { LessonMap, PieceLook } from '@hearthside/screen';

const toy = (name: string): PieceLook => ({ piece: `we-${name}`, viewBox: '-46 -46 92 92' });
const card = (name: string): PieceLook => ({
  piece: `we-card-${name}`,
  viewBox: '-61 -81 122 162',
});

/** The floor of a warehouse in hexes. */
const HEX = 'M0 -44l38.1 22v44l-38.1 22l-38.1 -22v-44z';
const hexes = Array.from({ length: 10 }, (_, row) =>
  Array.from(
    { length: 13 },
    (_, column) =>
      `<path d="${HEX}" transform="translate(${column * 76.2 - (row % 2) * 38.1} ${row * 66})"/>`,
  ).join(''),
).join('');

/** Tyre tracks lead over the floor. */
export const lessonMap: LessonMap = {
  ground: 'concrete',
  land: `<g fill="none" stroke-width="3" style="stroke:var(--paint)">${hexes}</g>`,
  road: [
    { colour: 'concrete-deep', width: 58 },
    { colour: 'steel-deep', width: 50, dashes: '7 9' },
    { colour: 'concrete-deep', width: 36 },
    { colour: 'paint', width: 5, dashes: '16 14' },
  ],
  shape: 'hexagon',
  stops: {
    drive: card('F1'),
    turn: card('R1'),
    load: toy('ball'),
    deliver: { piece: 'we-bay-green', viewBox: '-52 -52 104 104' },
    snowman: { piece: 'we-snowman', viewBox: '-46.6 -52 95.3 98.5' },
    bump: { piece: 'we-truck-red', viewBox: '-48 -42 96 84' },
    santa: { piece: 'we-santa', viewBox: '-46 -46 92 92' },
  },
  end: toy('bear'),
  traveller: { piece: 'we-truck-green', viewBox: '-48 -42 96 84' },
};
