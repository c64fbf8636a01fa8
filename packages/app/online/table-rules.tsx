import { changeRules } from '@hearthside/client';
import type { AbsentRule, ChangeRules, MoveClock, TableInfo } from '@hearthside/protocol';
import type { Words } from '@hearthside/text';
import { attempt } from '../ui/note-bar.tsx';
import { Pick } from '../ui/pick.tsx';

const MINUTE = 60;
const DAY = 86_400;
/** Seconds to choose from: from a quick game at one sofa to one by correspondence. */
const CLOCKS = [30, 2 * MINUTE, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY];
const ABSENCES = [MINUTE, 10 * MINUTE, DAY];

interface TableRulesProps {
  readonly table: TableInfo;
  /** The host's secret, where this device set the table up: only then can anything be changed. */
  readonly host: string | null;
  /** After the first move a rule can only give more time. */
  readonly running: boolean;
  readonly words: Words;
}

/** What happens when somebody is slow or away. Both are off unless the host wishes them. */
export function TableRules({ table, host, running, words }: TableRulesProps) {
  const gentler = (now: number | undefined, choices: readonly number[]) =>
    running
      ? choices.filter((each) => now !== undefined && each >= Math.max(now, MINUTE))
      : choices;
  const isFixed = (now: object | null) => host === null || (running && now === null);
  const change = (rules: ChangeRules) => {
    if (host !== null) attempt(changeRules(location.origin, table.id, host, rules));
  };
  const clock = (seconds: number, otherwise = table.clock?.otherwise ?? 'random'): MoveClock => ({
    seconds,
    otherwise,
  });
  const absent = (seconds: number): AbsentRule => ({ seconds, level: 'medium' });
  return (
    <>
      <Duration
        label={words.say('online.clock')}
        off={words.say('online.clock.off')}
        value={table.clock?.seconds ?? null}
        choices={gentler(table.clock?.seconds, CLOCKS)}
        fixed={isFixed(table.clock)}
        say={(seconds) => sayDuration(words, seconds)}
        onChange={(seconds) => change({ clock: seconds === null ? null : clock(seconds) })}
      />
      {table.clock && (
        <div className="setting is-wide">
          <Labelled
            label={words.say('online.time-is-up')}
            value={table.clock.otherwise}
            choices={{
              random: words.say('online.time-is-up.random'),
              resign: words.say('online.time-is-up.resign'),
            }}
            fixed={host === null || (running && table.clock.otherwise === 'random')}
            onChange={(otherwise) =>
              change({ clock: clock(table.clock?.seconds ?? DAY, otherwise as 'random') })
            }
          />
        </div>
      )}
      <Duration
        label={words.say('online.absent')}
        off={words.say('online.absent.off')}
        value={table.absent?.seconds ?? null}
        choices={gentler(table.absent?.seconds, ABSENCES)}
        fixed={isFixed(table.absent)}
        say={(seconds) => words.say('online.absent.after', { time: sayDuration(words, seconds) })}
        onChange={(seconds) => change({ absent: seconds === null ? null : absent(seconds) })}
      />
      {running && <small>{words.say('online.rules-running')}</small>}
    </>
  );
}

interface DurationProps {
  readonly label: string;
  readonly off: string;
  readonly value: number | null;
  readonly choices: readonly number[];
  readonly fixed: boolean;
  say(seconds: number): string;
  onChange(seconds: number | null): void;
}

function Duration({ label, off, value, choices, fixed, say, onChange }: DurationProps) {
  const offered = value === null || choices.includes(value) ? choices : [...choices, value];
  const named = Object.fromEntries(offered.map((each) => [each, say(each)]));
  return (
    <div className="setting is-wide">
      <Labelled
        label={label}
        value={String(value ?? 'off')}
        choices={{ off, ...named }}
        fixed={fixed}
        onChange={(chosen) => onChange(chosen === 'off' ? null : Number(chosen))}
      />
    </div>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly value: string;
  /** What each value is called. */
  readonly choices: Readonly<Record<string, string>>;
  readonly fixed: boolean;
  onChange(value: string): void;
}

function Labelled({ label, value, choices, fixed, onChange }: LabelledProps) {
  return (
    <Pick
      label={label}
      look="words"
      fixed={fixed}
      value={value}
      choices={Object.entries(choices)
        // `off` first, then the shortest: numbers as keys come in that order by themselves.
        .sort(([one], [other]) => Number(one !== 'off') - Number(other !== 'off'))
        .map(([each, name]) => ({ value: each, label: name }))}
      onPick={onChange}
    />
  );
}

function sayDuration(words: Words, seconds: number): string {
  if (seconds >= DAY) return words.say('online.days', { count: Math.round(seconds / DAY) });
  if (seconds >= MINUTE)
    return words.say('online.minutes', { count: Math.round(seconds / MINUTE) });
  return words.say('online.seconds', { count: seconds });
}
