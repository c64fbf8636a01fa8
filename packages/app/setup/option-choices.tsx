import { type AnyGame, type Json, type OptionSpec, readOptions } from '@hearthside/table';
import { sayProblem, type Words } from '@hearthside/text';
import { useId, useState } from 'react';
import { attempt } from '../ui/note-bar.tsx';

type Chosen = Readonly<Record<string, Json>>;

interface OptionChoicesProps {
  readonly game: AnyGame;
  /** Those that were changed from their defaults. */
  readonly chosen: Chosen;
  readonly words: Words;
  /** Only these are asked for; all when absent. */
  readonly only?: readonly string[];
  onChange(chosen: Chosen): void;
}

/** The options of a table. */
export function OptionChoices({ game, chosen, words, only, onChange }: OptionChoicesProps) {
  return Object.entries<OptionSpec>(game.options)
    .filter(([key]) => only?.includes(key) ?? true)
    .map(([key, spec]) => (
      <OptionChoice
        key={key}
        name={key}
        spec={spec}
        value={chosen[key] ?? (spec.default as Json)}
        words={words}
        onChange={(value) => onChange({ ...chosen, [key]: value })}
        // A file that does not fit is said to be so and let go of: the page stays as it was.
        problemOf={(value) => {
          const read = readOptions(game, { ...chosen, [key]: value });
          return read.ok ? null : sayProblem(words, read);
        }}
      />
    ));
}

/** What there is to choose by name: the values of a choice, or numbers that stand for something. */
function namedValues(name: string, spec: OptionSpec, words: Words): readonly Json[] | null {
  if (spec.kind === 'choice') return spec.values as readonly Json[];
  if (spec.kind !== 'integer' || !words.has(`option.${name}.${spec.min}`)) return null;
  return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
}

interface OptionChoiceProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly words: Words;
  onChange(value: Json): void;
  /** What is wrong with a value, in the reader's words; null for nothing. */
  problemOf(value: Json): string | null;
}

/** One option of a table, with a line that says what it does. */
function OptionChoice({ name, spec, value, words, onChange, problemOf }: OptionChoiceProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const bring = async (file: File, letGo: () => void) => {
    const content = await readJson(file);
    const wrong = content === null ? words.say('setup.no-data') : problemOf(content);
    setProblem(wrong);
    if (wrong !== null) letGo();
    else onChange(content);
  };
  const values = namedValues(name, spec, words);
  return (
    <div className="setting">
      <label htmlFor={id}>{words.say(`option.${name}`)}</label>
      {spec.kind === 'data' && (
        <input
          id={id}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            const letGo = () => {
              target.value = '';
            };
            if (file) attempt(bring(file, letGo));
          }}
        />
      )}
      {problem !== null && (
        <small role="alert">
          {problem} {words.say('setup.file-let-go')}
        </small>
      )}
      {spec.kind === 'flag' && (
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      {spec.kind === 'integer' && values === null && (
        <input
          id={id}
          type="number"
          min={spec.min}
          max={spec.max}
          value={String(value)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      {values !== null && (
        <select
          id={id}
          value={String(value)}
          onChange={({ target }) =>
            onChange(values.find((each) => String(each) === target.value) as Json)
          }
        >
          {values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {words.say(`option.${name}.${each}`)}
            </option>
          ))}
        </select>
      )}
      <small>{words.say(`option.${name}.help`)}</small>
    </div>
  );
}

/** A file's content; null where it holds no data at all. */
async function readJson(file: File): Promise<Json> {
  const text = await file.text();
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
