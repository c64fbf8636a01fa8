/** Hostile input gets an error code: never a crash, a leak or memory without bounds. */

import { connect } from 'node:net';
import { createTable } from '@hearthside/client';
import { CLIENT_MESSAGES, PATHS } from '@hearthside/protocol';
import { LIMITS } from '@hearthside/protocol/constants';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../config.ts';
import { Log } from '../log.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';
import { rawSocket } from '../testing/raw-socket.ts';

let server: LocalServer;

beforeAll(async () => {
  server = await localServer();
});

afterAll(() => server.stop());

const game = 'warehouse-wars';
const socketUrl = (url = server.url) => `${url.replace('http', 'ws')}${PATHS.socket}`;

interface Closed {
  readonly code: number;
  readonly messages: readonly { type: string; code?: string }[];
}

/** Opens a socket, sends all this, and waits until it is closed or has had so many answers. */
function say(
  texts: readonly (string | Buffer)[],
  answers: number,
  url = server.url,
): Promise<Closed> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketUrl(url));
    const messages: { type: string; code?: string }[] = [];
    const done = (code: number) => {
      clearTimeout(timer);
      socket.terminate();
      resolve({ code, messages });
    };
    const timer = setTimeout(() => done(0), 5000);
    socket.on('open', () => {
      for (const text of texts) socket.send(text);
    });
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)));
      if (messages.length >= answers) done(0);
    });
    socket.on('close', (code) => done(code));
    socket.on('error', () => {});
  });
}

/** The server still does its work. */
async function isWell(url = server.url): Promise<void> {
  const created = await createTable(url, { game });
  const watcher = new Watcher({ server: url, table: created.table.id });
  await watcher.until(({ state }) => state !== null, 'a table after the attack');
  watcher.client.leave();
}

const codes = ({ messages }: Closed) => messages.map(({ code }) => code);

