import { tableInfo } from '@hearthside/client';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useState } from 'react';
import {
  keepScreenHost,
  screenHost,
  seatsWaiting,
  seatTaken,
  sendAway,
} from '../online/begin-online.ts';
import { type OnlineState, OnlineTable } from '../online/online-table.ts';
import NotFound from '../pages/not-found.tsx';
import { goTo } from '../router.ts';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { useGameWords, useWords } from '../words.tsx';
import { Lobby } from './lobby.tsx';
import { RoomResult } from './room-result.tsx';
import { useBigScreen } from './use-big-screen.ts';

interface Opened extends Omit<Unpacked, 'game'> {
  connect(): OnlineTable;
}

/** The big screen sits at no seat: it is never sent a secret, so it cannot show one. */
const openings = new Openings(async (id): Promise<Opened | null> => {
  const server = location.origin;
  const table = await tableInfo(server, id).catch(() => null);
  const box = table && findBox(table.game);
  if (!box) return null;
  const { game, board, sheet } = await unpack(box);
  const connect = () => new OnlineTable({ server, table: id, secret: null }, table, game);
  return { connect, board, sheet };
});

export default function Television({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  return opened ? <BigScreen {...opened} /> : <NotFound />;
}

function BigScreen({ connect, board, sheet }: Opened) {
  const words = useWords();
  const [leaving, setLeaving] = useState(false);
  useBigScreen(() => setLeaving(true));
  const [session, setSession] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const online = connect();
    setSession(online);
    return () => online.leave();
  }, [connect]);
  return (
    <>
      {session && <Showing session={session} board={board} sheet={sheet} />}
      {leaving && (
        <Confirm
          title={words.say('tv.leave')}
          text={words.say('tv.leave.text')}
          action={words.say('tv.leave.yes')}
          onConfirm={() => goTo('/tv')}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

interface ShowingProps extends Omit<Opened, 'connect'> {
  readonly session: OnlineTable;
}

function Showing({ session, board, sheet }: ShowingProps) {
  const online = useStore(session.online);
  const { phase } = useStore(session.state);
  const [, setTimes] = useState(0);
  const lookAgain = () => setTimes((times) => times + 1);
  const { table, present } = online;
  // The players go on to the next game on their phones; the screen comes along.
  useEffect(() => {
    if (table.next === null) return;
    const host = screenHost(table.id);
    if (host !== null) keepScreenHost(table.next, host);
    goTo(`/tv/${table.next}`, 'replace');
  }, [table.id, table.next]);
  seatTaken(table.id, (seat) => present[seat] ?? false);
  if (phase.is === 'loading') return null;
  if (seatsWaiting(table.id).length > 0) {
    return <Lobby online={online} board={board} sheet={sheet} onSeated={lookAgain} />;
  }
  return (
    <>
      <TableScreen
        session={session}
        board={board}
        sheet={sheet}
        television
        Ending={RoomResult}
        friends={{ present, corner: null }}
      />
      <SendAway online={online} onSent={lookAgain} />
    </>
  );
}

interface SendAwayProps {
  readonly online: OnlineState;
  /** A new code is there to be shown. */
  onSent(): void;
}

/** The wrong person scanned a code: the screen that set the table up can take the seat back. */
function SendAway({ online: { table, present }, onSent }: SendAwayProps) {
  const words = useGameWords(table.game);
  const [isOpen, setOpen] = useState(false);
  if (screenHost(table.id) === null || !present.includes(true)) return null;
  const send = async (seat: number) => {
    await sendAway(table.id, seat);
    onSent();
  };
  return (
    <>
      <IconButton
        icon="friends"
        className="send-away"
        label={words.say('tv.wrong-person')}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog title={words.say('tv.wrong-person')} onClose={() => setOpen(false)}>
          <p className="dialog-buttons">
            <button type="button" className="primary" onClick={() => setOpen(false)}>
              {words.say('confirm.no')}
            </button>
            {table.seats.map(({ name }, seat) =>
              present[seat] ? (
                <button
                  key={String(name)}
                  type="button"
                  className="second"
                  onClick={() => attempt(send(seat))}
                >
                  {words.say('tv.send-away', { title: words.say(`seat.${name}`) })}
                </button>
              ) : null,
            )}
          </p>
        </Dialog>
      )}
    </>
  );
}
