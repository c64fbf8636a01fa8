/** How a game ends: stars, the chests with what is in them, and pictures that add up to the score. */

import {
  Confetti,
  type Ending,
  type EndingProps,
  Piece,
  type PieceLook,
  Rays,
} from '@hearthside/screen';
import type { Action, Event, GameLevel, Ogre, View } from '../rules/index.ts';
import { type Count, countOf, royalsOf, slotsOf } from './counting.ts';
import { elfId } from './elves.ts';
import { OgreArt } from './figures.tsx';
import { ChestArt } from './land.tsx';
import type { Draft } from './props.ts';
import { signed } from './score-lines.tsx';
import { chestPiece, ICON_BOX, itemPiece } from './showing.ts';

type Props = EndingProps<View, Action, Event, Draft>;

/** The share of the highest score for one, two and three stars: of 16 that is 8, 12 and 16. */
const STARS = [0.5, 0.75, 1];

export const starsFor = (score: number, top: number): number =>
  STARS.filter((share) => score >= share * top).length;

export const ending: Ending<View, Action, Event, Draft> = {
  place: 'poster',
  title: ({ view, words, best }) => {
    const { score, top } = countOf(view);
    if (best !== null && score > best) return words.say('ending.best');
    return words.say(`ending.title.${Math.min(2, starsFor(score, top))}`);
  },
  ribbon: () => ({ colour: 'dusk', deep: 'dusk', on: 'paper' }),
  Picture,
  Told,
};

const STAR = 'M0 -42L12.5 -15.5L41.5 -12L20 8L26 37L0 22.5L-26 37L-20 8L-41.5 -12L-12.5 -15.5Z';
const STAR_SPOTS = [
  { x: 214, y: 58, scale: 0.86 },
  { x: 310, y: 54, scale: 1.04 },
  { x: 406, y: 58, scale: 0.86 },
];

/** Chests to scale, side by side on the meadow; elves and an Ogre at their sides. */
function Picture({ view, look }: Props) {
  const { score, top } = countOf(view);
  const stars = starsFor(score, top);
  const royals = royalsOf(view);
  const gap = royals.length > 2 ? 118 : 138;
  const glad = Object.keys(view.ogres).map(Number) as Ogre[];
  return (
    <svg
      className={`oe-stage${look.reducedMotion ? ' is-still' : ''}`}
      viewBox="0 0 620 330"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect className="oe-stage-sky" x="-500" y="-500" width="1620" height="1330" />
      <Rays className="oe-stage-rays" x={310} y={250} />
      <path className="oe-stage-meadow" d="M-500 236Q310 190 1120 236V900H-500Z" />
      {STAR_SPOTS.map(({ x, y, scale }, i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <g className={i < stars ? 'oe-star' : 'oe-star is-missing'}>
            <path d={STAR} />
          </g>
        </g>
      ))}
      <g transform="translate(544 270) scale(.8)">
        <g className="oe-hops">
          <OgreArt view={view} ogre={glad[0] ?? 2} asleep={false} />
        </g>
      </g>
      {royals.map((chest, i) => (
        <g
          key={chest}
          transform={`translate(${310 + (i - (royals.length - 1) / 2) * gap} 262) scale(.6)`}
        >
          <ChestArt view={view} chest={chest} />
        </g>
      ))}
      {view.elves.map((_, seat) => (
        <g
          key={elfId(seat)}
          transform={`translate(${[70, 470, 130, 414][seat]} ${seat < 2 ? 272 : 282}) scale(.66)`}
        >
          <use href={`#${elfId(seat)}`} />
        </g>
      ))}
      {stars > 0 && <Confetti still={look.reducedMotion} />}
    </svg>
  );
}

interface Part {
  readonly name: string;
  readonly points: number;
  readonly pieces: readonly PieceLook[];
}

const MOST_GEMS = 6;

/** OE-112 in four pictures. */
function partsOf(view: View, { delivered, bonus, gifts, captives, fullChests }: Count): Part[] {
  const gems = royalsOf(view).flatMap((chest) =>
    slotsOf(view, chest).flatMap(({ wants, full }) => (full ? [itemPiece(wants)] : [])),
  );
  return [
    {
      name: 'delivered',
      points: delivered,
      pieces: gems.length > 0 ? gems.slice(0, MOST_GEMS) : [itemPiece('gold')],
    },
    { name: 'bonus', points: bonus, pieces: [chestPiece(fullChests[0] ?? 'prince')] },
    { name: 'gifts', points: gifts, pieces: [{ piece: 'oe-icon-gift', viewBox: ICON_BOX }] },
    { name: 'captives', points: -captives, pieces: [{ piece: 'oe-icon-hug', viewBox: ICON_BOX }] },
  ];
}

function Told({ view, words, best }: Props) {
  const count = countOf(view);
  const { score, top } = count;
  const parts = partsOf(view, count);
  const stars = starsFor(score, top);
  return (
    <>
      <p className="unseen">{words.say('ending.stars', { stars })}</p>
      <ul className="oe-parts">
        {parts.map(({ name, points, pieces }, i) => (
          <li key={name} className={points === 0 ? 'is-nothing' : undefined}>
            <span className="oe-part-pieces">
              {pieces.map((piece, nth) => (
                <Piece key={`${piece.piece} ${nth}`} {...piece} />
              ))}
            </span>
            <b>{signed(points, i > 0)}</b>
            <span>{words.say(`ending.part.${name}`, { count: Math.abs(points) })}</span>
          </li>
        ))}
      </ul>
      <p className="oe-sum">
        <b>{signed(score)}</b>
        <meter
          min={0}
          max={top}
          value={Math.max(0, score)}
          aria-label={words.say('board.points')}
        />
        <span>{words.say('board.of-top', { top })}</span>
      </p>
      <p>
        {recordLine({ score, best }, words)}{' '}
        {stars < STARS.length && words.say('ending.star-to-get', { stars: STARS.length - stars })}
      </p>
    </>
  );
}

function recordLine(
  { score, best }: { readonly score: number; readonly best: number | null },
  words: Props['words'],
): string {
  // Nothing is no record, and nobody is told that it was one.
  if (score <= 0) return '';
  if (best === null) return words.say('ending.first-record');
  if (score > best) return words.say('ending.record-beaten', { points: score - best });
  if (score === best) return words.say('ending.record-equal');
  return words.say('ending.record-short', { points: best - score });
}

const LEVELS: readonly GameLevel[] = ['first', 'second', 'third'];

/** The First game leads to the Second, that to the Third. */
export function nextLevel(level: GameLevel): GameLevel | null {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? null;
}
