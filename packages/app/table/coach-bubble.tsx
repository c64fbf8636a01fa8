import { Icon } from '@hearthside/screen';
import type { AnyGame } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import type { Hint } from './coach.ts';

interface CoachBubbleProps {
  readonly hint: Hint;
  readonly game: AnyGame;
  readonly words: Words;
  /** Does what the hint says, or lays it out; absent where there is nothing to do. */
  readonly onDo?: () => void;
  onClose(): void;
}

/** The first sentence, and the rest: a phone has room for one. */
function parted(text: string): readonly [first: string, rest: string] {
  const first = /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text;
  return [first, text.slice(first.length)];
}

/** What the coach says, grown out of the Hint key: it covers neither the board nor a key. */
export function CoachBubble({ hint, game, words, onDo, onClose }: CoachBubbleProps) {
  const [first, rest] = parted(hint.text);
  const [action] = hint.actions;
  const key = action === undefined ? '' : `hint.do.${game.describe(game.readAction(action)).key}`;
  return (
    <aside className="coach" aria-label={words.say('table.hint')}>
      <span className="coach-bulb">
        <Icon name="hint" />
      </span>
      <p>
        {first}
        <span className="coach-more">{rest}</span>
        {hint.exact !== '' && <span className="unseen"> {hint.exact}</span>}
      </p>
      {onDo && (
        <button type="button" className="coach-do" onClick={onDo}>
          {words.say(words.has(key) ? key : 'table.hint-do')}
        </button>
      )}
      <button
        type="button"
        className="plain coach-close"
        aria-label={words.say('table.hint-close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
