import { giveSeat, resetName, writeSeatLink } from '@hearthside/client';
import type { Keeper } from '@hearthside/protocol';
import { isolate, type Words } from '@hearthside/text';
import { useState } from 'react';
import { PickKeeper } from '../setup/pick-keeper.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { GiveAway } from './give-away.tsx';
import { useHomeAddress } from './home-address.ts';
import { InviteCard } from './invite-card.tsx';
import { changeInvitation, myTable } from './my-tables.ts';
import { keepersOf, type OnlineState } from './online-table.ts';
import { seatKey } from './seat-key.ts';

interface SeatInvitationsProps {
  readonly online: OnlineState;
  /** Then every link opens its seat again. */
  readonly isOver: boolean;
  readonly words: Words;
}

/** A link for each seat, for those who watch and for the big screen; for the host, who keeps each seat. */
export function SeatInvitations({ online, isOver, words }: SeatInvitationsProps) {
  const { table, present, you } = online;
  const server = useHomeAddress();
  const [mine, setMine] = useState(() => myTable(table.id));
  const secretOf = (seat: number): string | null =>
    mine?.invitations?.find((each) => each.seat === seat)?.secret ?? null;
  /** Somebody whose seat the host is about to give away. */
  const [leaving, setLeaving] = useState<{ seat: number; next: Keeper } | null>(null);
  const give = async (host: string, seat: number, keeper: Keeper) => {
    const { secret } = await giveSeat(location.origin, table.id, host, seat, keeper);
    setMine(changeInvitation(table.id, seat, secret));
  };
  const keepers = keepersOf(table);
  const nameOf = (seat: number) => words.say(`seat.${table.seats[seat]?.name}`);
  const linkTo = (secret: string | null, key: string | null = null) =>
    writeSeatLink({ server, table: table.id, secret, key });
  return (
    <>
      <ul className="invitations">
        {table.seats.map(({ name, keeper, player, bound }, seat) => {
          const secret = secretOf(seat);
          if (seat === you || (secret === null && !mine?.host)) return null;
          return (
            <InviteCard
              key={String(name)}
              title={nameOf(seat)}
              here={present[seat] ?? false}
              url={secret && linkTo(secret)}
              words={words}
            >
              {secret !== null && bound && !isOver && (
                <p>
                  <small>{words.say('online.bound-seat')}</small>
                </p>
              )}
              {mine?.host && (
                // The host lets a bot play on for somebody, or gives the seat to somebody new.
                <PickKeeper
                  title={nameOf(seat)}
                  keeper={keepers[seat] ?? { kind: 'person' }}
                  level="easy"
                  person={words.say('setup.kind.friend')}
                  words={words}
                  onKeeper={(next) => {
                    if (keeper.kind === 'person' && (present[seat] || player !== null)) {
                      setLeaving({ seat, next });
                    } else attempt(give(mine.host as string, seat, next));
                  }}
                />
              )}
              {mine?.host && player !== null && (
                <button
                  type="button"
                  className="second"
                  onClick={() =>
                    attempt(resetName(location.origin, table.id, mine.host as string, seat))
                  }
                >
                  {words.say('online.reset-name', { name: isolate(player) })}
                </button>
              )}
            </InviteCard>
          );
        })}
        {table.spectators && (
          <>
            <InviteCard
              title={words.say('online.spectators')}
              here={false}
              url={linkTo(null)}
              words={words}
            />
            <InviteCard
              title={words.say('online.television')}
              here={false}
              url={`${server}/tv/${table.id}`}
              words={words}
            />
          </>
        )}
        {you !== null && mine && (
          <InviteCard
            title={words.say('online.other-device', { title: nameOf(you) })}
            here={false}
            url={linkTo(mine.secret, seatKey(table.game, table.id))}
            words={words}
          />
        )}
      </ul>
      {leaving && mine?.host && (
        <GiveAway
          title={nameOf(leaving.seat)}
          words={words}
          onConfirm={() => attempt(give(mine.host as string, leaving.seat, leaving.next))}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
