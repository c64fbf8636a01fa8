import { LIMITS, LISTED_NAMES } from '@hearthside/protocol/constants';
import { isListedName, isTakenName, readName } from '@hearthside/protocol/names';
import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { type FormEvent, useId, useState } from 'react';
import { changeSettings, settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { Pick } from '../ui/pick.tsx';
import type { OnlineState, OnlineTable } from './online-table.ts';

interface NameFieldProps {
  readonly session: OnlineTable;
  readonly online: OnlineState;
  readonly words: Words;
}

/**
 * What the others call you: nothing, until you tap. From the list at any time; your own, where the
 * host allows that, once before the first move.
 */
export function NameField({ session, online, words }: NameFieldProps) {
  const { table, you } = online;
  const { n } = useStore(session.state);
  const player = you === null ? null : (table.seats[you]?.player ?? null);
  const others = table.seats.flatMap((each, seat) => (seat === you ? [] : (each.player ?? [])));
  const [problem, setProblem] = useState<string | null>(null);
  const say = (code: string) => words.say(`online.${code}`, { most: LIMITS.nameCharacters });
  const give = async (text: string | null) => {
    const name = text === null ? null : readName(text, table.names);
    const code =
      name && !name.ok ? name.code : name && isTakenName(name.name, others) && 'taken-name';
    setProblem(code ? say(code) : null);
    if (code) return;
    const given = name?.ok ? name.name : null;
    try {
      await session.setName(given);
      changeSettings({ onlineName: given });
    } catch (error) {
      const { code: refused } = error as { code?: string };
      setProblem(say(words.has(`online.${refused}`) ? (refused as string) : 'bad-name'));
    }
  };
  const mayType = table.names === 'any' && n === 0 && player === null;
  return (
    <div className="name-field">
      <ListedName
        player={player}
        others={others}
        words={words}
        onGive={(name) => void give(name)}
      />
      {mayType && <OwnName words={words} onGive={(name) => void give(name)} />}
      <small role={problem === null ? undefined : 'alert'}>
        {problem ?? words.say(mayType ? 'online.own-name-help' : 'online.name-help')}
      </small>
    </div>
  );
}

interface ListedNameProps {
  readonly player: string | null;
  /** What the others are called: nobody else is. */
  readonly others: readonly string[];
  readonly words: Words;
  onGive(name: string | null): void;
}

function ListedName({ player, others, words, onGive }: ListedNameProps) {
  const free = LISTED_NAMES.filter((name) => !isTakenName(name, others));
  const own = player !== null && !isListedName(player) ? [player] : [];
  return (
    <details className="name-pick">
      <summary>
        <span>{words.say('online.your-name')}</span>
        <b>{player ?? words.say('online.no-name')}</b>
        <Icon name="more" />
      </summary>
      <Pick
        label={words.say('online.your-name')}
        unseenLabel
        look="words"
        value={player}
        choices={[null, ...own, ...free].map((name) => ({
          value: name,
          label: name ?? words.say('online.no-name'),
        }))}
        onPick={onGive}
      />
    </details>
  );
}

interface OwnNameProps {
  readonly words: Words;
  onGive(name: string): void;
}

function OwnName({ words, onGive }: OwnNameProps) {
  const field = useId();
  // The name of an earlier table with friends waits in the field; it is sent by a tap only.
  const [draft, setDraft] = useState(settings().onlineName ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGive(draft);
  };
  return (
    <form className="setting" onSubmit={submit}>
      <label htmlFor={field}>{words.say('online.own-name')}</label>
      <input
        id={field}
        autoComplete="off"
        placeholder={words.say('setup.name-placeholder')}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit" className="second" disabled={draft.trim() === ''}>
        {words.say('online.call-me')}
      </button>
    </form>
  );
}
