import { Icon } from '@hearthside/screen';
import type { BotLevel } from '@hearthside/search';
import type { Words } from '@hearthside/text';
import { BotBust } from '../bots/bot-bust.tsx';
import { PickBot } from '../bots/pick-bot.tsx';
import { Pick } from '../ui/pick.tsx';

type Kept = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: BotLevel };

interface PickKeeperProps {
  readonly keeper: Kept;
  /** The seat, by name. */
  readonly title: string;
  /** How strong a bot is that takes the seat. */
  readonly level: BotLevel;
  /** What people are called here: a person, or a friend. */
  readonly person: string;
  readonly words: Words;
  onKeeper(keeper: Kept): void;
}

/** A person or a bot: one tap each; and of bots which. */
export function PickKeeper(props: PickKeeperProps) {
  const { keeper, title, level, person, words, onKeeper } = props;
  return (
    <>
      <Pick
        label={words.say('online.who-plays', { title })}
        unseenLabel
        look="words"
        value={keeper.kind}
        choices={[
          { value: 'person', label: person, picture: <Icon name="friends" /> },
          { value: 'bot', label: words.say('setup.bot'), picture: <BotBust level={level} /> },
        ]}
        onPick={(kind) => onKeeper(kind === 'bot' ? { kind, level } : { kind: 'person' })}
      />
      {keeper.kind === 'bot' && (
        <PickBot
          label={words.say('setup.how-strong', { title })}
          unseenLabel
          level={keeper.level}
          words={words}
          onPick={(next) => onKeeper({ kind: 'bot', level: next })}
        />
      )}
    </>
  );
}
