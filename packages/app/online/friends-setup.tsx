import { giveSeat, writeSeatLink } from '@hearthside/client';
import type { Keeper } from '@hearthside/protocol';
import { Icon } from '@hearthside/screen';
import type { Box } from '@hearthside/shelf';
import type { Words } from '@hearthside/text';
import { useEffect, useRef, useState } from 'react';
import { BotBust } from '../bots/bot-bust.tsx';
import { PickBot } from '../bots/pick-bot.tsx';
import { settings } from '../settings/settings.ts';
import { MoreChoices } from '../setup/more-choices.tsx';
import { PlaceCard } from '../setup/place-card.tsx';
import { SetupFrame } from '../setup/setup-frame.tsx';
import { rememberedAnswers } from '../setup/sitting-answers.ts';
import { playSound } from '../sound/sounds.ts';
import { useStore } from '../store.ts';
import { attempt } from '../ui/note-bar.tsx';
import { useHomeAddress } from './home-address.ts';
import { HandOver } from './invite-card.tsx';
import { changeInvitation, type MyTable, myTable } from './my-tables.ts';
import { NameField } from './name-field.tsx';
import { keepersOf, type OnlineTable } from './online-table.ts';
import { QrCode } from './qr-code.tsx';
import { TableRules } from './table-rules.tsx';

interface FriendsSetupProps {
  readonly session: OnlineTable;
  readonly box: Box;
  readonly sheet: string;
  readonly words: Words;
  /** The same without the names of whoever sits there. */
  readonly gameWords: Words;
  /** Sits down with the link of another seat. */
  onSit(secret: string, seat: number): void;
  onBegin(): void;
}

/** A table with friends that was just set up here: a link and a code for each seat that is free. */
export function FriendsSetup(props: FriendsSetupProps) {
  const { session, box, sheet, words, gameWords, onSit, onBegin } = props;
  const online = useStore(session.online);
  const { table, present, you } = online;
  const server = useHomeAddress();
  const [mine, setMine] = useState<MyTable | undefined>(() => myTable(table.id));
  const host = mine?.host ?? null;
  const give = async (seat: number, keeper: Keeper) => {
    if (host === null) return;
    const { secret } = await giveSeat(location.origin, table.id, host, seat, keeper);
    setMine(changeInvitation(table.id, seat, secret));
  };
  const keepers = keepersOf(table);
  const nameOf = (seat: number) => words.say(`seat.${table.seats[seat]?.name}`);
  const level = rememberedAnswers(box)?.level ?? 'easy';
  const free = (mine?.invitations ?? []).filter(
    ({ seat }) => seat !== you && !present[seat] && keepers[seat]?.kind === 'person',
  );
  const [next] = free;
  const here = table.seats.flatMap((_, seat) => (seat !== you && present[seat] ? [seat] : []));
  return (
    <SetupFrame
      box={box}
      sheet={sheet}
      begin={words.say('setup.begin')}
      summary={[
        words.say('setup.seats-wait', { count: free.length }),
        free.length > 0 ? words.say('setup.begin-now') : '',
      ]}
      onBegin={onBegin}
    >
      <section>
        <h2>{words.say('online.invite-title')}</h2>
        <ul className="place-cards" data-seats={table.seats.length}>
          {table.seats.map(({ name }, seat) => {
            const keeper = keepers[seat];
            const secret = mine?.invitations?.find((each) => each.seat === seat)?.secret ?? null;
            return (
              <PlaceCard
                key={String(name)}
                look={box.seating.seatLook(name)}
                title={gameWords.say(`seat.${name}`)}
                words={words}
              >
                {seat === you ? (
                  <>
                    <p className="who-sits">
                      <i className="is-here" />
                      {words.say('setup.you-here')}
                    </p>
                    <NameField session={session} online={online} words={words} />
                    {/* Whoever moves has seen what is hidden at the seat they leave. */}
                    {next && !box.facts.secrets && (
                      <button
                        type="button"
                        className="second"
                        onClick={() => onSit(next.secret, next.seat)}
                      >
                        <Icon name="swap" />
                        {words.say('setup.change-sides')}
                      </button>
                    )}
                  </>
                ) : keeper?.kind === 'bot' ? (
                  <>
                    <p className="bot-name">
                      <BotBust level={keeper.level} />
                      <b>{nameOf(seat)}</b>
                    </p>
                    <PickBot
                      label={words.say('setup.how-strong', { title: nameOf(seat) })}
                      unseenLabel
                      level={keeper.level}
                      words={words}
                      onPick={(other) => attempt(give(seat, { kind: 'bot', level: other }))}
                    />
                    <button
                      type="button"
                      className="second"
                      onClick={() => attempt(give(seat, { kind: 'person' }))}
                    >
                      <Icon name="friends" />
                      {words.say('setup.friend-instead')}
                    </button>
                  </>
                ) : (
                  <FriendCard
                    title={nameOf(seat)}
                    here={present[seat] ?? false}
                    url={secret && writeSeatLink({ server, table: table.id, secret })}
                    words={words}
                    onBot={() => attempt(give(seat, { kind: 'bot', level }))}
                  />
                )}
              </PlaceCard>
            );
          })}
        </ul>
        {/* Whoever arrives is told politely. */}
        <p className="unseen" role="status">
          {here.map((seat) => words.say('setup.friend-here', { name: nameOf(seat) })).join(' ')}
        </p>
      </section>
      <MoreChoices about={words.say('online.rules')} words={words}>
        <div className="setup-panel kraft">
          <TableRules table={table} host={host} running={false} words={words} />
        </div>
      </MoreChoices>
    </SetupFrame>
  );
}

interface FriendCardProps {
  readonly title: string;
  readonly here: boolean;
  /** Null where this device does not know the way in. */
  readonly url: string | null;
  readonly words: Words;
  onBot(): void;
}

/** A seat for a friend: the code and the link, until somebody sits there. */
function FriendCard({ title, here, url, words, onBot }: FriendCardProps) {
  const wasHere = useRef(here);
  useEffect(() => {
    if (here && !wasHere.current) playSound('card', settings().volume);
    wasHere.current = here;
  }, [here]);
  return (
    <div className={here ? 'invite-place is-taken' : 'invite-place'}>
      {!here && url !== null && <QrCode text={url} label={words.say('online.qr', { title })} />}
      <p className="who-sits">
        <i className={here ? 'is-here' : undefined} />
        {here ? words.say('setup.friend-here', { name: title }) : words.say('setup.waiting-friend')}
      </p>
      {!here && (
        <>
          {url !== null && <HandOver url={url} words={words} />}
          <button type="button" className="second" onClick={onBot}>
            {words.say('setup.bot-instead')}
          </button>
        </>
      )}
    </div>
  );
}