describe('over the socket', () => {
  it('broken JSON and wrong types get a code, and after a few the connection is closed', async () => {
    expect(codes(await say(['{'], 1))).toEqual(['bad-json']);
    expect(codes(await say(['[]', '{"type":1}'], 2))).toEqual(['bad-message', 'bad-message']);
    expect(codes(await say([Buffer.from([1, 2, 3])], 1))).toEqual(['bad-message']);
    const stubborn = await say(
      Array.from({ length: 10 }, () => '{'),
      99,
    );
    expect(stubborn.code).toBe(4400);
    expect(stubborn.messages.length).toBeLessThanOrEqual(6);
    await isWell();
  });

  it('a huge frame closes the connection without being read', async () => {
    const { code } = await say(['x'.repeat(LIMITS.messageBytes + 1)], 1);
    expect(code).toBe(1009);
    await isWell();
  });

  it('one message in pieces without end closes the connection, however small they are', async () => {
    // Empty pieces never add up to a frame that is too large; each takes memory all the same.
    const [first, more] = [0x01, 0x00].map((head) => Buffer.from([head, 0x80, 0, 0, 0, 0]));
    const pieces = Buffer.concat([first as Buffer, ...Array(200_000).fill(more)]);
    const socket = await rawSocket(server.url);
    socket.on('error', () => {});
    socket.write(pieces);
    await new Promise((resolve) => socket.on('close', resolve));
    await isWell();
  });

  it('anything that the schemas can be bent into is answered or closed, never fatal', async () => {
    const types = Object.keys(CLIENT_MESSAGES);
    const bent = fc.record(
      {
        type: fc.constantFrom(...types),
        protocol: fc.oneof(fc.integer(), fc.string()),
        table: fc.oneof(fc.constant('A'.repeat(22)), fc.string()),
        secret: fc.oneof(fc.constant('b'.repeat(32)), fc.string()),
        since: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
        id: fc.string(),
        action: fc.string(),
        seen: fc.oneof(fc.integer(), fc.constant('0')),
        emote: fc.string(),
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.constant(null)),
      },
      { requiredKeys: ['type'] },
    );
    const attack = fc.array(fc.oneof(bent, fc.jsonValue()), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(attack, async (messages) => {
        const { messages: answers } = await say(
          messages.map((each) => JSON.stringify(each)),
          1,
        );
        expect(answers.length).toBeGreaterThan(0);
        expect(['error', 'pong']).toContain(answers[0]?.type);
      }),
      { numRuns: 60 },
    );
    await isWell();
  }, 60_000);

  it('wrong secrets, unknown tables, unknown versions and a second join are told apart', async () => {
    const { table } = await createTable(server.url, { game });
    const join = { type: 'join', protocol: 1, table: table.id };
    const codeOf = async (message: unknown) => codes(await say([JSON.stringify(message)], 1))[0];
    expect(await codeOf({ ...join, secret: 'x'.repeat(32) })).toBe('wrong-secret');
    expect(await codeOf({ ...join, table: 'x'.repeat(22) })).toBe('no-such-table');
    expect(await codeOf({ ...join, protocol: 2 })).toBe('unsupported-protocol');
    expect(await codeOf({ type: 'emote', emote: 'hello' })).toBe('not-joined');
    const twice = await say([JSON.stringify(join), JSON.stringify(join)], 4);
    expect(twice.messages.map(({ code }) => code)).toContain('already-joined');
  });

  it('old frames sent again change nothing', async () => {
    const created = await createTable(server.url, { game });
    const secret = created.seats[0]?.secret;
    const table = created.table.id;
    const watcher = new Watcher({ server: server.url, table, secret: secret ?? null });
    await watcher.until(({ state }) => state !== null);
    const actor = watcher.state?.actors[0] ?? 0;
    const seated = created.seats[actor]?.secret;
    const mover = new Watcher({ server: server.url, table, secret: seated ?? null });
    await mover.until(({ state }) => state !== null);
    const action = mover.state?.legal[0] as string;
    const frames = [
      { type: 'join', protocol: 1, table, secret: seated },
      { type: 'act', id: 'the-same-again', action, seen: 0 },
    ].map((each) => JSON.stringify(each));
    const first = await say(frames, 5);
    const again = await say([...frames, frames[1] as string], 5);
    const accepted = [...first.messages, ...again.messages].filter(
      ({ type }) => type === 'accepted',
    );
    expect(accepted.length).toBe(3);
    expect(new Set(accepted.map((each) => (each as unknown as { n: number }).n))).toEqual(
      new Set([1]),
    );
    await watcher.until(({ state }) => state?.n === 1);
    watcher.client.leave();
    mover.client.leave();
  });

  it('pages of another origin are refused, our own and programs are not', async () => {
    const statusFor = (origin: string | undefined) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(socketUrl(), origin === undefined ? {} : { origin });
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => {
          socket.close();
          resolve(101);
        });
        socket.on('error', () => {});
      });
    expect(await statusFor('https://evil.example')).toBe(403);
    expect(await statusFor('null')).toBe(403);
    expect(await statusFor(server.url)).toBe(101);
    expect(await statusFor(undefined)).toBe(101);
  });
});

