import { openByCode } from '@hearthside/client';
import { type FormEvent, useId, useState } from 'react';
import { HomeLink } from '../home-link.tsx';
import { goTo } from '../router.ts';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';

const PROBLEMS: Readonly<Record<string, string>> = {
  'wrong-code': 'wrong-code',
  // What is no code at all is no screen's either.
  'bad-message': 'wrong-code',
  'rate-limited': 'rate-limited',
};

/** `/join`: the code that a big screen shows, typed on a phone that cannot scan. */
export default function JoinPage() {
  const words = useWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useId();
  const sit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code') ?? '');
    setBusy(true);
    setProblem(null);
    try {
      const { table, secret } = await openByCode(location.origin, typed);
      goTo(`/t/${table}#${secret}`);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      setProblem(PROBLEMS[code] ?? 'unavailable');
      setBusy(false);
    }
  };
  return (
    <PaperPage title={words.say('tv.join.title')} className="join">
      <form onSubmit={(event) => void sit(event)}>
        <label htmlFor={field}>{words.say('tv.join.code')}</label>
        <input
          id={field}
          name="code"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${field}-help`}
        />
        <small id={`${field}-help`}>{words.say('tv.join.help')}</small>
        {problem !== null && <p role="alert">{words.say(`tv.join.${problem}`)}</p>}
        <p className="dialog-buttons">
          <HomeLink className="second" />
          <button type="submit" className="primary" disabled={busy}>
            {words.say('tv.join.sit')}
          </button>
        </p>
      </form>
    </PaperPage>
  );
}
