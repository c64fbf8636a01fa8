import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { useEffect, useState } from 'react';
import type { TableSession } from '../session/table-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { Seal } from './seal.tsx';

/** One small line at the end: every roll was worked out again, and here is what came of it. */
export function SealLine({
  session,
  words,
}: {
  readonly session: TableSession;
  readonly words: Words;
}) {
  const [matches, setMatches] = useState<boolean | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { proof } = session;
  const sealed = proof?.secret === undefined;
  useEffect(() => {
    if (!sealed) attempt(session.verify().then(({ ok }) => setMatches(ok)));
  }, [session, sealed]);
  // Where nothing is rolled, there is nothing to be fair about.
  if (!proof || !session.game.facts.chance) return null;
  const key = matches === null ? 'seal.opened' : matches ? 'seal.matches' : 'seal.differs';
  return (
    <>
      <button
        type="button"
        className={`plain seal-line${matches === false ? ' is-wrong' : ''}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="seal" />
        <span>{words.say(sealed ? 'seal.sealed' : key)}</span>
      </button>
      {isOpen && (
        <Dialog title={words.say('seal.opened')} onClose={() => setOpen(false)}>
          <Seal proof={proof} verify={() => session.verify()} words={words} />
          <p className="dialog-buttons">
            <button type="button" className="primary" onClick={() => setOpen(false)}>
              {words.say('table.close')}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
