/** What may be asked of tables over HTTP: set them up, change what may change at them, arrange rematches. */

import type {
  ChangeRules,
  CreatedTable,
  CreateTable,
  GivenSeat,
  Keeper,
  Rematch,
  ShownCode,
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
import { Failure } from '../failure.ts';
import type { Metrics } from '../metrics.ts';
import { fitsHash, hashSecret, newSeatSecret, newTableId } from '../secrets.ts';
import type { ServerClock } from '../server-clock.ts';
import type { Storage, StoredTable } from '../storage/storage.ts';
import type { Capacity } from '../tables/capacity.ts';
import type { ServedGame, ServedGames } from '../tables/games.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import { mustFit } from '../tables/seat-claim.ts';
import type { OpenedSeat, SeatCodes, WaitingSeat } from '../tables/seat-codes.ts';
import { holderOf } from '../tables/seat-holder.ts';
import {
  newDoc,
  nextGame,
  passSeat,
  type SeatDoc,
  type TableDoc,
  tableInfo,
  takesNumbers,
} from '../tables/table-doc.ts';

export interface TableApiServices {
  readonly storage: Storage;
  readonly games: ServedGames;
  readonly tables: OpenTables;
  readonly clock: ServerClock;
  readonly metrics: Metrics;
  readonly capacity: Capacity;
  readonly codes: SeatCodes;
}

/** What a request brings along to say who asks. */
export interface Asker {
  readonly secret: string | null;
  /** Of the device, for a seat that is bound to it. */
  readonly key: string | null;
}

interface Giver extends Asker {
  readonly secret: string;
}

export class TableApi {
  readonly #services: TableApiServices;

  constructor(services: TableApiServices) {
    this.#services = services;
  }

  /** `address` is where whoever asks comes from, as limits count it. */
  async create(wish: CreateTable, address: string): Promise<CreatedTable> {
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
      numbersClosed: !takesNumbers(game, wish.dice ?? 'app'),
      hostHash: hashSecret(host),
      seats: keepers.map((keeper, seat) => {
        return { keeper, secretHash: hashed(secrets[seat] ?? null) };
      }),
      clock: wish.clock ?? null,
      absent: wish.absent ?? null,
      takeBack: wish.takeBack ?? true,
      spectators: wish.spectators ?? true,
      names: wish.names ?? 'list',
    });
    await this.#services.capacity.take();
    const stored = this.#tableOf(doc);
    await this.#services.storage.create(stored);
    this.#services.metrics.tablesCreated.add(doc.game);
    this.#services.tables.createdBy(stored.id, address);
    return {
      table: tableInfo(stored, game),
      host,
      seats: secrets.map((secret, seat) => ({ seat, secret })),
    };
  }

  async info(id: string): Promise<TableInfo> {
    return (await this.#services.tables.open(id)).info;
  }

  /** The game so far as text, as far as whoever has this secret and key may know it. */
  async record(id: string, { secret, key }: Asker): Promise<string> {
    const table = await this.#services.tables.open(id);
    return table.record((doc) => readerOf(doc, secret), key);
  }

  /**
   * By the host, or by whoever sits there. What a seat has seen of a game with secrets its next player
   * would see too: so while such a game runs the host can only let a bot play on, and whoever comes by the
   * seat's link needs the key it is bound by.
   */
  async giveSeat(id: string, seat: Seat, asker: Giver, keeper: Keeper): Promise<GivenSeat> {
    const table = await this.#services.tables.open(id);
    mayGive(table.doc, seat, asker.secret);
    checkBot(this.#services.games.get(table.doc.game), keeper);
    const isOver = await table.withReferee(({ outcome }) => outcome !== null);
    const fresh = keeper.kind === 'bot' ? null : newSeatSecret();
    await table.revise((doc, n) => {
      const isOwn = mayGive(doc, seat, asker.secret);
      if (table.game.facts.secrets && !isOver) {
        const now = doc.seats[seat] as SeatDoc;
        if (isOwn) mustFit(now, asker.key);
        // What is dealt before the first action has been seen by whoever bound the seat.
        else if (keeper.kind === 'person' && (n > 0 || now.held)) {
          throw new Failure('holds-secrets');
        }
      }
      const isSettled = n > 0 || doc.numbersClosed;
      const passed = passSeat(doc, seat, {
        keeper,
        secretHash: hashed(fresh),
        player: null,
        ownName: 'before-play',
        // What was added before the first action stays for good; before that the next one may add.
        number: isSettled ? (doc.seats[seat]?.number ?? null) : null,
      });
      needPerson(passed.seats.map((each) => each.keeper));
      return passed;
    });
    return { table: table.info, secret: fresh };
  }

  /** Takes a name away from a seat; whoever sits there may say another, once. */
  async resetName(id: string, seat: Seat, secret: string): Promise<TableInfo> {
    const table = await this.#hosted(id, secret);
    if (!table.doc.seats[seat]) throw new Failure('no-such-seat', `there is no seat ${seat}`);
    await table.revise((doc) => {
      const reset = {
        ...(doc.seats[seat] as SeatDoc),
        player: null,
        ownName: 'once-more',
      } as const;
      return { ...doc, seats: doc.seats.with(seat, reset) };
    });
    return table.info;
  }

  /** Changes what of the table's rules may change while it is played. */
  async changeRules(id: string, secret: string, wish: ChangeRules): Promise<TableInfo> {
    const table = await this.#hosted(id, secret);
    checkRules(this.#services.games.get(table.doc.game), wish);
    const since = wish.clock === undefined ? {} : { clockSince: this.#services.clock.now() };
    await table.revise((doc, n) => {
      if (n > 0) checkGentler(doc, wish);
      return { ...doc, ...wish, ...since };
    });
    return table.info;
  }

  /** Everyone's secrets open the new table too; with `swap` each moves one seat on. */
  async rematch(
    id: string,
    secret: string,
    { swap = false }: Rematch,
    address: string,
  ): Promise<string> {
    const table = await this.#services.tables.open(id);
    if (!fitsHash(secret, table.doc.hostHash) && holderOf(table.doc, secret) === null) {
      throw new Failure('wrong-secret', 'only those at the table can ask for a rematch');
    }
    const over = await table.withReferee((referee) => referee.outcome !== null);
    if (!over) throw new Failure('not-over', 'a rematch is possible when the game is over');
    if (table.doc.next !== null) return table.doc.next;
    await this.#services.capacity.take();
    return table.followUp(() => {
      const fresh = this.#tableOf(nextDoc(table, swap));
      this.#services.metrics.tablesCreated.add(fresh.doc.game);
      this.#services.tables.createdBy(fresh.id, address);
      return fresh;
    });
  }

  /** A code that whoever reads it can type to sit down. */
  async showCode(id: string, secret: string, waiting: readonly WaitingSeat[]): Promise<ShownCode> {
    return this.#services.codes.show(await this.#hosted(id, secret), waiting);
  }

  openByCode(code: string, address: string): OpenedSeat {
    return this.#services.codes.open(code, address);
  }

  /** The table, for whoever has the host's secret. */
  async #hosted(id: string, secret: string): Promise<OpenTable> {
    const table = await this.#services.tables.open(id);
    if (!fitsHash(secret, table.doc.hostHash)) {
      throw new Failure('wrong-secret', 'only the host can do this');
    }
    return table;
  }

  #tableOf(doc: TableDoc): StoredTable {
    return { id: newTableId(), created: this.#services.clock.now(), revision: 1, doc };
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
  needPerson(keepers);
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

/** Bots that play for nobody would only take time from those who play for somebody. */
function needPerson(keepers: readonly Keeper[]): void {
  if (!keepers.some(({ kind }) => kind === 'person')) throw new Failure('needs-a-person');
}

/** In the middle of a game nobody's time may become shorter, nor what happens after it worse. */
function checkGentler(doc: TableDoc, { clock, absent }: ChangeRules): void {
  const isGentler = (now: Timed | null, next: Timed | null | undefined): boolean => {
    if (next === undefined || next === null) return true;
    return now !== null && next.seconds >= Math.max(now.seconds, LEAST_SECONDS);
  };
  const resigns = clock?.otherwise === 'resign' && doc.clock?.otherwise !== 'resign';
  if (resigns || !isGentler(doc.clock, clock) || !isGentler(doc.absent, absent)) {
    throw new Failure('only-gentler');
  }
}

interface Timed {
  readonly seconds: number;
}
/** A clock that changes in the middle of a game leaves everyone at least this long. */
const LEAST_SECONDS = 60;

function checkBot(served: ServedGame | undefined, keeper: Keeper): void {
  if (keeper.kind === 'bot' && keeper.level !== 'random' && !served?.hasBots) {
    throw new Failure('no-bots', 'this game has no bots but the random one');
  }
}

/** Fails unless it is the host's secret, false, or that of the seat itself, true. */
function mayGive(doc: TableDoc, seat: Seat, secret: string): boolean {
  if (!doc.seats[seat]) throw new Failure('no-such-seat', `there is no seat ${seat}`);
  if (fitsHash(secret, doc.hostHash)) return false;
  if (holderOf(doc, secret)?.audience === seat) return true;
  throw new Failure('wrong-secret', 'only the host, or who sits there, can do this');
}

/** Through whose eyes: a seat's, or a bystander's for the host and for those without a secret. */
function readerOf(doc: TableDoc, secret: string | null): Audience {
  if (secret !== null && fitsHash(secret, doc.hostHash)) return 'spectator';
  const holder = holderOf(doc, secret);
  if (!holder) throw new Failure('wrong-secret', 'this secret opens no seat of the table');
  return holder.audience;
}

function nextDoc({ id, doc, game }: OpenTable, swap: boolean): TableDoc {
  const count = doc.seats.length;
  const seats = swap
    ? doc.seats.map((_, seat) => doc.seats[(seat + count - 1) % count] as SeatDoc)
    : doc.seats;
  needPerson(seats.map(({ keeper }) => keeper));
  const numbersClosed = !takesNumbers(game, doc.dice);
  return nextGame(doc, seats, { fairSecret: newSecret(), numbersClosed, previous: id });
}
