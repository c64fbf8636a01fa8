import { ServerError, tableInfo } from '@hearthside/client';
import type { AnyBoardRoom } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { use, useEffect, useState } from 'react';
import NotFound from '../rules/not-found.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { OnlineTable } from './online-table.ts';

interface Opened {
  readonly link: () => OnlineTable;
  readonly room: AnyBoardRoom;
  readonly sheet: string;
}

const opening = new Map<string, Promise<Opened | null>>();

/** The big screen sits at no seat: it is never sent a secret, so it cannot show one. */
async function open(id: string): Promise<Opened | null> {
  try {
    const table = await tableInfo(location.origin, id);
    const box = findBox(table.game);
    if (!box?.board || !box.art) return null;
    const [{ game }, { boardRoom }, { sheet }] = await Promise.all([
      box.rules(),
      box.board(),
      box.art(),
    ]);
    const link = () =>
      new OnlineTable({ server: location.origin, table: id, secret: null }, table, game);
    return { link, room: boardRoom, sheet };
  } catch (error) {
    if (error instanceof ServerError) return null;
    throw error;
  }
}

function openOnce(id: string): Promise<Opened | null> {
  const known = opening.get(id) ?? open(id);
  opening.set(id, known);
  return known;
}

export default function Television({ id }: { readonly id: string }) {
  const opened = use(openOnce(id));
  useEffect(() => () => void opening.delete(id), [id]);
  return opened ? <BigScreen {...opened} /> : <NotFound />;
}

function BigScreen({ link: connect, room, sheet }: Opened) {
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
