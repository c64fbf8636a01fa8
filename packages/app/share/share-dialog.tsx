import { type AnyBoardModule, type AnyTableProps, Icon } from '@hearthside/screen';
import { writeRecord } from '@hearthside/table';
import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { QrCode } from '../online/qr-code.tsx';
import type { RecordTable } from '../replay/record-table.ts';
import { placeText, turnText } from '../replay/turn-text.ts';
import { useStore } from '../store.ts';
import { copyText } from '../ui/copy-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { attempt } from '../ui/note-bar.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useWords } from '../words.tsx';
import { drawMovingPicture, movingPicture, stopMovingPicture } from './moving-picture-store.ts';
import { asPng, onSheet } from './pixels.ts';
import { PositionPicture } from './position-picture.tsx';
import { fitsCode, shareLink } from './share-link.ts';
import { drawPicture, type Picture } from './svg-picture.ts';

interface ShareDialogProps {
  readonly table: RecordTable;
  readonly board: AnyBoardModule;
  readonly sheet: string;
  /** As the board is given them now. */
  readonly props: AnyTableProps;
  /** How many entries lie on the table. */
  readonly n: number;
  onClose(): void;
}

const PNG = { width: 1200, height: 1200, paper: '#dcba87' };

/** Everything that can be given to others of a game. Nothing is sent anywhere: it is handed over. */
export function ShareDialog(given: ShareDialogProps) {
  const { table, board, sheet, props, n } = given;
  const words = useWords();
  const hasNames = table.keepers.some((keeper) => keeper.kind === 'person' && keeper.name);
  const [named, setNamed] = useState(false);
  const [fromHere, setFromHere] = useState(false);
  const turn = table.turns[n - 1] ?? 0;
  const link = useMemo(
    () =>
      shareLink({
        record: table.written,
        keepers: table.keepers,
        named,
        at: fromHere ? n : 0,
      }),
    [table, named, fromHere, n],
  );
  const draw = (entry: number): Promise<Picture> =>
    drawPicture({ board, sheet, props: { ...props, view: table.viewAt(entry) } });
  const name = `${table.game.facts.id}-${n}`;
  const size = useMemo(() => writeRecord(table.written).join('\n').length, [table]);
  return (
    <Dialog title={words.say('share.title')} className="share" onClose={given.onClose}>
      <fieldset className="share-start">
        <legend>{words.say('share.start')}</legend>
        <span className="segments">
          <button type="button" aria-pressed={!fromHere} onClick={() => setFromHere(false)}>
            {words.say('replay.beginning')}
          </button>
          {turn > 0 && (
            <button type="button" aria-pressed={fromHere} onClick={() => setFromHere(true)}>
              {turnText(words, table, turn)}
            </button>
          )}
        </span>
      </fieldset>
      <section className="share-link kraft">
        {fitsCode(link) ? (
          <QrCode text={link} label={words.say('share.code')} />
        ) : (
          <p className="qr share-too-long">{words.say('share.too-long')}</p>
        )}
        <div>
          <p>
            <b>{words.say('share.inside')}</b> {words.say('share.nothing-sent')}
          </p>
          <input
            readOnly
            value={link}
            aria-label={words.say('share.link')}
            onFocus={({ target }) => target.select()}
          />
          {hasNames && (
            <label className="share-names">
              <input
                type="checkbox"
                checked={named}
                onChange={({ target }) => setNamed(target.checked)}
              />
              {words.say('share.names')}
            </label>
          )}
          <p className="share-keys">
            <CopyKey link={link} />
            {'share' in navigator && (
              <button
                type="button"
                className="second"
                onClick={() => {
                  // Whoever closes what the device offers has changed their mind: nothing to tell.
                  navigator.share({ url: link }).catch(() => {});
                }}
              >
                <Icon name="share" />
                {words.say('share.send')}
              </button>
            )}
          </p>
        </div>
      </section>
      <div className="share-ways">
        <section className="paper">
          <PositionPicture className="share-preview" draw={() => draw(n)} of={n} alt="" />
          <h3>{words.say('share.picture')}</h3>
          <p>{words.say('share.picture.about')}</p>
          <p className="share-keys">
            <button
              type="button"
              className="second"
              onClick={() =>
                attempt(
                  draw(n)
                    .then((picture) => onSheet(picture, PNG))
                    .then(asPng)
                    .then((blob) => saveFile(blob, `${name}.png`, 'image/png')),
                )
              }
            >
              PNG
            </button>
            <button
              type="button"
              className="second"
              onClick={() =>
                attempt(draw(n).then(({ svg }) => saveFile(svg, `${name}.svg`, 'image/svg+xml')))
              }
            >
              SVG
            </button>
          </p>
        </section>
        <section className="paper">
          <div className="share-film" aria-hidden="true">
            <Icon name="play" />
          </div>
          <h3>{words.say('share.movie')}</h3>
          <Movie table={table} draw={draw} />
        </section>
        <section className="paper">
          <div className="share-file" aria-hidden="true">
            <Icon name="log" />
          </div>
          <h3>{words.say('share.record')}</h3>
          <p>{words.say('share.record.about', { size: Math.max(1, Math.round(size / 1000)) })}</p>
          <p className="share-keys">
            <button
              type="button"
              className="second"
              onClick={() =>
                attempt(
                  table.record().then((text) => saveFile(text, `${table.game.facts.id}.jsonl`)),
                )
              }
            >
              <Icon name="save" />
              {words.say('share.save')}
            </button>
          </p>
        </section>
      </div>
      <p className="dialog-buttons">
        <button type="button" className="second" onClick={given.onClose}>
          {words.say('table.close')}
        </button>
      </p>
    </Dialog>
  );
}

