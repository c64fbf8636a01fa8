import { claimOf, type FairProof, type Result, type Verification } from '@hearthside/table';
import { sayProblem, type Words } from '@hearthside/text';
import { useState } from 'react';
import { Link } from '../link.tsx';
import { attempt } from '../ui/note-bar.tsx';

interface SealProps {
  readonly proof: FairProof;
  /** Works every roll out again, once the secret is told. */
  verify(): Promise<Result<Verification>>;
  readonly words: Words;
}

/** The dice's seal before the game is over; then the number behind it, and a check of every roll. */
export function Seal({ proof: { commitment, secret }, verify, words }: SealProps) {
  const [answer, setAnswer] = useState('');
  const check = async () => {
    const verified = await verify();
    setAnswer(
      verified.ok
        ? `${words.say('fair.right', { rolls: verified.value.rolls })} ${words.say(
            `fair.claim.${claimOf(verified.value.numbers)}`,
          )}`
        : words.say('fair.wrong', { error: sayProblem(words, verified) }),
    );
  };
  return (
    <details className="seal">
      <summary>{words.say(secret === undefined ? 'seal.sealed' : 'seal.opened')}</summary>
      <dl>
        <dt>{words.say('seal.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {secret !== undefined && (
          <>
            <dt>{words.say('seal.secret')}</dt>
            <dd>
              <code>{secret}</code>
            </dd>
          </>
        )}
      </dl>
      <p>
        {secret !== undefined && (
          <button type="button" className="second" onClick={() => attempt(check())}>
            {words.say('seal.check')}
          </button>
        )}
        <Link className="second" href="/fair">
          {words.say('fair.title')}
        </Link>
      </p>
      <p role="status">
        <b>{answer}</b>
      </p>
    </details>
  );
}
