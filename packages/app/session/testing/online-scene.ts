/** A table on a real server, one seat under test behind a line of the test's choice. */

import { createTable, type OpenSocket, TableClient } from '@hearthside/client';
import type { TableStep } from '@hearthside/protocol';
import { findBox } from '@hearthside/shelf';
import type { Audience } from '@hearthside/table';
import { OnlineTable } from '../../online/online-table.ts';
import type { TableSession } from '../table-session.ts';
import { type Scene, type Truth, until } from './scene.ts';

/** What a seat is told over a good line, from before the first entry on. */
class Witness {
  readonly client: TableClient;
  readonly truth: { views: unknown[]; entries: { by: number | string; action: string | null }[] } =
    {
      views: [],
      entries: [],
    };

  constructor(server: string, table: string, secret: string | null, open: OpenSocket) {
    this.client = new TableClient(
      { server, table, secret, since: 0, open },
      {
        steps: (steps, state) => {
          if (this.truth.views.length === 0 && state) this.truth.views.push(state.view);
          for (const step of steps) this.#note(step, state?.view);
        },
      },
    );
  }

  #note({ by, action, view }: TableStep, latest: unknown): void {
    this.truth.entries.push({ by, action });
    this.truth.views.push(view ?? latest);
  }
}

export async function openOnlineScene(
  server: string,
  id: string,
  line: OpenSocket,
  good: OpenSocket,
): Promise<Scene> {
  const box = findBox(id);
  if (!box) throw new Error(`unknown game ${id}`);
  const { game } = await box.rules();
  const created = await createTable(server, { game: id });
  const [mine, theirs] = created.seats.map(({ secret }) => secret);
  const { id: table } = created.table;
  const sit = (secret: string | null, open: OpenSocket): OnlineTable =>
    new OnlineTable({ server, table, secret }, created.table, game, open);
  const witnesses = new Map<Audience, Witness>();
  const whose: [Audience, string | null | undefined][] = [
    [0, mine],
    ['spectator', null],
  ];
  for (const [audience, secret] of whose) {
    witnesses.set(audience, new Witness(server, table, secret ?? null, good));
  }
  const known = (witness: Witness) => witness.truth.views.length > 0;
  while (![...witnesses.values()].every(known)) await new Promise((done) => setTimeout(done, 5));
  const tableUnderTest = sit(mine ?? null, line);
  const rival = sit(theirs ?? null, good);
  const opened = [tableUnderTest, rival];
  await until(tableUnderTest, isThere, 'the table');
  await until(rival, isThere, 'the rival’s table');
  return {
    game,
    table: tableUnderTest,
    rival,
    async again(): Promise<TableSession> {
      const another = sit(mine ?? null, good);
      opened.push(another);
      await until(another, isThere, 'the table in a second tab');
      return another;
    },
    async truth(audience: Audience): Promise<Truth> {
      const witness = witnesses.get(audience);
      if (!witness) throw new Error(`nobody watches for ${audience}`);
      const isUpToDate = () => witness.truth.entries.length >= rival.state.value.n;
      while (!isUpToDate()) await new Promise((done) => setTimeout(done, 5));
      return witness.truth;
    },
    async close() {
      for (const each of opened) each.leave();
      for (const { client } of witnesses.values()) client.leave();
    },
  };
}

const isThere = ({ phase }: TableSession['state']['value']): boolean => phase.is !== 'loading';
