/** Where the stops of a lesson lie on its map, and the road from one to the next: row by row, to and fro. */

export interface Spot {
  /** In hundredths of the map's width and height. */
  readonly x: number;
  readonly y: number;
}

/** How far a stop lies above or below the middle of its row, so that no row is a ruler's line. */
const WAVES = [2, -5, 4, -4];

export function spotsOf(count: number, columns: number): readonly Spot[] {
  const rows = Math.ceil(count / columns);
  const aside = columns > 2 ? 13 : 25;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const along = i % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    const wave = (WAVES[(i + row) % WAVES.length] ?? 0) * (columns > 2 ? 1 : 0.4);
    return {
      x: aside + (column * (100 - 2 * aside)) / Math.max(1, columns - 1),
      y: ((row + 0.5) * 100) / rows - 3 + wave,
    };
  });
}

/** As a path in a room of 100 by 100; where a row ends it bends outwards. */
export function roadThrough(spots: readonly Spot[]): string {
  return spots
    .map(({ x, y }, i) => {
      const from = spots[i - 1];
      if (!from) return `M${x} ${y}`;
      const isTurn = Math.abs(from.x - x) < 8;
      const bend = isTurn ? (x > 50 ? 9 : -9) : 0;
      const half = isTurn ? 0 : (x - from.x) / 2;
      return `C${from.x + half + bend} ${from.y} ${x - half + bend} ${y} ${x} ${y}`;
    })
    .join('');
}
