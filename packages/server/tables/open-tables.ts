/**
 * All tables that this node has open. A table is opened when somebody comes, forgotten when
 * nobody is left, and its position dropped from memory while nothing happens.
 */

import type { BotRemark, Emote } from '@hearthside/protocol';
import type { Seat } from '@hearthside/table';
import type { StandIns } from '../bots/stand-ins.ts';
import { Failure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { ServerClock } from '../server-clock.ts';
import { GroupCommit } from '../storage/group-commit.ts';
import type { Storage } from '../storage/storage.ts';
import type { ServedGames } from './games.ts';
import { logNote, type NodeNote, toldEntries } from './node-notes.ts';
import { OpenTable } from './open-table.ts';
import { OtherNodes } from './other-nodes.ts';
import { expectFitting } from './table-doc.ts';

export interface OpenTablesServices {
  readonly storage: Storage;
  readonly games: ServedGames;
  readonly clock: ServerClock;
  readonly standIns: StandIns;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Tables in which nothing happened for so long are deleted. */
  readonly keepDays: number;
}

const TICK_MS = 500;
/** How often a node asks for what it may have missed, were all notes lost. */
const POLL_MS = 2000;
const SWEEP_MS = 5000;
/** Tables that are looked at in one go, and in one sweep: more wait for the next. */
const SWEPT_AT_ONCE = 50;
const MOST_SWEPT = 1000;
/** When a table is looked at again whose clock ran out and that nothing came of. */
const PUT_OFF_MS = 60_000;
const CLEAN_MS = 3_600_000;
const CLEANED_AT_ONCE = 100;
/** An empty table is forgotten after this long, and a quiet one's position. */
const QUIET_MS = 30_000;
/** Nodes tell of their people this often, and are believed three times as long. */
const PRESENCE_MS = 10_000;
const DAY_MS = 86_400_000;
const MOST_CREATORS = 50_000;

export class OpenTables {
  readonly commit: GroupCommit;
  readonly #others: OtherNodes;
  readonly #services: OpenTablesServices;
  readonly #opening = new Map<string, Promise<OpenTable>>();
  /** Those of them that are open, by their ids. */
  readonly #tables = new Map<string, OpenTable>();
  /** Where those come from who set tables up here, for sharing the bots; never stored. */
  readonly #creators = new Map<string, string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #storedTables = 0;
  #isSweeping = false;
  #stopped = false;

  constructor(services: OpenTablesServices) {
    this.#services = services;
    const { metrics, log, storage } = services;
    this.#others = new OtherNodes(storage, log);
    this.commit = new GroupCommit(storage, {
      committed: (items, stored, milliseconds) => {
        metrics.commitSeconds.observe(milliseconds / 1000);
        metrics.commitItems.add('', items.length);
        if (!storage.shared) return;
        for (const [index, { table, entries }] of items.entries()) {
          if (stored[index]) this.#others.tell(logNote(table, entries));
        }
      },
      failed: (error) => {
        metrics.storageFailures.add();
        log.error('the storage did not take a batch', { error });
      },
      broke: (error) => log.error('an action that is stored could not be told', { error }),
    });
    metrics.gauge('open_tables', 'Tables open on this node.', () => this.#tables.size);
    metrics.gauge('loaded_tables', 'Tables whose position is in memory.', () => {
      return [...this.#tables.values()].filter(({ loaded }) => loaded).length;
    });
    metrics.gauge(
      'stored_tables',
      'Tables in the storage, counted hourly.',
      () => this.#storedTables,
    );
  }

  async start(): Promise<void> {
    const { storage } = this.#services;
    await this.#others.listen(
      (table) => this.#opening.has(table),
      (node, note) => this.#hear(node, note),
      () => this.#inBackground(() => this.#poll()),
    );
    this.#every(TICK_MS, () => this.#tick());
    this.#every(SWEEP_MS, () => this.#sweep());
    this.#every(CLEAN_MS, () => this.#clean());
    if (storage.shared) {
      this.#every(POLL_MS, () => this.#poll());
      this.#every(PRESENCE_MS, () => this.#repeatPresence());
    }
    // Nobody waits for that, however many tables there are.
    this.#inBackground(() => this.#clean());
  }

  /** The table, opened if need be. */
  open(id: string): Promise<OpenTable> {
    const known = this.#opening.get(id);
    if (known) return this.#touched(known);
    const opening = this.#read(id);
    this.#opening.set(id, opening);
    opening.catch(() => this.#opening.delete(id));
    return opening;
  }

  /** Someone is about to use it, so it must not be put away now. */
  async #touched(opening: Promise<OpenTable>): Promise<OpenTable> {
    const table = await opening;
    table.touch();
    return table;
  }

  /** Somebody at this address set the table up. */
  createdBy(table: string, address: string): void {
    this.#creators.set(table, address);
    const [oldest] = this.#creators.keys();
    if (this.#creators.size > MOST_CREATORS && oldest !== undefined) this.#creators.delete(oldest);
  }

  /** Call when people come to or leave a table. */
  presenceChanged(table: OpenTable, ask = false): void {
    table.presence.tellPresence();
    this.#others.tell({ about: 'presence', table: table.id, ...table.presence.summary(), ask });
    this.#services.standIns.consider(table);
  }

  emote(table: OpenTable, seat: Seat, emote: Emote): void {
    table.presence.tellEmote(seat, emote);
    this.#others.tell({ about: 'emote', table: table.id, seat, emote });
  }

  remark(table: OpenTable, remark: BotRemark): void {
    table.presence.tellRemark(remark);
    this.#others.tell({ about: 'remark', table: table.id, remark });
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.commit.drained();
    await this.#others.stop();
    this.#stopped = true;
  }

  #every(milliseconds: number, work: () => void | Promise<void>): void {
    const timer = setInterval(() => this.#inBackground(work), milliseconds);
    this.#timers.push(timer.unref());
  }

  async #inBackground(work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#services.log.warn('work in the background failed; it will be tried again', { error });
    }
  }

  async #read(id: string): Promise<OpenTable> {
    const { storage, games, clock, standIns } = this.#services;
    const stored = await storage.read(id);
    if (!stored) throw new Failure('no-such-table', 'there is no such table');
    const served = games.get(stored.doc.game);
    if (!served) throw new Failure('broken-table', `no game "${stored.doc.game}" on this server`);
    expectFitting(served.game, stored.doc);
    const services = {
      storage,
      commit: this.commit,
      clock,
      changed: (table: OpenTable) => standIns.consider(table),
      revised: (table: OpenTable) => {
        this.#others.tell({ about: 'doc', table: table.id, revision: table.revision });
      },
    };
    const creator = this.#creators.get(id) ?? null;
    const table = new OpenTable(stored, served.game, services, creator);
    this.#tables.set(id, table);
    return table;
  }

  readonly #unheeded = (error: unknown): void => {
    this.#services.log.warn('a note could not be heeded', { error });
  };

  #hear(node: string, note: NodeNote): void {
    const table = this.#tables.get(note.table);
    const heeding = table
      ? this.#heed(table, node, note)
      : this.#opening.get(note.table)?.then((opened) => this.#heed(opened, node, note));
    heeding?.catch(this.#unheeded);
  }

  async #heed(table: OpenTable, node: string, note: NodeNote): Promise<void> {
    switch (note.about) {
      case 'log':
        table.follow(note.n, toldEntries(note), this.#unheeded);
        return;
      case 'doc':
        if (note.revision > table.revision) await table.reread();
        return;
      case 'emote':
        table.presence.tellEmote(note.seat, note.emote);
        return;
      case 'remark':
        table.presence.tellRemark(note.remark);
        return;
      case 'presence': {
        const { seats, spectators, ask } = note;
        const until = this.#services.clock.now() + 3 * PRESENCE_MS;
        table.presence.hear(node, { seats, spectators, until });
        table.presence.tellPresence();
        if (ask && table.presence.here.size > 0) this.presenceChanged(table);
      }
    }
  }

  /** Asks the storage how far each open table is: what notes were lost costs only this delay. */
  async #poll(): Promise<void> {
    const tables = [...this.#tables.values()].filter((table) => table.presence.here.size > 0);
    for (let at = 0; at < tables.length; at += 500) {
      const some = new Map(tables.slice(at, at + 500).map((table) => [table.id, table]));
      const heads = await this.#services.storage.heads([...some.keys()]);
      for (const { table: id, n, revision } of heads) {
        const table = some.get(id);
        if (table && n > table.n && !table.isBusy) await table.catchUp();
        if (table && revision > table.revision) await table.reread();
      }
    }
  }

  #repeatPresence(): void {
    for (const table of this.#tables.values()) {
      const summary = table.presence.summary();
      if (table.presence.here.size > 0) {
        this.#others.tell({ about: 'presence', table: table.id, ...summary, ask: false });
      }
    }
  }

  #tick(): void {
    const now = this.#services.clock.now();
    for (const table of this.#tables.values()) {
      const { doc, presence } = table;
      if (doc.clock || doc.absent) this.#services.standIns.consider(table);
      if (this.#services.storage.shared) {
        presence.forget(now);
        presence.tellPresence();
      }
      if (now - table.lastActivity < QUIET_MS || table.isBusy) continue;
      if (presence.here.size === 0) {
        this.#tables.delete(table.id);
        this.#opening.delete(table.id);
        table.close();
        continue;
      }
      // A table whose clock or bots wait for the position keeps it.
      if (!doc.clock && !doc.absent) table.forgetPosition();
    }
  }

  /** Opens tables whose time has run out while nobody was there. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    try {
      for (let swept = 0; swept < MOST_SWEPT; swept += SWEPT_AT_ONCE) {
        const now = this.#services.clock.now();
        const ids = await this.#services.storage.takeDue(now, SWEPT_AT_ONCE, now + PUT_OFF_MS);
        for (const id of ids) await this.#visit(id);
        if (ids.length < SWEPT_AT_ONCE) return;
      }
    } finally {
      this.#isSweeping = false;
    }
  }

  /** A table that cannot be opened fails alone. */
  async #visit(id: string): Promise<void> {
    const { storage, standIns, log } = this.#services;
    try {
      const table = await this.open(id);
      // Whoever rolls a real die sets the clock going again by saying what it shows.
      const isIdle = await table.withReferee(
        (referee) => referee.outcome !== null || referee.awaitsRoll,
      );
      if (isIdle || !table.doc.clock) await storage.stopClock(id);
      else standIns.consider(table);
    } catch (error) {
      log.warn('a table whose time ran out could not be opened', { table: id, error });
    }
  }

  async #clean(): Promise<void> {
    const { storage, clock, keepDays, log } = this.#services;
    const time = clock.now() - keepDays * DAY_MS;
    let deleted = 0;
    // A few at a time: whoever plays waits behind each.
    for (let some = CLEANED_AT_ONCE; some === CLEANED_AT_ONCE && !this.#stopped; ) {
      some = await storage.deleteIdle(time, CLEANED_AT_ONCE);
      deleted += some;
    }
    if (deleted > 0) log.info('deleted tables in which nothing happened', { deleted, keepDays });
    this.#storedTables = await storage.countTables();
  }
}
