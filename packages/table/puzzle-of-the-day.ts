/** The puzzle of a date: the same for everybody, without a server. */

const DAY_MS = 86_400_000;

/** A day of the calendar where the player is, as a number: the next day is one more. */
export const dayNumber = (date: Date): number =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);

export interface Daily {
  readonly game: string;
  /** Its place among the puzzles of that game. */
  readonly index: number;
}

/** Games take turns, and each goes through all its puzzles, easy and hard mixed, before one comes again. */
export function puzzleOfDay(
  day: number,
  games: readonly { readonly game: string; readonly count: number }[],
): Daily {
  const nth = Math.floor(day / games.length);
  const { game, count } = games[day % games.length] as (typeof games)[number];
  return { game, index: (nth * strideOf(count)) % count };
}

/** A step without a common divisor, near the golden section of the count: neighbours come far apart. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (gcd(stride, count) > 1) stride++;
  return stride;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** How long the fire has burnt: it waits for whoever skips one day, and goes out after two. */
export function daysInARow(solved: ReadonlySet<number>, today: number): number {
  let [count, missed] = [0, 0];
  // Today is not missed before it is over.
  for (let day = solved.has(today) ? today : today - 1; missed < 2; day--) {
    if (solved.has(day)) [count, missed] = [count + 1, 0];
    else missed++;
  }
  return count;
}
