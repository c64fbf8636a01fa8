import type { CreateTable } from '@hearthside/protocol';
import { LIMITS, LISTED_NAMES } from '@hearthside/protocol/constants';
import { Icon } from '@hearthside/screen';
import { type Box, findBox } from '@hearthside/shelf';
import { type Json, readOptions, type SeatName } from '@hearthside/table';
import { sayProblem, type Words } from '@hearthside/text';
import { use, useId, useState } from 'react';
import { HomeLink } from '../home-link.tsx';
import { beginOnBigScreen, beginOnlineTable } from '../online/begin-online.ts';
import { ServerDialog } from '../online/server-dialog.tsx';
import NotFound from '../pages/not-found.tsx';
import { isExported } from '../place.ts';
import type { SeatKeeper } from '../session/table-session.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { attempt } from '../ui/note-bar.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { useGameWords } from '../words.tsx';
import { KeeperSelect } from './keeper-select.tsx';
import { OptionChoices } from './option-choices.tsx';
import { beginTable } from './quick-table.ts';
import { rulesOf } from './rules-of.ts';

export default function Setup({ game }: { readonly game: string }) {
  const box = findBox(game);
  return box ? <SetupForm box={box} /> : <NotFound />;
}

/** Who sits where, and how the table plays. */
function SetupForm({ box }: { readonly box: Box }) {
  const { game } = use(rulesOf(box));
  const words = useGameWords(box.facts.id);
  const settings = useSettings();
  const [chosen, setChosen] = useState<Readonly<Record<string, Json>>>({});
  const [keepers, setKeepers] = useState<readonly SeatKeeper[]>(() =>
    Array.from({ length: box.facts.seats.max }, (_, seat) => ({
      kind: 'person',
      name: settings.names[seat] ?? null,
    })),
  );
  const [diceMode, setDiceMode] = useState<'app' | 'typed'>('app');
  const [ownNames, setOwnNames] = useState(false);
  const [noServer, setNoServer] = useState(false);
  const [asking, setAsking] = useState(false);
  const options = readOptions(game, chosen);
  const seats: readonly SeatName[] = options.ok ? game.seats(options.value) : [];
  const begin = () => {
    const seated = keepers.slice(0, seats.length);
    const names = seated.flatMap((keeper) =>
      keeper.kind === 'person' && keeper.name ? [keeper.name] : [],
    );
    changeSettings({ names });
    attempt(beginTable({ game: box.facts.id, options: chosen, keepers: seated, diceMode }));
  };
  const invite = async (begin: (wish: CreateTable) => Promise<void>) => {
    if (isExported()) {
      setAsking(true);
      return;
    }
    setNoServer(false);
    try {
      await begin({
        game: box.facts.id,
        options: chosen,
        dice: diceMode,
        keepers: keepers
          .slice(0, seats.length)
          .map((keeper) => (keeper.kind === 'bot' ? keeper : { kind: 'person' })),
        names: ownNames ? 'any' : 'list',
      });
    } catch {
      setNoServer(true);
    }
  };
  const somebody = keepers.slice(0, seats.length).some(({ kind }) => kind === 'person');
  return (
    <PaperPage className="setup" title={words.say('setup.title', { title: box.facts.title })}>
      <section>
        <h2>{words.say('setup.who')}</h2>
        <ul className="seat-choices">
          {seats.map((name, seat) => (
            <SeatChoice
              key={name}
              label={words.say(`seat.${name}`)}
              keeper={keepers[seat] ?? { kind: 'person', name: null }}
              words={words}
              onChange={(keeper) =>
                setKeepers(keepers.map((each, i) => (i === seat ? keeper : each)))
              }
            />
          ))}
        </ul>
      </section>
      <section>
        <h2>{words.say('setup.how')}</h2>
        <OptionChoices game={game} chosen={chosen} words={words} onChange={setChosen} />
        {box.facts.chance && (
          <div className="setting">
            <label htmlFor="real-die">{words.say('setup.real-die')}</label>
            <input
              id="real-die"
              type="checkbox"
              checked={diceMode === 'typed'}
              onChange={(event) => setDiceMode(event.target.checked ? 'typed' : 'app')}
            />
            <small>{words.say('setup.real-die.help')}</small>
          </div>
        )}
      </section>
      <section>
        <h2>{words.say('setup.where')}</h2>
        <div className="setting">
          <label htmlFor="own-names">{words.say('setup.own-names')}</label>
          <input
            id="own-names"
            type="checkbox"
            checked={ownNames}
            onChange={(event) => setOwnNames(event.target.checked)}
          />
          <small>{words.say('setup.own-names.help')}</small>
        </div>
        <p className="dialog-buttons">
          <button
            type="button"
            className="second"
            disabled={!options.ok || !somebody}
            onClick={() => void invite(beginOnlineTable)}
          >
            <Icon name="friends" />
            {words.say('home.with-friends')}
          </button>
          <button
            type="button"
            className="second"
            disabled={!options.ok || !somebody}
            onClick={() => void invite(beginOnBigScreen)}
          >
            <Icon name="screen" />
            {words.say('online.television')}
          </button>
        </p>
      </section>
      {noServer && <p role="alert">{words.say('online.no-server')}</p>}
      {asking && <ServerDialog path={`/new/${box.facts.id}`} onClose={() => setAsking(false)} />}
      {!options.ok && <p role="alert">{sayProblem(words, options)}</p>}
      <p className="dialog-buttons">
        <HomeLink className="second" />
        <button type="button" className="primary" disabled={!options.ok} onClick={begin}>
          {words.say('setup.begin')}
        </button>
      </p>
    </PaperPage>
  );
}

interface SeatChoiceProps {
  readonly label: string;
  readonly keeper: SeatKeeper;
  readonly words: Words;
  onChange(keeper: SeatKeeper): void;
}

function SeatChoice({ label, keeper, words, onChange }: SeatChoiceProps) {
  const [who, name] = [useId(), useId()];
  return (
    <li className="setting">
      <label htmlFor={who}>{label}</label>
      <KeeperSelect
        id={who}
        keeper={keeper}
        words={words}
        onKeeper={(next) => onChange(next.kind === 'bot' ? next : { kind: 'person', name: null })}
      />
      {keeper.kind === 'person' && (
        <input
          id={name}
          aria-label={words.say('setup.name', { label })}
          placeholder={words.say('setup.name-placeholder')}
          list="names"
          maxLength={LIMITS.nameCharacters}
          value={keeper.name ?? ''}
          onChange={({ target }) =>
            onChange({ kind: 'person', name: target.value.trimStart() || null })
          }
        />
      )}
      <datalist id="names">
        {LISTED_NAMES.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </li>
  );
}
