import { findBox } from '@hearthside/shelf';
import { use, useEffect, useState } from 'react';
import { goTo } from '../router.ts';
import NotFound from '../rules/not-found.tsx';
import { type KeptTable, LocalTable } from '../session/local-table.ts';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { beginTable } from '../setup/quick-table.ts';
import { findTable, keepTable } from '../storage/tables.ts';
import { thinking } from '../thinking/worker-thinking.ts';
import { TableScreen } from './table-screen.tsx';

type Opened = Unpacked & { readonly kept: KeptTable };

/** What a table needs before it can be shown; the device is read anew at each visit. */
const openings = new Openings(async (id): Promise<Opened | null> => {
  const kept = await findTable(id);
  const box = kept && findBox(kept.game);
  return box ? { kept, ...(await unpack(box)) } : null;
});

export default function LocalTablePage({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
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
