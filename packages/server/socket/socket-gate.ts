/** Lets WebSockets in: right place, right origin, not too many; keeps their heartbeat. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, LIMITS, PATHS } from '@hearthside/protocol/constants';
import { WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { addressOf, isOwnOrigin, pathOf } from '../http/callers.ts';
import { readWithoutOffer, wantsWebSocket } from '../http/offered-protocols.ts';
import { rawRefusal } from '../http/raw-answer.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { BucketsByAddress } from '../rate-limit.ts';
import type { ServedGames } from '../tables/games.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import { SeatNames } from '../tables/seat-names.ts';
import { Connection } from './connection.ts';

export interface GateServices {
  readonly config: Config;
  readonly tables: OpenTables;
  readonly games: ServedGames;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** The one of WebSocket that there is (RFC 6455, 4.4). */
const VERSION = { 'Sec-WebSocket-Version': '13' };
const MOST_FRAGMENTS = 16;
const MOST_CHUNKS = 1024;

export class SocketGate {
  readonly #services: GateServices;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    // No proper client cuts four kilobytes into more; thousands of tiny ones would cost memory.
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    perMessageDeflate: false,
    clientTracking: false,
    // The connection answers, and only while it is let in: a chunk of a flood holds ten thousand pings.
    autoPong: false,
  });
  readonly #connections = new Set<Connection>();
  /** The same, by the second at which their heart beats: thousands at once would be a jolt. */
  readonly #beats: readonly Set<Connection>[];
  #opened = 0;
  #seconds = 0;
  readonly #byAddress = new Map<string, number>();
  readonly #guesses: BucketsByAddress;
  readonly #requests: BucketsByAddress;
  readonly #stories: BucketsByAddress;
  readonly #names: SeatNames;
  readonly #heartbeat: NodeJS.Timeout;
  #closing = false;

  constructor(server: Server, services: GateServices) {
    this.#services = services;
    const { heartbeatSeconds } = services.config;
    this.#beats = Array.from({ length: heartbeatSeconds }, () => new Set<Connection>());
    this.#names = new SeatNames(services.games);
    this.#guesses = new BucketsByAddress(services.config.guessRate);
    this.#requests = new BucketsByAddress(services.config.requestRate);
    this.#stories = new BucketsByAddress(services.config.storyRate);
    services.metrics.gauge('connections', 'Open sockets.', () => this.#connections.size);
    server.on('upgrade', (request, socket, head) => {
      if (wantsWebSocket(request)) this.#upgrade(request, socket, head);
      else readWithoutOffer(server, request, socket, head);
    });
    this.#sockets.on('wsClientError', ({ message }, socket) => {
      socket.end(rawRefusal('bad-message', { message, headers: VERSION }));
    });
    this.#heartbeat = setInterval(() => this.#beat(), 1000).unref();
  }

  #beat(): void {
    const second = this.#seconds++ % this.#beats.length;
    for (const connection of this.#beats[second] ?? []) connection.beat();
    if (second > 0) return;
    this.#guesses.forget(performance.now());
    this.#requests.forget(performance.now());
    this.#stories.forget(performance.now());
  }

  /** Tells everyone to come back later, a little apart from each other. */
  close(): void {
    this.#closing = true;
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.sayGoodbye(0.5 + Math.random() * 2);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request, this.#services.config.proxies);
    const problem = this.#problem(request, address);
    if (problem) {
      this.#services.metrics.errors.add(problem);
      socket.on('error', () => {});
      socket.end(rawRefusal(problem));
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => {
      const { tables, log, metrics, config } = this.#services;
      const connection = new Connection(opened, socket, {
        tables,
        names: this.#names,
        log,
        metrics,
        messageRate: config.messageRate,
        address,
        mayHear: (entries) => this.#stories.take(address, performance.now(), entries),
        mayGuess: () => this.#guesses.take(address, performance.now()),
      });
      const beat = this.#beats[this.#opened++ % this.#beats.length];
      this.#connections.add(connection);
      beat?.add(connection);
      this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
      opened.on('close', () => {
        this.#connections.delete(connection);
        beat?.delete(connection);
        const left = (this.#byAddress.get(address) ?? 1) - 1;
        if (left === 0) this.#byAddress.delete(address);
        else this.#byAddress.set(address, left);
      });
    });
  }

  #problem(request: IncomingMessage, address: string): ErrorCode | null {
    const { config } = this.#services;
    if (this.#closing) return 'restarting';
    if (pathOf(request) !== PATHS.socket) return 'not-found';
    if (!isOwnOrigin(request, config)) return 'wrong-origin';
    if (this.#connections.size >= config.connectionsInAll) return 'rate-limited';
    if ((this.#byAddress.get(address) ?? 0) >= config.connectionsPerAddress) return 'rate-limited';
    return this.#requests.take(address, performance.now()) ? null : 'rate-limited';
  }
}
