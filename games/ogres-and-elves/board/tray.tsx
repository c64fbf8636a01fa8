import { Piece, type PieceLook } from '@hearthside/screen';
import type { Seat } from '@hearthside/table';
import { sayPrompt } from '@hearthside/text';
import { type Action, game, type View } from '../rules/index.ts';
import { Chooser } from './chooser.tsx';
import { elfPiece } from './elves.ts';
import type { Props } from './props.ts';
import { chestPiece, diePiece, ICON_BOX, itemPiece } from './showing.ts';
import { askedBy, draftOrImplied, isAction, KEYS, type KeyName, press, waysOf } from './ways.ts';
import { refusalOf } from './why-not.ts';

/** The four steps of a turn; their prints stay in place while they are not due. */
const STEPS: readonly KeyName[] = ['move', 'take', 'deliver', 'roll'];

const icon = (name: string): PieceLook => ({ piece: `oe-icon-${name}`, viewBox: ICON_BOX });
const BAG: PieceLook = { piece: 'oe-bag', viewBox: '-128 -152 256 288' };
const CASTLE: PieceLook = { piece: 'oe-castle', viewBox: '-164 -190 328 330' };

const ICONS: Readonly<Record<KeyName | 'stay', PieceLook>> = {
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

/** What must be chosen before anything else is asked at once, without a key. */
const AT_ONCE: readonly View['phase'][] = ['gift', 'flee'];

/** The keys of the turn; or the question that one of them, or the game, has come to. */
export function Tray(props: Props) {
  const { view, seat, legal, draft, words } = props;
  if (view.phase === 'over' || seat === null) {
    const key = view.phase === 'over' ? 'board.over' : 'board.wait';
    return <p className="oe-wait">{words.say(key)}</p>;
  }
  if (view.phase === 'answer' && legal.length > 0) return <Proposal {...props} seat={seat} />;
  const open = AT_ONCE.includes(view.phase) ? draftOrImplied(view, draft) : draft;
  const asked = askedBy(legal, open);
  return asked ? <Chooser {...props} asked={asked} /> : <Keys {...props} seat={seat} />;
}

type SeatedProps = Props & { readonly seat: Seat };

function Keys(props: SeatedProps) {
  const { view, seat, legal, setDraft, choose, look } = props;
  const ways = waysOf(legal);
  const can = (key: KeyName) => ways.some((way) => way.key === key);
  const captive = view.elves[seat]?.heldBy !== null;
  const steps = captive || view.phase === 'deploy' || view.phase === 'rescue' ? [] : STEPS;
  const keys = KEYS.filter((key) => can(key) || steps.includes(key));
  const first = primaryOf(view, captive, can);
  const stay = legal.find(
    (action) => action.kind === 'move' && action.space === view.elves[seat]?.at,
  );
  const onPress = (key: KeyName) => {
    const step = press(legal, key);
    if (step === null) props.explain(refusalOf(view, seat, key));
    else if (isAction(step)) choose(step);
    else setDraft(step);
  };
  return (
    <div className={`oe-keys${look.simple ? ' is-simple' : ''}`}>
      {keys.map((key) => [
        <Key
          key={key}
          name={key}
          primary={key === first}
          disabled={!can(key)}
          note={noteOf(props, key, legal)}
          onPress={() => onPress(key)}
          {...props}
        />,
        key === 'move' && stay && (
          <Key
            key="stay"
            name="stay"
            note={props.words.say('board.note.stay')}
            onPress={() => choose(stay)}
            {...props}
          />
        ),
      ])}
    </div>
  );
}

/** The key that is due next, in green. */
function primaryOf(view: View, captive: boolean, can: (key: KeyName) => boolean): KeyName {
  if (view.phase === 'deploy') return 'ready';
  if (view.phase === 'rescue') return can('rescue') ? 'rescue' : 'give-up';
  if (view.phase === 'move') return captive ? 'roll' : 'move';
  if (can('take')) return 'take';
  return can('deliver') ? 'deliver' : 'roll';
}

/** A word below the key: the one thing it would do, or what it is for. */
function noteOf({ words }: Props, key: KeyName, legal: readonly Action[]): string {
  const ways = waysOf(legal).filter((way) => way.key === key);
  const [only] = ways;
  if (ways.length === 1 && only && 'item' in only.action && key !== 'share') {
    return words.say(`item.${only.action.item}`);
  }
  return words.say(ways.length === 0 ? `board.print.${key}` : `board.note.${key}`);
}

interface KeyProps extends Pick<Props, 'words' | 'look'> {
  readonly name: KeyName | 'stay';
  readonly note: string;
  readonly primary?: boolean;
  readonly disabled?: boolean;
  onPress(): void;
}

function Key({ name, note, primary = false, disabled = false, words, look, onPress }: KeyProps) {
  const kind = disabled ? ' is-print' : primary ? ' is-primary' : '';
  return (
    <button type="button" className={`oe-key${kind}`} aria-disabled={disabled} onClick={onPress}>
      <Piece {...ICONS[name]} />
      <span>
        {words.say(`board.key.${name}`)}
        {!look.simple && <small>{note}</small>}
      </span>
    </button>
  );
}

/** Somebody proposes something: who, what, and yes or no. */
function Proposal({ view, seat, choose, legal, words }: SeatedProps) {
  const { proposal } = view;
  if (!proposal) return null;
  const action = game.readAction(proposal.action);
  const question = sayPrompt(words, game.prompt(view, seat), seat);
  return (
    <div className="oe-proposal" role="dialog" aria-label={question}>
      <Piece className="oe-proposer" {...elfPiece(proposal.by)} />
      <div className="oe-speech">
        <p>{question}</p>
        {action && 'item' in action && (
          <p className="oe-stake" aria-hidden="true">
            <Piece {...itemPiece(action.item)} />
            {'chest' in action && <Piece {...chestPiece(action.chest)} />}
            {'castle' in action && <Piece {...CASTLE} />}
          </p>
        )}
      </div>
      <div className="oe-answers">
        {legal.map((each) => (
          <button
            key={each.kind}
            type="button"
            className={each.kind === 'agree' ? 'primary' : 'second'}
            onClick={() => choose(each)}
          >
            <Piece className="oe-answer" {...ICONS[each.kind === 'agree' ? 'agree' : 'refuse']} />
            {words.say(`action.${each.kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
