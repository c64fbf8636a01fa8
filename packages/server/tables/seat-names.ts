/** What people want to be called: read, held to the table's rule, and told to all. */

import { isListedName, isTakenName, type NameRule, readName } from '@hearthside/protocol';
import type { Seat } from '@hearthside/table';
import { Failure } from '../failure.ts';
import { Bucket, type Rate } from '../rate-limit.ts';
import type { ServedGames } from './games.ts';
import type { OpenTable } from './open-table.ts';
import type { Participant } from './presence.ts';
import type { SeatDoc, TableDoc } from './table-doc.ts';

/** Enough to think again a few times; each change is a write to disk. */
const RATE: Rate = { perSecond: 0.2, burst: 5 };

export class SeatNames {
  readonly #games: ServedGames;
  /** By seat and not by connection: whoever comes again has no more tries. */
  readonly #buckets = new WeakMap<OpenTable, Map<Seat, Bucket>>();

  constructor(games: ServedGames) {
    this.#games = games;
  }

  /** Stores a name, or null for none; answers how it is written. */
  async give(
    table: OpenTable,
    seat: Seat,
    { secretHash }: Participant,
    text: string | null,
  ): Promise<string | null> {
    if (!this.#bucket(table, seat).take(performance.now())) {
      throw new Failure('rate-limited', 'too many names');
    }
    const player = text === null ? null : nameOrFail(text, table.doc.names);
    await table.revise((doc, n) => {
      const now = doc.seats[seat] as SeatDoc;
      // Another node may have given the seat away: its new keeper is not called by an old name.
      if (now.secretHash !== secretHash) throw new Failure('removed', 'the seat was given away');
      if (now.player === player) return doc;
      const named = player === null ? { ...now, player } : this.#named(doc, seat, player, n);
      return { ...doc, seats: doc.seats.with(seat, named) };
    });
    return player;
  }

  /** The seat with its new name. One of the list may change; one of one's own is said once. */
  #named(doc: TableDoc, seat: Seat, player: string, n: number): SeatDoc {
    const others = doc.seats.flatMap((each, at) => (at === seat ? [] : (each.player ?? [])));
    const ofSeats = this.#games.get(doc.game)?.seatNames ?? [];
    if (isTakenName(player, [...others, ...ofSeats])) throw new Failure('taken-name');
    const now = doc.seats[seat] as SeatDoc;
    if (isListedName(player)) return { ...now, player };
    const isLate = now.ownName === 'said' || (now.ownName === 'before-play' && n > 0);
    if (isLate) throw new Failure('name-fixed');
    return { ...now, player, ownName: 'said' };
  }

  #bucket(table: OpenTable, seat: Seat): Bucket {
    let buckets = this.#buckets.get(table);
    if (!buckets) {
      buckets = new Map();
      this.#buckets.set(table, buckets);
    }
    const bucket = buckets.get(seat) ?? new Bucket(RATE, performance.now());
    buckets.set(seat, bucket);
    return bucket;
  }
}

/** Says what is wrong, and never the name itself. */
function nameOrFail(text: string, rule: NameRule): string {
  const read = readName(text, rule);
  if (read.ok) return read.name;
  throw new Failure(
    read.code,
    read.code === 'bad-name' ? 'this cannot be a name' : 'choose a name of the list',
  );
}
