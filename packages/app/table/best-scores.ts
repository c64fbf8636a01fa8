/** The most that teams at this device have reached, by game and options: the record to beat. */

const KEPT = 'hearthside.best';

interface Best {
  readonly score: number;
  /** The table it was reached at. */
  readonly table: string;
  /** What it was before that table. */
  readonly before: number | null;
}

/** A game of one kind: the same options make the same kind. */
export interface Kind {
  readonly game: string;
  readonly options: unknown;
}

const nameOf = ({ game, options }: Kind): string => `${game} ${JSON.stringify(options)}`;

function kept(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Best>;
  } catch {
    // A private window, or something that another program wrote: then nothing is known.
    return {};
  }
}

/** The record before this table's score, which is kept if it is higher; null where there was none. */
export function recordBefore(kind: Kind, table: string, score: number): number | null {
  const all = kept();
  const best = all[nameOf(kind)];
  if (best?.table === table) return best.before;
  if (!best || score > best.score) {
    const now: Best = { score, table, before: best?.score ?? null };
    try {
      localStorage.setItem(KEPT, JSON.stringify({ ...all, [nameOf(kind)]: now }));
    } catch {
      // The device keeps nothing: the record lasts as long as people remember it.
    }
  }
  return best?.score ?? null;
}
