import { LIMITS, LISTED_NAMES } from '@hearthside/protocol/constants';
import type { Words } from '@hearthside/text';
import { BotBust } from '../bots/bot-bust.tsx';
import type { SeatKeeper } from '../session/table-session.ts';

interface SeatNameProps {
  readonly keeper: SeatKeeper;
  /** What the bot is called that sits here; null for a person. */
  readonly bot: string | null;
  readonly title: string;
  readonly words: Words;
  onName(name: string | null): void;
}

/** What whoever sits here is called: a field for a person, the toy of a bot. */
export function SeatName({ keeper, bot, title, words, onName }: SeatNameProps) {
  if (keeper.kind === 'bot') {
    return (
      <p className="bot-name">
        <BotBust level={keeper.level} />
        <b>{bot}</b>
      </p>
    );
  }
  return (
    <>
      <input
        aria-label={words.say('setup.name', { label: title })}
        placeholder={words.say('setup.name-placeholder')}
        list="names"
        maxLength={LIMITS.nameCharacters}
        value={keeper.name ?? ''}
        onChange={({ target }) => onName(target.value.trimStart() || null)}
      />
      <datalist id="names">
        {LISTED_NAMES.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
