import type { AnyBoardModule } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import type { AnyGame } from '@hearthside/table';

/** What a table on the screen needs of a game. */
export interface Unpacked {
  readonly game: AnyGame;
  readonly board: AnyBoardModule;
  readonly sheet: string;
}

/** Fetches rules, board and pieces side by side. */
export async function unpack(box: Box): Promise<Unpacked> {
  const [{ game }, { boardModule }, { sheet }] = await Promise.all([
    box.rules(),
    box.board(),
    box.art(),
  ]);
  return { game, board: boardModule, sheet };
}

/** Remembers what is being opened for as long as a page shows it: a page asks again while it waits. */
export class Openings<T> {
  readonly #open: (id: string) => Promise<T>;
  readonly #known = new Map<string, Promise<T>>();

  constructor(open: (id: string) => Promise<T>) {
    this.#open = open;
  }

  get(id: string): Promise<T> {
    const known = this.#known.get(id);
    if (known) return known;
    const opening = this.#open(id);
    this.#known.set(id, opening);
    // What failed is tried anew by whoever asks next.
    opening.catch(() => this.forget(id));
    return opening;
  }

  /** The next visit opens anew. */
  forget(id: string): void {
    this.#known.delete(id);
  }
}
