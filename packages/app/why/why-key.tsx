import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';

interface WhyKeyProps {
  readonly words: Words;
  readonly isOn: boolean;
  onTurn(isOn: boolean): void;
}

/** “?”: whatever is tapped next is asked about. */
export function WhyKey({ words, isOn, onTurn }: WhyKeyProps) {
  return (
    <button
      type="button"
      className="btn why-key"
      aria-pressed={isOn}
      aria-label={words.say('why.ask')}
      title={words.say('why.ask')}
      onClick={() => onTurn(!isOn)}
    >
      <Icon name="why" />
    </button>
  );
}