describe('with the usual limits', () => {
  let strict: LocalServer;
  beforeAll(async () => {
    const { messageRate, createRate, guessRate, requestRate } = DEFAULTS;
    const connectionsPerAddress = 20;
    strict = await localServer({
      messageRate,
      createRate,
      guessRate,
      requestRate,
      connectionsPerAddress,
    });
  });
  afterAll(() => strict.stop());

  it('a flood of messages closes the connection', async () => {
    const flood = Array.from({ length: 500 }, () => '{"type":"ping"}');
    const { code, messages } = await say(flood, 9999, strict.url);
    expect(code).toBe(4429);
    expect(messages.at(-1)?.code).toBe('rate-limited');
    expect(messages.length).toBeLessThan(300);
  });

  it('guessing secrets soon stops being answered', async () => {
    const { table } = await createTable(strict.url, { game });
    const guess = (i: number) => {
      const secret = `guess-${i}`.padEnd(32, 'x');
      return JSON.stringify({ type: 'join', protocol: 1, table: table.id, secret });
    };
    const answers = new Set<string | undefined>();
    for (let i = 0; i < 30; i++) answers.add(codes(await say([guess(i)], 1, strict.url))[0]);
    expect(answers).toEqual(new Set(['wrong-secret', 'rate-limited']));
  });

  it('too many connections of one address are refused, and the first ones stay', async () => {
    const sockets = Array.from({ length: 40 }, () => new WebSocket(socketUrl(strict.url)));
    const opened = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket.on('open', () => resolve(true));
            socket.on('error', () => resolve(false));
          }),
      ),
    );
    expect(opened.filter((each) => each).length).toBe(20);
    for (const socket of sockets) socket.terminate();
  });

  it('setting up tables without end is refused', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 60 }, () => createTable(strict.url, { game })),
    );
    const failed = made.filter(({ status }) => status === 'rejected');
    expect(failed.length).toBeGreaterThan(20);
    expect((failed[0] as PromiseRejectedResult).reason).toMatchObject({ code: 'rate-limited' });
  });
});

describe('over HTTP', () => {
  const post = (body: string, path: string = PATHS.tables) =>
    fetch(`${server.url}${path}`, { method: 'POST', body });
  const codeOf = async (response: Response) => {
    const { error } = (await response.json()) as { error: { code: string } };
    return `${response.status} ${error.code}`;
  };

  it('bad bodies, methods and addresses get their codes', async () => {
    expect(await codeOf(await post('{'))).toBe('400 bad-json');
    expect(await codeOf(await post('{"game":5}'))).toBe('400 bad-message');
    expect(await codeOf(await post(JSON.stringify({ game: 'x'.repeat(70_000) })))).toBe(
      '413 too-large',
    );
    expect(await codeOf(await fetch(`${server.url}${PATHS.tables}`))).toBe('405 wrong-method');
    expect(await codeOf(await fetch(`${server.url}/api/v1/nothing`))).toBe('404 not-found');
    expect(await codeOf(await fetch(`${server.url}/api/v1/tables/../../etc`))).toBe(
      '404 not-found',
    );
    const { table } = await createTable(server.url, { game });
    const path = `${PATHS.tables}/${table.id}/seats/1`;
    expect(await codeOf(await post('{"keeper":{"kind":"person"}}', path))).toBe('403 wrong-secret');
    const foreign = await fetch(`${server.url}${PATHS.tables}`, {
      method: 'POST',
      body: JSON.stringify({ game }),
      headers: { Origin: 'https://evil.example' },
    });
    expect(await codeOf(foreign)).toBe('403 wrong-origin');
  });

  it('options of any shape are refused with a sentence or taken, never fatal', async () => {
    const options = fc.dictionary(
      fc.constantFrom('side', 'crates', 'cargo', '__proto__'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(options, async (given) => {
        const response = await post(JSON.stringify({ game, options: given }));
        expect([201, 400]).toContain(response.status);
      }),
      { numRuns: 60 },
    );
  });

  it('bytes that are no HTTP, and half a request, do no harm', async () => {
    const { port } = new URL(server.url);
    for (const bytes of [
      '\0\0\0garbage\r\n\r\n',
      'GET // HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /api/v1/tab',
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
        socket.on('error', () => resolve());
        socket.on('close', () => resolve());
        setTimeout(() => socket.destroy(), 200);
      });
    }
    await isWell();
  });

  it('every answer carries the security headers', async () => {
    for (const path of ['/healthz', PATHS.tables, '/', '/nothing.js']) {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain("script-src 'unsafe");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('the log', () => {
  it('has no way in for a secret', () => {
    const lines: string[] = [];
    const log = new Log('debug', (line) => lines.push(line));
    const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
    log.info(`joined with ${secret}`, { table: 'T'.repeat(22), error: new Error(secret), secret });
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).not.toContain('T'.repeat(22));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info' });
  });
});
