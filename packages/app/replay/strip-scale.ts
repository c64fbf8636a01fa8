/** Where on the strip an entry stands: every turn is as wide as every other. */

export interface StripScale {
  readonly turns: number;
  /** From 0 to 1, by how many entries lie on the table. */
  readonly places: readonly number[];
}

export function stripScale(turns: readonly number[]): StripScale {
  const last = turns.at(-1) ?? 0;
  const sizes = new Map<number, number>();
  for (const turn of turns) sizes.set(turn, (sizes.get(turn) ?? 0) + 1);
  const seen = new Map<number, number>();
  const places = turns.map((turn) => {
    const nth = (seen.get(turn) ?? 0) + 1;
    seen.set(turn, nth);
    return (turn - 1 + nth / (sizes.get(turn) ?? 1)) / last;
  });
  return { turns: last, places: [0, ...places] };
}

/** How many entries lie on the table at a place of the strip: the nearest. */
export function entryAt({ places }: StripScale, place: number): number {
  let best = 0;
  places.forEach((each, n) => {
    if (Math.abs(each - place) < Math.abs((places[best] as number) - place)) best = n;
  });
  return best;
}

/** Turns to write below the strip, as many as fit. */
export function ticks(turns: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => turns / each <= most) ?? 500;
  const marks = Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step);
  return step > 1 ? [1, ...marks] : marks;
}
