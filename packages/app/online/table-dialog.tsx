import { fetchRecord } from '@hearthside/client';
import type { Words } from '@hearthside/text';
import { useState } from 'react';
import { useStore } from '../store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { saveFile } from '../ui/save-file.ts';
import { myTable } from './my-tables.ts';
import { NameField } from './name-field.tsx';
import type { OnlineState, OnlineTable } from './online-table.ts';
import { allowReminders, canRemind, remindersAllowed } from './reminders.ts';
import { SeatInvitations } from './seat-invitations.tsx';
import { seatKey } from './seat-key.ts';
import { TableRules } from './table-rules.tsx';

interface TableDialogProps {
  readonly session: OnlineTable;
  readonly online: OnlineState;
  readonly words: Words;
  onClose(): void;
}

/** Everything about a table with friends that is not the game: links, names, rules, record. */
export function TableDialog({ session, online, words, onClose }: TableDialogProps) {
  const { table, you } = online;
  const { n, phase } = useStore(session.state);
  const key = seatKey(table.game, table.id);
  const mine = myTable(table.id);
  return (
    <Dialog title={words.say('online.invite-title')} onClose={onClose} className="invite">
      {you !== null && <NameField session={session} online={online} words={words} />}
      <p>{words.say('online.invite-text')}</p>
      <SeatInvitations online={online} isOver={phase.is === 'over'} words={words} />
      <h3>{words.say('online.rules')}</h3>
      <TableRules table={table} host={mine?.host ?? null} running={n > 0} words={words} />
      <p className="dialog-buttons">
        <RecordButton
          table={table.id}
          secret={mine?.secret ?? null}
          deviceKey={key}
          words={words}
        />
        {you !== null && <ReminderButton words={words} />}
        <button type="button" className="primary" onClick={onClose}>
          {words.say('online.to-the-table')}
        </button>
      </p>
    </Dialog>
  );
}

interface RecordButtonProps {
  readonly table: string;
  readonly secret: string | null;
  readonly deviceKey: string | null;
  readonly words: Words;
}

/** The game so far as a file: all of it where nothing is hidden, else what this seat has seen. */
function RecordButton({ table, secret, deviceKey, words }: RecordButtonProps) {
  const save = async () => {
    const { as, text } = await fetchRecord(location.origin, table, secret, deviceKey);
    saveFile(text, `hearthside-${as === 'record' ? '' : 'seen-'}${table.slice(0, 8)}.jsonl`);
  };
  return (
    <button type="button" className="second" onClick={() => attempt(save())}>
      {words.say('online.record')}
    </button>
  );
}

/** For a game that lasts days: the browser says when it is your turn. */
function ReminderButton({ words }: { readonly words: Words }) {
  const [allowed, setAllowed] = useState(remindersAllowed);
  if (!canRemind()) return null;
  return (
    <button
      type="button"
      className="second"
      aria-pressed={allowed}
      disabled={allowed}
      onClick={() => attempt(allowReminders().then(setAllowed))}
    >
      {words.say(allowed ? 'online.reminded' : 'online.remind')}
    </button>
  );
}
