import { findBox } from '@hearthside/shelf';
import { use, useCallback, useEffect, useState } from 'react';
import { bestTeamScore } from '../family-log/best-team-score.ts';
import NotFound from '../pages/not-found.tsx';
import { goTo } from '../router.ts';
import type { KeptTable } from '../session/kept-table.ts';
import { LocalTable } from '../session/local-table.ts';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { beginTable } from '../setup/quick-table.ts';
import { tables } from '../storage/tables.ts';
import { thinking } from '../thinking/worker-thinking.ts';
import { attempt } from '../ui/note-bar.tsx';
import { TableScreen } from './table-screen.tsx';

type Opened = Unpacked & { readonly kept: KeptTable };

/** What a table needs before it can be shown; the device is read anew at each visit. */
const openings = new Openings(async (id): Promise<Opened | null> => {
  const kept = await tables.find(id);
  const box = kept && findBox(kept.game);
  return box ? { kept, ...(await unpack(box)) } : null;
});

export default function LocalTablePage({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  return opened ? <LocalTableScreen {...opened} /> : <NotFound />;
}

function LocalTableScreen({ kept, game, board, sheet }: Opened) {
  const [link, setSession] = useState<LocalTable | null>(null);
  useEffect(() => {
    const isVisible = () => !document.hidden;
    const table = new LocalTable(kept, game, { thinking, tables, isVisible });
    setSession(table);
    // A tab that only followed another asks the bots itself once somebody looks at it.
    const look = () => table.wakeBots();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      table.leave();
    };
  }, [kept, game]);
  const toBeat = useCallback(
    (top: number) => bestTeamScore(game, kept.options, top, kept.id),
    [kept, game],
  );
  if (!link) return null;
  const { options, keepers, diceMode } = kept;
  const same = { game: kept.game, options, keepers, diceMode };
  return (
    <TableScreen
      session={link}
      board={board}
      sheet={sheet}
      onRematch={() => attempt(beginTable(same))}
      onNextTable={(next) => attempt(beginTable({ ...same, ...next }))}
      onWatch={() => goTo(`/records/${kept.id}`)}
      onReview={() => goTo(`/records/${kept.id}/review`)}
      onShare={() => goTo(`/records/${kept.id}/share`)}
      recordToBeat={toBeat}
    />
  );
}
