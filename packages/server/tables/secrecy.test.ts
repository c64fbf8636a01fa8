/**
 * Every byte that the server sends is recorded and searched for what its reader must not know.
 * Two ways: by name (secrets of seats and dice, hidden actions, other seats' hidden cards), and by
 * twins (two games that differ only in what a seat must not know must send it the same bytes).
 */

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createTable, fetchRecord } from '@hearthside/client';
import { PATHS } from '@hearthside/protocol/constants';
import { shelf } from '@hearthside/shelf';
import {
  type AnyGame,
  type Dice,
  fairDice,
  newSecret,
  pick,
  readOptions,
  seededDice,
} from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { hashSecret, newSeatSecret, newTableId } from '../secrets.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import { SqliteStorage } from '../storage/sqlite-storage.ts';
import { type LocalServer, localServer, temporaryFolder } from '../testing/local-server.ts';
import { limitOf, rounds, tell } from '../testing/storm.ts';
import { loadGames } from './games.ts';
import { newDoc } from './table-doc.ts';

const GAMES = Number(process.env['SECRECY_GAMES'] ?? 100);
/** Long enough for secrets to come up and be turned over, short enough for hundreds of games. */
const ACTIONS = 40;

interface State {
  readonly n: number;
  readonly actors: readonly number[];
  readonly legal: readonly string[];
  readonly outcome: unknown;
}

/** A bare connection: nothing between it and the bytes. */
class Wire {
  readonly frames: string[] = [];
  readonly #socket: WebSocket;
  state: State | null = null;
  #wake: () => void = () => {};
  #ids = 0;

