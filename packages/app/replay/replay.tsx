import { findBox } from '@hearthside/shelf';
import type { Audience } from '@hearthside/table';
import { use, useEffect } from 'react';
import NotFound from '../pages/not-found.tsx';
import type { KeptTable } from '../session/kept-table.ts';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { tables } from '../storage/tables.ts';
import { recordOf } from './kept-records.ts';
import { RecordTable } from './record-table.ts';
import { Watching } from './watching.tsx';

interface Opened extends Omit<Unpacked, 'game'> {
  readonly table: RecordTable;
  readonly kept: KeptTable;
}

/** Whose eyes an unfinished game of this device is watched with: those of the only person at it. */
function watcherOf({ keepers, imported }: KeptTable): Audience {
  if (imported !== undefined) return 'spectator';
  const people = keepers.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 'spectator') : 'spectator';
}

const openings = new Openings(async (id): Promise<Opened | null> => {
  const kept = await tables.find(id);
  const box = kept && findBox(kept.game);
  if (!box) return null;
  const { game, board, sheet } = await unpack(box);
  const table = new RecordTable(recordOf(kept, game), kept.keepers, watcherOf(kept));
  return { table, board, sheet, kept };
});

/** A game of this device, watched again. */
export default function Replay({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  return opened ? <Watching {...opened} /> : <NotFound />;
}
