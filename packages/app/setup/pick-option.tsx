import { Piece, type Seating } from '@hearthside/screen';
import type { Json } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { type Choice, Pick } from '../ui/pick.tsx';

interface PickOptionProps {
  readonly option: string;
  readonly values: readonly Json[];
  readonly value: Json;
  readonly seating: Seating;
  readonly words: Words;
  /** Another question than the option's own. */
  readonly label?: string;
  readonly help?: string;
  /** One more card, after the values. */
  readonly also?: Choice<Json>;
  /** What a value is called, where that is not the catalogue's to say. */
  nameOf?(value: Json): string;
  onPick(value: Json): void;
}

/** One option of a table, its values as pictures with their words, or as words alone. */
export function PickOption(props: PickOptionProps) {
  const { option, values, value, seating, words, label, onPick } = props;
  const pictures = values.map((each) => seating.picture?.(option, each) ?? []);
  const hasPictures = pictures.some((pieces) => pieces.length > 0);
  return (
    <Pick
      label={label ?? words.say(`option.${option}`)}
      look={hasPictures ? 'cards' : 'words'}
      value={value}
      {...(props.help !== undefined && { help: props.help })}
      choices={values
        .map(
          (each, n): Choice<Json> => ({
            value: each,
            label: props.nameOf?.(each) ?? nameOfValue(option, each, words),
            ...(hasPictures && { picture: <Pictures pieces={pictures[n] ?? []} /> }),
            ...(words.has(`option.${option}.${each}.for`) && {
              note: words.say(`option.${option}.${each}.for`),
            }),
          }),
        )
        .concat(props.also ?? [])}
      onPick={onPick}
    />
  );
}

function nameOfValue(option: string, value: Json, words: Words): string {
  const key = `option.${option}.${value}`;
  if (words.has(key)) return words.say(key);
  if (typeof value === 'boolean') return words.say(value ? 'setup.yes' : 'setup.no');
  return String(value);
}

function Pictures({ pieces }: { readonly pieces: ReturnType<NonNullable<Seating['picture']>> }) {
  return (
    <span className="pick-pictures" data-count={pieces.length}>
      {pieces.map((look) => (
        <Piece key={look.piece} {...look} />
      ))}
    </span>
  );
}
