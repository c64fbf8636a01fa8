import { PaperDrawing, type PaperQuestion } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { use, useState } from 'react';
import type { Language } from '../settings/languages.ts';
import { RuleDialog } from '../table/rule-dialog.tsx';
import { ruleText } from '../words.tsx';

interface AskTabProps {
  readonly game: string;
  readonly questions: readonly PaperQuestion[];
  readonly words: Words;
}

/** Pick the picture that looks like your table; the rules answer. */
export function AskTab({ game, questions, words }: AskTabProps) {
  const [asked, setAsked] = useState<PaperQuestion | null>(null);
  return (
    <>
      <h2>{words.say('paper.ask')}</h2>
      {asked && <Answer key={asked.id} game={game} question={asked} words={words} />}
      {asked && <p>{words.say('paper.something-else')}</p>}
      <ul className="paper-questions">
        {questions
          .filter((question) => question !== asked)
          .map((question) => (
            <li key={question.id}>
              <button
                type="button"
                onClick={() => {
                  setAsked(question);
                  scrollTo(0, 0);
                }}
              >
                <PaperDrawing {...question.picture()} />
                {words.say(`ask.${question.id}`)}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

interface AnswerProps {
  readonly game: string;
  readonly question: PaperQuestion;
  readonly words: Words;
}

function Answer({ game, question, words }: AnswerProps) {
  const [showsRule, setShowsRule] = useState(false);
  const statements = use(ruleText(game, words.locale as Language));
  const { allowed, rule, refusal } = question.answer();
  const why = refusal
    ? `${words.say(`refusal.${refusal.key}`, refusal.values)}.`
    : (statements[rule] ?? '');
  return (
    <div className={`paper-answer ${allowed ? 'is-yes' : 'is-no'}`} role="status">
      <PaperDrawing {...question.picture()} />
      <div>
        <p>{words.say(`ask.${question.id}`)}</p>
        <p className="paper-verdict">{words.say(allowed ? 'paper.yes' : 'paper.no')}</p>
        <p>{why}</p>
        <button type="button" className="second" onClick={() => setShowsRule(true)}>
          {rule}
        </button>
      </div>
      {showsRule && (
        <RuleDialog game={game} rule={rule} words={words} onClose={() => setShowsRule(false)} />
      )}
    </div>
  );
}
