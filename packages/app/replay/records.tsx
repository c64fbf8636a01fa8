import { Icon } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import { sayProblem } from '@hearthside/text';
import { useRef, useState } from 'react';
import { HomeLink } from '../home-link.tsx';
import { Link } from '../link.tsx';
import type { KeptTable } from '../session/kept-table.ts';
import { tables } from '../storage/tables.ts';
import { useKeptTables } from '../storage/use-kept-tables.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { PaperPage } from '../ui/paper-page.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useWords } from '../words.tsx';
import { exportRecord, importRecords } from './kept-records.ts';

/** Games that were played or imported here: watch them, save them as files, bring some in. */
export default function Records() {
  const words = useWords();
  const { kept, refresh, putAway } = useKeptTables();
  const [message, setMessage] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const bringIn = async (chosen: File) => {
    const read = await importRecords(await chosen.text());
    if (!read.ok) {
      setMessage(words.say('records.bad-file', { error: sayProblem(words, read) }));
      return;
    }
    for (const table of read.value) await tables.extend(table, 0);
    setMessage(words.say('records.imported', { count: read.value.length }));
    await refresh();
  };
  const when = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <PaperPage title={words.say('home.records')}>
      <p>{words.say('records.about')}</p>
      <p className="dialog-buttons">
        <HomeLink className="second" />
        <button type="button" className="primary" onClick={() => file.current?.click()}>
          {words.say('records.import')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".jsonl,.json,.txt"
          className="unseen"
          tabIndex={-1}
          aria-label={words.say('records.import')}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) attempt(bringIn(chosen));
            target.value = '';
          }}
        />
      </p>
      <p role="status">{message}</p>
      <ul className="records">
        {kept?.map((table) => (
          <li key={table.id}>
            <span>
              <b>{findBox(table.game)?.facts.title ?? table.game}</b>
              <small>
                {when.format(table.changedAt)} ·{' '}
                {words.say('records.actions', { count: table.log.length })}
              </small>
            </span>
            <Link
              className="btn"
              href={`/records/${table.id}`}
              aria-label={words.say('table.watch-again')}
            >
              <Icon name="play" />
            </Link>
            <IconButton
              icon="save"
              label={words.say('records.save')}
              onClick={() => attempt(save(table))}
            />
            <IconButton
              icon="close"
              label={words.say('home.forget', {
                title: findBox(table.game)?.facts.title ?? table.game,
              })}
              onClick={() => attempt(putAway(table))}
            />
          </li>
        ))}
      </ul>
      {kept?.length === 0 && <p>{words.say('records.none')}</p>}
    </PaperPage>
  );
}

async function save(table: KeptTable): Promise<void> {
  const day = new Date(table.begunAt).toISOString().slice(0, 10);
  saveFile(await exportRecord(table), `${table.game}-${day}.jsonl`);
}
