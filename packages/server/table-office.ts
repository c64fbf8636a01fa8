/** Sets tables up, gives seats to others, and arranges rematches. */

import type {
  CreatedTable,
  CreateTable,
  GivenSeat,
  Keeper,
  Rematch,
  TableInfo,
} from '@hearthside/protocol';
import {
  type AnyGame,
  changedOptions,
  type JsonObject,
  newSecret,
  readOptions,
  type Seat,
  writeRecord,
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
      seats: keepers.map((keeper, seat) => ({ keeper, secretHash: hashed(secrets[seat] ?? null) })),
      clock: wish.clock ?? null,
      absent: wish.absent ?? null,
      takeBack: wish.takeBack ?? true,
      spectators: wish.spectators ?? true,
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

  /** The game's record as text, once nothing in it is secret any more. */
  async record(id: string): Promise<string> {
    const room = await this.#services.house.room(id);
    const { chance, secrets } = room.game.facts;
    return room.withHost((host) => {
      // Where nothing is rolled and nobody has secrets, everyone has seen all there is.
      if (host.outcome === null && (secrets || chance)) {
        throw new Failure('not-over', 'the record is told when the game is over');
      }
      return `${writeRecord(host.record()).join('\n')}\n`;
    });
  }

  async giveSeat(id: string, seat: Seat, secret: string, keeper: Keeper): Promise<GivenSeat> {
    const room = await this.#services.house.room(id);
    if (!fitsHash(secret, room.doc.hostHash)) {
      throw new Failure('wrong-secret', 'only the host can give a seat away');
    }
    if (!room.doc.seats[seat]) throw new Failure('no-such-seat', `there is no seat ${seat}`);
    checkBot(this.#services.games.get(room.doc.game), keeper);
    const fresh = keeper.kind === 'bot' ? null : newSeatSecret();
    await room.revise((doc) => ({
      ...doc,
      seats: doc.seats.with(seat, { keeper, secretHash: hashed(fresh) }),
    }));
    this.#services.house.docChanged(room);
    return { table: room.info, secret: fresh };
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

  async #store(doc: TableDoc): Promise<StoredTable> {
    const { storage, clock, metrics } = this.#services;
    const stored = { id: newTableId(), created: clock.now(), revision: 1, doc };
    await storage.create(stored);
    metrics.tablesCreated.add({ game: doc.game });
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
  if (wish.absent) checkBot(served, { kind: 'bot', level: wish.absent.level });
  checkResign(served.game, wish);
  return keepers;
}

function checkBot(served: ServedGame | undefined, keeper: Keeper): void {
  if (keeper.kind === 'bot' && keeper.level !== 'random' && !served?.hasBots) {
    throw new Failure('no-bots', 'this game has no bots but the random one');
  }
}

function checkResign(game: AnyGame, wish: CreateTable): void {
  if (wish.clock?.otherwise === 'resign' && !game.resign) {
    throw new Failure(
      'bad-options',
      'nobody can resign in this game; let the clock play at random',
    );
  }
}

function nextDoc({ id, doc }: TableRoom, swap: boolean): TableDoc {
  const count = doc.seats.length;
  const seats = swap
    ? doc.seats.map((_, seat) => doc.seats[(seat + count - 1) % count] as SeatDoc)
    : doc.seats;
  return { ...doc, seats, fairSecret: newSecret(), previous: id, next: null };
}
