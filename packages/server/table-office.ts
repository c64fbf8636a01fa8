/** Sets tables up, changes what may change at them, and arranges rematches. */

import type {
  ChangeRules,
  CreatedTable,
  CreateTable,
  GivenSeat,
  Keeper,
  Rematch,
  TableInfo,
} from '@hearthside/protocol';
import {
  type Audience,
  changedOptions,
  type JsonObject,
  newSecret,
  readOptions,
  type Seat,
} from '@hearthside/table';
import { Failure } from './failure.ts';
import type { ServedGame, ServedGames } from './games.ts';
import type { Metrics } from './metrics.ts';
import { fitsHash, hashSecret, newSeatSecret, newTableId } from './secrets.ts';
import type { ServerClock } from './server-clock.ts';
import type { Storage, StoredTable } from './storage.ts';
import { newDoc, type SeatDoc, type TableDoc, tableInfo } from './table-doc.ts';
import type { TableHouse } from './table-house.ts';
import type { TableRoom } from './table-room.ts';

export interface OfficeServices {
  readonly storage: Storage;
  readonly games: ServedGames;
  readonly house: TableHouse;
  readonly clock: ServerClock;
  readonly metrics: Metrics;
}

export class TableOffice {
  readonly #services: OfficeServices;

  constructor(services: OfficeServices) {
    this.#services = services;
  }

  async create(wish: CreateTable): Promise<CreatedTable> {
    const served = this.#services.games.get(wish.game);
    if (!served) throw new Failure('unknown-game', `there is no game "${wish.game.slice(0, 60)}"`);
    const { game } = served;
    const options = readOptions(game, wish.options ?? {});
    if (!options.ok) throw new Failure('bad-options', options.error);
    const keepers = keepersFor(served, wish, game.seats(options.value).length);
    const secrets = keepers.map((keeper) => (keeper.kind === 'bot' ? null : newSeatSecret()));
    const host = newSeatSecret();
    const doc = newDoc({
      game: wish.game,
      options: changedOptions(game, options.value as JsonObject),
      dice: wish.dice ?? 'app',
      fairSecret: newSecret(),
      hostHash: hashSecret(host),
      seats: keepers.map((keeper, seat) => {
        return { keeper, secretHash: hashed(secrets[seat] ?? null), player: null };
      }),
      clock: wish.clock ?? null,
      absent: wish.absent ?? null,
      takeBack: wish.takeBack ?? true,
      spectators: wish.spectators ?? true,
      names: wish.names ?? 'any',
    });
    const stored = await this.#store(doc);
    return {
      table: tableInfo(stored, game),
      host,
      seats: secrets.map((secret, seat) => ({ seat, secret })),
    };
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.#services.house.room(id)).info;
  }

  /** The game so far as text, as far as whoever has this secret may know it. */
  async record(id: string, secret: string | null): Promise<string> {
    const room = await this.#services.house.room(id);
    return room.record(readerOf(room.doc, secret));
  }

