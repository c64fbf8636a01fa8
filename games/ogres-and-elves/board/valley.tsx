import type { Space, View } from '../rules/index.ts';
import { Figures } from './figures.tsx';
import { Castles, Mines, Mountain, Roads, Signs, translate } from './land.tsx';
import { pointOf } from './places.ts';
import type { Props } from './props.ts';
import { Roll } from './roll.tsx';
import { Spaces } from './spaces.tsx';
import { tastesOf } from './telling.ts';
import { targetsOf } from './ways.ts';

/** The board: ring, castles and mountain, the figures on it, and every space to choose. */
export function Valley(props: Props) {
  const { view, seat, legal, draft, event, words } = props;
  const lit = new Set(targetsOf(view, seat, legal, draft).keys());
  return (
    <div className="oe-valley">
      <svg
        className="oe-board"
        viewBox="0 0 2000 2000"
        role="group"
        aria-label={words.say('board.name')}
      >
        <g aria-hidden="true">
          <use className="oe-paper" href="#oe-ground" />
          <Roads view={view} />
          <Castles lit={lit} />
          <Mountain
            view={view}
            lit={lit}
            filled={event?.type === 'chest-filled' ? event.chest : null}
          />
          <Mines view={view} lit={lit} />
        </g>
        <Roll {...props} />
        <g aria-hidden="true" className="oe-figures">
          <Figures view={view} event={event} yours={legal.length > 0 ? seat : null} />
          <Forecasts
            view={view}
            seat={seat}
            lit={lit}
            moving={draft === null || draft.key === 'move'}
          />
          <Signs />
        </g>
        <Spaces {...props} />
      </svg>
    </div>
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
          <g key={ogre} className="oe-lift" transform={translate({ x: x + 118, y: y - 96 })}>
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
