/** One of the seats, none more likely than another. */
export function seatByLot<T>(seats: readonly T[]): T {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seats[drawn % seats.length] as T;
}
