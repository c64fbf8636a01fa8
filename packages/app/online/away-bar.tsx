import { giveSeat } from '@hearthside/client';
import type { Words } from '@hearthside/text';
import { useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import { attempt } from '../ui/note-bar.tsx';
import { GiveAway } from './give-away.tsx';
import { changeInvitation, myTable } from './my-tables.ts';
import type { OnlineState, OnlineTable } from './online-table.ts';

interface AwayBarProps {
  readonly session: OnlineTable;
  readonly online: OnlineState;
  readonly words: Words;
  /** Shows the links of the seats, to send one again. */
  onRemind(): void;
}

/** The table waits for somebody who is away: how long until a bot plays for them, and what can be done. */
export function AwayBar({ session, online, words, onRemind }: AwayBarProps) {
  const { awaited, outcome, seat: own } = useStore(session.state);
  const { table, present, you, awaySince } = online;
  const [asking, setAsking] = useState(false);
  const seat = awaited.find(
    ({ seat: each }) =>
      each !== you && session.keepers[each]?.kind === 'person' && present[each] === false,
  )?.seat;
  const since = seat === undefined ? null : (awaySince[seat] ?? null);
  const left = useSecondsUntil(
    table.absent && since !== null ? since + table.absent.seconds * 1000 : null,
  );
  // Whoever has something to choose is not waiting.
  if (seat === undefined || own !== null || outcome !== null) return null;
  const name = words.say(`seat.${table.seats[seat]?.name}`);
  const mine = myTable(table.id);
  const host = mine?.host;
  const hasLink = mine?.invitations?.some((each) => each.seat === seat) ?? false;
  return (
    <section className="away-bar" aria-label={words.say('online.presence')}>
      <p>
        {words.say('online.is-away', { name })}{' '}
        {table.absent && (
          <span aria-live="off">
            {left === null
              ? words.say('online.bot-soon')
              : words.say('online.bot-in', { time: minutesAndSeconds(left) })}
          </span>
        )}
      </p>
      {host && (
        <button type="button" className="second" onClick={() => setAsking(true)}>
          {words.say('online.let-bot-play')}
        </button>
      )}
      {hasLink && (
        <button type="button" className="second" onClick={onRemind}>
          {words.say('online.remind-them')}
        </button>
      )}
      {asking && host && (
        <GiveAway
          title={name}
          words={words}
          onConfirm={() =>
            attempt(
              giveSeat(location.origin, table.id, host, seat, BOT).then(({ secret }) => {
                changeInvitation(table.id, seat, secret);
              }),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

const BOT = { kind: 'bot', level: 'medium' } as const;

/** Whole seconds until then, told once a second; null where there is nothing to wait for. */
function useSecondsUntil(then: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (then === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [then]);
  return then === null ? null : Math.max(0, Math.ceil((then - now) / 1000));
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
