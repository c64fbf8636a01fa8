/** The board is the chooser: the tray only says so, and holds what is no place on it. */

import { Icon, Piece } from '@hearthside/screen';
import type { Props } from './props.ts';
import { BAG, ICON_BOX } from './showing.ts';
import { type Asked, answer, isAction } from './ways.ts';

type Tap = 'place' | 'mine' | 'shield';

interface TapHandProps extends Pick<Props, 'words'> {
  readonly tap: Tap;
  /** Somebody would rather have a list: whoever goes by one switch, for instance. */
  onList(): void;
}

export function TapHand({ tap, words, onList }: TapHandProps) {
  const text = words.say(`board.tap.${tap}`);
  return (
    <button
      type="button"
      className="oe-tap"
      aria-label={words.say('board.tap.list', { tap: text })}
      onClick={onList}
    >
      <Piece piece="oe-icon-tap" viewBox={ICON_BOX} />
      <span>{text}</span>
    </button>
  );
}

const TAPS: Readonly<Record<string, Tap>> = { space: 'place', mine: 'mine', shield: 'shield' };

/** A place is asked for: which glow says the board; the bag is the one that is not on it. */
export function PlaceAsked(props: Props & { readonly asked: Asked }) {
  const { asked, draft, setDraft, choose, words } = props;
  const pick = (value: string) => {
    const step = answer(asked, value);
    if (isAction(step)) choose(step);
    else setDraft(step);
  };
  return (
    <div className={`oe-chooser${props.look.simple ? ' is-simple' : ''}`}>
      <TapHand
        tap={TAPS[asked.question] ?? 'place'}
        onList={() => setDraft({ key: asked.key, picks: asked.picks, listed: true })}
        words={words}
      />
      {asked.answers.includes('bag') && (
        <button type="button" className="oe-chip" onClick={() => pick('bag')}>
          <Piece {...BAG} />
          <span>
            {words.say(asked.question === 'shield' ? 'board.shield-in-bag' : 'board.into-bag')}
          </span>
        </button>
      )}
      {draft && <NeverMind words={words} onPress={() => setDraft(null)} />}
    </div>
  );
}

interface NeverMindProps extends Pick<Props, 'words'> {
  onPress(): void;
}

/** Back to the keys. */
export function NeverMind({ words, onPress }: NeverMindProps) {
  return (
    <button
      type="button"
      className="oe-back"
      aria-label={words.say('board.never-mind')}
      onClick={onPress}
    >
      <Icon name="close" />
      <span className="oe-back-word">{words.say('board.never-mind')}</span>
    </button>
  );
}
