import { Icon, Piece } from '@hearthside/screen';
import { END } from '../rules/index.ts';
import { turned } from './pile.ts';
import { type Draft, EMPTY_HAND, type Props } from './props.ts';
import { saySteadiness, weigh } from './weighing.ts';

/** Crate or plank, put it down, turn it, end the turn. */
export function Tray({ view, legal, draft, setDraft, choose, words }: Props) {
  const hand: Draft = draft ?? EMPTY_HAND;
  const { ghost } = hand;
  if (legal.length === 0 || view.toAct === null) {
    return <p className="ww-wait">{words.say(view.result ? 'board.over' : 'board.wait')}</p>;
  }
  const canCrate = legal.some(({ kind }) => kind === 'crate');
  const canPlank = legal.some(({ kind }) => kind === 'plank');
  const canEnd = legal.some(({ kind }) => kind === 'end');
  const tool = canCrate && !canPlank ? 'crate' : canPlank && !canCrate ? 'plank' : hand.tool;
  const weighed = ghost && weigh(view, ghost, view.toAct);
  const take = (wanted: 'crate' | 'plank') => setDraft({ ...hand, tool: wanted, ghost: null });
  const other = ghost ? turned(legal, ghost) : null;
  return (
    <div className="ww-tray">
      <button
        type="button"
        className="second"
        aria-pressed={tool === 'crate'}
        disabled={!canCrate}
        onClick={() => take('crate')}
      >
        <Piece piece={`ww-flat-${view.toAct}`} viewBox="-14 -14 28 28" className="ww-tool" />
        <span>
          {words.say('board.crate')}
          <small>{words.say('board.left', { count: view.left[view.toAct] })}</small>
        </span>
      </button>
      <div className="ww-put">
        <button
          type="button"
          className={`primary${weighed && weighed.steadiness.kind !== 'steady' ? ` is-${weighed.steadiness.kind}` : ''}`}
          disabled={ghost === null}
          onClick={() => ghost && choose(ghost)}
        >
          {words.say('board.put-down')}
        </button>
        <p role="status">
          {weighed
            ? `${saySteadiness(weighed.steadiness, view, words)}${weighed.gain !== 0 ? ` · ${words.say('board.gain', { gain: weighed.gain })}` : ''}`
            : words.say(tool === 'crate' ? 'board.choose-cell' : 'board.choose-plank')}
        </p>
      </div>
      <button
        type="button"
        className="second"
        aria-pressed={tool === 'plank'}
        disabled={!canPlank}
        onClick={() => take('plank')}
      >
        <Piece piece="ww-icon-plank" viewBox="-40 -30 80 60" className="ww-tool" />
        <span>
          {words.say('board.plank')}
          <small>{words.say('board.left', { count: view.left.planks })}</small>
        </span>
      </button>
      {tool === 'plank' && (
        <button
          type="button"
          className="second"
          disabled={other === null}
          onClick={() => other && setDraft({ ...hand, tool: 'plank', ghost: other })}
        >
          <Icon name="speed" />
          {words.say('board.turn-plank')}
        </button>
      )}
      {canEnd && (
        <button type="button" className="second" onClick={() => choose(END)}>
          {words.say('action.end')}
        </button>
      )}
    </div>
  );
}
