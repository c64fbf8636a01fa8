import type { CreateTable } from '@hearthside/protocol';
import { Icon, Piece } from '@hearthside/screen';
import type { BotLevel } from '@hearthside/search';
import { type Box, findBox } from '@hearthside/shelf';
import type { Json } from '@hearthside/table';
import { use, useState } from 'react';
import { botNames } from '../bots/bot-names.ts';
import { beginOnBigScreen, beginOnlineTable } from '../online/begin-online.ts';
import { ServerDialog } from '../online/server-dialog.tsx';
import NotFound from '../pages/not-found.tsx';
import { isExported } from '../place.ts';
import type { SeatKeeper } from '../session/table-session.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { namesOf } from '../table/names.ts';
import { attempt } from '../ui/note-bar.tsx';
import { Pick } from '../ui/pick.tsx';
import { useGameWords } from '../words.tsx';
import { artOf } from './art-of.ts';
import { seatByLot } from './by-lot.ts';
import { FreePlace } from './free-place.tsx';
import { MoreChoices } from './more-choices.tsx';
import { OptionChoice } from './option-choice.tsx';
import { PickKeeper } from './pick-keeper.tsx';
import { PlaceCard } from './place-card.tsx';
import { beginTable } from './quick-table.ts';
import { rulesOf } from './rules-of.ts';
import { seatsOf, withSeats } from './seat-count.ts';
import { SeatName } from './seat-name.tsx';
import { SetupFrame } from './setup-frame.tsx';
import {
  type Chosen,
  fitting,
  keepersFor,
  readAnswers,
  rememberAnswers,
  rememberedAnswers,
} from './sitting-answers.ts';
import { YesOrNo } from './yes-or-no.tsx';

export default function Setup({ game }: { readonly game: string }) {
  const box = findBox(game);
  return box ? <PlaceCards box={box} /> : <NotFound />;
}

/** Everybody here, or each friend on a device of their own. */
type Mode = 'device' | 'friends';

/** In place of a value of “who begins”: the app draws one when the game begins. */
const BY_LOT = 'by-lot';

