import { findBox } from '@hearthside/shelf';
import { use, useEffect } from 'react';
import NotFound from '../pages/not-found.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { tables } from '../storage/tables.ts';
import { useStore } from '../store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { recordOf } from './kept-records.ts';
import { RecordTable } from './record-table.ts';
import { Scrubber } from './scrubber.tsx';

interface Opened extends Omit<Unpacked, 'game'> {
  readonly table: RecordTable;
}

const openings = new Openings(async (id): Promise<Opened | null> => {
  const kept = await tables.find(id);
  const box = kept && findBox(kept.game);
  if (!box) return null;
  const { game, board, sheet } = await unpack(box);
  return { table: new RecordTable(recordOf(kept, game), kept.keepers), board, sheet };
});

export default function Replay({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  return opened ? <Watching {...opened} /> : <NotFound />;
}

function Watching({ table, board, sheet }: Opened) {
  const { n } = useStore(table.state);
  const scrubber = <Scrubber n={n} length={table.length} onGo={(to) => table.goTo(to)} />;
  return <TableScreen session={table} board={board} sheet={sheet} tray={scrubber} />;
}
