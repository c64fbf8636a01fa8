/** How a game ends: its lines light up on the pile one by one, and a fall is told kindly. */

import { Confetti, type Ending, type EndingProps, Icon } from '@hearthside/screen';
import { type Action, COLOURS, type Event, type SeatColour, type View } from '../rules/index.ts';
import { LineShow } from './line-show.tsx';
import { linesOf } from './lit-lines.ts';
import { LOOKS } from './looks.ts';
import { type Draft, EMPTY_HAND } from './props.ts';

type Props = EndingProps<View, Action, Event, Draft>;
type Standing = 'won' | 'lost' | 'other';

const other = (seat: SeatColour): SeatColour => (seat === 'teal' ? 'white' : 'teal');
const readerOf = ({ reader }: Props): SeatColour | null =>
  reader === 'spectator' ? null : (COLOURS[reader] ?? null);

function standingOf(props: Props): Standing {
  const [you, winner] = [readerOf(props), props.view.result?.winner ?? null];
  if (you === null || winner === null) return 'other';
  return you === winner ? 'won' : 'lost';
}

export const ending: Ending<View, Action, Event, Draft> = {
  place: 'board',
  title(props) {
    const { view, words } = props;
    const { winner = null, why = 'draw' } = view.result ?? {};
    const mine = readerOf(props) ?? winner ?? 'teal';
    const points = { mine: view.score[mine], theirs: view.score[other(mine)] };
    if (winner === null || why === 'draw') return words.say('ending.draw', points);
    const you = standingOf(props);
    if (why === 'resigned') return words.say('ending.gave-up', { seat: winner });
    if (why === 'score') return words.say(`ending.${you}`, { seat: winner, ...points });
    return you === 'lost'
      ? words.say('ending.fall-yours')
      : words.say('ending.fall-theirs', { seat: other(winner) });
  },
  ribbon: ({ view }) => LOOKS[view.result?.winner ?? 'teal'],
  Told,
};

function Told(props: Props) {
  const { view, words, look } = props;
  const { result } = view;
  if (result?.why === 'fall') return <FallTold {...props} />;
  const seat = readerOf(props) ?? result?.winner ?? 'teal';
  const count = linesOf(view, seat).length;
  const you = readerOf(props) === seat;
  return (
    <>
      {result?.why === 'resigned' && <p>{words.say('ending.resigned')}</p>}
      {count > 0 && (
        <>
          <h2>{words.say('ending.lines', { you, seat, count })}</h2>
          <LineShow {...props} whose={seat} />
        </>
      )}
      {standingOf(props) !== 'lost' && (
        <div className="ww-confetti">
          <Confetti still={look.reducedMotion} over={2} />
        </div>
      )}
    </>
  );
}

/** The fall, kindly, and as often as somebody wants to see it. */
function FallTold(props: Props) {
  const { view, words, draft, setDraft } = props;
  const hand = draft ?? EMPTY_HAND;
  const { crate, plank } = view.placed;
  const what = crate && plank ? 'both' : crate ? 'crate' : 'plank';
  return (
    <>
      <h2>
        {words.say('ending.fall-title', {
          you: standingOf(props),
          seat: view.result?.winner ?? null,
        })}
      </h2>
      <p>{words.say('ending.fall', { what })}</p>
      <button
        type="button"
        className="second"
        onClick={() => setDraft({ ...hand, replays: hand.replays + 1 })}
      >
        <Icon name="watch" />
        {words.say('ending.see-it-fall')}
      </button>
    </>
  );
}