/** Who sits where, and how the table plays. Nothing can be wrong here, so the key always begins. */
function PlaceCards({ box }: { readonly box: Box }) {
  const { facts, seating } = box;
  const { game } = use(rulesOf(box));
  const { sheet } = use(artOf(box));
  const gameWords = useGameWords(facts.id);
  const settings = useSettings();
  const [before] = useState(
    () => rememberedAnswers(box) ?? { ...readAnswers(null), company: 'device' as const },
  );
  const [mode, setMode] = useState<Mode>(before.company === 'friends' ? 'friends' : 'device');
  const [chosen, setChosen] = useState<Chosen>(() => fitting(game, before.chosen));
  const [keepers, setKeepers] = useState(() => keepersFor(before, facts.seats.max, settings.names));
  const [level, setLevel] = useState<BotLevel>(before.level);
  const [byLot, setByLot] = useState(false);
  const [diceMode, setDiceMode] = useState<'app' | 'typed'>('app');
  const [ownNames, setOwnNames] = useState(false);
  const [noServer, setNoServer] = useState(false);
  const [asking, setAsking] = useState(false);
  const seats = seatsOf(game, chosen);
  const seated = keepers.slice(0, seats.length);
  const words = gameWords.withNames(namesOf(seated, seats, gameWords));
  const isApart = mode === 'friends';
  const person = gameWords.say(isApart ? 'setup.kind.friend' : 'setup.kind.person');

  const options = (): Chosen => {
    if (!byLot || seating.beginner === undefined) return chosen;
    return { ...chosen, [seating.beginner]: seatByLot(seats) };
  };
  const begin = () => {
    const names = seated.flatMap((keeper) =>
      keeper.kind === 'person' && keeper.name ? [keeper.name] : [],
    );
    changeSettings({ names });
    const bot = seated.find((keeper) => keeper.kind === 'bot');
    rememberAnswers(box, { company: bot ? 'bot' : 'device', level, chosen });
    attempt(beginTable({ game: facts.id, options: options(), keepers: seated, diceMode }));
  };
  const invite = async (beginWith: (wish: CreateTable) => Promise<void>) => {
    if (isExported()) {
      setAsking(true);
      return;
    }
    setNoServer(false);
    rememberAnswers(box, { company: 'friends', level, chosen });
    try {
      await beginWith({
        game: facts.id,
        options: options(),
        dice: diceMode,
        keepers: seated.map((keeper, seat) =>
          keeper.kind === 'bot' && (seat > 0 || !isApart) ? keeper : { kind: 'person' },
        ),
        names: ownNames ? 'any' : 'list',
      });
    } catch {
      setNoServer(true);
    }
  };
  const keep = (seat: number, keeper: SeatKeeper) => {
    if (keeper.kind === 'bot') setLevel(keeper.level);
    setKeepers(keepers.map((each, at) => (at === seat ? keeper : each)));
  };
  const more = withSeats(game, seating, chosen, 1);
  const fewer = withSeats(game, seating, chosen, -1);
  const add = (kind: SeatKeeper['kind']) => {
    if (!more) return;
    keep(
      seats.length,
      kind === 'bot' ? { kind, level } : { kind, name: settings.names[seats.length] ?? null },
    );
    setChosen(more);
  };
  const remove = (seat: number) => {
    if (!fewer) return;
    const gone = keepers[seat];
    setKeepers([...keepers.filter((_, at) => at !== seat), ...(gone ? [gone] : [])]);
    setChosen(fewer);
  };
  const change = (next: Chosen, option: string, value: Json) => {
    if (option === seating.beginner) setByLot(value === BY_LOT);
    setChosen(next);
  };
  const choice = (option: string) => (
    <div key={option} className="setup-panel kraft">
      <OptionChoice
        option={option}
        game={game}
        seating={seating}
        chosen={chosen}
        words={words}
        {...(option === seating.beginner && {
          ...(byLot && { picked: BY_LOT }),
          nameOf: (value: Json) => words.say(`seat.${value}`),
          also: {
            value: BY_LOT,
            label: words.say('setup.by-lot'),
            picture: <Icon name="die" className="by-lot" />,
          },
        })}
        onChange={(next, value) => change(next, option, value)}
      />
    </div>
  );
  const shown = Object.keys(game.options).filter(
    (option) => option !== seating.countedBy && !seating.rare.includes(option),
  );
  const bots = botNames(seated, gameWords);
  return (
    <SetupFrame
      box={box}
      sheet={sheet}
      mode={
        <Pick
          label={words.say('setup.where')}
          unseenLabel
          look="words"
          value={mode}
          choices={(['friends', 'device'] as const).map((each) => ({
            value: each,
            label: words.say(`home.company.${each}`),
            picture:
              each === 'friends' ? (
                <Piece piece="hs-letter" viewBox="-31 -23 62 46" />
              ) : (
                <Piece piece="hs-tablet" viewBox="-38 -29 76 58" />
              ),
          }))}
          onPick={setMode}
        />
      }
      begin={words.say(isApart ? 'home.make-link' : 'setup.begin')}
      summary={[
        words.say('log.seats', { count: seats.length }),
        words.say(isApart ? 'setup.links-next' : 'setup.all-here'),
      ]}
      onBegin={() => {
        if (isApart) void invite(beginOnlineTable);
        else begin();
      }}
    >
      <section>
        <h2>{words.say('setup.who')}</h2>
        <ul className="place-cards" data-seats={seats.length}>
          {seats.map((name, seat) => {
            const keeper = keepers[seat] ?? { kind: 'person', name: null };
            const isYou = isApart && seat === 0;
            return (
              <PlaceCard
                key={name}
                look={seating.seatLook(name)}
                title={gameWords.say(`seat.${name}`)}
                words={words}
                {...(fewer && !isYou && { onRemove: () => remove(seat) })}
              >
                {isYou || (isApart && keeper.kind === 'person') ? (
                  <p className="who-sits">
                    <i className={isYou ? 'is-here' : undefined} />
                    {words.say(isYou ? 'setup.you-here' : 'setup.by-link')}
                  </p>
                ) : (
                  <SeatName
                    keeper={keeper}
                    bot={bots[seat] ?? null}
                    title={gameWords.say(`seat.${name}`)}
                    words={words}
                    onName={(typed) => keep(seat, { kind: 'person', name: typed })}
                  />
                )}
                {!isYou && (
                  <PickKeeper
                    keeper={keeper}
                    title={gameWords.say(`seat.${name}`)}
                    level={level}
                    person={person}
                    words={words}
                    onKeeper={(next) =>
                      keep(seat, next.kind === 'bot' ? next : { kind: 'person', name: null })
                    }
                  />
                )}
              </PlaceCard>
            );
          })}
          {more && (
            <FreePlace
              look={seating.seatLook(seating.seats[seats.length] ?? 0)}
              person={person}
              words={words}
              onAdd={add}
            />
          )}
        </ul>
      </section>
      <section className="setup-options" aria-label={words.say('setup.how')}>
        {shown.map(choice)}
        {seating.dice && (
          <div className="setup-panel kraft">
            <Pick
              label={words.say('settings.dice')}
              value={settings.dice}
              choices={(['die', 'spinner'] as const).map((each) => ({
                value: each,
                label: words.say(`settings.dice.${each}`),
                picture: (
                  <span className="pick-pictures">
                    {seating.dice && <Piece {...seating.dice[each]} />}
                  </span>
                ),
              }))}
              onPick={(dice) => changeSettings({ dice })}
            />
          </div>
        )}
      </section>
      <MoreChoices about={words.say('setup.more-about')} words={words}>
        {seating.rare.map(choice)}
        {facts.chance && (
          <YesOrNo
            label={words.say('setup.real-die')}
            help={words.say('setup.real-die.help')}
            value={diceMode === 'typed'}
            words={words}
            onPick={(real) => setDiceMode(real ? 'typed' : 'app')}
          />
        )}
        <YesOrNo
          label={words.say('setup.own-names')}
          help={words.say('setup.own-names.help')}
          value={ownNames}
          words={words}
          onPick={setOwnNames}
        />
        <p className="setup-panel kraft">
          <button type="button" className="second" onClick={() => void invite(beginOnBigScreen)}>
            <Icon name="screen" />
            {words.say('online.television')}
          </button>
          <small className="pick-help">{words.say('tv.how')}</small>
        </p>
      </MoreChoices>
      {noServer && (
        <p className="setup-panel paper" role="alert">
          {words.say('online.no-server')}
        </p>
      )}
      {asking && <ServerDialog path={`/new/${facts.id}`} onClose={() => setAsking(false)} />}
    </SetupFrame>
  );
}
