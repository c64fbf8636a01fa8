import type { Words } from '@hearthside/text';
import { Pick } from '../ui/pick.tsx';

interface YesOrNoProps {
  readonly label: string;
  readonly help: string;
  readonly value: boolean;
  readonly words: Words;
  onPick(value: boolean): void;
}

/** Both answers in sight, so that neither is a lone box to tick. */
export function YesOrNo({ label, help, value, words, onPick }: YesOrNoProps) {
  return (
    <div className="setup-panel kraft">
      <Pick
        label={label}
        help={help}
        look="words"
        value={value}
        choices={[true, false].map((each) => ({
          value: each,
          label: words.say(each ? 'setup.yes' : 'setup.no'),
        }))}
        onPick={onPick}
      />
    </div>
  );
}
