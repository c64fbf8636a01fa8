import type { Seat } from '@hearthside/table';
import type { Action, View } from '../rules/index.ts';
import { CastleKeys } from './castle-keys.tsx';
import { Chooser } from './chooser.tsx';
import { PlaceAsked, TapHand } from './place-asked.tsx';
import { Proposal, StopHere, ToldNo } from './proposal.tsx';
import type { Props } from './props.ts';
import { Key } from './tray-key.tsx';
import {
  askedBy,
  draftOrImplied,
  isAction,
  KEYS,
  type KeyName,
  press,
  wayOf,
  waysOf,
} from './ways.ts';
import { refusalOf } from './why-not.ts';

/** The steps of a turn after the walk; their prints stay in place while they are not due. */
const STEPS: readonly KeyName[] = ['take', 'deliver', 'roll'];

/** What must be chosen before anything else is asked at once, without a key. */
const AT_ONCE: readonly View['phase'][] = ['gift', 'flee'];

/** The keys of the turn; or the question that one of them, or the game, has come to. */
export function Tray(props: Props) {
  const { view, seat, legal, draft, words } = props;
  if (view.phase === 'over' || seat === null) {
    const key = view.phase === 'over' ? 'board.over' : 'board.wait';
    return <p className="oe-wait">{words.say(key)}</p>;
  }
  const seated = { ...props, seat };
  if (view.phase === 'answer' && legal.length > 0) return <Proposal {...seated} />;
  const stop = draft?.key === 'give-up' && legal.find(({ kind }) => kind === 'give-up');
  if (stop) return <StopHere {...seated} stop={stop} />;
  const open = AT_ONCE.includes(view.phase) ? draftOrImplied(view, draft) : draft;
  const asked = askedBy(legal, open);
  if (!asked) return <Keys {...seated} />;
  if (asked.question === 'castle') return <CastleKeys {...seated} asked={asked} />;
  const isOnBoard = ['space', 'mine', 'shield'].includes(asked.question);
  return isOnBoard && !asked.listed ? (
    <PlaceAsked {...seated} asked={asked} />
  ) : (
    <Chooser {...seated} asked={asked} />
  );
}

type SeatedProps = Props & { readonly seat: Seat };

function Keys(props: SeatedProps) {
  const { view, seat, legal, setDraft, choose, look } = props;
  const ways = waysOf(legal);
  const can = (key: KeyName) => ways.some((way) => way.key === key);
  const captive = view.elves[seat]?.heldBy !== null;
  const steps = captive || view.phase === 'deploy' || view.phase === 'rescue' ? [] : STEPS;
  // The board itself is the key for walking; staying is a place on it, and has a key beside.
  const keys = KEYS.filter((key) => key !== 'move' && (can(key) || steps.includes(key)));
  const first = primaryOf(view, captive, can);
  const hinted = props.hint?.[0] && wayOf(props.hint[0])?.key;
  const stay = legal.find(
    (action) => action.kind === 'move' && action.space === view.elves[seat]?.at,
  );
  const onPress = (key: KeyName) => {
    const step = press(legal, key);
    if (step === null) props.explain(refusalOf(view, seat, key));
    // One tap never ends everybody's game.
    else if (key === 'give-up') setDraft({ key, picks: [] });
    else if (isAction(step)) choose(step);
    else setDraft(step);
  };
  const early = keys.filter((key) => BEFORE_WALKING.includes(key));
  const rest = keys.filter((key) => !BEFORE_WALKING.includes(key));
  const keyOf = (key: KeyName) => (
    <Key
      key={key}
      name={key}
      primary={key === first}
      hinted={key === hinted}
      disabled={!can(key)}
      note={noteOf(props, key, legal)}
      onPress={() => onPress(key)}
      {...props}
    />
  );
  return (
    <div className={`oe-keys${look.simple ? ' is-simple' : ''}`}>
      <ToldNo {...props} />
      {can('move') && (
        <TapHand
          tap="place"
          onList={() => setDraft({ key: 'move', picks: [], listed: true })}
          {...props}
        />
      )}
      {view.phase === 'deploy' && can('shields') && (
        <TapHand
          tap="mine"
          onList={() => setDraft({ key: 'shields', picks: [], listed: true })}
          {...props}
        />
      )}
      {early.map(keyOf)}
      {stay && (
        <Key
          name="stay"
          note={props.words.say('board.note.stay')}
          onPress={() => choose(stay)}
          {...props}
        />
      )}
      {rest.map(keyOf)}
    </div>
  );
}

const BEFORE_WALKING: readonly KeyName[] = ['shields', 'ready'];

/** The key that is due next, in green; while the board is the key, none. */
function primaryOf(view: View, captive: boolean, can: (key: KeyName) => boolean): KeyName | null {
  if (view.phase === 'deploy') return 'ready';
  if (view.phase === 'rescue') return can('rescue') ? 'rescue' : 'give-up';
  if (view.phase === 'move') return captive ? 'roll' : null;
  if (can('take')) return 'take';
  return can('deliver') ? 'deliver' : 'roll';
}

/** A word below the key: the one thing it would do, what it is for, or why it does nothing. */
function noteOf(
  { words, view, seat }: SeatedProps,
  key: KeyName,
  legal: readonly Action[],
): string {
  const ways = waysOf(legal).filter((way) => way.key === key);
  const [only] = ways;
  if (ways.length === 1 && only && 'item' in only.action && key !== 'share') {
    return words.say(`item.${only.action.item}`);
  }
  if (key === 'shields') {
    const count = view.elves[seat]?.bag.filter((item) => item === 'shield').length ?? 0;
    if (count > 0) return words.say('board.in-bag', { count });
  }
  if (ways.length > 0) return words.say(`board.note.${key}`);
  const why = `board.print.${key}.${refusalOf(view, seat, key)?.key}`;
  return words.say(words.has(why) ? why : `board.print.${key}`);
}