  async giveSeat(id: string, seat: Seat, secret: string, keeper: Keeper): Promise<GivenSeat> {
    const room = await this.#hosted(id, secret);
    if (!room.doc.seats[seat]) throw new Failure('no-such-seat', `there is no seat ${seat}`);
    checkBot(this.#services.games.get(room.doc.game), keeper);
    const fresh = keeper.kind === 'bot' ? null : newSeatSecret();
    await room.revise((doc) => ({
      ...doc,
      seats: doc.seats.with(seat, { keeper, secretHash: hashed(fresh), player: null }),
    }));
    this.#services.house.docChanged(room);
    return { table: room.info, secret: fresh };
  }

  /** Changes what of the table's rules may change while it is played. */
  async changeRules(id: string, secret: string, wish: ChangeRules): Promise<TableInfo> {
    const room = await this.#hosted(id, secret);
    checkRules(this.#services.games.get(room.doc.game), wish);
    const since = wish.clock === undefined ? {} : { clockSince: this.#services.clock.now() };
    await room.revise((doc) => ({ ...doc, ...wish, ...since }));
    this.#services.house.docChanged(room);
    return room.info;
  }

  /** Everyone's secrets open the new table too; with `swap` each moves one seat on. */
  async rematch(id: string, secret: string, { swap = false }: Rematch): Promise<string> {
    const room = await this.#services.house.room(id);
    const allowed = [room.doc.hostHash, ...room.doc.seats.map(({ secretHash }) => secretHash)];
    if (!allowed.some((hash) => fitsHash(secret, hash))) {
      throw new Failure('wrong-secret', 'only those at the table can ask for a rematch');
    }
    const over = await room.withHost((host) => host.outcome !== null);
    if (!over) throw new Failure('not-over', 'a rematch is possible when the game is over');
    if (room.doc.next !== null) return room.doc.next;
    const fresh = await this.#store(nextDoc(room, swap));
    const doc = await room.revise((old) => (old.next === null ? { ...old, next: fresh.id } : old));
    this.#services.house.docChanged(room);
    return doc.next ?? fresh.id;
  }

  /** The table, for whoever has the host's secret. */
  async #hosted(id: string, secret: string): Promise<TableRoom> {
    const room = await this.#services.house.room(id);
    if (!fitsHash(secret, room.doc.hostHash)) {
      throw new Failure('wrong-secret', 'only the host can do this');
    }
    return room;
  }

  async #store(doc: TableDoc): Promise<StoredTable> {
    const { storage, clock, metrics } = this.#services;
    const stored = { id: newTableId(), created: clock.now(), revision: 1, doc };
    await storage.create(stored);
    metrics.tablesCreated.add(doc.game);
    return stored;
  }
}

const hashed = (secret: string | null): string | null =>
  secret === null ? null : hashSecret(secret);

function keepersFor(served: ServedGame, wish: CreateTable, seats: number): readonly Keeper[] {
  const people = Array.from({ length: seats }, (): Keeper => ({ kind: 'person' }));
  const keepers = wish.keepers ?? people;
  if (keepers.length !== seats) {
    throw new Failure('bad-options', `"keepers" must name ${seats} seats, not ${keepers.length}`);
  }
  for (const keeper of keepers) checkBot(served, keeper);
  checkRules(served, wish);
  return keepers;
}

function checkRules(served: ServedGame | undefined, { clock, absent }: ChangeRules): void {
  if (absent) checkBot(served, { kind: 'bot', level: absent.level });
  if (clock?.otherwise === 'resign' && !served?.game.resign) {
    throw new Failure(
      'bad-options',
      'nobody can resign in this game; let the clock play at random',
    );
  }
}

function checkBot(served: ServedGame | undefined, keeper: Keeper): void {
  if (keeper.kind === 'bot' && keeper.level !== 'random' && !served?.hasBots) {
    throw new Failure('no-bots', 'this game has no bots but the random one');
  }
}

/** Through whose eyes: a seat's, or a bystander's for the host and for those without a secret. */
function readerOf({ seats, hostHash, spectators }: TableDoc, secret: string | null): Audience {
  if (secret === null) {
    if (!spectators) throw new Failure('no-spectators', 'this table does not take spectators');
    return 'spectator';
  }
  const seat = seats.findIndex(({ secretHash }) => fitsHash(secret, secretHash));
  if (seat >= 0) return seat;
  if (fitsHash(secret, hostHash)) return 'spectator';
  throw new Failure('wrong-secret', 'this secret opens no seat of the table');
}

function nextDoc({ id, doc }: TableRoom, swap: boolean): TableDoc {
  const count = doc.seats.length;
  const seats = swap
    ? doc.seats.map((_, seat) => doc.seats[(seat + count - 1) % count] as SeatDoc)
    : doc.seats;
  return { ...doc, seats, fairSecret: newSecret(), clockSince: 0, previous: id, next: null };
}
