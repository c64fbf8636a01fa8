import { Piece, type PieceLook } from '@hearthside/screen';
import type { LessonStop } from '@hearthside/table';
import { sayRefusal, sentence, type Words } from '@hearthside/text';
import { useEffect } from 'react';
import type { Progress } from '../session/practice-table.ts';
import { useSettings } from '../settings/settings.ts';
import { speak } from '../sound/speech.ts';
import type { Complaint } from '../table/use-table.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { RuleChip } from '../ui/rule-chip.tsx';
import { StarsRow } from '../ui/stars-row.tsx';
import { starsFor } from './stars.ts';

interface TeacherProps {
  readonly look: PieceLook;
  readonly stop: LessonStop;
  readonly progress: Progress;
  readonly words: Words;
  /** Why a board would not even let it be tried. */
  readonly complaint: Complaint | null;
  onRule(rule: string): void;
}

type Mood = 'asks' | 'not-quite' | 'praises';

interface Speech {
  readonly mood: Mood;
  readonly heading: string;
  readonly text: string;
  readonly rule: string | null;
}

/** What the teacher says now: what to do, why that was not it, or praise. */
function speechOf({ stop, progress, words, complaint }: TeacherProps): Speech {
  const stopSays = (key: string) => words.say(`learn.${stop.id}.${key}`);
  const { answer } = progress;
  if (answer === null && complaint) {
    const usual = stop.mistakes.find(({ event, rule }) => !event && rule === complaint.rule);
    return {
      mood: 'not-quite',
      heading: words.say('learn.not-quite'),
      text: usual ? stopSays(`mistake.${usual.id}`) : sentence(complaint.text),
      rule: complaint.rule,
    };
  }
  if (answer === null) {
    return {
      mood: 'asks',
      heading: stopSays('title'),
      text: stopSays('do'),
      rule: stop.rules[0] ?? null,
    };
  }
  if (answer.is === 'done') {
    return {
      mood: 'praises',
      heading: stopSays('done'),
      text: stopSays('more'),
      rule: stop.rules.at(-1) ?? null,
    };
  }
  const { mistake } = answer;
  const refusal = answer.is === 'refused' ? answer.refusal : null;
  const text = mistake
    ? stopSays(`mistake.${mistake.id}`)
    : refusal
      ? sentence(sayRefusal(words, refusal))
      : words.say('learn.elsewhere');
  return {
    mood: 'not-quite',
    heading: words.say('learn.not-quite'),
    text,
    rule: mistake?.rule ?? refusal?.rule ?? null,
  };
}

/** The teacher, with a column or strip of his own: the bubble covers neither board nor keys. */
export function Teacher(props: TeacherProps) {
  const { look, words, progress, onRule } = props;
  const { mood, heading, text, rule } = speechOf(props);
  const { readAloud } = useSettings();
  const spoken = `${heading} ${text}`;
  useEffect(() => {
    if (readAloud) speak(spoken, words.locale);
  }, [readAloud, spoken, words.locale]);
  return (
    <aside className={`teacher is-${mood}`} aria-label={words.say('learn.teacher')}>
      <div className="bubble" role="status">
        <IconButton
          icon="read"
          className="hear"
          label={words.say('table.read-aloud')}
          onClick={() => speak(spoken, words.locale)}
        />
        <PageHeading>{heading}</PageHeading>
        {mood === 'praises' && <StarsRow count={starsFor(progress)} words={words} />}
        <p>{text}</p>
        {rule !== null && <RuleChip rule={rule} words={words} onRule={onRule} />}
      </div>
      <Piece className="teacher-piece" {...look} />
    </aside>
  );
}
