/** Ogres and elves on the board. Each keeps its place in the drawing, so that it can walk. */

import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Event, Ogre, Space, View } from '../rules/index.ts';
import { elfId } from './elves.ts';
import {
  BELLIES,
  BLANKET,
  type Figure,
  type Point,
  pointOf,
  type Stand,
  standsOf,
} from './places.ts';
import { tastesOf } from './telling.ts';

interface FiguresProps {
  readonly view: View;
  readonly event: Event | null;
  /** The elf whose hand is on the screen and may act. */
  readonly yours: number | null;
}

export function Figures({ view, event, yours }: FiguresProps) {
  const stands = standsOf(view);
  return (
    <g>
      {Object.entries(view.ogres).map(([ogre, place]) => (
        <Walker
          key={ogre}
          stand={stands.get(`ogre-${Number(ogre)}`) ?? null}
          path={pathOf(event, `ogre-${Number(ogre)}`)}
          cut={`oe-cut-ogre-${ogre}${place.startsWith('resting') ? '-asleep' : ''}`}
          glad={event && 'ogre' in event && event.ogre === Number(ogre) ? event.type : null}
        >
          <OgreArt view={view} ogre={Number(ogre) as Ogre} asleep={place.startsWith('resting')} />
          {/* The number that the die names it by, for those who sit far away. */}
          <g className="oe-number" transform="translate(108 -16)">
            <circle r="56" />
            <text y="34">{ogre}</text>
          </g>
        </Walker>
      ))}
      {view.elves.map((elf, seat) => (
        <Walker
          key={elfId(seat)}
          stand={stands.get(`elf-${seat}`) ?? null}
          path={pathOf(event, `elf-${seat}`)}
          cut={elfId(seat).replace('oe-', 'oe-cut-')}
          yours={seat === yours}
        >
          <use href={`#${elfId(seat)}`} />
          {elf.heldBy !== null && (
            <g className="oe-drops">
              <use href="#oe-icon-hug" transform="translate(0 -226) scale(1.6)" />
            </g>
          )}
        </Walker>
      ))}
    </g>
  );
}

/** The spaces a figure passes on the way that is being shown, its first and last left out. */
function pathOf(event: Event | null, figure: Figure): readonly Point[] {
  if (event?.type === 'moved' && figure === `elf-${event.seat}`) {
    return event.path.slice(1, -1).map(pointOf);
  }
  if (event?.type === 'ogre-moved' && figure === `ogre-${event.ogre}`) {
    return event.hopped.map((mine) => pointOf(`${mine}` as Space));
  }
  return [];
}

interface WalkerProps {
  readonly stand: Stand | null;
  readonly path: readonly Point[];
  /** Its silhouette on the sheet. */
  readonly cut: string;
  readonly yours?: boolean;
  readonly glad?: Event['type'] | null;
  readonly children: ReactNode;
}

/** What an Ogre does while its event is shown. */
const GLAD: Partial<Readonly<Record<Event['type'], string>>> = {
  grabbed: 'oe-hops',
  robbed: 'oe-hops',
  captured: 'oe-hugs',
  'gift-given': 'oe-hops',
};

function Walker({ stand, path, cut, yours = false, glad = null, children }: WalkerProps) {
  const last = useRef<Stand | null>(stand);
  const group = useRef<SVGGElement>(null);
  const where = stand ?? last.current;
  useLayoutEffect(() => {
    const from = last.current;
    last.current = stand ?? last.current;
    if (path.length === 0 || !from || !stand || !group.current) return;
    walk(group.current, [from, ...path.map(({ x, y }) => ({ x, y: y + 92 })), stand]);
  }, [stand, path]);
  if (!where) return null;
  return (
    <g
      ref={group}
      className={`oe-walker${stand ? '' : ' is-gone'}`}
      style={{ transform: `translate(${where.x}px, ${where.y}px)` }}
    >
      <g className="oe-figure" style={{ '--s': where.scale } as CSSProperties}>
        <use className={yours ? 'oe-spot' : 'oe-shade'} href={`#${cut}`} />
        <g className={(glad && GLAD[glad]) ?? undefined}>{children}</g>
      </g>
    </g>
  );
}

/** Goes round by the road instead of straight there, in the time that the showing gives it. */
function walk(element: SVGGElement, stops: readonly Point[]): void {
  const time = Number.parseFloat(getComputedStyle(element).getPropertyValue('--show-ms')) || 0;
  if (time < 20) return;
  element.animate(
    stops.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: time, easing: 'ease-in-out' },
  );
}

interface OgreArtProps {
  readonly view: View;
  readonly ogre: Ogre;
  readonly asleep: boolean;
}

/** An Ogre with what it wants on its belly, or on its blanket. */
export function OgreArt({ view, ogre, asleep }: OgreArtProps) {
  const tastes = tastesOf(view, ogre);
  const belly = asleep ? BLANKET : BELLIES[ogre];
  const gap = tastes.length > 2 ? 40 : 51;
  return (
    <>
      <use href={`#oe-ogre-${ogre}${asleep ? '-asleep' : '-plain'}`} />
      {tastes.map((item, i) => (
        <g
          key={item}
          transform={`translate(${belly.x + (i - (tastes.length - 1) / 2) * gap} ${belly.y})`}
        >
          <circle className="oe-dot" r="23.5" />
          <use href={`#oe-gem-${item}-dot`} />
        </g>
      ))}
      {asleep && (
        <g className="oe-nap">
          <text x="-66" y="-206">
            z
          </text>
          <text className="is-big" x="-98" y="-236">
            z
          </text>
        </g>
      )}
    </>
  );
}
