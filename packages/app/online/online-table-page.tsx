import { ServerError, tableInfo } from '@hearthside/client';
import type { TableInfo } from '@hearthside/protocol';
import { readName } from '@hearthside/protocol/names';
import type { AnyBoardRoom } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useRef, useState } from 'react';
import { attempt } from '../furniture/note-bar.tsx';
import { PaperPage } from '../furniture/paper-page.tsx';
import { Wood } from '../furniture/wood.tsx';
import { HomeLink } from '../home-link.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { useGameWords, useWords } from '../words.tsx';
import { CompanyBar } from './company-bar.tsx';
import { keepMyTable, myTable } from './my-tables.ts';
import { type Company, OnlineTable } from './online-table.ts';
import { rematchOnline } from './rematch.ts';
import { remind } from './reminders.ts';

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
const secretFor = (id: string): string | null =>
  /^#([A-Za-z0-9_-]{32})$/.exec(location.hash)?.[1] ?? myTable(id)?.secret ?? null;

export default function OnlineTablePage({ id }: { readonly id: string }) {
  const opened = use(openings.get(id));
  useEffect(() => () => openings.forget(id), [id]);
  if ('problem' in opened) return <NoTable problem={opened.problem} />;
  return <OnlineTableScreen id={id} {...opened} />;
}

function OnlineTableScreen({ id, table, game, room, sheet }: Opened & { readonly id: string }) {
  const [link, setLink] = useState<OnlineTable | null>(null);
  const [secret] = useState(() => secretFor(id));
  useEffect(() => {
    const online = new OnlineTable({ server: location.origin, table: id, secret }, table, game);
    setLink(online);
    const stop = tellNetwork(online);
    return () => {
      stop();
      online.leave();
    };
  }, [id, secret, table, game]);
  return link && <Seated link={link} room={room} sheet={sheet} secret={secret} />;
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
  readonly link: OnlineTable;
  readonly room: AnyBoardRoom;
  readonly sheet: string;
  readonly secret: string | null;
}

function Seated({ link, room, sheet, secret }: SeatedProps) {
  const company = useStore(link.company);
  const { phase } = useStore(link.state);
  const { table, you, status } = company;
  // Sitting down once is enough: from now on the home page knows the way back.
  useEffect(() => {
    if (you === null || secret === null) return;
    keepMyTable({
      ...myTable(table.id),
      table: table.id,
      game: table.game,
      secret,
      at: Date.now(),
    });
  }, [you, secret, table.id, table.game]);
  useIntroduction(link, company);
  useReminder(link, company, secret);
  if (status.is === 'closed' && status.error) return <NoTable problem={status.error.code} />;
  if (phase.is === 'loading') return <Connecting />;
  return (
    <TableScreen
      link={link}
      room={room}
      sheet={sheet}
      company={{
        present: company.present,
        corner: <CompanyBar link={link} company={company} />,
      }}
      {...(secret !== null && { onRematch: () => attempt(rematchOnline(table, secret)) })}
    />
  );
}

/** Whoever gave a name at an earlier table keeps it; nobody is asked. */
function useIntroduction(link: OnlineTable, { table, you }: Company): void {
  const player = you === null ? null : table.seats[you]?.player;
  const introduced = useRef(false);
  useEffect(() => {
    const [usual] = settings().names;
    if (you === null || introduced.current) return;
    introduced.current = true;
    if (player !== null || usual === undefined) return;
    const name = readName(usual, table.names);
    if (name.ok) void link.setName(name.name);
  }, [link, you, player, table.names]);
}

/** Says "your turn" while the page is out of sight. */
function useReminder(link: OnlineTable, { table, you }: Company, secret: string | null): void {
  const words = useGameWords(table.game);
  const yours = useStore(link.state).seat !== null;
  useEffect(() => {
    if (!yours || !document.hidden || you === null) return;
    void remind({
      title: words.say('title'),
      text: words.say('online.standing.yours'),
      table: table.id,
      path: `/t/${table.id}#${secret}`,
    });
  }, [yours, you, words, table.id, secret]);
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
