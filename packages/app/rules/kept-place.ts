/** Where somebody was reading, for the way back from a position that was shown. */

export interface Place {
  readonly query: string;
  readonly open: ReadonlySet<string>;
  readonly scroll: number;
  /** The key that led away. */
  readonly rule: string;
}

const places = new Map<string, Place>();

export const keepPlace = (game: string, place: Place): void => {
  places.set(game, place);
};

/** Once: whoever comes another time begins where the address says. */
export function takePlace(game: string): Place | null {
  const place = places.get(game) ?? null;
  places.delete(game);
  return place;
}
