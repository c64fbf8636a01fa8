import { writeSeatLink } from '@hearthside/client';
import { EMOTES } from '@hearthside/protocol/constants';
import { Icon } from '@hearthside/screen';
import { useEffect, useState } from 'react';
import { Dialog } from '../furniture/dialog.tsx';
import { useGameWords } from '../words.tsx';
import { isFresh } from './begin-online.ts';
import { InviteCard } from './invite-card.tsx';
import { myTable } from './my-tables.ts';
import type { Company, OnlineTable } from './online-table.ts';
import { goToNext } from './rematch.ts';

interface CompanyBarProps {
  readonly link: OnlineTable;
  readonly company: Company;
}

const EMOTE_MS = 5000;

/** Who is here, what they say, and how to invite the others. */
export function CompanyBar({ link, company }: CompanyBarProps) {
  const { table, you, present, status } = company;
  const words = useGameWords(table.game);
  const mine = myTable(table.id);
  const [inviting, setInviting] = useState(false);
  useEffect(() => {
    if (isFresh(table.id)) setInviting(true);
  }, [table.id]);
  const [talking, setTalking] = useState(false);
  const seatName = (seat: number) => words.say(`seat.${table.seats[seat]?.name}`);
  return (
    <aside className="company" aria-label={words.say('online.company')}>
      {table.seats.map(({ name }, seat) => (
        <Emote key={String(name)} company={company} seat={seat} words={words} />
      ))}
      {status.is !== 'open' && (
        <p className="company-status" role="status">
          {words.say('online.reconnecting')}
        </p>
      )}
      {table.next !== null && mine && (
        <button
          type="button"
          className="primary"
          onClick={() => goToNext(table.id, table.next as string, mine.secret)}
        >
          {words.say('online.next-game')}
        </button>
      )}
      {you !== null && (
        <button
          type="button"
          className="btn"
          aria-expanded={talking}
          aria-label={words.say('online.say')}
          onClick={() => setTalking(!talking)}
        >
          <Icon name="talk" />
        </button>
      )}
      <button
        type="button"
        className="btn"
        aria-label={words.say('online.invite')}
        onClick={() => setInviting(true)}
      >
        <Icon name="friends" />
      </button>
      {talking && (
        <ul className="company-emotes paper">
          {EMOTES.map((emote) => (
            <li key={emote}>
              <button
                type="button"
                className="second"
                onClick={() => {
                  link.say(emote);
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
        <Dialog
          title={words.say('online.invite-title')}
          onClose={() => setInviting(false)}
          className="invite"
        >
          <p>{words.say('online.invite-text')}</p>
          <ul className="invitations">
            {(mine?.invitations ?? []).map(({ seat, secret }) => (
              <InviteCard
                key={seat}
                title={seatName(seat)}
                here={present[seat] ?? false}
                url={writeSeatLink({ server: location.origin, table: table.id, secret })}
                words={words}
              />
            ))}
            {table.spectators && (
              <InviteCard
                title={words.say('online.spectators')}
                here={false}
                url={writeSeatLink({ server: location.origin, table: table.id, secret: null })}
                words={words}
              />
            )}
            {table.spectators && (
              <InviteCard
                title={words.say('online.television')}
                here={false}
                url={`${location.origin}/tv/${table.id}`}
                words={words}
              />
            )}
          </ul>
          <p className="dialog-buttons">
            <button type="button" className="primary" onClick={() => setInviting(false)}>
              {words.say('online.to-the-table')}
            </button>
          </p>
        </Dialog>
      )}
    </aside>
  );
}

interface EmoteProps {
  readonly company: Company;
  readonly seat: number;
  readonly words: ReturnType<typeof useGameWords>;
}

/** What a seat said a moment ago. */
function Emote({ company, seat, words }: EmoteProps) {
  const said = company.emotes.get(seat);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (!said) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), EMOTE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said && fresh ? (
    <p className="emote" role="status">
      <b>{words.say(`seat.${company.table.seats[seat]?.name}`)}</b>{' '}
      <q>{words.say(`emote.${said.emote}`)}</q>
    </p>
  ) : null;
}
