/** One line over the page: what was just done or went wrong, and for ten seconds the way back. */

import { Icon } from '@hearthside/screen';
import type { MessageValues } from '@hearthside/table';
import { useEffect } from 'react';
import { Store, useStore } from '../store.ts';
import { useWords } from '../words.tsx';

interface Note {
  /** A message of the page's catalogue. */
  readonly key: string;
  readonly values?: MessageValues;
  /** Absent where there is nothing to bring back. */
  readonly bringBack?: () => void;
  /** Stays until somebody puts it away. */
  readonly lasting?: boolean;
}

const note = new Store<Note | null>(null);

/** Says it; a later one takes its place. */
export const tell = (fresh: Note): void => note.set(fresh);

/** What the server says no to, where trying once more would not help. */
const NO_BY_CODE: Readonly<Record<string, string>> = { 'holds-secrets': 'note.holds-secrets' };

/** Does something that nobody waits for; if it fails, the people at the screen are told. */
export function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    const { code = '' } = (error ?? {}) as { code?: string };
    const key = NO_BY_CODE[code];
    if (key === undefined) console.error(error);
    tell({ key: key ?? 'note.failed' });
  });
}

const NOTE_MS = 10_000;

export function NoteBar({ atTable }: { readonly atTable: boolean }) {
  const words = useWords();
  const shown = useStore(note);
  useEffect(() => {
    if (!shown || shown.lasting) return;
    const timer = setTimeout(() => note.set(null), NOTE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className={`note-bar${atTable ? ' is-at-table' : ''}`} role="status">
      {shown && (
        <p className="paper">
          <span>{words.say(shown.key, shown.values)}</span>
          {shown.bringBack && (
            <button
              type="button"
              className="second"
              onClick={() => {
                shown.bringBack?.();
                note.set(null);
              }}
            >
              {words.say('note.bring-back')}
            </button>
          )}
          {shown.lasting && (
            <button
              type="button"
              className="plain"
              aria-label={words.say('table.close')}
              onClick={() => note.set(null)}
            >
              <Icon name="close" />
            </button>
          )}
        </p>
      )}
    </div>
  );
}
