import { tableInfo } from '@hearthside/client';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useState } from 'react';
import NotFound from '../rules/not-found.tsx';
import { Openings, type Unpacked, unpack } from '../session/unpack-box.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { OnlineTable } from './online-table.ts';

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
  const [link, setLink] = useState<OnlineTable | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const online = connect();
    const stop = online.subscribe(() => setReady(online.isKnown));
    setLink(online);
    return () => {
      stop();
      online.leave();
    };
  }, [connect]);
  return link && ready && <TableScreen link={link} room={room} sheet={sheet} television />;
}
