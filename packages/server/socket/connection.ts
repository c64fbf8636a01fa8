/** One WebSocket: reads messages, holds it to its limits, and answers. */

import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  closeCodeOf,
  ERRORS,
  type ErrorCode,
  type JoinMessage,
  LIMITS,
  type Misread,
  PROTOCOL,
  readClientMessage,
  type ServerMessage,
  type SubmitMessage,
} from '@hearthside/protocol';
import type { RawData, WebSocket } from 'ws';
import { asFailure, Failure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Bucket, type Rate } from '../rate-limit.ts';
import type { OpenTable } from '../tables/open-table.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import type { Participant } from '../tables/presence.ts';
import type { SeatNames } from '../tables/seat-names.ts';
import { FrameCounter } from './frame-counter.ts';
import { FrameSender } from './frame-sender.ts';
import { frameOf, PING_FRAME } from './frames.ts';

export interface ConnectionServices {
  readonly tables: OpenTables;
  readonly names: SeatNames;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly messageRate: Rate;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  /** May this client try another secret? Counts as one try. */
  mayGuess(): boolean;
  /** May it have so many entries of a log told once more? Counts as a try. */
  mayHear(entries: number): boolean;
}

interface Seated {
  readonly table: OpenTable;
  readonly seat: number;
  readonly participant: Participant;
}

/** A person can wave only so often. */
const EMOTE_RATE: Rate = { perSecond: 0.5, burst: 4 };
/** Submissions that wait for an answer; a client that sends more does not read its answers. */
const MOST_WAITING = 16;
const BYTES: Misread = {
  ok: false,
  code: 'bad-message',
  error: 'send text, not bytes',
  isUnknown: false,
};
/** Messages that break the rules of the protocol before the connection is closed. */
const MOST_FAULTS = 5;
/** Whoever was told to go is cut off after this, answered or not. */
const GOODBYE_MS = 1000;

export class Connection {
  readonly #socket: WebSocket;
  /** The stream beneath. */
  readonly #wire: Duplex;
  readonly #sender: FrameSender;
  readonly #services: ConnectionServices;
  readonly #frames: Bucket;
  readonly #counter = new FrameCounter();
  readonly #emotes: Bucket;
  readonly #joinTimer: NodeJS.Timeout;
  #joining: Promise<void> | null = null;
  #table: OpenTable | null = null;
  #participant: Participant | null = null;
  #waiting = 0;
  #faults = 0;
  /** It was told to go: nothing it sends counts any more. */
  #isClosing = false;
  /** Did it answer since the last heartbeat? */
  isAlive = true;

