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
import type { BotTurn, TableRoom } from '../tables/open-table.ts';
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
  told(room: TableRoom, remark: BotRemark): void;
}

export class StandIns {
  readonly #services: StandInServices;
  readonly #busy = new WeakMap<TableRoom, Set<Seat>>();
  /** Since when each person at a table has been away. */
  readonly #away = new WeakMap<TableRoom, Map<Seat, number>>();

  #stopped = false;

  constructor(services: StandInServices) {
    this.#services = services;
  }

  /** Nobody is stood in for any more: the server goes down. */
  stop(): void {
    this.#stopped = true;
  }

  /** Looks whether anyone must be stood in for. Cheap: called after every change and every tick. */
  consider(room: TableRoom): void {
    const referee = room.loaded;
    if (!referee || this.#stopped || room.isClosed || referee.outcome !== null) return;
    const now = this.#services.clock.now();
    // Nobody who sits there is here: bots rest, unless a clock says that the game goes on.
    if (!room.attendance.hasPeople && !room.doc.clock) return;
    const late = room.deadline !== null && now >= room.deadline;
    for (const seat of referee.actors) {
      const level = this.#botFor(room, seat, now);
      if (level !== null) this.#act(room, seat, level, room.ledElsewhere ? COURTESY_MS : 0);
      else if (late) this.#act(room, seat, 'clock', room.ledElsewhere ? COURTESY_MS : 0);
    }
  }

  #botFor(room: TableRoom, seat: Seat, now: number): BotLevel | null {
    const keeper = room.doc.seats[seat]?.keeper;
    if (keeper?.kind === 'bot') return keeper.level;
    const { absent } = room.doc;
    if (!absent) return null;
    return this.#awaySince(room, seat, now) + absent.seconds * 1000 <= now ? absent.level : null;
  }

  #awaySince(room: TableRoom, seat: Seat, now: number): number {
    let away = this.#away.get(room);
    if (!away) {
      away = new Map();
      this.#away.set(room, away);
    }
    if (room.attendance.isPresent(seat)) away.delete(seat);
    else if (!away.has(seat)) away.set(seat, now);
    return away.get(seat) ?? now;
  }

  #act(room: TableRoom, seat: Seat, who: BotLevel | 'clock', delay: number): void {
    let busy = this.#busy.get(room);
    if (!busy) {
      busy = new Set();
      this.#busy.set(room, busy);
    }
    if (busy.has(seat)) return;
    busy.add(seat);
    const work = async () => {
      let again = 0;
      try {
        await this.#actNow(room, seat, who);
      } catch (error) {
        this.#services.log.warn('a stand-in could not act', { table: room.id, error });
        again = RETRY_MS;
      }
      setTimeout(() => {
        busy.delete(seat);
        this.consider(room);
      }, again);
    };
    if (delay === 0) setImmediate(work);
    else setTimeout(work, delay).unref();
  }

  async #actNow(room: TableRoom, seat: Seat, who: BotLevel | 'clock'): Promise<void> {
    const simple = who === 'random' || who === 'clock';
    const turn = this.#stopped ? null : await room.botTurn(seat, !simple);
    if (!turn) return;
    const { action, remark } = simple
      ? { action: this.#simpleAction(room, turn, who), remark: null }
      : await this.#think(room, seat, turn, who);
    if (this.#stopped) return;
    const id = `${who}-${seat}-${turn.n}-${this.#services.clock.now()}`;
    const own = { kind: 'act', seat, secretHash: null } as const;
    const answer = await room.submit({ ...own, id, action, seen: turn.n });
    // What a bot thinks may follow from what it alone may know.
    if (!remark || room.game.facts.secrets || !('accepted' in answer)) return;
    const { key, values = {} } = remark;
    this.#services.told(room, { seat, n: answer.accepted, key, values });
  }

  #simpleAction(room: TableRoom, { legal }: BotTurn, who: 'random' | 'clock'): string {
    if (who === 'clock' && room.doc.clock?.otherwise === 'resign') return RESIGN;
    return legal[randomInt(legal.length)] as string;
  }

  /** A bot that fails must not hold up the table: then a random action it is. */
  async #think(
    room: TableRoom,
    seat: Seat,
    turn: BotTurn,
    level: Exclude<BotLevel, 'random'>,
  ): Promise<Thought> {
    const { bots, log, thinkMilliseconds } = this.#services;
    const { n, view, legal, steps } = turn;
    try {
      return await bots.think(room.asker, {
        game: room.doc.game,
        level,
        // Nobody who knows the table may foresee its bots.
        seed: randomUUID(),
        turn: { seat, view, legal, n },
        steps,
        budget: { milliseconds: thinkMilliseconds },
      });
    } catch (error) {
      if (error instanceof BotsBusy) throw error;
      log.warn('a bot failed; a random action stands in', { table: room.id, bot: level, error });
      return { action: legal[randomInt(legal.length)] as string, remark: null };
    }
  }
}
