import type { Seating } from '@hearthside/screen';
import { type AnyGame, type Json, type OptionSpec, readOptions } from '@hearthside/table';
import { sayProblem, type Words } from '@hearthside/text';
import { useId, useState } from 'react';
import { attempt } from '../ui/note-bar.tsx';
import type { Choice } from '../ui/pick.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { valuesOf } from './option-values.ts';
import { PickOption } from './pick-option.tsx';
import { changed } from './seat-count.ts';
import type { Chosen } from './sitting-answers.ts';

interface OptionChoiceProps {
  readonly option: string;
  readonly game: AnyGame;
  readonly seating: Seating;
  readonly chosen: Chosen;
  readonly words: Words;
  readonly also?: Choice<Json>;
  /** What is picked, where that is no value of the option. */
  readonly picked?: Json;
  nameOf?(value: Json): string;
  onChange(chosen: Chosen, value: Json): void;
}

/** One option of a table: cards to pick from, a number to step, or a file to bring. */
export function OptionChoice(props: OptionChoiceProps) {
  const { option, game, seating, chosen, words, onChange } = props;
  const spec = (game.options as Readonly<Record<string, OptionSpec>>)[option];
  if (!spec) return null;
  const value = props.picked ?? chosen[option] ?? (spec.default as Json);
  const take = (next: Json) => onChange(changed(game, chosen, option, next), next);
  const label = words.say(`option.${option}`);
  const help = words.say(`option.${option}.help`);
  if (spec.kind === 'data') {
    return <FileChoice {...props} label={label} help={help} onFile={take} />;
  }
  const all = valuesOf(spec);
  if (all === null) {
    return spec.kind === 'integer' ? (
      <NumberStepper
        label={label}
        help={help}
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        less={words.say('setup.less', { label })}
        more={words.say('setup.more', { label })}
        onChange={take}
      />
    ) : null;
  }
  // A fourth elf begins at no table of three.
  const values = all.filter((each) => readOptions(game, { ...chosen, [option]: each }).ok);
  return (
    <PickOption
      option={option}
      values={values}
      value={value}
      seating={seating}
      words={words}
      help={help}
      {...(props.also && { also: props.also })}
      {...(props.nameOf && { nameOf: props.nameOf })}
      onPick={take}
    />
  );
}

interface FileChoiceProps extends OptionChoiceProps {
  readonly label: string;
  readonly help: string;
  onFile(content: Json): void;
}

function FileChoice({ option, game, chosen, words, label, help, onFile }: FileChoiceProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const bring = async (file: File, letGo: () => void) => {
    const content = await readJson(file);
    const read = readOptions(game, { ...chosen, [option]: content });
    const wrong =
      content === null ? words.say('setup.no-data') : read.ok ? null : sayProblem(words, read);
    setProblem(wrong);
    // A file that does not fit is said to be so and let go of: the page stays as it was.
    if (wrong !== null) letGo();
    else onFile(content);
  };
  return (
    <div className="setting">
      <label htmlFor={id}>{label}</label>
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
      {problem !== null && (
        <small role="alert">
          {problem} {words.say('setup.file-let-go')}
        </small>
      )}
      <small>{help}</small>
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
