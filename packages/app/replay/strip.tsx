import { Icon, Piece, type SeatLook } from '@hearthside/screen';
import type { Words } from '@hearthside/text';
import { type CSSProperties, type PointerEvent, useId, useMemo, useRef } from 'react';
import { entryAt, type StripScale, ticks } from './strip-scale.ts';

/** A picture on a pole: what was found at an entry. */
export interface StripPin {
  readonly n: number;
  readonly kind: 'better' | 'great' | 'luck';
  readonly label: string;
}

/** One side of the strip: its name and colours. */
export interface StripSide {
  readonly name: string;
  readonly look: SeatLook;
}

/** A second line that leaves the first: what if. */
export interface StripBranch {
  readonly points: readonly StripPoint[];
  readonly label: string;
}

export interface StripPoint {
  readonly n: number;
  /** From 0 to 1, upwards. */
  readonly height: number;
}

interface StripProps {
  readonly words: Words;
  readonly scale: StripScale;
  readonly n: number;
  /** Below and above the line; one alone where all play together. */
  readonly sides: { readonly below: StripSide; readonly above: StripSide | null };
  /** Do all play together? Then the line counts points. */
  readonly isTeam: boolean;
  /** What the coach found so far, in the order of the game; empty before it looks. */
  readonly points: readonly StripPoint[];
  /** Up to which entry it has looked; null where nobody asked. */
  readonly seen: number | null;
  readonly pins: readonly StripPin[];
  readonly pinned: number | null;
  readonly branch?: StripBranch | null;
  /** What is written at the ends of the axis, where it counts points. */
  readonly axis: { readonly top: string; readonly bottom: string } | null;
  /** A dashed line to compare with. */
  readonly mark: { readonly height: number; readonly label: string } | null;
  readonly tag: string | null;
  readonly valueText: string;
  onGo(n: number): void;
  onPin(index: number): void;
}

const PIN_ICONS = { better: 'hint', great: 'star', luck: 'die' } as const;
const [WIDTH, HEIGHT] = [1000, 100];

/** The game as a strip of paper: the scrubber, and once the coach has looked, how it stood at each moment. */
export function Strip(props: StripProps) {
  const { words, scale, n, sides, points, pins, branch } = props;
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  const x = (entry: number): number => (scale.places[entry] ?? 1) * 100;
  const follow = ({ clientX, buttons }: PointerEvent) => {
    const box = field.current?.getBoundingClientRect();
    if (!box || buttons === 0) return;
    props.onGo(entryAt(scale, (clientX - box.left) / box.width));
  };
  const line = useMemo(() => path(points, scale), [points, scale]);
  const seen = props.seen === null ? null : x(props.seen);
  const last = points.at(-1);
  return (
    <div className="strip" style={stripStyle(props)}>
      <div className="strip-sides" aria-hidden="true">
        {props.axis ? (
          <>
            <span>{props.axis.top}</span>
            <span>{props.axis.bottom}</span>
          </>
        ) : (
          [sides.above, sides.below].map(
            (side) =>
              side && (
                <span key={side.name}>
                  <Piece {...side.look.portrait} />
                  <b>{side.name}</b>
                </span>
              ),
          )
        )}
      </div>
      <div className="strip-field" ref={field}>
        <div
          className="strip-chart"
          role="slider"
          tabIndex={0}
          aria-label={words.say('replay.position')}
          aria-valuemin={0}
          aria-valuemax={scale.places.length - 1}
          aria-valuenow={n}
          aria-valuetext={props.valueText}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            follow(event);
          }}
          onPointerMove={follow}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <pattern id={`${id}h`} width="24" height="24" patternUnits="userSpaceOnUse">
                <path className="strip-hatch" d="M-6 30 30-6M-18 18 18-18M6 42 42 6" />
              </pattern>
              <pattern id={`${id}s`} width="12" height="17" patternUnits="userSpaceOnUse">
                <path className="strip-slats" d="M0 16.500h12" />
              </pattern>
            </defs>
            {last && <rect className="strip-above" width={WIDTH} height={HEIGHT} />}
            {last && sides.above && <rect fill={`url(#${id}s)`} width={WIDTH} height={HEIGHT} />}
            {last && (
              <path
                className="strip-below"
                d={`${line}L${xOf(last, scale)} ${HEIGHT}L0 ${HEIGHT}Z`}
              />
            )}
            {points.length === 0 && (
              <rect className="strip-watched" width={x(n) * 10} height={HEIGHT} />
            )}
            {seen !== null && seen < 100 && (
              <rect
                className="strip-unseen"
                fill={`url(#${id}h)`}
                x={seen * 10}
                width={WIDTH - seen * 10}
                height={HEIGHT}
              />
            )}
          </svg>
          <svg
            className="strip-lines"
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {points.length > 0 && !props.axis && (
              <path className="strip-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
            )}
            {props.mark && (
              <path className="strip-even" d={`M0 ${(1 - props.mark.height) * HEIGHT}H${WIDTH}`} />
            )}
            {last && (
              <>
                <path className="strip-edge" d={line} />
                <path className={branch ? 'strip-line is-pale' : 'strip-line'} d={line} />
              </>
            )}
            {branch && branch.points.length > 1 && (
              <>
                <path className="strip-edge is-branch" d={path(branch.points, scale)} />
                <path className="strip-line is-branch" d={path(branch.points, scale)} />
              </>
            )}
          </svg>
          {props.mark && (
            <span className="strip-mark" style={{ bottom: `${props.mark.height * 100}%` }}>
              {props.mark.label}
            </span>
          )}
          <span className="strip-knob" style={{ left: `${x(n)}%` }}>
            {props.tag !== null && (
              <b className={x(n) > 70 ? 'strip-tag is-left' : 'strip-tag'}>{props.tag}</b>
            )}
          </span>
          {branch && branch.points.length > 0 && (
            <b
              className="strip-branch-tag"
              style={{ left: `${Math.min(86, x(branch.points.at(-1)?.n ?? 0))}%` }}
            >
              {branch.label}
            </b>
          )}
        </div>
        {pins.map((pin, index) => (
          <button
            key={`${pin.kind} ${pin.n}`}
            type="button"
            className={`strip-pin is-${pin.kind}${props.pinned === index ? ' is-pinned' : ''}`}
            style={{ left: `${x(pin.n)}%` }}
            aria-label={pin.label}
            aria-pressed={props.pinned === index}
            onClick={() => props.onPin(index)}
          >
            <Icon name={PIN_ICONS[pin.kind]} />
          </button>
        ))}
        <ol className="strip-ticks" aria-hidden="true">
          {ticks(scale.turns, 6).map((turn) => (
            <li key={turn} style={{ left: `${((turn - 0.5) / scale.turns) * 100}%` }}>
              {turn}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const xOf = ({ n }: StripPoint, { places }: StripScale): string =>
  ((places[n] ?? 1) * WIDTH).toFixed(1);

const path = (points: readonly StripPoint[], scale: StripScale): string =>
  points
    .map(
      (point, i) =>
        `${i === 0 ? 'M' : 'L'}${xOf(point, scale)} ${((1 - point.height) * HEIGHT).toFixed(1)}`,
    )
    .join('');

const stripStyle = ({ sides: { below, above }, isTeam }: StripProps): CSSProperties => ({
  ['--below' as string]: isTeam ? 'var(--gold)' : `var(--${below.look.colour})`,
  ['--above' as string]: above ? `var(--${above.look.colour})` : 'var(--paper-edge)',
});
