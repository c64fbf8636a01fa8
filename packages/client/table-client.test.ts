import type { ClientMessage } from '@hearthside/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from './line.ts';
import { type Status, TableClient, type TableEvents } from './table-client.ts';

/** A server that says exactly what a test wants, over sockets that fail when it wants. */
class ScriptedServer {
  readonly sockets: Socket[] = [];
  readonly heard: ClientMessage[] = [];

  readonly open = (): Socket => {
    const socket: Socket = {
      readyState: 1,
      send: (text) => this.heard.push(JSON.parse(text)),
      close: () => {},
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    this.sockets.push(socket);
    return socket;
  };

  get #socket(): Socket {
    return this.sockets.at(-1) as Socket;
  }

  accept(): void {
    this.#socket.onopen?.({} as never);
  }

  say(message: object): void {
    this.#socket.onmessage?.({ data: JSON.stringify(message) as never });
  }

  welcome(): void {
    this.accept();
    this.say({ type: 'welcome', protocol: 1, table: {}, you: 0 });
  }

  steps(from: number, to: number, state = true): void {
    const steps = [];
    for (let n = from; n <= to; n++) steps.push({ n, by: 0, action: 'x', events: [] });
    this.say({ type: 'steps', steps, state: state ? { n: to } : null });
  }

  cut(): void {
    this.#socket.onclose?.({} as never);
  }
}

interface Visit {
  readonly server: ScriptedServer;
  readonly client: TableClient;
  readonly statuses: Status[];
  readonly told: number[];
  readonly skipped: number[];
}

function visit(): Visit {
  const server = new ScriptedServer();
  const statuses: Status[] = [];
  const told: number[] = [];
  const skipped: number[] = [];
  const events: TableEvents = {
    status: (status) => statuses.push(status),
    steps: (steps) => told.push(...steps.map(({ n }) => n)),
    skipped: (from) => skipped.push(from),
  };
  const options = { server: 'http://play.example', table: 't', since: 0, open: server.open };
  const client = new TableClient(options, events);
  return { server, client, statuses, told, skipped };
}

const pauseOf = (status: Status | undefined): number =>
  status?.is === 'waiting' ? status.milliseconds : Number.NaN;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('coming back', () => {
  it('honours what the server asks when it says goodbye', () => {
    const { server, statuses, client } = visit();
    server.welcome();
    server.say({ type: 'bye', reconnectSeconds: 7 });
    server.cut();
    expect(pauseOf(statuses.at(-1))).toBeGreaterThanOrEqual(7000);
    vi.advanceTimersByTime(6900);
    expect(server.sockets).toHaveLength(1);
    // Even the device's word that it has a network is no reason to come sooner.
    client.hasten();
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(7200);
    expect(server.sockets).toHaveLength(2);
  });

  it('waits longer each time, and begins anew after a connection that held', () => {
    const { server, statuses } = visit();
    for (let i = 0; i < 8; i++) {
      server.cut();
      vi.advanceTimersByTime(20_000);
    }
    const pauses = statuses.filter(({ is }) => is === 'waiting').map(pauseOf);
    expect(pauses.length).toBeGreaterThanOrEqual(8);
    expect(Math.max(...pauses)).toBeGreaterThan(4000);
    expect(pauses[0]).toBeLessThanOrEqual(200);
    while (statuses.at(-1)?.is !== 'connecting') vi.advanceTimersByTime(100);
    server.welcome();
    vi.advanceTimersByTime(6000);
    server.say({ type: 'pong' });
    server.cut();
    expect(pauseOf(statuses.at(-1))).toBeLessThanOrEqual(200);
  });

  it('asks for what it missed and sends again what was not answered, under its old id', () => {
    const { server, client } = visit();
    server.welcome();
    server.steps(1, 3);
    void client.act('go', 3);
    server.cut();
    vi.advanceTimersByTime(1000);
    server.welcome();
    const joins = server.heard.filter(({ type }) => type === 'join');
    expect(joins.at(-1)).toMatchObject({ since: 3 });
    const acts = server.heard.filter(({ type }) => type === 'act');
    expect(acts).toHaveLength(2);
    expect(acts[1]).toEqual(acts[0]);
  });
});

describe('a line that is in doubt', () => {
  it('is told within two seconds of a question without an answer, and given up soon after', () => {
    const { server, client, statuses } = visit();
    server.welcome();
    server.steps(1, 1);
    void client.act('go', 1);
    vi.advanceTimersByTime(2000);
    expect(statuses.at(-1)).toEqual({ is: 'silent' });
    vi.advanceTimersByTime(7000);
    expect(statuses.map(({ is }) => is)).toContain('waiting');
    expect(server.sockets).toHaveLength(2);
  });

  it('is in order again with the first word of the server', () => {
    const { server, client, statuses } = visit();
    server.welcome();
    server.steps(1, 1);
    client.suspect();
    expect(statuses.at(-1)).toEqual({ is: 'silent' });
    server.say({ type: 'pong' });
    expect(statuses.at(-1)).toEqual({ is: 'open' });
  });
});

describe('what is told', () => {
  it('comes once and in order, whatever comes twice', () => {
    const { server, told } = visit();
    server.welcome();
    server.steps(1, 2);
    server.steps(2, 3);
    server.steps(1, 3);
    expect(told).toEqual([1, 2, 3]);
  });

  it('has no gap: a step that is missing is asked for anew', () => {
    const { server, told } = visit();
    server.welcome();
    server.steps(1, 2);
    server.steps(4, 4);
    expect(told).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    server.welcome();
    expect(server.heard.at(-1)).toMatchObject({ type: 'join', since: 2 });
    server.steps(3, 4);
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('never goes back in time: a node that is behind is left', () => {
    const { server, told, statuses } = visit();
    server.welcome();
    server.steps(1, 8);
    server.cut();
    vi.advanceTimersByTime(1000);
    server.welcome();
    server.say({ type: 'steps', steps: [], state: { n: 4 } });
    expect(told).toHaveLength(8);
    expect(statuses.at(-1)?.is).toBe('waiting');
  });

  it('may begin later than asked only on arriving, and then says so', () => {
    const { server, told, skipped } = visit();
    server.welcome();
    server.steps(900, 1000);
    expect(skipped).toEqual([900]);
    expect(told).toHaveLength(101);
  });
});

describe('"try again later"', () => {
  it('is tried again with growing pauses, and told to have failed in the end', async () => {
    const { server, client } = visit();
    server.welcome();
    server.steps(1, 1);
    const answer = client.act('go', 1).catch((error: Error) => error);
    const acts = () => server.heard.filter(({ type }) => type === 'act') as { id: string }[];
    const answeredAt: number[] = [];
    for (let ms = 0; ms < 120_000; ms += 50) {
      if (acts().length > answeredAt.length) {
        answeredAt.push(ms);
        const id = acts()[0]?.id;
        server.say({ type: 'error', code: 'unavailable', message: 'later', id });
      }
      vi.advanceTimersByTime(50);
    }
    expect(await answer).toMatchObject({ code: 'unavailable' });
    expect(acts()).toHaveLength(8);
    expect((answeredAt[7] ?? 0) - (answeredAt[6] ?? 0)).toBeGreaterThan(1500);
  });
});