/** For two seconds it says that it has been done. */
const COPIED_MS = 2000;

function CopyKey({ link }: { readonly link: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setCopied(await copyText(link, currentTarget));
  return (
    <>
      <button type="button" className="primary" onClick={(event) => attempt(copy(event))}>
        <Icon name={copied ? 'check' : 'save'} />
        {words.say(copied ? 'share.copied' : 'share.copy')}
      </button>
      <span className="unseen" role="status">
        {copied && words.say('share.copied')}
      </span>
    </>
  );
}

interface MovieProps {
  readonly table: RecordTable;
  draw(n: number): Promise<Picture>;
}

function Movie({ table, draw }: MovieProps) {
  const words = useWords();
  const movie = useStore(movingPicture);
  const of = useMemo(() => table.written.entries.map(({ action }) => action).join(), [table]);
  const own = movie.is !== 'none' && movie.of === of ? movie : null;
  if (own?.is === 'drawing') {
    return (
      <>
        <p>{placeText(words, table, own.done, own.all)}</p>
        <p className="share-keys">
          <progress value={own.done} max={own.all} aria-label={words.say('share.drawing')} />
          <button type="button" className="second" onClick={stopMovingPicture}>
            {words.say('review.stop')}
          </button>
        </p>
      </>
    );
  }
  if (own?.is === 'ready') {
    return (
      <>
        <p>{words.say('share.movie.ready', { size: Math.round(own.gif.length / 1000) })}</p>
        <p className="share-keys">
          <button
            type="button"
            className="primary"
            onClick={() => saveFile(own.gif, `${table.game.facts.id}.gif`, 'image/gif')}
          >
            <Icon name="save" />
            {words.say('share.save')}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{words.say(own?.is === 'failed' ? 'share.movie.failed' : 'share.movie.about')}</p>
      <p className="share-keys">
        <button
          type="button"
          className="second"
          onClick={() => attempt(drawMovingPicture({ of, turns: table.turns, draw }))}
        >
          {words.say('share.draw')}
        </button>
      </p>
    </>
  );
}
