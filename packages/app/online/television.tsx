import { tableInfo, writeSeatLink } from '@hearthside/client';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useState } from 'react';
import NotFound from '../pages/not-found.tsx';
import { goTo } from '../router.ts';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { useGameWords } from '../words.tsx';
import { keepScreenHost, screenHost, seatsWaiting, seatTaken, sendAway } from './begin-online.ts';
import { useHomeAddress } from './home-address.ts';
import { type OnlineState, OnlineTable } from './online-table.ts';
import { QrCode } from './qr-code.tsx';
import { useStayAwake } from './stay-awake.ts';

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
  useStayAwake();
  const [session, setSession] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const online = connect();
    setSession(online);
    return () => online.leave();
  }, [connect]);
  return session && <Showing session={session} board={board} sheet={sheet} />;
}

interface ShowingProps extends Omit<Opened, 'connect'> {
  readonly session: OnlineTable;
}

function Showing({ session, board, sheet }: ShowingProps) {
  const online = useStore(session.online);
  const { phase } = useStore(session.state);
  const [, setSent] = useState(0);
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
  return (
    <>
      <TableScreen
        session={session}
        board={board}
        sheet={sheet}
        television
        friends={{ present, corner: null }}
      />
      <SitDown online={online} />
      <SendAway online={online} onSent={() => setSent((times) => times + 1)} />
    </>
  );
}

/** A code for each seat that nobody has taken yet. */
function SitDown({ online: { table } }: { readonly online: OnlineState }) {
  const words = useGameWords(table.game);
  const server = useHomeAddress();
  const waiting = seatsWaiting(table.id);
  if (waiting.length === 0) return null;
  return (
    <section className="sit-down paper" aria-label={words.say('online.sit-down')}>
      <h2>{words.say('online.sit-down')}</h2>
      <ul>
        {waiting.map(({ seat, secret }) => {
          const title = words.say(`seat.${table.seats[seat]?.name}`);
          return (
            <li key={seat}>
              <QrCode
                text={writeSeatLink({ server, table: table.id, secret })}
                label={words.say('online.qr', { title })}
              />
              <b>{title}</b>
            </li>
          );
        })}
      </ul>
      <p>{words.say('online.same-network')}</p>
    </section>
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
  if (screenHost(table.id) === null || !present.includes(true)) return null;
  const send = async (seat: number) => {
    await sendAway(table.id, seat);
    onSent();
  };
  return (
    <details className="send-away">
      <summary>{words.say('tv.wrong-person')}</summary>
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
    </details>
  );
}