  constructor(socket: WebSocket, wire: Duplex, services: ConnectionServices) {
    this.#socket = socket;
    this.#wire = wire;
    this.#sender = new FrameSender(wire, {
      isOpen: () => socket.readyState === socket.OPEN,
      buffered: () => socket.bufferedAmount,
      sent: () => services.metrics.countMessage(),
      tooSlow: () => this.#letGo(),
    });
    this.#services = services;
    const now = performance.now();
    this.#frames = new Bucket(services.messageRate, now);
    this.#emotes = new Bucket(EMOTE_RATE, now);
    this.#joinTimer = setTimeout(
      () => this.dismiss('too-slow', 'nobody joined'),
      LIMITS.joinSeconds * 1000,
    );
    // Before anything is made of them: a chunk of a flood holds thousands.
    wire.prependListener('data', (bytes: Buffer) => this.#count(bytes));
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (bytes) => {
      if (!this.#isClosing) socket.pong(bytes);
    });
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.#left());
    // A frame that is too large or malformed closes the connection by itself.
    socket.on('error', () => {});
  }

  /** Says why, and closes. */
  dismiss(code: ErrorCode, message: string): void {
    this.#sender.breakOff();
    this.#fail(code, message);
    this.#close(code);
  }

  sayGoodbye(reconnectSeconds: number): void {
    this.#send({ type: 'bye', reconnectSeconds });
    this.#close('restarting');
  }

  /** Pings; ends the connection if the last ping was not answered. */
  beat(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    // Before anything else is written, and after what was: never in the middle of a frame.
    this.#sender.writeUnsent();
    if (this.#socket.readyState === this.#socket.OPEN) this.#wire.write(PING_FRAME);
  }

  /** Every frame counts, be it a ping or an empty piece of a message. */
  #count(bytes: Buffer): void {
    if (this.#isClosing) return;
    const frames = this.#counter.count(bytes);
    if (frames === 0 || this.#frames.take(performance.now(), frames)) return;
    this.dismiss('rate-limited', 'too many messages');
    // Nothing more of it is read, and after the goodbye it is cut.
    this.#socket.pause();
  }

  #receive(data: RawData, isBinary: boolean): void {
    // A client may pass over a close frame and go on sending; it has no seat any more.
    if (this.#isClosing) return;
    this.isAlive = true;
    const read = isBinary ? BYTES : readClientMessage(data.toString());
    if (!read.ok) {
      if (!read.isUnknown) this.#faults++;
      const isOther = read.code === 'unsupported-protocol';
      if (isOther || this.#faults >= MOST_FAULTS) this.dismiss(read.code, read.error);
      else this.#fail(read.code, read.error, read.id);
      return;
    }
    const message = read.value;
    const isSubmission = message.type === 'act' || message.type === 'roll';
    if (isSubmission && this.#table) this.#submit(message);
    else this.#handle(message).catch((error) => this.#broke(error, message));
  }

  async #handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        this.#send({ type: 'pong' });
        return;
      case 'join':
        if (this.#joining) throw new Failure('already-joined', 'one table a connection');
        this.#joining = this.#join(message);
        await this.#joining;
        return;
      case 'emote': {
        const { table, seat, participant } = await this.#seated();
        if (!this.#emotes.take(performance.now())) {
          throw new Failure('rate-limited', 'one emote at a time');
        }
        if (!(await table.stillSeated(participant)) || this.#isClosing) return;
        this.#services.tables.emote(table, seat, message.emote);
        return;
      }
      case 'name': {
        const { table, seat, participant } = await this.#seated();
        const player = await this.#services.names.give(table, seat, participant, message.name);
        if (message.id !== undefined) this.#send({ type: 'named', id: message.id, player });
        return;
      }
      default:
        await this.#seated();
        this.#submit(message);
    }
  }

  async #join(message: JoinMessage): Promise<void> {
    if (message.protocol !== PROTOCOL) {
      throw new Failure('unsupported-protocol', `this server speaks protocol ${PROTOCOL}`);
    }
    const table = await this.#services.tables.open(message.table);
    const holder = await table.holderOf(message.secret ?? null);
    if (!holder) throw new Failure('wrong-secret', 'this link opens no seat of the table');
    const { audience, secretHash } = holder;
    // Written out: of objects made by a spread each came to have a shape of its own, and every look
    // at one of a thousand participants was a slow one (a tenth of all a busy server does).
    const participant: Participant = {
      audience,
      secretHash,
      keyHash: null,
      views: message.views ?? true,
      address: this.#services.address,
      mayHear: (entries) => this.#services.mayHear(entries),
      tell: (past) => this.#tell(past),
      send: (frame) => this.#sender.send(frame),
      dismiss: (code, text) => this.dismiss(code, text),
    };
    const { since = null, number = null, key = null } = message;
    await table.join(participant, since, { number, key });
    clearTimeout(this.#joinTimer);
    this.#table = table;
    this.#participant = participant;
    // The socket may have gone while the table was being opened.
    if (this.#isClosing || this.#socket.readyState !== this.#socket.OPEN) this.#left();
    else this.#services.tables.presenceChanged(table, true);
  }

  /** Whoever joins need not wait for the answer before going on. */
  async #seated(): Promise<Seated> {
    if (!this.#table) await this.#joining?.catch(() => {});
    return this.#seat();
  }

  #seat(): Seated {
    const [table, participant] = [this.#table, this.#participant];
    if (!table || !participant) throw new Failure('not-joined', 'join a table first');
    const { audience } = participant;
    if (audience === 'spectator') {
      throw new Failure('spectators-only-watch', 'only a seat can do this');
    }
    return { table, seat: audience, participant };
  }

  #submit(message: SubmitMessage): void {
    const { metrics } = this.#services;
    const { type: kind, id, action, seen } = message;
    const began = performance.now();
    try {
      if (this.#waiting >= MOST_WAITING) throw new Failure('rate-limited', 'wait for the answers');
      const { table, seat, participant } = this.#seat();
      const { secretHash, keyHash } = participant;
      table.touch();
      this.#waiting++;
      table.submit({ kind, seat, secretHash, keyHash, id, action, seen }, (answer, error) => {
        this.#waiting--;
        if (!answer) this.#broke(error, message);
        else if ('accepted' in answer) {
          metrics.actions.add(table.doc.game);
          this.#send({ type: 'accepted', id, n: answer.accepted });
        } else {
          metrics.rejections.add(answer.rejected.why);
          this.#send({ type: 'rejected', id, rejection: answer.rejected } as ServerMessage);
        }
        metrics.actionSeconds.observe((performance.now() - began) / 1000);
      });
    } catch (error) {
      this.#broke(error, message);
    }
  }

  /** A request failed: by its code where it is one of ours, and as our own fault otherwise. */
  #broke(error: unknown, message: ClientMessage): void {
    const id = 'id' in message ? message.id : undefined;
    const failure = asFailure(error);
    if (failure.code === 'internal' || failure.code === 'broken-table') {
      this.#services.log.error('a message could not be handled', { type: message.type, error });
    }
    if (failure.code === 'removed' || failure.code === 'claimed') {
      this.dismiss(failure.code, failure.message);
      return;
    }
    const guess = failure.code === 'wrong-secret' || failure.code === 'no-such-table';
    if (guess && !this.#services.mayGuess()) {
      this.dismiss('rate-limited', 'too many tries');
    } else if (message.type === 'join' && failure.code !== 'already-joined') {
      this.dismiss(failure.code, failure.message);
    } else this.#fail(failure.code, failure.message, id);
  }

  #fail(code: ErrorCode, message: string, id?: string): void {
    if (this.#isClosing) return;
    this.#services.metrics.errors.add(code);
    const { meaning, retry } = ERRORS[code];
    const text = message === '' ? meaning : message;
    this.#send({ type: 'error', code, message: text, retry, ...(id === undefined ? {} : { id }) });
  }

  #send(message: ServerMessage): void {
    this.#sender.send(frameOf(message));
  }

  #letGo(): void {
    if (this.#isClosing) return;
    this.#services.metrics.errors.add('too-slow');
    this.#sender.forget();
    this.#close('too-slow');
  }

  #tell(past: Iterable<Buffer>): void {
    this.#sender.tell(past).catch((error) => {
      this.#services.log.error('a past could not be told', { error });
      this.dismiss('internal', '');
    });
  }

  /** From here on nothing that it sends counts, and table and seat are gone at once. */
  #close(code: ErrorCode): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#sender.breakOff();
    this.#sender.writeUnsent();
    this.#socket.close(closeCodeOf(code), code);
    this.#left();
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  #left(): void {
    clearTimeout(this.#joinTimer);
    const table = this.#table;
    if (table && this.#participant && table.presence.leave(this.#participant)) {
      this.#services.tables.presenceChanged(table);
    }
    this.#table = null;
    this.#participant = null;
  }
}
