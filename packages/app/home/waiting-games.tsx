import { Icon, Piece } from '@hearthside/screen';
import { type Box, findBox } from '@hearthside/shelf';
import type { SeatName } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { useEffect, useState } from 'react';
import { Link } from '../link.tsx';
import { keepersOf } from '../online/online-table.ts';
import { type FriendsTable, useMyTables } from '../online/use-my-tables.ts';
import { turnText } from '../replay/turn-text.ts';
import type { KeptTable } from '../session/kept-table.ts';
import type { SeatKeeper } from '../session/table-session.ts';
import type { Language } from '../settings/languages.ts';
import type { KeptTablesHere } from '../storage/use-kept-tables.ts';
import { namesOf } from '../table/names.ts';
import { whoPlays, whoPlaysHere } from '../table/table-title.ts';
import { attempt } from '../ui/note-bar.tsx';
import { gameText, useWords } from '../words.tsx';
import type { Standing } from './standing-of.ts';
import { inOrder, type Ordered } from './ticket-order.ts';

interface Ticket extends Ordered {
  readonly id: string;
  readonly href: string;
  readonly box: Box;
  /** The seat whose picture it shows. */
  readonly seat: SeatName;
  readonly who: string;
  readonly about: string;
  /** What stands on the stub. */
  readonly turn: string;
  /** What tells it from a ticket that looks the same. */
  readonly when: number;
  putAway(): void;
}

interface WaitingGamesProps {
  readonly here: KeptTablesHere;
}

/** Games that wait to go on, as tickets: those that wait for you first. */
export default function WaitingGames({ here }: WaitingGamesProps) {
  const words = useWords();
  const friends = useMyTables();
  const standings = useStandings(here.kept ?? [], words);
  const tickets = inOrder([
    ...(here.kept ?? []).flatMap((table) => ticketHere(table, here, standings, words)),
    ...friends.flatMap((table) => ticketWithFriends(table, words)),
  ]);
  if (tickets.length === 0) return null;
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="waiting" aria-label={words.say('home.unfinished')}>
      <h2>{words.say('home.unfinished')}</h2>
      <ul>
        {tickets.map(({ box, ...ticket }) => (
          <li key={ticket.id} className={`ticket is-${ticket.stub}`}>
            <Link href={ticket.href}>
              <Piece {...box.seating.seatLook(ticket.seat).portrait} />
              <span className="ticket-who">
                <b>{ticket.who}</b> <small>{ticket.about}</small>
              </span>{' '}
              <span className="ticket-stub">{ticket.turn}</span>
            </Link>
            <button
              type="button"
              className="plain"
              aria-label={words.say('home.forget', {
                title: [ticket.about, ticket.who, when.format(ticket.when)].join(', '),
              })}
              onClick={() => ticket.putAway()}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Told extends Standing {
  readonly nameOf: (seat: number) => string;
}

/** How each table of this device stands, as far as it is worked out. */
function useStandings(kept: readonly KeptTable[], words: Words): ReadonlyMap<string, Told> {
  const [standings, setStandings] = useState<ReadonlyMap<string, Told>>(new Map());
  useEffect(() => {
    let stopped = false;
    const look = async (table: KeptTable) => {
      const { standingOf } = await import('./standing-of.ts');
      const standing = await standingOf(table);
      if (!standing || stopped) return;
      const text = words.with(await gameText(table.game, words.locale as Language));
      const named = text.withNames(namesOf(table.keepers, standing.seats, text));
      const nameOf = (seat: number) => named.say(`seat.${standing.seats[seat]}`);
      if (!stopped) setStandings((known) => new Map(known).set(table.id, { ...standing, nameOf }));
    };
    for (const table of kept) if (!table.over) attempt(look(table));
    return () => {
      stopped = true;
    };
  }, [kept, words]);
  return standings;
}

const isPerson = (keeper: SeatKeeper | undefined): boolean => keeper?.kind === 'person';

function ticketHere(
  table: KeptTable,
  { putAway }: KeptTablesHere,
  standings: ReadonlyMap<string, Told>,
  words: Words,
): Ticket[] {
  const box = findBox(table.game);
  if (table.over || !box) return [];
  const { facts, seating } = box;
  const { keepers } = table;
  const standing = standings.get(table.id);
  const [alone, ...others] = keepers.flatMap((keeper, seat) => (isPerson(keeper) ? [seat] : []));
  const [next] = standing?.awaited ?? [];
  const yours = others.length === 0 && next === alone;
  const turn =
    next === undefined || yours || !standing
      ? words.say('home.your-turn')
      : words.say('home.turn-of', { name: standing.nameOf(next) });
  const far = standing
    ? turnText(words, { game: { facts } }, Math.max(1, standing.turns))
    : words.say('home.moves', { count: table.log.length });
  return [
    {
      id: table.id,
      href: `/play/${table.id}`,
      box,
      seat: seating.seats[alone ?? 0] ?? 0,
      who: whoPlaysHere(keepers, words),
      about: `${far}, ${facts.title}`,
      stub: next === undefined || isPerson(keepers[next]) ? 'yours' : 'theirs',
      turn,
      at: table.changedAt,
      when: table.changedAt,
      putAway: () => attempt(putAway(table)),
    },
  ];
}

const STUBS = {
  yours: 'home.your-turn',
  theirs: 'home.others-turn',
  unknown: 'home.out-of-reach',
  over: 'home.over',
} as const;

function ticketWithFriends({ mine, turn, table, putAway }: FriendsTable, words: Words): Ticket[] {
  const box = findBox(mine.game);
  if (!box) return [];
  const keepers = table ? keepersOf(table) : [];
  const others = keepers.filter((_, seat) => seat !== mine.seat);
  const awaited = turn.is === 'theirs' ? turn.seats.map((seat) => keepers[seat]) : [];
  const [next, ...more] = awaited;
  const isNamed = next && more.length === 0 && (next.kind === 'bot' || next.name !== null);
  return [
    {
      id: mine.table,
      href: `/t/${mine.table}`,
      box,
      seat: box.seating.seats[mine.seat ?? 0] ?? 0,
      who: others.length > 0 ? whoPlays(others, words) : words.say('home.company.friends'),
      about: box.facts.title,
      stub: turn.is,
      turn: isNamed
        ? words.say('home.turn-of', { name: whoPlays([next], words) })
        : words.say(STUBS[turn.is]),
      at: mine.at,
      when: table?.created ?? mine.at,
      putAway,
    },
  ];
}
