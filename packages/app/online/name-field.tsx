import { LIMITS, LISTED_NAMES } from '@hearthside/protocol/constants';
import { readName } from '@hearthside/protocol/names';
import type { Words } from '@hearthside/text';
import { type FormEvent, useId, useState } from 'react';
import { changeSettings, settings } from '../settings/settings.ts';
import type { Company, OnlineTable } from './online-table.ts';

interface NameFieldProps {
  readonly link: OnlineTable;
  readonly company: Company;
  readonly words: Words;
}

/** What the others call you: from the list or your own, where the table allows that; or nothing. */
export function NameField({ link, company, words }: NameFieldProps) {
  const { table, you } = company;
  const player = you === null ? null : (table.seats[you]?.player ?? null);
  const [draft, setDraft] = useState(player ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [field, list, help] = [useId(), useId(), useId()];
  const give = async (text: string) => {
    const name = text.trim() === '' ? null : readName(text, table.names);
    if (name?.ok === false) {
      setProblem(words.say(`online.${name.code}`, { most: LIMITS.nameCharacters }));
      return;
    }
    setProblem(null);
    const given = name?.name ?? null;
    await link.setName(given);
    rememberMyName(given);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give(draft);
  };
  if (table.names === 'list') {
    return (
      <p className="setting">
        <label htmlFor={field}>{words.say('online.your-name')}</label>
        <select id={field} value={player ?? ''} onChange={({ target }) => void give(target.value)}>
          <option value="">{words.say('online.no-name')}</option>
          {LISTED_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </p>
    );
  }
  return (
    <form className="setting name-field" onSubmit={submit}>
      <label htmlFor={field}>{words.say('online.your-name')}</label>
      <input
        id={field}
        list={list}
        autoComplete="off"
        placeholder={words.say('setup.name-placeholder')}
        aria-describedby={help}
        aria-invalid={problem !== null}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <datalist id={list}>
        {LISTED_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <button type="submit" className="second" disabled={draft.trim() === (player ?? '')}>
        {words.say('online.call-me')}
      </button>
      <small id={help} role={problem === null ? undefined : 'alert'}>
        {problem ?? words.say('online.name-help')}
      </small>
    </form>
  );
}

/** For the next table, on this device only. */
function rememberMyName(name: string | null): void {
  const [, ...others] = settings().names;
  changeSettings({ names: name === null ? others : [name, ...others] });
}
