import type { ReactNode } from 'react';
import type { Space, View } from '../rules/index.ts';
import { Figures } from './figures.tsx';
import { HintPrize, HintRing, HintTrail, meantPlace } from './hinted.tsx';
import {
  Castles,
  Domes,
  Halos,
  Lifted,
  Mines,
  Mountain,
  Roads,
  Signs,
  translate,
} from './land.tsx';
import { pointOf } from './places.ts';
import type { Props } from './props.ts';
import { Roll } from './roll.tsx';
import { Spaces } from './spaces.tsx';
import { tastesOf } from './telling.ts';
import { targetsOf } from './ways.ts';

/**
 * The board: ring, castles and mountain, the figures on it, and every space to choose. In layers,
 * so that a walking figure or a breathing light does not paint the whole valley anew.
 */
export function Valley(props: Props) {
  const { view, seat, legal, draft, event, hint } = props;
  const lit = new Set(targetsOf(view, seat, legal, draft).keys());
  const meant = hint && seat !== null ? meantPlace(view, seat, hint) : null;
  return (
    <div className="oe-valley">
      <Layer>
        <use className="oe-paper" href="#oe-ground" />
        <Roads view={view} />
      </Layer>
      <Layer className={meant ? ' oe-glow is-dim' : ' oe-glow'}>
        <Halos view={view} lit={lit} />
      </Layer>
      {meant && (
        <Layer>
          <HintRing view={view} meant={meant} />
        </Layer>
      )}
      <Layer>
        <Castles />
        <Mountain
          view={view}
          lit={lit.has('home')}
          filled={event?.type === 'chest-filled' ? event.chest : null}
          words={props.words}
        />
        {meant && seat !== null && <HintTrail meant={meant} view={view} seat={seat} />}
        <Mines view={view} />
      </Layer>
      <Roll {...props} />
      <Layer className=" oe-figures">
        <Figures view={view} event={event} yours={legal.length > 0 ? seat : null} />
        <Forecasts
          view={view}
          seat={seat}
          lit={lit}
          moving={draft === null || draft.key === 'move'}
        />
        <Covered view={view} />
        <Domes view={view} />
        {meant && <HintPrize meant={meant} />}
        <Signs />
      </Layer>
      <Spaces {...props} />
    </div>
  );
}

/** Valuables in a mine that somebody stands in front of, small and beside the figure's head. */
function Covered({ view }: { readonly view: View }) {
  const taken = new Set([...view.elves.map(({ at }) => `${at}`), ...Object.values(view.ogres)]);
  return (
    <g>
      {Object.entries(view.mines).map(([mine, gems]) => {
        if (!taken.has(mine)) return null;
        const { x, y } = pointOf(mine as Space);
        return gems.map((gem, i) => (
          <Lifted
            key={`${mine} ${i}`}
            piece={`gem-${gem}`}
            transform={`translate(${x - 96 + (i % 3) * 52} ${y - 74}) scale(.6)`}
          />
        ));
      })}
    </g>
  );
}

interface LayerProps {
  readonly className?: string;
  readonly children: ReactNode;
}

function Layer({ className = '', children }: LayerProps) {
  return (
    <svg className={`oe-board${className}`} viewBox="0 0 2000 2000" aria-hidden="true">
      {children}
    </svg>
  );
}

interface ForecastsProps {
  readonly view: View;
  readonly seat: number | null;
  readonly lit: ReadonlySet<Space>;
  readonly moving: boolean;
}

/** Over every Ogre that the elf could walk to: the gift it would get, or the hug it would give. */
function Forecasts({ view, seat, lit, moving }: ForecastsProps) {
  const elf = seat === null ? undefined : view.elves[seat];
  if (!elf || !moving || view.phase !== 'move') return null;
  return (
    <g>
      {Object.entries(view.ogres).map(([ogre, place]) => {
        const mine = place as Space;
        if (!lit.has(mine) || place.startsWith('castle')) return null;
        const gift = tastesOf(view, Number(ogre)).find((item) => elf.bag.includes(item));
        const { x, y } = pointOf(mine);
        return (
          <g key={ogre} transform={translate({ x: x + 118, y: y - 96 })}>
            <use href="#oe-bubble" />
            {gift ? (
              <use href={`#oe-gem-${gift}`} transform="translate(0 -6) scale(.78)" />
            ) : (
              <use href="#oe-icon-hug" transform="translate(0 -6) scale(1.5)" />
            )}
          </g>
        );
      })}
    </g>
  );
}
