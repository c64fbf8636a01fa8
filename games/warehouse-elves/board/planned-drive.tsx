/** The way that cards would drive: the player's own, or the one that the coach means. */

import { useEffect, useRef } from 'react';
import {
  type Axial,
  axial,
  BAYS,
  type CardName,
  type DrivePlan,
  type PlannedStep,
  TEAM_NAMES,
  type TeamName,
  type View,
} from '../rules/index.ts';
import { degreesOf, nearestDegrees, type Point, pointOf, translate } from './places.ts';
import { sameHex, stocksOf } from './telling.ts';

export interface MeantCards {
  readonly cards: readonly CardName[];
  /** Does the coach mean them, or the player? */
  readonly hinted: boolean;
  /** Another when another way is to be shown from its beginning. */
  readonly way: string;
}

type PlannedDriveProps = DrivePlan &
  Pick<MeantCards, 'hinted'> & {
    readonly team: TeamName;
    readonly view: View;
    /** All of it at once, for whoever wants no motion. */
    readonly still: boolean;
  };

/** The cards have risen by then; the way draws itself hex by hex, and the truck drives it once. */
const CARDS_MS = 420;
const HEX_MS = 120;
const DRIVE_MS = 900;

const showing = ({ hinted, still }: PlannedDriveProps, nth: number) =>
  hinted && !still
    ? { className: 'we-appears', style: { animationDelay: `${CARDS_MS + nth * HEX_MS}ms` } }
    : {};

/** Where the plan would drive if nothing else moved; dotted thinner from where a roll may change it. */
export function PlannedPath(props: PlannedDriveProps) {
  const { steps, certain, team, view } = props;
  const from = view.trucks[team].at;
  const legs = steps.map((step, i) => ({ step, i, from: steps[i - 1]?.at ?? from }));
  const driven = legs.filter(({ step, from }) => !sameHex(step.at, from));
  return (
    <g className={`we-ghost we-team-${team}`} aria-hidden="true">
      {steps.map((step, i) => (
        <g key={`${i} ${step.kind}`} {...showing(props, i)}>
          <use href="#we-hex-glow" className="we-path-hex" {...translate(step.at)} />
        </g>
      ))}
      {driven.map(({ step, i, from }) => (
        <path key={i} d={line(from, step.at)} {...shownAs(i, 'we-path-under')} />
      ))}
      {driven.map(({ step, i, from }) => (
        <path
          key={i}
          d={line(from, step.at)}
          {...shownAs(i, `we-path${i < certain ? '' : ' is-doubtful'}`)}
        />
      ))}
    </g>
  );

  function shownAs(nth: number, className: string) {
    const { className: appears = '', ...rest } = showing(props, nth);
    return { className: `${className} ${appears}`, ...rest };
  }
}

/** Over all that stands there: the number of each card beside what it does, and a ring round what it is done for. */
export function PlannedMarks(props: PlannedDriveProps) {
  const { steps, team, view, hinted } = props;
  return (
    <g aria-hidden="true" className="we-marks">
      {hinted &&
        goalsOf(props).map((at) => (
          <g key={`${at}`} {...showing(props, steps.length)}>
            <circle className="we-goal" r="42" {...translate(at)} />
          </g>
        ))}
      {numbersOf(view.trucks[team].at, steps).map(({ n, at }) => (
        <g key={n} className="we-step" transform={`translate(${at.x} ${at.y})`}>
          <circle r="16" />
          <text y="7">{n}</text>
        </g>
      ))}
    </g>
  );
}

const line = (from: Axial, to: Axial): string => {
  const [a, b] = [pointOf(from), pointOf(to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
};

/** What the way is driven for: wished toys that it passes, and the own bay once all are on the truck. */
export function goalsOf({ steps, team, view }: Pick<PlannedDriveProps, 'steps' | 'team' | 'view'>) {
  const { wishlist, toys } = view.trucks[team];
  const missing = (wishlist ?? []).filter((toy) => !toys.includes(toy));
  const passed = stocksOf(view)
    .filter(([toy, at]) => missing.includes(toy) && steps.some((step) => sameHex(step.at, at)))
    .map(([, at]) => at);
  const bay = axial(BAYS[TEAM_NAMES.indexOf(team)] as number);
  const isHome = wishlist !== null && missing.length === passed.length;
  return isHome && steps.some((step) => sameHex(step.at, bay)) ? [...passed, bay] : passed;
}

/** A pale truck where the plan ends. */
export function PlannedTruck(props: PlannedDriveProps) {
  const { steps, team, view, hinted, still } = props;
  const truck = useRef<SVGGElement>(null);
  const last = steps.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way is driven once, when it is shown
  useEffect(() => {
    if (hinted && !still) truck.current?.animate(posesOf(view.trucks[team], steps), TIMING(steps));
  }, []);
  if (!last) return null;
  const { x, y } = pointOf(last.at);
  return (
    <g className={`we-ghost we-team-${team}`} aria-hidden="true">
      <g
        ref={truck}
        style={{ transform: `translate(${x}px, ${y}px) rotate(${degreesOf(last.facing)}deg)` }}
      >
        <use href={`#we-cut-truck-${team}`} className="we-ghost-line" />
        <use href={`#we-cut-truck-${team}`} className="we-ghost-cut" />
        <use href={`#we-truck-${team}-art`} className="we-ghost-art" />
      </g>
    </g>
  );
}

const TIMING = (steps: readonly PlannedStep[]): KeyframeAnimationOptions => ({
  duration: DRIVE_MS,
  delay: CARDS_MS + steps.length * HEX_MS,
  fill: 'backwards',
  easing: 'ease-in-out',
});

/** The truck before the first card and after every step, turning the shorter way. */
function posesOf(
  { at, facing }: Pick<PlannedStep, 'at' | 'facing'>,
  steps: readonly PlannedStep[],
): Keyframe[] {
  let turned = degreesOf(facing);
  return [{ at, facing }, ...steps].map((pose) => {
    turned = nearestDegrees(pose.facing, turned);
    const { x, y } = pointOf(pose.at);
    return { transform: `translate(${x}px, ${y}px) rotate(${turned}deg)` };
  });
}

/** Corners of a hex where a number has room, the likeliest to be free first. */
const CORNERS: readonly Point[] = [
  { x: 32, y: -32 },
  { x: -32, y: -32 },
  { x: 34, y: 28 },
  { x: -34, y: 28 },
];
/** So far beside the way. */
const BESIDE = 27;
const NEAR = 30;

/** Beside the middle of what a card drives, or at a corner of the hex on which it turns; none on another. */
export function numbersOf(
  from: Axial,
  steps: readonly PlannedStep[],
): readonly { readonly n: number; readonly at: Point }[] {
  const numbers: { n: number; at: Point }[] = [];
  const isFree = ({ x, y }: Point) =>
    numbers.every(({ at }) => Math.hypot(at.x - x, at.y - y) >= NEAR);
  let before = from;
  for (const card of new Set(steps.map((step) => step.card))) {
    const after = steps.findLast((step) => step.card === card)?.at ?? before;
    const at = spotsFor(pointOf(before), pointOf(after)).find(isFree);
    if (at) numbers.push({ n: card + 1, at });
    before = after;
  }
  return numbers;
}

function spotsFor(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy);
  const corners = CORNERS.map(({ x, y }) => ({ x: to.x + x, y: to.y + y }));
  if (long === 0) return corners;
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const side = (sign: number): Point => ({
    x: mx - (sign * dy * BESIDE) / long,
    y: my + (sign * dx * BESIDE) / long,
  });
  return [side(1), side(-1), ...corners];
}
