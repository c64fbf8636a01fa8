/** A pile of crates and planks in the pieces of the sheet, as it looks from a corner of the board. */

/** From a cell to the next column, and to the next row (which is further away); how high things are. */
const COLUMN = { x: 49.3, y: 28.5 };
const ROW = { x: 49.3, y: -28.5 };
const CRATE = 57;
const PLANK = 8;
/** From one level to the next. */
const LEVEL = CRATE + PLANK;

/** A crate as positions have it: `c3`, its level, and whose it is. */
export interface DrawnCrate {
  readonly at: string;
  readonly level: number;
  readonly colour: 'teal' | 'white' | 'ghost';
}

export interface DrawnPlank {
  /** Its ends, the smaller first. */
  readonly from: string;
  readonly to: string;
  readonly level: number;
  /** One that is only thought of. */
  readonly faint?: boolean;
}

export interface DrawnPile {
  readonly crates: readonly DrawnCrate[];
  /** In the order laid. */
  readonly planks: readonly DrawnPlank[];
  /** Lines through the middles of crates. */
  readonly beams?: readonly (readonly Pick<DrawnCrate, 'at' | 'level'>[])[];
  /** A whole board of this side under it; else only the cells that it reaches. */
  readonly side?: number;
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

/** `c3` */
const cellOf = (name: string): Cell => ({
  column: name.charCodeAt(0) - 97,
  row: Number(name.slice(1)) - 1,
});

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell's floor on a level. */
const placeOf = ({ column, row }: Cell, level: number): Place => ({
  x: column * COLUMN.x + row * ROW.x,
  y: column * COLUMN.y + row * ROW.y - level * LEVEL,
});

/** In the measure of the sheet, from the top left corner of what is seen. */
export function drawPile(pile: DrawnPile): {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
} {
  const { crates, planks, beams = [], side = 0 } = pile;
  const floor = cellsUnder(pile, side);
  const levels = 1 + Math.max(0, ...[...crates, ...planks].map(({ level }) => level));
  const drawn = Array.from({ length: levels }, (_, level) => [
    ...crates
      .filter((crate) => crate.level === level)
      .sort(fartherFirst)
      .map(drawCrate),
    ...planks.flatMap((plank, i) =>
      plank.level === level ? [drawPlank(plank, crosses(plank, planks.slice(0, i)))] : [],
    ),
  ]).flat();
  const seen = [
    ...floor.map(cornersOfCell),
    ...crates.map(cornersOfCrate),
    ...planks.map(cornersOfPlank),
  ].flat();
  const [left, top] = [
    Math.min(...seen.map(({ x }) => x)) - 6,
    Math.min(...seen.map(({ y }) => y)) - 6,
  ];
  const width = Math.max(...seen.map(({ x }) => x)) + 6 - left;
  const height = Math.max(...seen.map(({ y }) => y)) + 6 - top;
  return {
    svg: `<g transform="translate(${short(-left)} ${short(-top)})">${floor.map(drawCell).join('')}${drawn.join('')}${beams.map(drawBeam).join('')}</g>`,
    width,
    height,
  };
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** Rows go away from us, columns towards us. */
function fartherFirst(one: DrawnCrate, other: DrawnCrate): number {
  const [a, b] = [cellOf(one.at), cellOf(other.at)];
  return a.column - a.row - (b.column - b.row);
}

/** From the first cell to the last that anything reaches, or to the board's. */
function cellsUnder({ crates, planks }: DrawnPile, side: number): Place[] {
  const reached = [
    ...crates.map(({ at }) => cellOf(at)),
    ...planks.flatMap(({ from, to }) => [cellOf(from), cellOf(to)]),
  ];
  const columns = Math.max(side, 1 + Math.max(-1, ...reached.map(({ column }) => column)));
  const rows = Math.max(side, 1 + Math.max(-1, ...reached.map(({ row }) => row)));
  return Array.from({ length: columns * rows }, (_, i) =>
    placeOf({ column: i % columns, row: Math.floor(i / columns) }, 0),
  );
}

const isAlongRow = ({ from, to }: DrawnPlank): boolean => cellOf(from).row === cellOf(to).row;

/** Of two planks of a level that lie across each other, the later one lies higher. */
const crosses = (plank: DrawnPlank, earlier: readonly DrawnPlank[]): boolean =>
  earlier.some((other) => other.level === plank.level && isAlongRow(other) !== isAlongRow(plank));

const cornersOfCell = ({ x, y }: Place): Place[] => [
  { x: x - COLUMN.x, y },
  { x, y: y - COLUMN.y },
  { x: x + COLUMN.x, y },
  { x, y: y + COLUMN.y },
];

const cornersOfCrate = ({ at, level }: DrawnCrate): Place[] => {
  const corners = cornersOfCell(placeOf(cellOf(at), level));
  return [...corners, ...corners.map(({ x, y }) => ({ x, y: y - CRATE }))];
};

const cornersOfPlank = ({ from, to, level }: DrawnPlank): Place[] =>
  [from, to].flatMap((end) => {
    const { x, y } = placeOf(cellOf(end), level);
    return cornersOfCell({ x, y: y - CRATE });
  });

const drawCell = (place: Place): string =>
  `<path d="M${cornersOfCell(place)
    .map(({ x, y }) => `${short(x)} ${short(y)}`)
    .join('L')}Z" fill="#f6ead0" stroke="#b98c55" stroke-width="2" stroke-linejoin="round"/>`;

const drawCrate = ({ at, level, colour }: DrawnCrate): string => {
  const { x, y } = placeOf(cellOf(at), level);
  return `<g transform="translate(${short(x)} ${short(y)})"><use href="#ww-crate-${colour}"/></g>`;
};

function drawPlank(plank: DrawnPlank, lifted: boolean): string {
  const isRow = isAlongRow(plank);
  // The sheet draws a plank from its end that is farther away.
  const end = placeOf(cellOf(isRow ? plank.from : plank.to), plank.level);
  const y = end.y - CRATE - (lifted ? PLANK : 0);
  return `<g transform="translate(${short(end.x)} ${short(y)})"${plank.faint ? ' opacity="0.55"' : ''}><use href="#ww-plank-${isRow ? 'row' : 'column'}"/></g>`;
}

function drawBeam(crates: readonly Pick<DrawnCrate, 'at' | 'level'>[]): string {
  const middles = crates.map(({ at, level }) => {
    const { x, y } = placeOf(cellOf(at), level);
    return { x: short(x), y: short(y - CRATE / 2) };
  });
  const line = `M${middles.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const dots = middles.map(
    ({ x, y }) =>
      `<circle cx="${x}" cy="${y}" r="9" fill="#ffce5c" stroke="#2b1e16" stroke-width="3"/>`,
  );
  return (
    `<path d="${line}" fill="none" stroke="#2b1e16" stroke-width="12" stroke-linecap="round"/>` +
    `<path d="${line}" fill="none" stroke="#ffce5c" stroke-width="7" stroke-linecap="round"/>${dots.join('')}`
  );
}