  constructor(url: string, table: string, secret: string | null) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}${PATHS.socket}`);
    this.#socket.on('open', () => {
      this.#say({ type: 'join', protocol: 1, table, since: 0, ...(secret ? { secret } : {}) });
    });
    this.#socket.on('message', (data) => {
      const text = String(data);
      this.frames.push(text);
      const message = JSON.parse(text);
      if (message.type === 'steps' && message.state) this.state = message.state;
      this.#wake();
    });
  }

  act(action: string): void {
    this.#say({ type: 'act', id: `submission-${this.#ids++}`, action, seen: this.state?.n });
  }

  async at(n: number): Promise<void> {
    const end = Date.now() + 10_000;
    while ((this.state?.n ?? -1) < n) {
      if (Date.now() > end) throw new Error(`waited in vain for ${n}: ${this.frames.at(-1)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  close(): void {
    this.#socket.close();
  }

  #say(message: unknown): void {
    this.#socket.send(JSON.stringify(message));
  }
}

const folder = temporaryFolder();
const newStorage = () => SqliteStorage.over(new SqliteFile(join(folder, `${newTableId()}.db`)));
const storage = newStorage();
let server: LocalServer;
let games: Awaited<ReturnType<typeof loadGames>>;

beforeAll(async () => {
  games = await loadGames();
  server = await localServer({}, storage);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const gameOf = (id: string) => games.get(id)?.game as AnyGame;

/** Connections for each seat, and one more for a spectator. */
async function open(
  url: string,
  table: string,
  seats: readonly (string | null)[],
): Promise<Wire[]> {
  const wires: Wire[] = [];
  // One after another, so that twins hear of each other's coming in the same order.
  for (const secret of [...seats, null]) {
    const wire = new Wire(url, table, secret);
    wires.push(wire);
    await wire.at(0);
  }
  return wires;
}

/** One random action, told to all. */
async function playOne(wires: readonly Wire[], dice: Dice): Promise<void> {
  const state = wires[0]?.state as State;
  const wire = wires[pick(state.actors, dice)] as Wire;
  await wire.at(state.n);
  wire.act(pick((wire.state as State).legal, dice));
  await Promise.all(wires.map((each) => each.at(state.n + 1)));
}

const isOver = (wires: readonly Wire[]): boolean => wires[0]?.state?.outcome !== null;

describe.each(shelf.map(({ facts }) => facts.id))('%s', (id) => {
  it(
    `${GAMES} games: no connection is ever sent what its reader must not know`,
    async () => {
      const game = gameOf(id);
      const searched = { games: 0, frames: 0, bytes: 0, leaks: 0 };
      const playRound = async (round: number) => {
        const created = await createTable(server.url, { game: id });
        const { table, seats, host } = created;
        const wires = await open(
          server.url,
          table.id,
          seats.map(({ secret }) => secret),
        );
        const dice = seededDice(`${id}/${round}`);
        for (let i = 0; i < ACTIONS && !isOver(wires); i++) await playOne(wires, dice);
        const records = await Promise.all(
          [...seats.map(({ secret }) => secret), null].map((secret) =>
            fetchRecord(server.url, table.id, secret),
          ),
        );
        const diceSecret = (await storage.read(table.id))?.doc.fairSecret ?? '';
        const log = await storage.entriesAfter(table.id, 0);
        for (const [reader, wire] of wires.entries()) {
          const others = seats
            .filter(({ seat }) => seat !== reader)
            .map(({ secret }) => secret ?? '');
          for (const secret of [host, ...others]) {
            for (const hidden of [secret, hashSecret(secret)]) {
              expect(wire.frames.some((frame) => frame.includes(hidden))).toBe(false);
              expect(records[reader]?.text).not.toContain(hidden);
            }
          }
          if (!isOver(wires)) expect(records[reader]?.text).not.toContain(diceSecret);
          expect(hiddenActionsRecorded(game, records[reader]?.text ?? '', reader, log)).toEqual([]);
          const whileOpen = wire.frames.filter((frame) => !frame.includes('"outcome":{'));
          expect(whileOpen.some((frame) => frame.includes(diceSecret))).toBe(false);
          expect(hiddenActionsTold(game, wire, reader, log)).toEqual([]);
          searched.frames += wire.frames.length;
          searched.bytes += wire.frames.reduce((sum, { length }) => sum + length, 0);
          wire.close();
        }
        searched.games++;
      };
      const AT_ONCE = 10;
      for (const batch of rounds(Math.ceil(GAMES / AT_ONCE), 1 / shelf.length)) {
        const first = batch * AT_ONCE;
        await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => playRound(first + index)));
      }
      tell(searched);
    },
    limitOf(120_000),
  );
});

/** Other seats' secret actions whose text stands in a frame sent while they were secret. */
function hiddenActionsTold(
  game: AnyGame,
  wire: Wire,
  reader: number,
  log: readonly { by: number; action: string }[],
): string[] {
  const told: string[] = [];
  for (const frame of wire.frames) {
    const message = JSON.parse(frame);
    if (message.type !== 'steps') continue;
    for (const step of message.steps) {
      const entry = log[step.n - 1];
      if (!entry || entry.by === reader || entry.by < 0) continue;
      const action = game.readAction(entry.action);
      if (action === null || !game.isSecret(action)) continue;
      if (step.action !== null) told.push(`${entry.action} as an action`);
      // What this reader may do itself reads the same, so that list is put aside.
      const rest = JSON.stringify({ ...message, state: { ...message.state, legal: [] } });
      const mine = log.some((each) => each.by === reader && each.action === entry.action);
      if (!mine && rest.includes(entry.action)) told.push(`${entry.action} in ${rest}`);
    }
  }
  return told;
}

/** Other seats' secret actions that stand in a seen record; those of a whole record are open. */
function hiddenActionsRecorded(
  game: AnyGame,
  text: string,
  reader: number,
  log: readonly { by: number; action: string }[],
): string[] {
  const [header, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (!('seen' in header)) return [];
  expect(lines.length).toBe(log.length);
  return lines.flatMap(({ n, action }) => {
    const entry = log[n - 1];
    const read = game.readAction(entry?.action ?? '');
    const hidden = entry && entry.by >= 0 && entry.by !== reader && read && game.isSecret(read);
    return hidden && action !== null ? [`${entry.action} at ${n}`] : [];
  });
}

describe('twins: two tables of a game with secrets that look the same to one seat', () => {
  const id = 'warehouse-elves';
  const READER = 1;
  const secrets = [newSeatSecret(), newSeatSecret()];
  let other: LocalServer;
  const otherStorage = newStorage();

  beforeAll(async () => {
    other = await localServer({}, otherStorage);
  });

  afterAll(() => other.stop());

  /** The same table at both servers but for the secret behind its deal and its dice. */
  async function openTwins(
    table: string,
    fairSecrets: readonly [string, string],
  ): Promise<[Wire[], Wire[]]> {
    const seats = secrets.map((secret) => ({
      secretHash: hashSecret(secret),
      keeper: { kind: 'person' } as const,
    }));
    for (const [index, where] of [storage, otherStorage].entries()) {
      const doc = newDoc({
        game: id,
        options: {},
        dice: 'app',
        numbersClosed: true,
        fairSecret: fairSecrets[index] as string,
        hostHash: hashSecret(newSeatSecret()),
        seats,
        clock: null,
        absent: null,
        takeBack: true,
        spectators: true,
        names: 'any',
      });
      await where.create({ id: table, created: 1000, revision: 1, doc });
    }
    return [await open(server.url, table, secrets), await open(other.url, table, secrets)];
  }

  /** All bytes but the commitment, which says nothing about the secret behind it. */
  const uncommitted = (text: string) =>
    text.replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"');
  const bytesOf = (wire: Wire) => uncommitted(wire.frames.join('\n'));

  /** The records so far of both twins are the same to the reader and to a bystander. */
  async function expectSameRecords(table: string): Promise<void> {
    for (const secret of [secrets[READER] as string, null]) {
      const [here, there] = await Promise.all(
        [server, other].map(({ url }) => fetchRecord(url, table, secret)),
      );
      expect(here?.as).toBe('seen');
      expect(uncommitted(there?.text ?? '')).toBe(uncommitted(here?.text ?? ''));
    }
  }

  it('sends the same bytes whatever the other seat chose, until it is turned over', async () => {
    for (let round = 0; round < 25; round++) {
      const fairSecret = newSecret();
      const table = newTableId();
      const [here, there] = await openTwins(table, [fairSecret, fairSecret]);
      for (let i = 0; i < round; i++) {
        await playOne(here, seededDice(`${round}/${i}`));
        await playOne(there, seededDice(`${round}/${i}`));
      }
      const mayHide = () => here[0]?.state?.actors.length === 2;
      for (let i = 0; i < 200 && !mayHide(); i++) {
        await playOne(here, seededDice(i));
        await playOne(there, seededDice(i));
      }
      const [chooser, twin] = [here[0] as Wire, there[0] as Wire];
      const { legal, n } = chooser.state as State;
      chooser.act(legal[0] as string);
      twin.act(legal.at(-1) as string);
      await Promise.all([...here, ...there].map((wire) => wire.at(n + 1)));
      expect(bytesOf(there[READER] as Wire)).toBe(bytesOf(here[READER] as Wire));
      expect(bytesOf(there[2] as Wire)).toBe(bytesOf(here[2] as Wire));
      expect(bytesOf(twin)).not.toBe(bytesOf(chooser));
      await expectSameRecords(table);
      for (const wire of [...here, ...there]) wire.close();
    }
  });

  it('sends the same bytes whatever the other seat was dealt', async () => {
    const game = gameOf(id);
    const options = readOptions(game, {});
    if (!options.ok) throw new Error(options.error);
    for (let round = 0; round < 8; round++) {
      const table = newTableId();
      const [here, there] = await openTwins(table, twinDeals(game, options.value, table));
      const [chooser, twin] = [here[0] as Wire, there[0] as Wire];
      const choice = pick((chooser.state as State).legal, seededDice(round));
      chooser.act(choice);
      twin.act(choice);
      await Promise.all([...here, ...there].map((wire) => wire.at(1)));
      expect(bytesOf(there[READER] as Wire)).toBe(bytesOf(here[READER] as Wire));
      expect(bytesOf(there[2] as Wire)).toBe(bytesOf(here[2] as Wire));
      expect(bytesOf(twin)).not.toBe(bytesOf(chooser));
      await expectSameRecords(table);
      for (const wire of [...here, ...there]) wire.close();
    }
  });

  /** Two secrets whose deals the reader cannot tell apart, though the other seat can. */
  function twinDeals(game: AnyGame, options: unknown, table: string): [string, string] {
    const dealt = new Map<string, { secret: string; hidden: string }>();
    for (let i = 0; i < 5000; i++) {
      const secret = newSecret();
      const position = game.setup(options, fairDice(secret, table, 'setup'));
      const seen = JSON.stringify(game.view(position, READER));
      const hidden = JSON.stringify(game.view(position, 0));
      const match = dealt.get(seen);
      if (match && match.hidden !== hidden) return [match.secret, secret];
      dealt.set(seen, { secret, hidden });
    }
    throw new Error('no twins found');
  }
});
