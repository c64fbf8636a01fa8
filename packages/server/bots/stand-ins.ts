/**
 * Acts for those who do not act themselves: bots in their own seats, bots for people who are
 * away, and the clock for people whose time is up. Each submits like any player.
 */

import { randomInt, randomUUID } from 'node:crypto';
import type { BotRemark } from '@hearthside/protocol';
import type { BotLevel } from '@hearthside/protocol/constants';
import type { Thought } from '@hearthside/search';
import { RESIGN, type Seat } from '@hearthside/table';
import type { Log } from '../log.ts';
import type { ServerClock } from '../server-clock.ts';
import type { BotTurn, OpenTable } from '../tables/open-table.ts';
import { type BotPool, BotsBusy } from './bot-pool.ts';

/** Another node that just wrote here asks its bots at once; we only if it does not. */
const COURTESY_MS = 3000;
const RETRY_MS = 2000;

export interface StandInServices {
  readonly bots: BotPool;
  readonly clock: ServerClock;
  readonly log: Log;
  readonly thinkMilliseconds: number;
  /** Tells a table what a bot said to its action. */
  remarked(table: OpenTable, remark: BotRemark): void;
}

export class StandIns {
  readonly #services: StandInServices;
  readonly #busy = new WeakMap<OpenTable, Set<Seat>>();
  /** Since when each person at a table has been away. */
  readonly #away = new WeakMap<OpenTable, Map<Seat, number>>();

  #stopped = false;

  constructor(services: StandInServices) {
    this.#services = services;
  }

  /** Nobody is stood in for any more: the server goes down. */
  stop(): void {
    this.#stopped = true;
  }

  /** Looks whether anyone must be stood in for. Cheap: called after every change and every tick. */
  consider(table: OpenTable): void {
    const referee = table.loaded;
    if (!referee || this.#stopped || table.isClosed || referee.outcome !== null) return;
    const now = this.#services.clock.now();
    // Nobody who sits there is here: bots rest, unless a clock says that the game goes on.
    if (!table.presence.hasPeople && !table.doc.clock) return;
    const late = table.deadline !== null && now >= table.deadline;
    for (const seat of referee.actors) {
      const level = this.#botFor(table, seat, now);
      if (level !== null) this.#act(table, seat, level, table.ledElsewhere ? COURTESY_MS : 0);
      else if (late) this.#act(table, seat, 'clock', table.ledElsewhere ? COURTESY_MS : 0);
    }
  }

  #botFor(table: OpenTable, seat: Seat, now: number): BotLevel | null {
    const keeper = table.doc.seats[seat]?.keeper;
    if (keeper?.kind === 'bot') return keeper.level;
    const { absent } = table.doc;
    if (!absent) return null;
    return this.#awaySince(table, seat, now) + absent.seconds * 1000 <= now ? absent.level : null;
  }

  #awaySince(table: OpenTable, seat: Seat, now: number): number {
    let away = this.#away.get(table);
    if (!away) {
      away = new Map();
      this.#away.set(table, away);
    }
    if (table.presence.isPresent(seat)) away.delete(seat);
    else if (!away.has(seat)) away.set(seat, now);
    return away.get(seat) ?? now;
  }

  #act(table: OpenTable, seat: Seat, who: BotLevel | 'clock', delay: number): void {
    let busy = this.#busy.get(table);
    if (!busy) {
      busy = new Set();
      this.#busy.set(table, busy);
    }
    if (busy.has(seat)) return;
    busy.add(seat);
    const work = async () => {
      let again = 0;
      try {
        await this.#actNow(table, seat, who);
      } catch (error) {
        this.#services.log.warn('a stand-in could not act', { table: table.id, error });
        again = RETRY_MS;
      }
      setTimeout(() => {
        busy.delete(seat);
        this.consider(table);
      }, again);
    };
    if (delay === 0) setImmediate(work);
    else setTimeout(work, delay).unref();
  }

  async #actNow(table: OpenTable, seat: Seat, who: BotLevel | 'clock'): Promise<void> {
    const simple = who === 'random' || who === 'clock';
    const turn = this.#stopped ? null : await table.botTurn(seat, !simple);
    if (!turn) return;
    const { action, remark } = simple
      ? { action: this.#simpleAction(table, turn, who), remark: null }
      : await this.#think(table, seat, turn, who);
    if (this.#stopped) return;
    const id = `${who}-${seat}-${turn.n}-${this.#services.clock.now()}`;
    const own = { kind: 'act', seat, secretHash: null, keyHash: null } as const;
    const answer = await table.submitted({ ...own, id, action, seen: turn.n });
    // What a bot thinks may follow from what it alone may know.
    if (!remark || table.game.facts.secrets || !('accepted' in answer)) return;
    const { key, values = {} } = remark;
    this.#services.remarked(table, { seat, n: answer.accepted, key, values });
  }

  #simpleAction(table: OpenTable, { legal }: BotTurn, who: 'random' | 'clock'): string {
    if (who === 'clock' && table.doc.clock?.otherwise === 'resign') return RESIGN;
    return legal[randomInt(legal.length)] as string;
  }

  /** A bot that fails must not hold up the table: then a random action it is. */
  async #think(
    table: OpenTable,
    seat: Seat,
    turn: BotTurn,
    level: Exclude<BotLevel, 'random'>,
  ): Promise<Thought> {
    const { bots, log, thinkMilliseconds } = this.#services;
    const { n, view, legal, steps } = turn;
    try {
      return await bots.think(table.asker, {
        game: table.doc.game,
        level,
        // Nobody who knows the table may foresee its bots.
        seed: randomUUID(),
        turn: { seat, view, legal, n },
        steps,
        budget: { milliseconds: thinkMilliseconds },
      });
    } catch (error) {
      if (error instanceof BotsBusy) throw error;
      log.warn('a bot failed; a random action stands in', { table: table.id, bot: level, error });
      return { action: legal[randomInt(legal.length)] as string, remark: null };
    }
  }
}
