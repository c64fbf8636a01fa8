import { Icon } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { changeSettings, useSettings } from '../settings/settings.ts';

interface ReadAloudOfferProps {
  readonly words: Words;
}

/** Can this browser speak at all? */
const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

/** For those who do not read yet, before a game for them begins: one tap, and the answer is remembered. */
export function ReadAloudOffer({ words }: ReadAloudOfferProps) {
  const { readAloud, askedToRead } = useSettings();
  if (readAloud || askedToRead || !canSpeak()) return null;
  return (
    <aside className="coach read-offer" aria-label={words.say('settings.readAloud')}>
      <span className="coach-bulb">
        <Icon name="read" />
      </span>
      <p>{words.say('table.read-offer')}</p>
      <button
        type="button"
        className="coach-do"
        onClick={() => changeSettings({ readAloud: true, askedToRead: true })}
      >
        {words.say('table.read-yes')}
      </button>
      <button
        type="button"
        className="plain coach-close"
        aria-label={words.say('table.read-no')}
        onClick={() => changeSettings({ askedToRead: true })}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
