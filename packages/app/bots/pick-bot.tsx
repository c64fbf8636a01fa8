import { type BotLevel, LEVELS } from '@hearthside/search';
import type { Words } from '@hearthside/text';
import type { ReactNode } from 'react';
import { Pick } from '../ui/pick.tsx';
import { BotBust } from './bot-bust.tsx';
import { sayBot } from './say-bot.ts';
import { Strength } from './strength.tsx';

interface PickBotProps {
  readonly label: string;
  readonly aside?: ReactNode;
  readonly level: BotLevel;
  readonly words: Words;
  readonly unseenLabel?: boolean;
  onPick(level: BotLevel): void;
}

/** Four toys, from the gentlest to the strongest. */
export function PickBot(props: PickBotProps) {
  const { label, aside, level, words, unseenLabel = false, onPick } = props;
  return (
    <Pick
      label={label}
      aside={aside}
      value={level}
      look="toys"
      unseenLabel={unseenLabel}
      choices={LEVELS.map((each) => ({
        value: each,
        label: words.say(`bot.${each}`),
        spoken: sayBot(each, words),
        picture: <BotBust level={each} mood={each === level ? 'happy' : 'calm'} />,
        note: (
          <>
            <span className="strength-word">{words.say(`strength.${each}`)}</span>
            <Strength level={each} />
          </>
        ),
      }))}
      onPick={onPick}
    />
  );
}
