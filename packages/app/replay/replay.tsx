import type { AnyBoardModule } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import type { Audience, Branch } from '@hearthside/table';
import { use, useEffect, useState } from 'react';
import { bestTeamScore } from '../family-log/best-team-score.ts';
import { Link } from '../link.tsx';
import NotFound from '../pages/not-found.tsx';
import { useReview } from '../review/use-review.ts';
import type { KeptTable } from '../session/kept-table.ts';
import { Openings, unpack } from '../session/unpack-box.ts';
import { tables } from '../storage/tables.ts';
import { attempt } from '../ui/note-bar.tsx';
import { WhatIf } from '../what-if/what-if.tsx';
import type { WhatIfWish } from '../what-if/what-if-table.ts';
import { useWords } from '../words.tsx';
import { recordOf } from './kept-records.ts';
import { RecordTable } from './record-table.ts';
import { Watching } from './watching.tsx';

interface Opened {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  readonly kept: KeptTable;
  /** The most that a team has scored like this before. */
  readonly record: number | null;
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
  const { outcome } = table;
  const record =
    outcome?.kind === 'team' ? await bestTeamScore(game, table.options, outcome.top, id) : null;
  return { table, board, sheet, kept, record };
});

interface ReplayProps {
  readonly id: string;
  /** What to do at once: `review` or `share`. */
  readonly also: string;
}

/** A game of this device, watched again. */
export default function Replay({ id, also }: ReplayProps) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  return opened ? <Game {...opened} also={also} /> : <NotFound />;
}

function Game({ table, board, sheet, kept, record, also }: Opened & Pick<ReplayProps, 'also'>) {
  const words = useWords();
  const review = useReview(table.written, also === 'review' && table.outcome !== null);
  const [wish, setWish] = useState<WhatIfWish | null>(null);
  const [branches, setBranches] = useState(kept.branches ?? []);
  const keep = (branch: Branch) => {
    const all = [...branches, branch];
    setBranches(all);
    attempt(tables.extend({ ...kept, branches: all }, kept.log.length));
  };
  if (wish) {
    return (
      <WhatIf
        table={table}
        board={board}
        sheet={sheet}
        wish={wish}
        kept={branches}
        review={review}
        onKeep={keep}
        onWish={setWish}
      />
    );
  }
  return (
    <Watching
      table={table}
      board={board}
      sheet={sheet}
      review={review}
      shared={also === 'share' && table.outcome !== null}
      record={record}
      tools={
        <Link className="btn" href="/records">
          {words.say('replay.done')}
        </Link>
      }
      onWhatIf={setWish}
    />
  );
}
