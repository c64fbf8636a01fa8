import { tableInfo, writeSeatLink } from '@hearthside/client';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useState } from 'react';
import { attempt } from '../furniture/note-bar.tsx';
import { goTo } from '../router.ts';
import NotFound from '../rules/not-found.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { useStore } from '../store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useGameWords } from '../words.tsx';
import { keepScreenHost, screenHost, seatsWaiting, seatTaken, sendAway } from './begin-online.ts';
import { useHomeAddress } from './home-address.ts';
import { type Company, OnlineTable } from './online-table.ts';
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
  const { game, room, sheet } = await unpack(box);
  const connect = () => new OnlineTable({ server, table: id, secret: null }, table, game);
  return { connect, room, sheet };
});

export default function Television({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  return opened ? <BigScreen {...opened} /> : <NotFound />;
}

function BigScreen({ connect, room, sheet }: Opened) {
  useStayAwake();
  const [link, setLink] = useState<OnlineTable | null>(null);
  useEffect(() => {
    const online = connect();
    setLink(online);
    return () => online.leave();
  }, [connect]);
  return link && <Showing link={link} room={room} sheet={sheet} />;
}

interface ShowingProps extends Omit<Opened, 'connect'> {
  readonly link: OnlineTable;
}

function Showing({ link, room, sheet }: ShowingProps) {
  const company = useStore(link.company);
  const { phase } = useStore(link.state);
  const [, setSent] = useState(0);
  const { table, present } = company;
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
        link={link}
        room={room}
        sheet={sheet}
        television
        company={{ present, corner: null }}
      />
      <SitDown company={company} />
      <SendAway company={company} onSent={() => setSent((times) => times + 1)} />
    </>
  );
}

/** A code for each seat that nobody has taken yet. */
function SitDown({ company: { table } }: { readonly company: Company }) {
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
  readonly company: Company;
  /** A new code is there to be shown. */
  onSent(): void;
}

/** The wrong person scanned a code: the screen that set the table up can take the seat back. */
function SendAway({ company: { table, present }, onSent }: SendAwayProps) {
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
