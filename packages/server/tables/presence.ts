/** Who is at a table: connections to this node, and what other nodes tell of theirs. */

import type { BotRemark, Emote, ErrorCode, ServerMessage } from '@hearthside/protocol';
import { LIMITS } from '@hearthside/protocol/constants';
import type { Audience, Seat } from '@hearthside/table';
import { Failure } from '../failure.ts';
import { frameOf } from '../socket/frames.ts';
import type { SeatHolder } from './seat-holder.ts';

/** A connection that has joined. */
export interface Participant extends SeatHolder {
  /** Does it want a view with each of several steps? */
  readonly views: boolean;
  /** Hash of the key that the seat was bound by when it was let in; null where none was needed. */
  keyHash: string | null;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  /** May it have so many entries told once more? Counts as a try. */
  mayHear(entries: number): boolean;
  /** Takes a long past slice by slice; what is sent meanwhile comes after it. */
  tell(past: Iterable<Buffer>): void;
  /** Takes a message as the frame that is sent. */
  send(frame: Buffer): void;
  /** Says why and closes. */
  dismiss(code: ErrorCode, message: string): void;
}

/** Another node's people at this table, until it tells again. */
export interface Elsewhere {
  readonly seats: readonly Seat[];
  readonly spectators: number;
  readonly until: number;
}

export class Presence {
  readonly #seatCount: number;
  readonly #here = new Set<Participant>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  /** By which secrets somebody has sat down since the table was opened here. */
  readonly #seen = new Set<string>();
  #last = '';

  constructor(seatCount: number) {
    this.#seatCount = seatCount;
  }

  get here(): ReadonlySet<Participant> {
    return this.#here;
  }

  enter(participant: Participant): void {
    const { audience } = participant;
    const limit = audience === 'spectator' ? LIMITS.spectatorsPerTable : LIMITS.connectionsPerSeat;
    if (this.#count(audience) >= limit) {
      throw new Failure('table-full', 'too many connections to this seat or table');
    }
    this.#here.add(participant);
    if (participant.secretHash !== null) this.#seen.add(participant.secretHash);
  }

  leave(participant: Participant): boolean {
    return this.#here.delete(participant);
  }

  hear(node: string, elsewhere: Elsewhere): void {
    if (elsewhere.seats.length === 0 && elsewhere.spectators === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, elsewhere);
  }

  /** Forgets nodes that fell silent. */
  forget(now: number): void {
    for (const [node, { until }] of this.#elsewhere) {
      if (until < now) this.#elsewhere.delete(node);
    }
  }

  /** Is anybody here, or at another node, who sits at the table? */
  get hasPeople(): boolean {
    for (const { audience } of this.#here) if (audience !== 'spectator') return true;
    for (const { seats } of this.#elsewhere.values()) if (seats.length > 0) return true;
    return false;
  }

  isPresent(seat: Seat): boolean {
    if (this.#count(seat) > 0) return true;
    for (const { seats } of this.#elsewhere.values()) if (seats.includes(seat)) return true;
    return false;
  }

  /** Has anybody come by the secret of this hash, here and since the table was opened? */
  hasSeen(secretHash: string): boolean {
    return this.#seen.has(secretHash);
  }

  /** What this node tells the others. */
  summary(): { seats: Seat[]; spectators: number } {
    const seats = this.#seats().filter((seat) => this.#count(seat) > 0);
    return { seats, spectators: this.#count('spectator') };
  }

  #message(): ServerMessage {
    let spectators = this.#count('spectator');
    for (const each of this.#elsewhere.values()) spectators += each.spectators;
    const seats = this.#seats().map((seat) => this.isPresent(seat));
    return { type: 'presence', seats, spectators };
  }

  /** Tells everyone here who is here, if that has changed. */
  tellPresence(): boolean {
    const message = this.#message();
    const text = JSON.stringify(message);
    if (text === this.#last) return false;
    this.#last = text;
    this.tell(message);
    return true;
  }

  /** The same; and whoever has just come in is told in any case. */
  tellNewcomer(participant: Participant): void {
    if (!this.tellPresence()) participant.send(frameOf(this.#message()));
  }

  tellEmote(seat: Seat, emote: Emote): void {
    this.tell({ type: 'emote', seat, emote });
  }

  tellRemark({ seat, n, key, values }: BotRemark): void {
    this.tell({ type: 'remark', seat, n, key, values });
  }

  tell(message: ServerMessage): void {
    const frame = frameOf(message);
    for (const participant of this.#here) participant.send(frame);
  }

  #seats(): Seat[] {
    return Array.from({ length: this.#seatCount }, (_, seat) => seat);
  }

  #count(audience: Audience): number {
    let count = 0;
    for (const each of this.#here) if (each.audience === audience) count++;
    return count;
  }
}
