/** What is printed on the board or stands still on it: roads, castles, the mountain, the mines. */

import type { Words } from '@hearthside/text';
import { type Chest, editionOf, type Space, type View } from '../rules/index.ts';
import { royalsOf, slotsOf } from './counting.ts';
import {
  CASTLE_NAMES,
  CHEST_PLACES,
  castleRoad,
  homeRoad,
  isCastle,
  MINE_NUMBERS,
  type Point,
  pointOf,
  rugOf,
  SLOT_PLACES,
} from './places.ts';

export const translate = ({ x, y }: Point): string => `translate(${x} ${y})`;

export function Roads({ view }: { readonly view: View }) {
  const { board } = editionOf(view);
  const castles = CASTLE_NAMES.map((castle) => castleRoad(castle, board.castles[castle]));
  const homes = board.home.map(homeRoad);
  return (
    <g>
      <circle className="oe-home-road" cx="1000" cy="1000" r="545" />
      {[...homes].map((d) => (
        <path key={d} className="oe-home-road" d={d} />
      ))}
      {castles.map((d) => (
        <g key={d}>
          <path className="oe-castle-road" d={d} />
          <path className="oe-castle-road-lane" d={d} />
          <path className="oe-castle-road-dots" d={d} />
        </g>
      ))}
      <circle className="oe-home-road-lane oe-home-green" cx="1000" cy="1000" r="545" />
      <circle className="oe-home-road-stones" cx="1000" cy="1000" r="545" />
      {homes.map((d) => (
        <g key={d}>
          <path className="oe-home-road-lane" d={d} />
          <path className="oe-home-road-stones" d={d} />
        </g>
      ))}
      <circle className="oe-red-road" cx="1000" cy="1000" r="764" />
      <circle className="oe-red-road-lane" cx="1000" cy="1000" r="764" />
      {MINE_NUMBERS.map((mine) => (
        <g key={mine} transform={`rotate(${mine * 22.5} 1000 1000)`}>
          <use
            href="#oe-ogre-print"
            transform="rotate(10 1000 1000) translate(1000 246) rotate(90)"
          />
          <use
            href="#oe-ogre-print"
            transform="rotate(12.5 1000 1000) translate(1000 226) rotate(90)"
          />
        </g>
      ))}
    </g>
  );
}

/**
 * A piece and its shadow: its own silhouette, a little lower. Painted, because a blurred one for
 * each of eighty pieces costs a phone more than the whole game.
 */
export function Lifted({
  piece,
  transform,
}: {
  readonly piece: string;
  readonly transform?: string;
}) {
  return (
    <g transform={transform}>
      <use className="oe-shade" href={`#oe-cut-${piece}`} />
      <use href={`#oe-${piece}`} />
    </g>
  );
}

interface LitProps {
  readonly view: View;
  readonly lit: ReadonlySet<Space>;
}

/** Legal targets: the paper edge itself lights up. A layer of its own, so that only it breathes. */
export function Halos({ view, lit }: LitProps) {
  return (
    <g>
      {[...lit].map((space) =>
        space === 'home' ? (
          <g key={space} transform={translate(pointOf(space))}>
            <circle className="oe-halo-ring" r="545" />
            <circle className="oe-halo-ring is-inner" r="545" />
          </g>
        ) : (
          <g key={space} transform={translate(pointOf(space))}>
            <use className="oe-halo" href={haloOf(view, space)} />
            <use className="oe-halo is-inner" href={haloOf(view, space)} />
          </g>
        ),
      )}
    </g>
  );
}

/** What the light is the edge of: the castle, the mine, or the glass over it. */
export function haloOf({ shields }: View, space: Space): string {
  if (isCastle(space)) return '#oe-cut-castle';
  return shields.includes(Number(space)) ? '#oe-cut-dome' : '#oe-mine-rock';
}

export function Castles() {
  return (
    <g>
      {CASTLE_NAMES.map((castle) => (
        <g key={castle}>
          <Lifted piece="nap-rug" transform={translate(rugOf(castle))} />
          <g transform={translate(pointOf(castle))}>
            <Lifted piece="castle" />
            <text className="oe-flag" x="36" y="-142">
              {castle.at(-1)?.toUpperCase()}
            </text>
          </g>
        </g>
      ))}
    </g>
  );
}

interface MountainProps {
  readonly view: View;
  /** Then its round lane lies on the light. */
  readonly lit: boolean;
  readonly filled: Chest | null;
  readonly words: Words;
}

