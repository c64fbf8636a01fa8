/** How a game ends: the winner's truck rolls in with the last toys, and everybody gets a kind word. */

import { Confetti, type Ending, type EndingProps, Piece, Rays } from '@hearthside/screen';
import {
  type Action,
  TEAM_NAMES,
  type TeamName,
  type Toy,
  type View,
  type WarehouseEvent,
} from '../rules/index.ts';
import { LOOKS } from './looks.ts';
import type { Draft } from './props.ts';

type Props = EndingProps<View, Action, WarehouseEvent, Draft>;
type Standing = 'won' | 'lost' | 'other';

const LISTS_TO_WIN = 3;
/** How the toys of the last list lie on the winner's bed. */
const CARGO = [
  'translate(262 152) scale(.95) rotate(-10)',
  'translate(226 182)',
  'translate(268 214) scale(.95) rotate(8)',
];

function standingOf({ view, reader }: Props): Standing {
  if (reader === 'spectator' || view.winner === null) return 'other';
  return TEAM_NAMES[reader] === view.winner ? 'won' : 'lost';
}

export const ending: Ending<View, Action, WarehouseEvent, Draft> = {
  place: 'poster',
  title: (props) =>
    props.words.say('ending.title', { you: standingOf(props), seat: props.view.winner }),
  ribbon: ({ view }) => LOOKS[view.winner ?? 'green'],
  Picture,
  Told,
};

function Picture(props: Props) {
  const { view, look } = props;
  const winner = view.winner ?? 'green';
  return (
    <svg
      className={`we-stage we-team-${winner}${look.reducedMotion ? ' is-still' : ''}`}
      viewBox="0 0 620 330"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {standingOf(props) === 'lost' ? (
        <KindLoss {...props} winner={winner} />
      ) : (
        <>
          <rect className="we-sky" x="-500" y="-500" width="1620" height="1330" />
          <Rays className="we-rays" x={310} y={190} />
          <Floor />
          <g className="we-rolls-in">
            <g transform="translate(310 196) scale(2.55)">
              <use href={`#we-truck-${winner}`} />
            </g>
            {(view.trucks[winner].completed.at(-1) ?? []).map((toy, i) => (
              <g key={toy} transform={CARGO[i]}>
                <g className="we-hops">
                  <use href={`#we-${toy}`} />
                </g>
              </g>
            ))}
          </g>
          <use href="#we-snowman" transform="translate(112 190) scale(1.75) rotate(-6)" />
          <use href="#we-santa" transform="translate(512 200) scale(1.65) rotate(7)" />
          <Bubble
            d="M430 62q-2-34 52-34t54 32q0 32-54 32q-14 0-24-4l-22 14q6-12 4-22q-9-7-10-18z"
            x={483}
            y={70}
            className="we-hoho-words"
          >
            Ho! Ho!
          </Bubble>
          <Confetti still={look.reducedMotion} />
        </>
      )}
    </svg>
  );
}

/** No confetti: the Snowman waves, and the other truck says a kind word. */
function KindLoss({ view, words, winner }: Props & { readonly winner: TeamName }) {
  const own = winner === 'green' ? 'red' : 'green';
  const [toy] = view.trucks[own].toys;
  return (
    <>
      <rect className="we-evening" x="-500" y="-500" width="1620" height="1330" />
      <Rays className="we-evening-rays" x={310} y={190} />
      <Floor />
      <use href={`#we-truck-${winner}`} transform="translate(436 206) scale(2.1)" />
      <use href="#we-santa" transform="translate(436 126) scale(.8)" />
      <use href={`#we-truck-${own}`} transform="translate(196 214) scale(2.1)" />
      {toy && <use href={`#we-${toy}`} transform="translate(176 206) scale(.95)" />}
      <g transform="translate(66 206) scale(1.45)">
        <g className="we-waves">
          <use href="#we-snowman" />
        </g>
      </g>
      <Bubble
        d="M186 92q-2-36 72-36t74 34q0 34-74 34q-16 0-28-4l-26 16q7-13 5-24q-22-8-23-20z"
        x={259}
        y={98}
        className="we-kind-words"
      >
        {words.say('ending.good-race')}
      </Bubble>
    </>
  );
}

const Floor = () => (
  <>
    <rect className="we-stage-floor" x="-500" y="262" width="1620" height="400" />
    <path className="we-stage-edge" d="M-500 262H1120" />
  </>
);

interface BubbleProps {
  readonly d: string;
  readonly x: number;
  readonly y: number;
  readonly className: string;
  readonly children: string;
}

function Bubble({ d, x, y, className, children }: BubbleProps) {
  return (
    <g className={`we-bubble ${className}`}>
      <path d={d} />
      <text x={x} y={y}>
        {children}
      </text>
    </g>
  );
}

/** One sentence, then both teams' lists side by side. */
function Told(props: Props) {
  const { view, words, reader } = props;
  const order = reader === 1 ? [...TEAM_NAMES].reverse() : TEAM_NAMES;
  return (
    <>
      <p>{sentenceOf(props)}</p>
      <ul className="we-lists">
        {order.map((team) => {
          const { completed } = view.trucks[team];
          const isYou = reader !== 'spectator' && TEAM_NAMES[reader] === team;
          return (
            <li key={team}>
              <span className="we-lists-who">
                <Piece piece={`we-truck-${team}`} viewBox="-48 -42 96 84" />
                {isYou ? words.say('ending.you') : words.say(`seat.${team}`)}
              </span>
              <span className="unseen">
                {words.say('board.delivered-count', { count: completed.length })}
              </span>
              {Array.from({ length: LISTS_TO_WIN }, (_, i) => (
                <List key={`list ${i}`} nth={i + 1} toys={completed[i]} />
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function List({ nth, toys }: { readonly nth: number; readonly toys: readonly Toy[] | undefined }) {
  return (
    <span className={toys ? 'is-full' : 'is-none'} aria-hidden="true">
      {toys
        ? toys.map((toy) => <Piece key={toy} piece={`we-${toy}`} viewBox="-37 -37 74 74" />)
        : nth}
    </span>
  );
}

function sentenceOf(props: Props): string {
  const { view, words, reader, outcome } = props;
  const you = standingOf(props);
  if (outcome.why === 'resigned') return words.say('ending.resigned', { you });
  const team = reader === 'spectator' ? undefined : TEAM_NAMES[reader];
  if (you !== 'lost' || !team) return words.say('ending.won', { rounds: view.round });
  const { completed, wishlist, toys } = view.trucks[team];
  const missing = (wishlist ?? []).filter((toy) => !toys.includes(toy)).length;
  const count = completed.length;
  return count === LISTS_TO_WIN - 1
    ? words.say('ending.close', { missing })
    : words.say('ending.lost', { count });
}
