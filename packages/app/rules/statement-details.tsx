import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { useState } from 'react';
import { Link } from '../link.tsx';
import { hrefOf } from '../router.ts';
import { copyText } from '../ui/copy-text.ts';
import { attempt } from '../ui/note-bar.tsx';
import { Marked } from './marked.tsx';
import type { Statement } from './rule-search.ts';
import { Gavel, type RulingKind, RulingNote } from './ruling-mark.tsx';

interface StatementDetailsProps {
  readonly game: string;
  readonly statement: Statement;
  readonly ruling: RulingKind | null;
  readonly query: string;
  readonly open: boolean;
  readonly hasExample: boolean;
  readonly words: Words;
  onToggle(rule: string, open: boolean): void;
  onShow(rule: string): void;
}

/** One statement: a short line and its id; unfolded the precise words. */
export function StatementDetails(props: StatementDetailsProps) {
  const { game, statement, ruling, query, open, hasExample, words, onToggle, onShow } = props;
  const { id, short, text } = statement;
  return (
    <details
      id={id}
      className="statement"
      open={open}
      onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}
    >
      <summary>
        <span className="statement-line">
          <Marked text={short} query={query} />
        </span>
        {ruling && <Gavel words={words} />}
        <span className="rule-id">{id}</span>
        <Icon name="down" className="icon chevron" />
      </summary>
      <div className="statement-full">
        <p>
          <Marked text={text} query={query} />
        </p>
        {ruling && <RulingNote kind={ruling} words={words} />}
        <p className="statement-keys">
          {hasExample && (
            <Link
              className="second"
              href={`/rules/${game}/${id}/show`}
              data-shows={id}
              onClick={() => onShow(id)}
            >
              <Icon name="eye" />
              {words.say('rules.show-me')}
            </Link>
          )}
          <CopyLink path={`/rules/${game}/${id}`} words={words} />
        </p>
      </div>
    </details>
  );
}

function CopyLink({ path, words }: { readonly path: string; readonly words: Words }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = () => new URL(hrefOf(path), location.href).href;
  return (
    <>
      <button
        type="button"
        className="second"
        onClick={({ currentTarget }) => attempt(copyText(address(), currentTarget).then(setCopied))}
      >
        <Icon name="link" />
        {words.say('rules.copy-link')}
      </button>
      <span role="status">
        {copied === true && words.say('rules.copied')}
        {copied === false && address()}
      </span>
    </>
  );
}
