import { ServerError, tableInfo } from '@hearthside/client';
import type { TableInfo } from '@hearthside/protocol';
import type { AnyBoardModule } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useMemo, useState } from 'react';
import { HomeLink } from '../home-link.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { namesOf } from '../table/names.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords, useWords } from '../words.tsx';
import { AwayBar } from './away-bar.tsx';
import { isArranged, isFresh } from './begin-online.ts';
import { ClaimedSeat, OwnDevice } from './claimed-seat.tsx';
import { FriendsSetup } from './friends-setup.tsx';
import { forgetMyTable, myTable, sitDown } from './my-tables.ts';
import { type OnlineState, OnlineTable } from './online-table.ts';
import { PresenceBar } from './presence-bar.tsx';
import { rematchOnline } from './rematch.ts';
import { remind } from './reminders.ts';
import { seatKey } from './seat-key.ts';
import { TakeBackBar } from './take-back-bar.tsx';
import { watchOnline } from './watch-online.ts';
import {
  hasOthersKey,
  hideSecret,
  keyInLink,
  otherSeat,
  secretInLink,
  WhichSeat,
} from './which-seat.tsx';

type Opened = Unpacked & { readonly table: TableInfo };
type Opening = Opened | { readonly problem: ServerError['code'] };

const openings = new Openings(async (id): Promise<Opening> => {
  try {
    const table = await tableInfo(location.origin, id);
    const box = findBox(table.game);
    return box ? { table, ...(await unpack(box)) } : { problem: 'unknown-game' };
  } catch (error) {
    return { problem: error instanceof ServerError ? error.code : 'unavailable' };
  }
});

/** The secret behind `#`, else the one this device kept for the table. */
const secretFor = (id: string): string | null => secretInLink() ?? myTable(id)?.secret ?? null;

/** The key that comes with this secret in the address, else this device's own at the table. */
const keyFor = ({ id, game }: TableInfo, secret: string): string | null =>
  (secretInLink() === secret ? keyInLink() : null) ?? seatKey(game, id);

