import { writeSeatLink } from '@hearthside/client';
import { type AnyBoardModule, Piece, Sheet } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { botNames } from '../bots/bot-names.ts';
import { BotPortrait } from '../bots/bot-portrait.tsx';
import { GameCover } from '../home/game-cover.tsx';
import { letBotsIn, screenHost, seatsWaiting } from '../online/begin-online.ts';
import { useHomeAddress } from '../online/home-address.ts';
import { keepersOf, type OnlineState } from '../online/online-table.ts';
import { QrCode } from '../online/qr-code.tsx';
import { useTitle } from '../title.ts';
import { attempt } from '../ui/note-bar.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Wood } from '../ui/wood.tsx';
import { useGameWords } from '../words.tsx';
import { useSeatCode } from './use-seat-code.ts';

interface LobbyProps {
  readonly online: OnlineState;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  /** Bots have sat down where nobody came. */
  onSeated(): void;
}

/** Until all seats are taken: a code for each that is free, and one to type for all of them. */
export function Lobby({ online: { table, present }, board, sheet, onSeated }: LobbyProps) {
  const words = useGameWords(table.game);
  const server = useHomeAddress();
  const waiting = seatsWaiting(table.id);
  const box = findBox(table.game);
  const keepers = keepersOf(table);
  const bots = botNames(keepers, words);
  useTitle(words.say('title'));
  const mayLetBotsIn = screenHost(table.id) !== null && present.includes(true);
  return (
    <>
      <Wood />
      <Sheet svg={sheet} />
      <main className="lobby" data-seats={table.seats.length}>
        {box && (
          <div className="lobby-box">
            <GameCover box={box} />
          </div>
        )}
        <section className="lobby-seats" aria-label={words.say('online.sit-down')}>
          <PageHeading>{words.say('online.sit-down')}</PageHeading>
          <ul>
            {table.seats.map(({ name, player }, seat) => {
              const keeper = keepers[seat];
              const title = words.say(`seat.${name}`);
              const look = board.seatLook(name);
              const free = waiting.find((each) => each.seat === seat);
              return (
                <li
                  key={String(name)}
                  className={free ? 'is-free' : 'paper'}
                  style={{ ['--team' as string]: `var(--${look.colour})` }}
                >
                  {free ? (
                    <QrCode
                      text={writeSeatLink({ server, table: table.id, secret: free.secret })}
                      label={words.say('online.qr', { title })}
                    />
                  ) : keeper?.kind === 'bot' ? (
                    <BotPortrait level={keeper.level} emblem={look.emblem} />
                  ) : (
                    <Piece className="lobby-portrait" {...look.portrait} />
                  )}
                  <span>
                    {free && <Piece {...look.portrait} />}
                    <b>{player ?? bots[seat] ?? title}</b>
                  </span>
                  <small>
                    {free
                      ? words.say('tv.free-seat')
                      : keeper?.kind === 'bot'
                        ? words.say(`strength.${keeper.level}`)
                        : words.say(present[seat] ? 'online.here' : 'online.away')}
                  </small>
                </li>
              );
            })}
          </ul>
        </section>
        <TypedCode table={table.id} address={`${new URL(server).host}/join`} words={words} />
        <footer className="lobby-foot paper">
          <p role="status">{words.say('tv.waiting', { count: waiting.length })}</p>
          {mayLetBotsIn ? (
            <button
              type="button"
              className="primary"
              onClick={() => attempt(letBotsIn(table.id).then(onSeated))}
            >
              {words.say('tv.bots-in', { count: waiting.length })}
            </button>
          ) : (
            <p>{words.say('online.same-network')}</p>
          )}
        </footer>
      </main>
    </>
  );
}

interface TypedCodeProps {
  readonly table: string;
  /** Where the code is typed. */
  readonly address: string;
  readonly words: ReturnType<typeof useGameWords>;
}

function TypedCode({ table, address, words }: TypedCodeProps) {
  const code = useSeatCode(table);
  if (code === null) return null;
  const letters = [...code];
  return (
    <section className="lobby-code paper">
      <p>{words.say('tv.type-it', { address })}</p>
      <p
        className="tiles"
        role="img"
        aria-label={words.say('tv.code', { letters: letters.join(' ') })}
      >
        {letters.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no other name than its place
          <kbd key={`${place} ${letter}`}>{letter}</kbd>
        ))}
      </p>
    </section>
  );
}