/** Mountain Home. A chest that has just been filled hops. */
export function Mountain({ view, lit, filled, words }: MountainProps) {
  return (
    <g>
      {lit && (
        <g transform="translate(1000 1000)">
          <circle className="oe-home-road" r="545" />
          <circle className="oe-home-road-lane" r="545" />
          <circle className="oe-home-road-stones" r="545" />
        </g>
      )}
      <g transform="translate(1000 982) scale(.95)">
        <Lifted piece="home" />
        {royalsOf(view).map((chest, i) => (
          <g key={chest} transform={translate(CHEST_PLACES[i] as Point)}>
            <g className={filled === chest ? 'oe-hops' : undefined}>
              <use className="oe-shade" href={`#oe-cut-chest-${chest}`} />
              <ChestArt view={view} chest={chest} />
              <g className="oe-plaque" transform="translate(0 14)">
                <rect x="-100" y="-30" width="200" height="62" rx="18" />
                <Plaque name={words.say(`royal.${chest}.name`)} />
              </g>
            </g>
          </g>
        ))}
      </g>
    </g>
  );
}

/** A long name is drawn closer, so that it stays on its plaque. */
function Plaque({ name }: { readonly name: string }) {
  const isLong = name.length > 8;
  return (
    <text y="16" {...(isLong && { textLength: 178, lengthAdjust: 'spacingAndGlyphs' as const })}>
      {name}
    </text>
  );
}

/** A chest with what is in it, and the shapes of what is missing. */
export function ChestArt({ view, chest }: { readonly view: View; readonly chest: Chest }) {
  const slots = slotsOf(view, chest);
  const places = SLOT_PLACES[slots.length] ?? [];
  return (
    <>
      <use href={`#oe-chest-${chest}-plain`} />
      {slots.map(({ wants, full }, i) => (
        <g key={`${i}`} transform={`${translate(places[i] as Point)} scale(.74)`}>
          {full ? (
            <g className="oe-drops">
              <use href={`#oe-gem-${wants}`} />
            </g>
          ) : (
            <use href={`#oe-slot-${wants}`} />
          )}
        </g>
      ))}
    </>
  );
}

/** So that neighbours look different: four props, four growths, and every third mine mirrored. */
const PROPS = ['toadstools', 'barrel', 'spade', 'lantern'];
const GROWTHS = ['daisies', null, 'vine', 'bird', null, 'crystals'];

/** Where one, two or more Valuables lie in the mouth of a mine. */
const GEM_SPOTS: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 36, 0.95]],
  2: [
    [-27, 22, 0.86],
    [33, 44, 0.86],
  ],
  3: [
    [-34, 14, 0.76],
    [32, 18, 0.76],
    [0, 58, 0.76],
  ],
};
const CROWDED: readonly (readonly [number, number, number])[] = [
  [-36, 8, 0.66],
  [28, 8, 0.66],
  [-32, 56, 0.66],
  [32, 56, 0.66],
  [0, 32, 0.66],
];

export function Mines({ view }: { readonly view: View }) {
  return (
    <g>
      {MINE_NUMBERS.map((mine) => {
        const space = `${mine}` as Space;
        const gems = view.mines[mine] ?? [];
        const spots = GEM_SPOTS[gems.length] ?? CROWDED;
        const growth = GROWTHS[mine % GROWTHS.length];
        return (
          <g key={mine} transform={translate(pointOf(space))}>
            <g transform={mine % 3 === 0 ? 'scale(-1 1)' : undefined}>
              <Lifted piece="mine" />
              {growth && <use href={`#oe-growth-${growth}`} />}
            </g>
            <Lifted piece={`prop-${PROPS[mine % PROPS.length]}`} transform="translate(86 86)" />
            {gems.map((gem, i) => {
              const [x, y, scale] = spots[i] ?? [0, 36, 0.6];
              return (
                <Lifted
                  key={`${gem} ${i}`}
                  piece={`gem-${gem}`}
                  transform={`translate(${x} ${y}) scale(${scale})`}
                />
              );
            })}
          </g>
        );
      })}
    </g>
  );
}

/** A Shield is glass: what it guards stays in sight, and its badge hangs on the shoulder. */
export function Domes({ view }: { readonly view: View }) {
  return (
    <g>
      {view.shields.map((mine) => (
        <g key={mine} transform={translate(pointOf(`${mine}` as Space))}>
          <g className="oe-drops">
            <use href="#oe-dome" />
            <Lifted piece="shield" transform="translate(112 -104) scale(.62)" />
          </g>
        </g>
      ))}
    </g>
  );
}

/** Drawn last: a piece never hides a number. */
export function Signs() {
  return (
    <g>
      {MINE_NUMBERS.map((mine) => {
        const { x, y } = pointOf(`${mine}` as Space);
        return (
          <g key={mine} transform={`translate(${x - 84} ${y + 66})`}>
            <g className="oe-sign">
              <use href="#oe-mine-sign" />
              <text y="15.5">{mine}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
