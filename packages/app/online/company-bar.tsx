import { EMOTES } from '@hearthside/protocol/constants';
import type { Words } from '@hearthside/text';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '../furniture/icon-button.tsx';
import { namesOf } from '../table/names.ts';
import { useGameWords } from '../words.tsx';
import { isFresh } from './begin-online.ts';
import { myTable } from './my-tables.ts';
import type { Company, OnlineTable } from './online-table.ts';
import { goToNext } from './rematch.ts';
import { TableDialog } from './table-dialog.tsx';

interface CompanyBarProps {
  readonly link: OnlineTable;
  readonly company: Company;
}

const EMOTE_MS = 5000;

/** Who is here, what they say, and how to invite the others. */
export function CompanyBar({ link, company }: CompanyBarProps) {
  const { table, you } = company;
  const gameWords = useGameWords(table.game);
  const words = useMemo(() => {
    const seats = table.seats.map(({ name }) => name);
    return gameWords.withNames(namesOf(link.keepers, seats, gameWords));
  }, [gameWords, link.keepers, table.seats]);
  const mine = myTable(table.id);
  const [inviting, setInviting] = useState(false);
  useEffect(() => {
    if (isFresh(table.id)) setInviting(true);
  }, [table.id]);
  const [talking, setTalking] = useState(false);
  return (
    <aside className="company" aria-label={words.say('online.company')}>
      {table.seats.map(({ name }, seat) => (
        <Emote key={String(name)} company={company} seat={seat} words={words} />
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
        onClick={() => setInviting(true)}
      />
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
        <TableDialog
          link={link}
          company={company}
          words={words}
          onClose={() => setInviting(false)}
        />
      )}
    </aside>
  );
}

interface EmoteProps {
  readonly company: Company;
  readonly seat: number;
  readonly words: Words;
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
