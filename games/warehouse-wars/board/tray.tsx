import { Icon, Piece } from '@hearthside/screen';
import { END } from '../rules/index.ts';
import { confirm, handOf, pickUp, takeTool, turnPlank } from './hand.ts';
import { foresee, gravest, planTurned, usableTools } from './plan.ts';
import type { Props, Tool } from './props.ts';
import { useConfirmedTurn } from './use-confirmed-turn.ts';
import { sayForeseen } from './weighing.ts';
import { refusalToEnd } from './why-not.ts';

/** Crate and plank to either side of the one button that confirms the turn. */
export function Tray(props: Props) {
  useConfirmedTurn(props);
  const { view, legal, words, choose, explain, event } = props;
  if (legal.length === 0 || view.toAct === null) {
    return (
      <p className="ww-wait">{words.say(view.result && !event ? 'board.over' : 'board.wait')}</p>
    );
  }
  const hand = handOf(props);
  const foreseen = foresee(view, legal, hand.plan);
  const kind = gravest(foreseen)?.steadiness.kind ?? 'steady';
  const planning = hand.plan.length > 0;
  const ends = foreseen.legal.includes(END);
  const canTurn = hand.tool === 'plank' && planTurned(view, legal, hand) !== null;
  return (
    <div className="ww-tray">
      <ToolButton {...props} tool="crate" left={view.left[view.toAct]} />
      <button
        type="button"
        className={`primary is-${kind}`}
        data-thing="put-down"
        aria-disabled={!planning && !ends}
        disabled={hand.confirmed}
        onClick={() => {
          if (planning) confirm(props);
          else if (ends) choose(END);
          else explain(refusalToEnd(view));
        }}
      >
        {planning || !ends ? (
          <span>
            {words.say(kind === 'falls' ? 'board.falls-you-lose' : 'board.put-down')}
            {ends && kind !== 'falls' && <small>{words.say('board.and-end')}</small>}
          </span>
        ) : (
          words.say('action.end')
        )}
      </button>
      <ToolButton {...props} tool="plank" left={view.left.planks} />
      <div className="ww-plan">
        <p role="status">
          {planning
            ? sayForeseen(foreseen, words)
            : words.say(hand.tool === 'crate' ? 'board.choose-cell' : 'board.choose-plank')}
        </p>
        {canTurn && (
          <button
            type="button"
            className="btn"
            aria-label={words.say('board.turn-plank')}
            onClick={() => turnPlank(props)}
          >
            <Piece piece="ww-icon-turn" viewBox="-26 -20 52 44" className="icon" />
            <span>{words.say('board.turn-plank')}</span>
          </button>
        )}
        {planning && (
          <button
            type="button"
            className="btn"
            aria-label={words.say('board.pick-up')}
            onClick={() => pickUp({ ...props, draft: hand })}
          >
            <Icon name="back" />
            <span>{words.say('board.pick-up')}</span>
          </button>
        )}
      </div>
    </div>
  );
}

/** A piece to take in hand; while it is planned it can be moved about. */
function ToolButton(props: Props & { readonly tool: Tool; readonly left: number }) {
  const { view, legal, words, tool, left } = props;
  const hand = handOf(props);
  const look =
    tool === 'crate'
      ? { piece: `ww-flat-${view.toAct}`, viewBox: '-14 -14 28 28' }
      : { piece: 'ww-icon-plank', viewBox: '-26 -20 52 40' };
  return (
    <button
      type="button"
      className="second"
      data-thing={`hand-${tool}`}
      aria-pressed={hand.tool === tool}
      aria-disabled={!usableTools(view, legal, { ...hand, tool }).includes(tool)}
      onClick={() => takeTool(props, tool)}
    >
      <Piece {...look} className="ww-tool" />
      <span>
        {words.say(`board.${tool}`)}
        <small>
          {hand.plan.some(({ kind }) => kind === tool)
            ? words.say('board.in-plan')
            : words.say('board.left', { count: left })}
        </small>
      </span>
    </button>
  );
}
