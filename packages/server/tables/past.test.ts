/** A long past costs nobody else anything, and nobody can make one without end. */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createTable } from '@hearthside/client';
import { LIMITS, PATHS } from '@hearthside/protocol';
import { pick, type Referee, seededDice } from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { layTable, refereeFor } from '../testing/laid-table.ts';
import { type LocalServer, localServer, Watcher } from '../testing/local-server.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await localServer();
});
afterAll(() => server.stop());

const PEOPLE = [{ kind: 'person' }, { kind: 'person' }] as const;

/** A game in which nobody ever loads a toy. */
async function longGame(name: string, actions: number): Promise<Referee> {
  const referee = await refereeFor('warehouse-elves', name);
  const dice = seededDice(name);
  while (referee.n < actions) {
    const seat = pick(referee.actors, dice);
    const legal = referee.legal(seat);
    referee.submit(seat, legal.includes('pass') ? 'pass' : pick(legal, dice), referee.n);
  }
  return referee;
}

describe('act and take back, again and again', () => {
  it('ends after two in a turn: the rival gets a move, and the log grows by turns only', async () => {
    const created = await createTable(server.url, { game: 'warehouse-wars' });
    const both = created.seats.map(
      ({ secret }) => new Watcher({ server: server.url, table: created.table.id, secret }),
    );
    await Promise.all(both.map((each) => each.until(({ state }) => state !== null)));
    const act = async (mover: Watcher, action: string) => {
      const n = mover.state?.n as number;
      const rejection = await mover.client.act(action, n);
      const after = rejection ? n : n + 1;
      await Promise.all(both.map((each) => each.until(({ state }) => state?.n === after)));
      return rejection;
    };
    const moverOf = ({ state }: Watcher) => both[state?.actors[0] as number] as Watcher;
    // The first actions of this game cannot be taken back.
    let mean = both[0] as Watcher;
    let action = '';
    for (let i = 0; i < 10 && !mean.state?.canTakeBack; i++) {
      mean = moverOf(mean);
      action = mean.state?.legal[0] as string;
      expect(await act(mean, action)).toBeNull();
    }
    const rival = both.find((each) => each !== mean) as Watcher;
    let taken = 0;
    for (; taken < 5 && (await act(mean, 'take-back')) === null; taken++) {
      expect(await act(mean, action)).toBeNull();
    }
    expect(mean.state?.canTakeBack).toBe(false);
    expect(await act(mean, 'take-back')).toEqual({ why: 'cannot-take-back' });
    expect(taken).toBe(LIMITS.takeBacksPerTurn);
    await rival.until(({ state }) => (state?.legal.length ?? 0) > 0, 'the rival’s turn');
    const n = rival.state?.n as number;
    expect(await rival.client.act(rival.state?.legal[0] as string, n)).toBeNull();
    for (const each of both) each.client.leave();
  });
});

describe('a table with a long past', () => {
  it('is told from its latest steps on, and the server goes on answering meanwhile', async () => {
    const referee = await longGame('a-long-past', LIMITS.entriesPerTable - 10);
    await layTable(server.storage, referee, PEOPLE);
    const { table } = referee.proof;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const first = await firstSteps(server.url, table);
    const crowd = Array.from(
      { length: 5 },
      () => new Watcher({ server: server.url, table, since: 0 }),
    );
    await Promise.all(
      crowd.map((each) => each.until(({ state }) => state !== null, 'all', 60_000)),
    );
    delay.disable();
    expect(first).toMatchObject({ after: referee.n - LIMITS.retoldSteps, state: null });
    for (const { steps } of crowd) expect(steps).toHaveLength(LIMITS.retoldSteps);
    expect(delay.max / 1e6, 'milliseconds of silence').toBeLessThan(1000);
    for (const each of crowd) each.client.leave();
  }, 90_000);

  it('is told to one address only so often; whoever asks more is told how it stands', async () => {
    const strict = await localServer({ storyRate: { perSecond: 0.001, burst: 500 } });
    const referee = await longGame('asked-too-often', 400);
    await layTable(strict.storage, referee, PEOPLE);
    const { table } = referee.proof;
    const one = new Watcher({ server: strict.url, table, since: 0 });
    await one.until(({ state }) => state !== null);
    expect(one.steps).toHaveLength(400);
    const two = await firstSteps(strict.url, table);
    expect(two).toMatchObject({ after: 400, steps: [], state: { n: 400 } });
    one.client.leave();
    await strict.stop();
  });

  it('ends at its limit: then there is only resigning', async () => {
    const referee = await longGame('worn-out', LIMITS.entriesPerTable);
    const secrets = await layTable(server.storage, referee, PEOPLE);
    const { table } = referee.proof;
    const seat = referee.actors[0] as number;
    const last = new Watcher({ server: server.url, table, secret: secrets[seat] ?? null });
    await last.until(({ state }) => state !== null);
    const { legal, n } = last.state ?? { legal: [], n: 0 };
    await expect(last.client.act(legal[0] as string, n)).rejects.toMatchObject({
      code: 'log-full',
    });
    expect(await last.client.act('resign', n)).toBeNull();
    last.client.leave();
  }, 60_000);

  it('keeps what happens meanwhile for the end, in order', async () => {
    const referee = await longGame('still-played', 900);
    const secrets = await layTable(server.storage, referee, PEOPLE);
    const { table } = referee.proof;
    const players = secrets.map((secret) => new Watcher({ server: server.url, table, secret }));
    await Promise.all(players.map((each) => each.until(({ state }) => state !== null)));
    const late = new Watcher({ server: server.url, table, since: 0 });
    for (let i = 0; i < 4; i++) {
      const { n, actors } = players[0]?.state ?? { n: 0, actors: [] };
      const mover = players[actors[0] as number] as Watcher;
      await mover.until(({ state }) => state?.n === n);
      expect(await mover.client.act(mover.state?.legal[0] as string, n)).toBeNull();
      await Promise.all(players.map((each) => each.until(({ state }) => (state?.n ?? 0) > n)));
    }
    const end = players[0]?.state?.n as number;
    await late.until(({ state }) => state?.n === end, 'the end of the story');
    expect(late.steps.map(({ n }) => n)).toEqual(late.steps.map((_, index) => index + 1));
    expect(late.steps).toHaveLength(end);
    for (const each of [...players, late]) each.client.leave();
  });
});

/** The first message on steps that a spectator gets who asks for all. */
function firstSteps(url: string, table: string): Promise<unknown> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${PATHS.socket}`);
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'join', protocol: 1, table, since: 0 }));
  });
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string };
      if (message.type !== 'steps') return;
      socket.terminate();
      resolve(message);
    });
  });
}
