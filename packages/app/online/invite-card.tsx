import type { Words } from '@hearthside/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../ui/copy-text.ts';
import { QrCode } from './qr-code.tsx';

interface InviteCardProps {
  readonly title: string;
  /** Has somebody sat down with it already? */
  readonly here: boolean;
  /** Null where nobody is to be invited: a bot's seat. */
  readonly url: string | null;
  readonly words: Words;
  readonly children?: ReactNode;
}

/** A link to hand over: to scan, to copy, or to send. */
export function InviteCard({ title, here, url, words, children }: InviteCardProps) {
  return (
    <li className="invitation kraft">
      <h3>
        {title} {here && <small>{words.say('online.is-here')}</small>}
      </h3>
      {url !== null && (
        <>
          <QrCode text={url} label={words.say('online.qr', { title })} />
          <HandOver url={url} words={words} />
        </>
      )}
      {children}
    </li>
  );
}

/** The link, to copy or to send. */
export function HandOver({ url, words }: { readonly url: string; readonly words: Words }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (button: HTMLElement) => setCopied(await copyText(url, button));
  return (
    <>
      <div className="invitation-buttons">
        <button
          type="button"
          className="second"
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          {words.say(copied ? 'online.copied' : 'online.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="second"
            onClick={() => void navigator.share({ url }).catch(() => {})}
          >
            {words.say('online.send')}
          </button>
        )}
      </div>
      {copied === false && <MarkedLink url={url} words={words} />}
    </>
  );
}

/** Where the browser copies nothing for us: the link, marked, to copy by hand. */
function MarkedLink({ url, words }: { readonly url: string; readonly words: Words }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <label className="invitation-link">
      {words.say('online.copy-by-hand')}
      <input ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
    </label>
  );
}
