import { TAKES } from '../rules/index.ts';
import type { Props } from './props.ts';

/** A key for each handful. One that cannot be taken answers too: the rules say why. */
export function Tray({ view, seat, legal, choose, words }: Props) {
  if (view.winner !== null) return <p className="ll-wait">{words.say('board.over')}</p>;
  if (seat === null) return <p className="ll-wait">{words.say('board.wait')}</p>;
  return (
    <div className="ll-keys">
      {TAKES.map((action) => (
        <button
          key={action.count}
          type="button"
          className="primary"
          aria-disabled={!legal.includes(action)}
          onClick={() => choose(action)}
        >
          {words.say('action.take', { count: action.count })}
        </button>
      ))}
    </div>
  );
}
