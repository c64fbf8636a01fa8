/** Many tables at once, a client in each seat; as soon as one action is answered the next is sent (closed loop). */

import { createTable } from '@hearthside/client';
import { type Heard, SeatClient } from './seat-client.ts';

const NOBODY = -1;

export class Load {
  /** Nodes over one database; players of a table are at different ones. */
  readonly #servers: readonly string[];
  #tables = 0;
  readonly #game: string;
  readonly #clients = new Set<SeatClient>();
  #running = false;
  #stopped = false;
  #begin: (() => void)[] = [];
  #cpu = process.cpuUsage();
  actions = 0;
  /** What the server or the network said when an action or a connection was refused. */
  rejections: string[] = [];
  games = 0;
  /** Milliseconds from sending an action to its acknowledgement, which means it is on disk. */
  acknowledged: number[] = [];
  /** Milliseconds from sending an action until another seat's client has it. */
  seenByOthers: number[] = [];

  constructor(servers: readonly string[], game: string) {
    this.#servers = servers;
    this.#game = game;
  }

  get clients(): number {
    return this.#clients.size;
  }

  cpuSeconds(): number {
    const { user, system } = process.cpuUsage(this.#cpu);
    return (user + system) / 1e6;
  }

  reset(): void {
    this.actions = 0;
    this.rejections = [];
    this.games = 0;
    this.acknowledged = [];
    this.seenByOthers = [];
    this.#cpu = process.cpuUsage();
  }

  go(): void {
    this.#running = true;
    for (const begin of this.#begin.splice(0)) begin();
  }

  stop(): void {
    this.#running = false;
    this.#stopped = true;
    for (const client of this.#clients) client.leave();
  }

  /** Sets a table up with a client in each seat; resolves when all have joined. */
  async seatTable(): Promise<void> {
    const nth = this.#tables++;
    const node = (seat: number) => this.#servers[(nth + seat) % this.#servers.length] as string;
    const { table, seats } = await createTable(node(0), { game: this.#game });
    if (this.#stopped) return;
    const round = new Round(this);
    await Promise.all(
      seats.map(({ seat, secret }) => {
        const client = round.seat(node(seat), table.id, seat, secret as string);
        this.#clients.add(client);
        return round.joined(seat);
      }),
    );
    if (this.#running) round.goOn();
    else this.#begin.push(() => round.goOn());
  }

  get isRunning(): boolean {
    return this.#running;
  }

  /** A game is over: its seats are left, and another table is set up. */
  finished(clients: readonly SeatClient[]): void {
    this.games++;
    for (const client of clients) {
      client.leave();
      this.#clients.delete(client);
    }
    if (this.#running) this.seatTable().catch(() => {});
  }
}

/**
 * One game at one table. It has one action under way at a time, also where several seats may choose
 * at once: the next is sent when the last was acknowledged and is on every screen.
 */
class Round {
  readonly #load: Load;
  readonly #clients: SeatClient[] = [];
  readonly #heard: (Heard | null)[] = [];
  readonly #joins: Promise<void>[] = [];
  #actor = NOBODY;
  #sentAt = 0;
  /** Who has still to hear of the action under way, its own seat's acknowledgement counted. */
  #awaited = 0;
  #isOver = false;

  constructor(load: Load) {
    this.#load = load;
  }

  seat(server: string, table: string, seat: number, secret: string): SeatClient {
    let joined = () => {};
    this.#joins[seat] = new Promise((resolve) => {
      joined = resolve;
    });
    const client = new SeatClient(server, table, seat, secret, {
      steps: (heard) => {
        joined();
        this.#hear(seat, heard);
      },
      accepted: () => {
        this.#load.acknowledged.push(performance.now() - this.#sentAt);
        this.#load.actions++;
        this.#awaited--;
        this.goOn();
      },
      rejected: (text) => {
        this.#load.rejections.push(text);
      },
    });
    this.#heard[seat] = null;
    this.#clients[seat] = client;
    return client;
  }

  joined(seat: number): Promise<void> | undefined {
    return this.#joins[seat];
  }

  /** The first that may act does. */
  goOn(): void {
    if (!this.#load.isRunning || this.#awaited > 0 || this.#isOver) return;
    const seat = this.#heard.findIndex((heard) => heard?.choice);
    const heard = this.#heard[seat];
    if (!heard?.choice) return;
    this.#actor = seat;
    this.#awaited = this.#clients.length;
    this.#sentAt = performance.now();
    this.#clients[seat]?.act(heard.choice, heard.n);
  }

  #hear(seat: number, heard: Heard): void {
    this.#heard[seat] = heard;
    if (heard.by === this.#actor && heard.by !== seat) {
      this.#load.seenByOthers.push(performance.now() - this.#sentAt);
      this.#awaited--;
    }
    if (heard.over && !this.#isOver) {
      this.#isOver = true;
      this.#load.finished(this.#clients);
    } else this.goOn();
  }
}
