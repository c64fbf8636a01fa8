/** Pages about a seat that is bound to a device: one that opens nothing here, and one that may be opened here too. */

import type { TableInfo } from '@hearthside/protocol';
import { HomeLink } from '../home-link.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';
import { myTable } from './my-tables.ts';
import { keyInLink, secretInLink } from './which-seat.tsx';

interface ClaimedSeatProps {
  readonly table: TableInfo;
  onWatch(): void;
}

/** Somebody opened this seat on another device: what one can do now. */
export function ClaimedSeat({ table, onWatch }: ClaimedSeatProps) {
  const words = useWords();
  const kept = myTable(table.id);
  const given = secretInLink();
  const hasOwn = given !== null && kept && (kept.secret !== given || keyInLink() !== null);
  const back = () => {
    history.replaceState(history.state, '', location.pathname);
    location.reload();
  };
  return (
    <PaperPage title={words.say('online.claimed')}>
      <p>{words.say('online.claimed.text')}</p>
      <p>{words.say('online.claimed.do', { invite: words.say('online.invite') })}</p>
      <p className="dialog-buttons">
        {table.spectators && (
          <button type="button" className="second" onClick={onWatch}>
            {words.say('online.spectators')}
          </button>
        )}
        {hasOwn ? (
          <button type="button" className="primary" onClick={back}>
            {words.say('online.which-seat.stay')}
          </button>
        ) : (
          <HomeLink className="primary" />
        )}
      </p>
    </PaperPage>
  );
}

/** A link with the key of another device: whoever has that one sees all that is seen here. */
export function OwnDevice({ onOpen }: { onOpen(): void }) {
  const words = useWords();
  return (
    <PaperPage title={words.say('online.own-device')}>
      <p>{words.say('online.own-device.text')}</p>
      <p className="dialog-buttons">
        <HomeLink className="second" />
        <button type="button" className="primary" onClick={onOpen}>
          {words.say('online.own-device.do')}
        </button>
      </p>
    </PaperPage>
  );
}