export default function OnlineTablePage({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  if ('problem' in opened) return <NoTable problem={opened.problem} />;
  return <OnlineTableScreen id={id} {...opened} />;
}

function OnlineTableScreen({ id, table, game, board, sheet }: Opened & { readonly id: string }) {
  const [session, setSession] = useState<OnlineTable | null>(null);
  // Another link of the same table takes nobody's seat away unasked.
  const [kept] = useState(() => otherSeat(id));
  // Nor is a seat shared with another device unasked.
  const [shared] = useState(() => hasOthersKey(id));
  const [changing, setChanging] = useState(false);
  const [secret, setSecret] = useState(() => (kept || shared ? undefined : secretFor(id)));
  const key = secret == null ? null : keyFor(table, secret);
  useEffect(() => {
    if (secret === undefined) return;
    const online = new OnlineTable(
      { server: location.origin, table: id, secret, key },
      table,
      game,
    );
    setSession(online);
    const stop = tellNetwork(online);
    return () => {
      stop();
      online.leave();
    };
  }, [id, secret, key, table, game]);
  // A link that is opened in the same tab changes nothing but what stands behind `#`.
  useEffect(() => {
    const openAnew = () => location.reload();
    addEventListener('hashchange', openAnew);
    return () => removeEventListener('hashchange', openAnew);
  }, []);
  if (kept && secret === undefined && !changing) {
    const stay = () => {
      history.replaceState(history.state, '', location.pathname);
      setSecret(kept.secret);
    };
    const change = () => (shared ? setChanging(true) : setSecret(secretInLink()));
    return <WhichSeat onStay={stay} onChange={change} />;
  }
  if (shared && secret === undefined) {
    return <OwnDevice onOpen={() => setSecret(secretInLink())} />;
  }
  if (secret === undefined) return null;
  return (
    session && (
      <Seated
        session={session}
        board={board}
        sheet={sheet}
        secret={secret}
        deviceKey={key}
        onSit={(other, seat) => {
          sitDown(id, table.game, other, seat);
          setSecret(other);
        }}
        onWatch={() => {
          history.replaceState(history.state, '', location.pathname);
          setSecret(null);
        }}
      />
    )
  );
}

/** The device knows that it has no network long before a socket notices. */
function tellNetwork(online: OnlineTable): () => void {
  const offline = () => online.networkIs(false);
  const back = () => online.networkIs(true);
  addEventListener('offline', offline);
  addEventListener('online', back);
  return () => {
    removeEventListener('offline', offline);
    removeEventListener('online', back);
  };
}

interface SeatedProps {
  readonly session: OnlineTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  readonly secret: string | null;
  readonly deviceKey: string | null;
  /** Takes another seat of this table, by its link. */
  onSit(secret: string, seat: number): void;
  /** Looks on from the side. */
  onWatch(): void;
}

function Seated({ session, board, sheet, secret, deviceKey, onSit, onWatch }: SeatedProps) {
  const online = useStore(session.online);
  const { phase, steps } = useStore(session.state);
  const { table, you, status, present } = online;
  const [inviting, setInviting] = useState(false);
  const [arranging, setArranging] = useState(() => isFresh(table.id));
  const gameWords = useGameWords(table.game);
  const words = useMemo(() => {
    const seats = table.seats.map(({ name }) => name);
    return gameWords.withNames(namesOf(session.keepers, seats, gameWords));
  }, [gameWords, session.keepers, table.seats]);
  // Sitting down once is enough: from now on the home page knows the way back.
  useEffect(() => {
    if (you === null || secret === null) return;
    sitDown(table.id, table.game, secret, you);
    hideSecret(table.id, deviceKey);
  }, [you, secret, deviceKey, table.id, table.game]);
  const refused = status.is === 'closed' ? status.error?.code : undefined;
  useEffect(() => {
    // A seat that was given away is none to come back to: the next link opens without a question.
    const isVoid = refused === 'removed' || refused === 'wrong-secret';
    const kept = myTable(table.id);
    if (isVoid && kept?.secret === secret && kept.host === undefined) forgetMyTable(table.id);
  }, [refused, secret, table.id]);
  useReminder(session, online);
  if (refused === 'claimed') return <ClaimedSeat table={table} onWatch={onWatch} />;
  if (status.is === 'closed' && status.error) return <NoTable problem={status.error.code} />;
  if (phase.is === 'loading') return <Connecting />;
  const box = findBox(table.game);
  if (arranging && box) {
    return (
      <FriendsSetup
        session={session}
        box={box}
        sheet={sheet}
        words={words}
        gameWords={gameWords}
        onSit={onSit}
        onBegin={() => {
          isArranged();
          setArranging(false);
        }}
      />
    );
  }
  return (
    <TableScreen
      session={session}
      board={board}
      sheet={sheet}
      friends={{
        present,
        standIns: present.map(
          (here, seat) => !here && steps.findLast(({ by }) => by === seat)?.standIn === true,
        ),
        corner: (
          <PresenceBar
            session={session}
            online={online}
            words={words}
            inviting={inviting}
            onInvite={setInviting}
          />
        ),
        waiting: (
          <>
            <TakeBackBar session={session} online={online} words={words} />
            <AwayBar
              session={session}
              online={online}
              words={words}
              onRemind={() => setInviting(true)}
            />
          </>
        ),
      }}
      onWatch={() => attempt(watchOnline(session, ''))}
      onReview={() => attempt(watchOnline(session, 'review'))}
      onShare={() => attempt(watchOnline(session, 'share'))}
      {...(secret !== null && { onRematch: () => attempt(rematchOnline(table, secret)) })}
    />
  );
}

/** Says "your turn" while the page is out of sight. */
function useReminder(session: OnlineTable, { table, you }: OnlineState): void {
  const words = useGameWords(table.game);
  const yours = useStore(session.state).seat !== null;
  useEffect(() => {
    if (!yours || !document.hidden || you === null) return;
    void remind({
      title: words.say('title'),
      text: words.say('online.turn.yours'),
      table: table.id,
      path: `/t/${table.id}`,
    });
  }, [yours, you, words, table.id]);
}

function Connecting() {
  const words = useWords();
  return (
    <>
      <Wood />
      <p className="opening" role="status">
        {words.say('online.connecting')}
      </p>
    </>
  );
}

/** A clear page for a link that opens nothing. */
function NoTable({ problem }: { readonly problem: ServerError['code'] }) {
  const words = useWords();
  const known = words.has(`online.problem.${problem}`);
  return (
    <PaperPage title={words.say('online.no-table')}>
      <p>{words.say(known ? `online.problem.${problem}` : 'online.problem.unavailable')}</p>
      <HomeLink className="primary" />
    </PaperPage>
  );
}
