/** What the coach means, drawn where it is meant: a ring, what is fetched there, and the way. */

import type { Seat } from '@hearthside/table';
import type { Action, Item, Space, View } from '../rules/index.ts';
import { elfLook } from './elves.ts';
import { haloOf, translate } from './land.tsx';
import { pointOf, standsOf } from './places.ts';
import { trailAlong, wayBetween } from './roads.ts';

export interface Meant {
  readonly space: Space;
  /** What is taken, brought or given there. */
  readonly item: Item | null;
  /** The walk to it, from where the elf stands. */
  readonly way: readonly Space[];
}

/** The place that the first action of a hint is about; null where it is about a key alone. */
export function meantPlace(view: View, seat: Seat, hint: readonly Action[]): Meant | null {
  const [first, ...rest] = hint;
  const here = view.elves[seat]?.at;
  if (!first || !here) return null;
  const at = (space: Space, item: Item | null = null): Meant => ({ space, item, way: [] });
  switch (first.kind) {
    case 'move': {
      const then = rest.find((each) => 'item' in each);
      const item = then && 'item' in then ? then.item : null;
      return { space: first.space, item, way: wayBetween(view, here, first.space) ?? [] };
    }
    case 'deploy':
    case 'shift':
      return at(`${first.mine}` as Space, 'shield');
    case 'store':
      return at(`${first.from}` as Space, 'shield');
    case 'take':
    case 'trade':
    case 'deliver':
      return at(here, first.item);
    case 'recover':
      return at(here, 'shield');
    case 'gift':
    case 'ransom':
    case 'rescue':
      return at(first.castle, first.item);
    case 'flee':
      return at(first.castle);
    default:
      return null;
  }
}

/** Below everything that stands: the ring round the place. */
export function HintRing({ meant, view }: HintProps & { readonly view: View }) {
  const at = translate(pointOf(meant.space));
  if (meant.space === 'home') {
    return (
      <g transform={at}>
        <circle className="oe-hint-home is-ink" r="545" />
        <circle className="oe-hint-home" data-hinted r="545" />
      </g>
    );
  }
  return (
    <g transform={at}>
      <use className="oe-hint-ring is-ink" href={haloOf(view, meant.space)} />
      <use className="oe-hint-ring" data-hinted href={haloOf(view, meant.space)} />
    </g>
  );
}

const TRAIL_LAYERS = ['is-ink', 'is-paper', 'is-dots'];

/** On the roads: the way there, in dots of the elf's colour. */
export function HintTrail({
  meant,
  view,
  seat,
}: HintProps & { readonly view: View; readonly seat: Seat }) {
  const elf = standsOf(view).get(`elf-${seat}`) ?? pointOf('home');
  const trail = trailAlong(meant.way, { x: elf.x, y: elf.y + 12 });
  const colour = `var(--${elfLook(seat).colour})`;
  return TRAIL_LAYERS.map((layer) => (
    <g key={layer} className={`oe-trail ${layer}`}>
      {trail.map((d) => (
        <path key={d} d={d} style={layer === 'is-dots' ? { stroke: colour } : undefined} />
      ))}
    </g>
  ));
}

/** Above them: what is to be had there, lifted out. */
export function HintPrize({ meant }: HintProps) {
  if (meant.item === null) return null;
  const { x, y } = pointOf(meant.space);
  const piece = meant.item === 'shield' ? 'oe-shield' : `oe-gem-${meant.item}`;
  return (
    <g transform={`translate(${x} ${meant.space === 'home' ? y - 180 : y - 24}) scale(1.3)`}>
      <g className="oe-drops">
        <use href="#oe-sunburst" />
        <use href={`#${piece}`} transform={`scale(${meant.item === 'shield' ? 0.56 : 0.86})`} />
      </g>
    </g>
  );
}

interface HintProps {
  readonly meant: Meant;
}
