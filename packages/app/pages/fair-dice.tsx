import { shelf } from '@hearthside/shelf';
import {
  type AnyGame,
  claimOf,
  type FairClaim,
  readRecords,
  verifyRecord,
} from '@hearthside/table';
import { sayProblem } from '@hearthside/text';
import { useState } from 'react';
import { HomeLink } from '../home-link.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { useWords } from '../words.tsx';

const LEAST_FIRST: readonly FairClaim[] = ['none', 'some', 'every'];

/** Checks every roll of a record in this browser, with nobody else's help. */
export default function FairDice() {
  const words = useWords();
  const [answer, setAnswer] = useState('');
  const check = async (file: File) => {
    const games = new Map<string, AnyGame>();
    for (const box of shelf) games.set(box.facts.id, (await box.rules()).game);
    const read = readRecords(await file.text(), (id) => games.get(id));
    if (!read.ok) {
      setAnswer(words.say('records.bad-file', { error: sayProblem(words, read) }));
      return;
    }
    let rolls = 0;
    const claims = new Set<FairClaim>();
    for (const record of read.value) {
      const verified = verifyRecord(record);
      if (!verified.ok) {
        setAnswer(words.say('fair.wrong', { error: sayProblem(words, verified) }));
        return;
      }
      rolls += verified.value.rolls;
      claims.add(claimOf(verified.value.numbers));
    }
    // Of several games the one that can promise least.
    const claim = LEAST_FIRST.find((each) => claims.has(each)) ?? 'none';
    setAnswer(`${words.say('fair.right', { rolls })} ${words.say(`fair.claim.${claim}`)}`);
  };
  return (
    <PaperPage title={words.say('fair.title')}>
      <p>{words.say('fair.how')}</p>
      <p>{words.say('fair.numbers')}</p>
      <label className="fair-file">
        {words.say('fair.choose')}
        <input
          type="file"
          accept=".jsonl,.json,.txt"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) attempt(check(file));
          }}
        />
      </label>
      <p role="status">
        <b>{answer}</b>
      </p>
      <HomeLink className="second" />
    </PaperPage>
  );
}
