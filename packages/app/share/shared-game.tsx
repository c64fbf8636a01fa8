import { type AnyBoardModule, Icon, Piece, Sheet } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { type Bad, type Branch, writeRecord } from '@hearthside/table';
import { unpackGame } from '@hearthside/table/link';
import { sayOutcome, sayProblem, sentence } from '@hearthside/text';
import { use, useEffect, useState } from 'react';
import { BotPortrait } from '../bots/bot-portrait.tsx';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import { keepRecords } from '../replay/keep-records.ts';
import { importRecords, keeperNamed } from '../replay/kept-records.ts';
import { RecordTable } from '../replay/record-table.ts';
import { turnText } from '../replay/turn-text.ts';
import { Watching } from '../replay/watching.tsx';
import { useReview } from '../review/use-review.ts';
import { goTo } from '../router.ts';
import { Openings, unpack } from '../session/unpack-box.ts';
import { tables } from '../storage/tables.ts';
import { teamStyle } from '../table/team-style.ts';
import { useTable } from '../table/use-table.ts';
import { useTitle } from '../title.ts';
import { Brandmark } from '../ui/brandmark.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { Wood } from '../ui/wood.tsx';
import { WhatIf } from '../what-if/what-if.tsx';
import type { WhatIfWish } from '../what-if/what-if-table.ts';
import { useWords } from '../words.tsx';
import { PositionPicture } from './position-picture.tsx';
import { findByPrefix } from './share-link.ts';
import { drawPicture } from './svg-picture.ts';

interface Opened {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  readonly at: number;
}

const openings = new Openings(async (packed): Promise<Opened | Bad> => {
  const read = await unpackGame(packed, findByPrefix);
  if (!read.ok) return read;
  const { record, players, at } = read.value;
  const box = findBox(record.game.facts.id);
  if (!box) return { ok: false, error: 'no such game', say: { key: 'link-game' } };
  const { board, sheet } = await unpack(box);
  const keepers = record.game.seats(record.options).map((_, seat) => keeperNamed(players[seat]));
  return { table: new RecordTable(record, keepers), board, sheet, at };
});

/** A game that was sent is kept first; then it can have branches. */
const NO_BRANCHES: readonly Branch[] = [];

/** A game that somebody sent: all of it is in the address. */
export default function SharedGame({ packed }: { readonly packed: string }) {
  const opened = use(openings.get(packed));
  const words = useWords();
  if ('ok' in opened) {
    return (
      <PaperPage title={words.say('shared.broken')}>
        <p>{sentence(sayProblem(words, opened))}</p>
        <p className="dialog-buttons">
          <HomeLink className="primary" />
        </p>
      </PaperPage>
    );
  }
  return <Received {...opened} />;
}

function Received({ table, board, sheet, at }: Opened) {
  const words = useWords();
  const review = useReview(table.written, false);
  const [watched, setWatched] = useState(false);
  const [wish, setWish] = useState<WhatIfWish | null>(null);
  const isOver = table.outcome !== null;
  if (wish) {
    return (
      <WhatIf
        table={table}
        board={board}
        sheet={sheet}
        wish={wish}
        kept={NO_BRANCHES}
        review={review}
        onKeep={null}
        onWish={setWish}
      />
    );
  }
  if (watched) {
    return (
      <Watching
        table={table}
        board={board}
        sheet={sheet}
        review={review}
        record={null}
        tools={
          <button type="button" className="btn" onClick={() => setWatched(false)}>
            {words.say('replay.done')}
          </button>
        }
        onWhatIf={setWish}
      />
    );
  }
  return (
    <Card
      table={table}
      board={board}
      sheet={sheet}
      at={at}
      onWatch={() => {
        table.goTo(at);
        setWatched(true);
      }}
      onWhatIf={isOver ? () => setWish({ n: at }) : null}
    />
  );
}

interface CardProps extends Opened {
  onWatch(): void;
  readonly onWhatIf: (() => void) | null;
}

function Card({ table: session, board, sheet, at, onWatch, onWhatIf }: CardProps) {
  // The end of the game is what somebody sends a game for.
  useEffect(() => session.goTo(session.length), [session]);
  const table = useTable(session, board);
  const { words, seats, props } = table;
  const { game, outcome, turns, keepers, written } = session;
  useTitle(words.say('shared.title'));
  const turn = turns[at - 1] ?? 0;
  const keep = async () => {
    const read = await importRecords(`${writeRecord(written).join('\n')}\n`);
    if (!read.ok) throw new Error(read.error);
    const named = read.value.map((each) => ({ ...each, keepers }));
    const { kept } = await keepRecords(named, tables);
    if (kept[0]) goTo(`/records/${kept[0].id}`);
  };
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <div className="shared" data-game={game.facts.id}>
        <header className="bar">
          <Brandmark below={words.say('shared.house')} />
        </header>
        <main className="board">
          <PositionPicture
            className="shared-picture"
            of={written.entries.length}
            alt={board.tell(props.view, null, words)}
            draw={() =>
              drawPicture({
                board,
                sheet,
                props: { ...props, view: session.viewAt(session.length) },
              })
            }
          />
        </main>
        <section className="shared-card paper">
          <PageHeading>{words.say('shared.title')}</PageHeading>
          <p className="shared-result">
            {outcome
              ? sentence(sayOutcome(words, outcome, seats))
              : words.say('replay.not-finished')}
          </p>
          <ul>
            {seats.map((name, seat) => {
              const keeper = keepers[seat];
              const look = board.seatLook(name);
              const wins = outcome?.kind === 'versus' && outcome.winner === seat;
              return (
                <li key={name} className={wins ? 'is-winner' : undefined} style={teamStyle(look)}>
                  {keeper?.kind === 'bot' ? (
                    <BotPortrait level={keeper.level} emblem={look.emblem} />
                  ) : (
                    <Piece {...look.portrait} />
                  )}
                  <span>
                    <b>{words.say(`seat.${name}`)}</b>
                    <small>
                      {keeper?.kind === 'bot'
                        ? words.say(`strength.${keeper.level}`)
                        : words.say('shared.somebody')}
                    </small>
                  </span>
                  {outcome?.kind === 'versus' && outcome.points && <b>{outcome.points[seat]}</b>}
                </li>
              );
            })}
          </ul>
          <p>{words.say('shared.about', { title: game.facts.title })}</p>
          <p className="shared-keys">
            <button type="button" className="primary" onClick={onWatch}>
              <Icon name="play" />
              {turn > 0
                ? words.say('shared.watch-from', { turn: turnText(words, session, turn) })
                : words.say('shared.watch')}
            </button>
            {onWhatIf && (
              <button type="button" className="second" onClick={onWhatIf}>
                <Icon name="branch" />
                {words.say('what-if.title')}
              </button>
            )}
            <button type="button" className="second" onClick={() => attempt(keep())}>
              <Icon name="save" />
              {words.say('shared.keep')}
            </button>
            <Link className="second is-wide" href={`/new/${game.facts.id}`}>
              {words.say('shared.play')}
            </Link>
          </p>
        </section>
      </div>
    </>
  );
}
