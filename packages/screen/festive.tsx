/** What the end of a game is dressed with, in every game the same. */

import type { CSSProperties, ReactNode } from 'react';

/** A ribbon with two tails, in the colours of the team around it. */
export function Ribbon({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ribbon">
      <Tail />
      <span className="ribbon-words">{children}</span>
      <Tail />
    </span>
  );
}

const Tail = () => (
  <svg className="ribbon-tail" viewBox="0 0 58 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M2 2H56V58H2L18 30Z" />
  </svg>
);

const SHAPES = [
  'M0 -12L3.5 -4.5L12 -3.5L6 2.5L7.5 11L0 7L-7.5 11L-6 2.5L-12 -3.5L-3.5 -4.5Z',
  'M-6 -10H6V10H-6Z',
  'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0',
];
/** Names of colour tokens. */
const COLOURS = ['amber', 'red', 'green', 'toy-plum', 'toy-blue', 'gold', 'toy-mint'];

/** Two such steps that have no common measure lie everywhere and never in rows. */
const spread = (i: number, step: number): number => (i * step) % 1;

const PIECES = Array.from({ length: 26 }, (_, i) => ({
  name: `piece ${i}`,
  x: Math.round(620 * spread(i + 1, 0.7549)),
  y: Math.round(320 * spread(i + 1, 0.5698)),
  shape: SHAPES[i % SHAPES.length],
  turned: `rotate(${i * 47}) scale(${0.7 + 0.5 * spread(i, 0.3)})`,
  colour: `var(--${COLOURS[i % COLOURS.length]})`,
  falls: { '--falls-after': `${Math.round(600 * spread(i, 0.45))}ms` } as CSSProperties,
}));

interface ConfettiProps {
  /** How many times wider than a poster the place is that it falls over. */
  readonly over?: number;
  /** It lies already, for whoever wants no motion. */
  readonly still: boolean;
}

/** Paper that comes down over whatever is below, and lies. */
export function Confetti({ still, over = 1 }: ConfettiProps) {
  return (
    <svg
      className={`confetti${still ? ' is-still' : ''}`}
      viewBox={`0 0 ${620 * over} ${330 * over}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {PIECES.map(({ name, x, y, shape, turned, colour, falls }) => (
        <g key={name} transform={`translate(${x * over} ${y * over})`}>
          <g className="confetti-falls" style={falls}>
            <path d={shape} transform={turned} style={{ fill: colour }} />
          </g>
        </g>
      ))}
    </svg>
  );
}

const RAYS = 16;
const FAR = 900;

interface RaysProps {
  readonly x: number;
  readonly y: number;
  readonly className: string;
}

/** Beams of light from a point, for a drawing to stand in. */
export function Rays({ x, y, className }: RaysProps) {
  const wedge = (i: number): string => {
    const [from, to] = [(2 * Math.PI * i) / RAYS, (2 * Math.PI * (i + 0.5)) / RAYS];
    const end = (angle: number) =>
      `L${Math.round(x + FAR * Math.cos(angle))} ${Math.round(y + FAR * Math.sin(angle))}`;
    return `M${x} ${y}${end(from)}${end(to)}Z`;
  };
  const beams = Array.from({ length: RAYS }, (_, i) => wedge(i)).join('');
  return <path className={className} d={beams} />;
}
