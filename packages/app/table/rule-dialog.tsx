import { Icon } from '@hearthside/screen';
import { findBox } from '@hearthside/shelf';
import type { Words } from '@hearthside/text';
import { Suspense, use } from 'react';
import { Link } from '../link.tsx';
import { RulingNote, rulingKind } from '../rules/ruling-mark.tsx';
import type { Language } from '../settings/languages.ts';
import { speak } from '../sound/speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { ruleText } from '../words.tsx';

interface RuleDialogProps {
  readonly game: string;
  readonly rule: string;
  readonly words: Words;
  onClose(): void;
}

/** One rule in players' words. */
export function RuleDialog({ game, rule, words, onClose }: RuleDialogProps) {
  return (
    <Dialog title={words.say('table.rule', { rule })} onClose={onClose}>
      <Suspense fallback={<p>…</p>}>
        <RuleText game={game} rule={rule} words={words} />
      </Suspense>
      <p className="dialog-buttons">
        <Link className="second" href={`/rules/${game}/${rule}`}>
          <Icon name="book" />
          {words.say('table.all-rules')}
        </Link>
        <button type="button" className="primary" onClick={onClose}>
          {words.say('table.close')}
        </button>
      </p>
    </Dialog>
  );
}

function RuleText({ game, rule, words }: Omit<RuleDialogProps, 'onClose'>) {
  const text = use(ruleText(game, words.locale as Language))[rule] ?? '';
  const facts = findBox(game)?.facts;
  const ruling = facts ? rulingKind(facts, rule) : null;
  return (
    <>
      <p className="rule-text">
        {text}{' '}
        <IconButton
          icon="read"
          label={words.say('table.read-aloud')}
          onClick={() => speak(text, words.locale)}
        />
      </p>
      {ruling && <RulingNote kind={ruling} words={words} />}
    </>
  );
}
