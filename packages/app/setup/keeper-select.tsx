import { type BotLevel, LEVELS } from '@hearthside/search';
import type { Words } from '@hearthside/text';
import type { SelectHTMLAttributes } from 'react';
import { sayBot } from '../bots/bot-names.ts';

type Kept = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: string };
type Chosen = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: BotLevel };

interface KeeperSelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> {
  readonly keeper: Kept;
  readonly words: Words;
  onKeeper(keeper: Chosen): void;
}

/** A person, or a bot of some level. */
export function KeeperSelect({ keeper, words, onKeeper, ...rest }: KeeperSelectProps) {
  return (
    <select
      {...rest}
      value={keeper.kind === 'bot' ? keeper.level : 'person'}
      onChange={({ target }) => {
        const level = LEVELS.find((each) => each === target.value);
        onKeeper(level ? { kind: 'bot', level } : { kind: 'person' });
      }}
    >
      <option value="person">{words.say('setup.person')}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {sayBot(level, words)}
        </option>
      ))}
    </select>
  );
}
