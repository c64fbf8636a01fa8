/** Everything over HTTP: the interface for programs, the page, and what operators look at. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, PATHS } from '@hearthside/protocol/constants';
import type { Config } from '../config.ts';
import { asFailure, Failure, WrongMethod } from '../failure.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { BucketsByAddress } from '../rate-limit.ts';
import { isSame } from '../secrets.ts';
import { StorageError } from '../storage/storage.ts';
import { addressOf, isOwnOrigin, pathOf } from './callers.ts';
import { isFromThisMachine } from './home-network.ts';
import type { HttpApi } from './http-api.ts';
import { answerToUnreadable } from './raw-answer.ts';
import { SECURITY_TXT, securityText } from './security-text.ts';
import type { StaticFiles } from './static-files.ts';

export interface HttpServices {
  readonly config: Config;
  readonly api: HttpApi;
  readonly files: StaticFiles;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Throws when this node should not get new visitors now. */
  ready(): Promise<void>;
}

/** A connection on which nothing moves, and an answer that does not get through, are cut. */
const SILENT_MS = 30_000;
const ANSWER_MS = 120_000;
const WARNING_MS = 1000;

export class HttpFront {
  readonly server: Server;
  readonly #services: HttpServices;
  readonly #creates: BucketsByAddress;
  readonly #requests: BucketsByAddress;
  readonly #pages: BucketsByAddress;
  readonly #guesses: BucketsByAddress;
  #warned = Number.NEGATIVE_INFINITY;

  constructor(services: HttpServices) {
    this.#services = services;
    this.#creates = new BucketsByAddress(services.config.createRate);
    this.#requests = new BucketsByAddress(services.config.requestRate);
    this.#pages = new BucketsByAddress(services.config.pageRate);
    this.#guesses = new BucketsByAddress(services.config.guessRate);
    this.server = createServer({
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5000,
      // Node's own refusal has no body.
      requireHostHeader: false,
    });
    // All or none: of more than a limit Node quietly drops the last, be it the length of a body, the origin or
    // the address that a proxy added. Their bytes are limited, and too many are refused.
    this.server.maxHeadersCount = 0;
    // Nothing is sent either way for so long: a WebSocket has a heartbeat of its own instead.
    this.server.timeout = SILENT_MS;
    this.server.on('request', (request, response) => {
      const cut = setTimeout(() => response.destroy(), ANSWER_MS).unref();
      response.on('close', () => clearTimeout(cut));
      this.#answer(request, response).catch((error) => this.#broke(error, request, response));
    });
    // What it expects of us, beside being told to go on, we need not meet.
    this.server.on('checkExpectation', (request, response) =>
      this.server.emit('request', request, response),
    );
    this.server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
      // A browser opens connections ahead of need: one that never asked anything is owed no answer, and
      // might take it for that to its first question.
      const isIdle =
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && (socket as Socket).bytesRead === 0;
      if (!socket.writable || isIdle) socket.destroy();
      else socket.end(answerToUnreadable(error));
    });
  }

  /** Full buckets are forgotten now and then, so that memory stays bounded. */
  forgetCallers(): void {
    const now = performance.now();
    for (const each of [this.#creates, this.#requests, this.#pages, this.#guesses]) {
      each.forget(now);
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request);
    const address = addressOf(request, this.#services.config.proxies);
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      throw new Failure('bad-message', 'a request needs a Host');
    }
    if (path.startsWith('/api/')) return this.#api(path, address, request, response);
    if (!this.#pages.take(address, performance.now())) {
      throw new Failure('rate-limited', 'too many requests');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new WrongMethod('GET, HEAD');
    }
    if (path === '/healthz') return this.#text(response, 200, 'ok\n');
    if (path === '/readyz') return this.#ready(response);
    if (path === '/metrics' && this.#mayMeasure(request)) {
      return this.#text(response, 200, this.#services.metrics.text());
    }
    if (path === SECURITY_TXT && this.#services.config.contact !== null) {
      return this.#text(response, 200, securityText(this.#services.config.contact, new Date()));
    }
    if (path === '/metrics') throw new Failure('not-found', 'there is nothing here');
    if (await this.#services.files.serve(path, request, response)) return;
    if (this.#services.files.hasPage) throw new Failure('not-found', 'there is nothing here');
    throw new Failure('not-found', 'the page is not built: run `npm run build` first');
  }

  async #api(
    path: string,
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const now = performance.now();
    const isPost = request.method === 'POST';
    // A rematch is a new table like any other.
    const isCreate = isPost && (path === PATHS.tables || path.endsWith('/rematch'));
    const buckets = isCreate ? this.#creates : this.#requests;
    if (!buckets.take(address, now)) throw new Failure('rate-limited', 'too many requests');
    if (!isOwnOrigin(request, this.#services.config)) {
      throw new Failure('wrong-origin', 'pages of that origin may not ask');
    }
    const { status, type, body } = await this.#services.api.answer(path, request, address);
    response.writeHead(status, {
      ...this.#services.files.headers,
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #ready(response: ServerResponse): Promise<void> {
    try {
      await this.#services.ready();
      this.#text(response, 200, 'ready\n');
    } catch (error) {
      // What a storage says of its trouble may name hosts and users: that is for the log.
      this.#services.log.warn('not ready', { error });
      this.#text(response, 503, 'not ready\n');
    }
  }

  /** This machine may look at the figures, and whoever has the token. */
  #mayMeasure(request: IncomingMessage): boolean {
    const { metricsToken } = this.#services.config;
    if (metricsToken === null) return isFromThisMachine(request);
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && isSame(given, metricsToken);
  }

  #text(response: ServerResponse, status: number, body: string): void {
    response.writeHead(status, {
      ...this.#services.files.headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(body);
  }

  /** Everybody's requests fail at once: one line a second says as much as all. */
  #warnOf(error: StorageError): void {
    const now = performance.now();
    if (now - this.#warned < WARNING_MS) return;
    this.#warned = now;
    this.#services.log.warn('the storage failed a request', { error });
  }

  #broke(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    const { metrics, log, files, config } = this.#services;
    let failure = asFailure(error);
    if (failure.code === 'internal' || failure.code === 'broken-table') {
      log.error('a request could not be answered', { path: pathOf(request).slice(0, 20), error });
    }
    if (error instanceof StorageError) this.#warnOf(error);
    const guess = failure.code === 'wrong-secret' || failure.code === 'no-such-table';
    if (guess && !this.#guesses.take(addressOf(request, config.proxies), performance.now())) {
      failure = new Failure('rate-limited', 'too many tries');
    }
    metrics.errors.add(failure.code);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { code, message } = failure;
    const { status, retry } = ERRORS[code];
    response.writeHead(status, {
      ...files.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(failure instanceof WrongMethod ? { Allow: failure.allow } : {}),
      // Whatever of the body is still to come is not read.
      Connection: 'close',
    });
    response.end(JSON.stringify({ error: { code, message, retry } }));
  }
}
