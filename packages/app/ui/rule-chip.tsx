import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';

interface RuleChipProps {
  readonly rule: string;
  readonly words: Words;
  onRule(rule: string): void;
}

/** The statement behind a sentence, one tap away. */
export function RuleChip({ rule, words, onRule }: RuleChipProps) {
  return (
    <button
      type="button"
      className="rule"
      aria-label={words.say('table.rule', { rule })}
      onClick={() => onRule(rule)}
    >
      <Icon name="book" />
      <span>{rule}</span>
    </button>
  );
}
