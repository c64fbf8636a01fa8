import type { AnyBoardRoom } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useMemo, useState } from 'react';
import NotFound from '../rules/not-found.tsx';
import { findTable } from '../storage/tables.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { recordOf } from './kept-records.ts';
import { RecordTable } from './record-table.ts';
import { Scrubber } from './scrubber.tsx';

interface Opened {
  readonly table: RecordTable;
  readonly room: AnyBoardRoom;
  readonly sheet: string;
}

const opening = new Map<string, Promise<Opened | null>>();

async function open(id: string): Promise<Opened | null> {
  const kept = await findTable(id);
  const box = kept && findBox(kept.game);
  if (!kept || !box?.board || !box.art) return null;
  const [{ game }, { boardRoom }, { sheet }] = await Promise.all([
    box.rules(),
    box.board(),
    box.art(),
  ]);
  return { table: new RecordTable(recordOf(kept, game), kept.keepers), room: boardRoom, sheet };
}

function openOnce(id: string): Promise<Opened | null> {
  const known = opening.get(id) ?? open(id);
  opening.set(id, known);
  return known;
}

export default function Replay({ id }: { readonly id: string }) {
  const opened = use(openOnce(id));
  useEffect(() => () => void opening.delete(id), [id]);
  return opened ? <Watching {...opened} /> : <NotFound />;
}

function Watching({ table, room, sheet }: Opened) {
  const [n, setN] = useState(0);
  const screen = useMemo(
    () => <TableScreen link={table} room={room} sheet={sheet} />,
    [table, room, sheet],
  );
  const go = (to: number) => {
    table.goTo(to);
    setN(table.state.n);
  };
  return (
    <>
      {screen}
      <Scrubber n={n} length={table.length} onGo={go} />
    </>
  );
}
