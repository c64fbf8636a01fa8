import { Piece, type PieceLook } from '@hearthside/screen';
import type { Props } from './props.ts';
import { BAG, CASTLE, chestPiece, diePiece, ICON_BOX, itemPiece } from './showing.ts';
import { thingOfKey } from './things.ts';
import type { KeyName } from './ways.ts';

const icon = (name: string): PieceLook => ({ piece: `oe-icon-${name}`, viewBox: ICON_BOX });

export const ICONS: Readonly<Record<KeyName | 'stay', PieceLook>> = {
  shields: itemPiece('shield'),
  ready: icon('ready'),
  move: icon('move'),
  stay: icon('stay'),
  take: BAG,
  trade: icon('trade'),
  recover: itemPiece('shield'),
  deliver: chestPiece('prince'),
  share: icon('share'),
  gift: icon('gift'),
  flee: CASTLE,
  ransom: icon('gift'),
  rescue: icon('gift'),
  agree: icon('ready'),
  refuse: icon('no'),
  'call-end': icon('end'),
  'give-up': icon('end'),
  roll: diePiece('O'),
};

interface KeyProps extends Pick<Props, 'words' | 'look'> {
  readonly name: KeyName | 'stay';
  readonly note: string;
  readonly primary?: boolean;
  /** Would the coach press it? */
  readonly hinted?: boolean;
  readonly disabled?: boolean;
  onPress(): void;
}

/** A key of the tray: its picture, its name, and a word on what it does. */
export function Key(props: KeyProps) {
  const { name, note, primary = false, disabled = false, words, look, onPress } = props;
  const kind = disabled ? ' is-print' : primary ? ' is-primary' : '';
  return (
    <button
      type="button"
      className={`oe-key${kind}${props.hinted ? ' is-hinted' : ''}`}
      data-thing={thingOfKey(name)}
      aria-disabled={disabled}
      onClick={onPress}
    >
      <Piece {...ICONS[name]} />
      <span>
        {words.say(`board.key.${name}`)}
        {!look.simple && <small>{note}</small>}
      </span>
    </button>
  );
}
