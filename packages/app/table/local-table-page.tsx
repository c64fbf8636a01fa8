import type { AnyBoardRoom } from '@hearthside/screen';
import { type Box, findBox } from '@hearthside/shelf';
import type { AnyGame } from '@hearthside/table';
import { use, useEffect, useState } from 'react';
import { goTo } from '../router.ts';
import NotFound from '../rules/not-found.tsx';
import { type KeptTable, LocalTable } from '../session/local-table.ts';
import { beginTable } from '../setup/quick-table.ts';
import { findTable, keepTable } from '../storage/tables.ts';
import { WorkerThinking } from '../thinking/worker-thinking.ts';
import { TableScreen } from './table-screen.tsx';

const thinking = new WorkerThinking();

interface Opened {
  readonly kept: KeptTable;
  readonly box: Box;
  readonly game: AnyGame;
  readonly room: AnyBoardRoom;
  readonly sheet: string;
}

const opening = new Map<string, Promise<Opened | null>>();

/** What a table needs before it can be shown. Not kept: the next visit reads the device anew. */
async function open(id: string): Promise<Opened | null> {
  const kept = await findTable(id);
  const box = kept && findBox(kept.game);
  if (!kept || !box?.board || !box.art) return null;
  const [{ game }, { boardRoom }, { sheet }] = await Promise.all([
    box.rules(),
    box.board(),
    box.art(),
  ]);
  return { kept, box, game, room: boardRoom, sheet };
}

function openOnce(id: string): Promise<Opened | null> {
  const known = opening.get(id) ?? open(id);
  opening.set(id, known);
  return known;
}

export default function LocalTablePage({ id }: { readonly id: string }) {
  const opened = use(openOnce(id));
  useEffect(() => () => void opening.delete(id), [id]);
  return opened ? <LocalTableScreen {...opened} /> : <NotFound />;
}

function LocalTableScreen({ kept, game, room, sheet }: Opened) {
  const [link, setLink] = useState<LocalTable | null>(null);
  useEffect(() => {
    const table = new LocalTable(kept, game, { thinking, keep: keepTable });
    setLink(table);
    return () => table.leave();
  }, [kept, game]);
  if (!link) return null;
  const { options, keepers, diceMode } = kept;
  return (
    <TableScreen
      link={link}
      room={room}
      sheet={sheet}
      onRematch={() => void beginTable({ game: kept.game, options, keepers, diceMode })}
      onRecord={() => goTo(`/records/${kept.id}`)}
    />
  );
}
