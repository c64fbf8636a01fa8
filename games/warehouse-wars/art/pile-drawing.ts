/** A pile of crates and planks in the pieces of the sheet, as it looks from a corner of the board. */

/** From a cell to the next column, and to the next row (which is further away); how high things are. */
const COLUMN = { x: 49.3, y: 28.5 };
const ROW = { x: 49.3, y: -28.5 };
const CRATE = 57;
const PLANK = 8;
/** From one level to the next. */
const LEVEL = CRATE + PLANK;

export interface DrawnCrate {
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly look: 'teal' | 'white' | 'ghost';
}

export interface DrawnPlank {
  /** Its cell with the lowest column and row. */
  readonly column: number;
  readonly row: number;
  readonly along: 'row' | 'column';
  readonly level: number;
  /** Of two that cross, the one laid later lies higher. */
  readonly lifted?: boolean;
  /** One that is only thought of. */
  readonly faint?: boolean;
}

export interface DrawnPile {
  readonly columns: number;
  readonly rows: number;
  readonly crates: readonly DrawnCrate[];
  readonly planks: readonly DrawnPlank[];
  /** Lines through the middles of crates. */
  readonly beams?: readonly (readonly Pick<DrawnCrate, 'column' | 'row' | 'level'>[])[];
  /** Without cells under it, for what hangs in the air. */
  readonly bare?: boolean;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell's floor on a level. */
const placeOf = (column: number, row: number, level: number): Place => ({
  x: column * COLUMN.x + row * ROW.x,
  y: column * COLUMN.y + row * ROW.y - level * LEVEL,
});

const PLANK_CELLS = 4;

/** In the measure of the sheet, from the top left corner of what is seen. */
export function drawPile(pile: DrawnPile): {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
} {
  const { columns, rows, crates, planks, beams = [], bare = false } = pile;
  const floor = bare ? [] : cellsOf(columns, rows);
  const levels =
    1 + Math.max(0, ...crates.map(({ level }) => level), ...planks.map(({ level }) => level));
  const drawn = Array.from({ length: levels }, (_, level) => [
    ...crates
      .filter((crate) => crate.level === level)
      .sort(fartherFirst)
      .map(drawCrate),
    ...planks.filter((plank) => plank.level === level).map(drawPlank),
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
const fartherFirst = (one: DrawnCrate, other: DrawnCrate): number =>
  one.column - one.row - (other.column - other.row);

const cellsOf = (columns: number, rows: number): Place[] =>
  Array.from({ length: columns * rows }, (_, i) =>
    placeOf(i % columns, Math.floor(i / columns), 0),
  );

const cornersOfCell = ({ x, y }: Place): Place[] => [
  { x: x - COLUMN.x, y },
  { x, y: y - COLUMN.y },
  { x: x + COLUMN.x, y },
  { x, y: y + COLUMN.y },
];

const cornersOfCrate = ({ column, row, level }: DrawnCrate): Place[] => {
  const corners = cornersOfCell(placeOf(column, row, level));
  return [...corners, ...corners.map(({ x, y }) => ({ x, y: y - CRATE }))];
};

const cornersOfPlank = ({ column, row, along, level }: DrawnPlank): Place[] =>
  [0, PLANK_CELLS - 1].flatMap((i) => {
    const { x, y } =
      along === 'row' ? placeOf(column + i, row, level) : placeOf(column, row + i, level);
    return cornersOfCell({ x, y: y - CRATE });
  });

const drawCell = (place: Place): string =>
  `<path d="M${cornersOfCell(place)
    .map(({ x, y }) => `${short(x)} ${short(y)}`)
    .join('L')}Z" fill="#f6ead0" stroke="#b98c55" stroke-width="2" stroke-linejoin="round"/>`;

const drawCrate = ({ column, row, level, look }: DrawnCrate): string => {
  const { x, y } = placeOf(column, row, level);
  return `<g transform="translate(${short(x)} ${short(y)})"><use href="#ww-crate-${look}"/></g>`;
};

function drawPlank({ column, row, along, level, lifted, faint }: DrawnPlank): string {
  // The sheet draws a plank from its end that is farther away.
  const end =
    along === 'row' ? placeOf(column, row, level) : placeOf(column, row + PLANK_CELLS - 1, level);
  const y = end.y - CRATE - (lifted ? PLANK : 0);
  return `<g transform="translate(${short(end.x)} ${short(y)})"${faint ? ' opacity="0.55"' : ''}><use href="#ww-plank-${along}"/></g>`;
}

function drawBeam(crates: readonly Pick<DrawnCrate, 'column' | 'row' | 'level'>[]): string {
  const middles = crates.map(({ column, row, level }) => {
    const { x, y } = placeOf(column, row, level);
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
