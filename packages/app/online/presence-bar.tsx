import { EMOTES } from '@hearthside/protocol/constants';
import type { Words } from '@hearthside/text';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { SeatBubble } from '../table/seat-bubble.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { tell } from '../ui/note-bar.tsx';
import { myTable } from './my-tables.ts';
import type { OnlineState, OnlineTable } from './online-table.ts';
import { goToNext } from './rematch.ts';
import { TableDialog } from './table-dialog.tsx';

interface PresenceBarProps {
  readonly session: OnlineTable;
  readonly online: OnlineState;
  readonly words: Words;
  /** Are the links of the seats shown? */
  readonly inviting: boolean;
  onInvite(inviting: boolean): void;
}

const EMOTE_MS = 5000;

/** Who is here, what they say, and how to invite the others. */
export function PresenceBar({ session, online, words, inviting, onInvite }: PresenceBarProps) {
  const { table, you } = online;
  const mine = myTable(table.id);
  const [talking, setTalking] = useState(false);
  const { passed } = online;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each seat that was passed on
  useEffect(() => {
    if (!passed) return;
    const name = words.say(`seat.${table.seats[passed.seat]?.name}`);
    tell({ key: passed.toBot ? 'online.passed-bot' : 'online.passed-person', values: { name } });
  }, [passed]);
  const { phase } = useStore(session.state);
  const seen =
    phase.is === 'over'
      ? -1
      : table.seats.findIndex(({ seenBefore, keeper }) => seenBefore && keeper.kind === 'person');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each seat
  useEffect(() => {
    if (seen < 0) return;
    const name = words.say(`seat.${table.seats[seen]?.name}`);
    tell({ key: 'online.seen-before', values: { name }, lasting: true });
  }, [seen]);
  return (
    <aside className="presence-bar" aria-label={words.say('online.presence')}>
      {table.seats.map(({ name }, seat) => (
        <Emote key={String(name)} online={online} seat={seat} words={words} />
      ))}
      {table.next !== null && mine && (
        <button
          type="button"
          className="primary"
          onClick={() => goToNext(table, table.next as string, mine.secret)}
        >
          {words.say('online.next-game')}
        </button>
      )}
      {you !== null && (
        <IconButton
          icon="talk"
          aria-expanded={talking}
          label={words.say('online.say')}
          onClick={() => setTalking(!talking)}
        />
      )}
      <IconButton
        icon="friends"
        label={words.say('online.invite')}
        onClick={() => onInvite(true)}
      />
      {talking && (
        <ul className="presence-emotes paper">
          {EMOTES.map((emote) => (
            <li key={emote}>
              <button
                type="button"
                className="second"
                onClick={() => {
                  session.say(emote);
                  setTalking(false);
                }}
              >
                {words.say(`emote.${emote}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {inviting && (
        <TableDialog
          session={session}
          online={online}
          words={words}
          onClose={() => onInvite(false)}
        />
      )}
    </aside>
  );
}

interface EmoteProps {
  readonly online: OnlineState;
  readonly seat: number;
  readonly words: Words;
}

/** What a seat said a moment ago. */
function Emote({ online, seat, words }: EmoteProps) {
  const said = online.emotes.get(seat);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (!said) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), EMOTE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said && fresh ? (
    <SeatBubble seat={seat} className="emote">
      <b>{words.say(`seat.${online.table.seats[seat]?.name}`)}</b>{' '}
      <q>{words.say(`emote.${said.emote}`)}</q>
    </SeatBubble>
  ) : null;
}
