import { Piece } from '@hearthside/screen';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type Axial,
  axial,
  CARDS_DRIVE,
  CENTRE,
  HEXES,
  neighbour,
  planDrive,
  TEAM_NAMES,
  type TeamName,
  type Toy,
  type View,
  WALL,
} from '../rules/index.ts';
import { BOARD_VIEW_BOX, HEXAGON, nearestDegrees, pointOf, translate } from './places.ts';
import { type MeantCards, PlannedMarks, PlannedPath, PlannedTruck } from './planned-drive.tsx';
import type { Props } from './props.ts';
import { describeHex, sameHex, stocksOf } from './telling.ts';
import { thingsAt } from './things.ts';

/** The warehouse: floor, toys, Snowman, trucks, and the path a plan would drive. */
export function Warehouse(props: Props) {
  const { view, words, event, look, seat } = props;
  const team = seat === null ? null : (TEAM_NAMES[seat] ?? null);
  const meant = team && view.phase === 'program' ? meantCards(props) : null;
  const plan = meant && team ? planDrive(view, team, meant.cards) : null;
  const drive =
    plan && team && meant ? { ...plan, ...meant, team, view, still: look.reducedMotion } : null;
  const end = plan?.steps.at(-1)?.at ?? null;
  const bumping = event?.type === 'bump' ? event.seat : null;
  return (
    <div className="we-warehouse">
      <svg
        className="we-board"
        viewBox={BOARD_VIEW_BOX}
        role="group"
        aria-label={words.say('board.name')}
      >
        <g className="we-paper" aria-hidden="true">
          <use href="#we-warehouse" />
        </g>
        <g aria-hidden="true">
          {stocksOf(view).map(([toy, at]) => (
            <use key={toy} href="#we-hex-stock" {...translate(at)} />
          ))}
        </g>
        {drive && <PlannedPath key={`path ${drive.way}`} {...drive} />}
        <g aria-hidden="true">
          {stocksOf(view).map(([toy, at]) => (
            <StockToy
              key={toy}
              toy={toy}
              at={at}
              crowded={isOccupied(view, at) || (end !== null && sameHex(end, at))}
            />
          ))}
        </g>
        {drive && <PlannedTruck key={`truck ${drive.way}`} {...drive} />}
        <Snowman view={view} stuck={event?.type === 'snowman-stays'} />
        {TEAM_NAMES.map((each) => (
          <Truck
            key={each}
            team={each}
            view={view}
            yours={team === each && props.legal.length > 0}
            bumping={bumping === each}
          />
        ))}
        {drive && <PlannedMarks key={`marks ${drive.way}`} {...drive} />}
        <Hexes {...props} />
      </svg>
      <Roll {...props} />
      <Deck {...props} />
      {event?.type === 'pass-santa' && (
        <p className="we-hoho" aria-hidden="true">
          Ho! Ho! Ho!
        </p>
      )}
    </div>
  );
}

/** The cards whose way is drawn: what the coach would play, else what the player has laid out. */
function meantCards({ hint, draft }: Props): MeantCards | null {
  const advice = hint?.[0];
  const cards = advice?.kind === 'program' ? advice.cards.map(({ name }) => name) : null;
  if (cards) return { cards, hinted: true, way: `hint ${cards}` };
  return draft && { cards: draft.cards, hinted: false, way: 'draft' };
}

const isOccupied = (view: View, at: Axial): boolean =>
  sameHex(view.snowman, at) || TEAM_NAMES.some((team) => sameHex(view.trucks[team].at, at));

/** A toy makes room for whoever stands on its Stock. */
function StockToy({
  toy,
  at,
  crowded,
}: {
  readonly toy: Toy;
  readonly at: Axial;
  readonly crowded: boolean;
}) {
  const { x, y } = pointOf(at);
  const transform = crowded
    ? `translate(${x - 25}px, ${y + 27}px) scale(.5)`
    : `translate(${x}px, ${y}px) scale(.92)`;
  return (
    <g className="we-token we-moves" style={{ transform }}>
      <use href={`#we-${toy}`} />
    </g>
  );
}

function Snowman({ view, stuck }: { readonly view: View; readonly stuck: boolean }) {
  const { x, y } = pointOf(view.snowman);
  return (
    <g
      className="we-token we-moves"
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    >
      <g className={stuck ? 'we-shakes' : undefined}>
        <use href="#we-snowman" />
      </g>
    </g>
  );
}

interface TruckProps {
  readonly team: TeamName;
  readonly view: View;
  readonly yours: boolean;
  readonly bumping: boolean;
}

function Truck({ team, view, yours, bumping }: TruckProps) {
  const { at, facing } = view.trucks[team];
  const { x, y } = pointOf(at);
  const turned = useRef(nearestDegrees(facing, 0));
  turned.current = nearestDegrees(facing, turned.current);
  return (
    <g
      className={`we-token we-moves${yours ? ' is-yours' : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      aria-hidden="true"
    >
      <g className={bumping ? 'we-shakes' : undefined}>
        <g className="we-moves" style={{ transform: `rotate(${turned.current}deg)` }}>
          <use href={`#we-truck-${team}`} />
        </g>
      </g>
    </g>
  );
}

/** Every hex is a named control: Enter or a tap tells what is there; arrow keys walk the floor. */
function Hexes({ view, legal, explain, words }: Props) {
  const [focus, setFocus] = useState(CENTRE);
  const [told, setTold] = useState<number | null>(null);
  const refs = useRef<(SVGGElement | null)[]>([]);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), 4000);
    return () => clearTimeout(timer);
  }, [told]);
  const walk = (event: KeyboardEvent, hex: number) => {
    const direction = KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = neighbour(hex, direction);
    if (next === WALL) return;
    setFocus(next);
    refs.current[next]?.focus();
  };
  return (
    <g>
      {HEXES.map((at, hex) => {
        const label = describeHex(view, at, words);
        return (
          <g
            key={`${at}`}
            ref={(element) => {
              refs.current[hex] = element;
            }}
            role="button"
            tabIndex={hex === focus ? 0 : -1}
            aria-label={label}
            data-thing={thingsAt(view, at)}
            className="we-hex"
            onClick={() => {
              setFocus(hex);
              // Whoever is choosing cards means to drive there.
              if (legal[0]?.kind === 'program') explain(CARDS_DRIVE);
              else setTold(hex);
            }}
            onKeyDown={(event) => {
              walk(event, hex);
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                setTold(hex);
              }
            }}
            {...translate(at)}
          >
            <polygon points={HEXAGON} />
          </g>
        );
      })}
      {told !== null && <HexLabel at={axial(told)} text={describeHex(view, axial(told), words)} />}
    </g>
  );
}

/** Arrow keys go east and west along a row, and up or down to the right; Home and End the other two ways. */
const KEYS: Readonly<Record<string, 1 | 2 | 3 | 4 | 5 | 6>> = {
  ArrowUp: 1,
  ArrowRight: 2,
  ArrowDown: 4,
  ArrowLeft: 5,
  PageUp: 6,
  PageDown: 3,
};

function HexLabel({ at, text }: { readonly at: Axial; readonly text: string }) {
  const { x, y } = pointOf(at);
  const width = Math.max(120, text.length * 8.6 + 24);
  const left = Math.max(-340, Math.min(340 - width, x - width / 2));
  const top = y > -260 ? y - 88 : y + 52;
  return (
    <g className="we-label" transform={`translate(${left} ${top})`} aria-hidden="true">
      <rect width={width} height="36" rx="10" />
      <text x={width / 2} y="24">
        {text}
      </text>
    </g>
  );
}

function Roll({ event, look, words, view }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const rolling = event?.type === 'roll';
  useEffect(() => {
    if (event?.type === 'roll') setShown(event.direction);
  }, [event]);
  const face = event?.type === 'roll' ? event.direction : shown;
  if (face === null) return null;
  const label = words.say('board.last-roll', { direction: face });
  return (
    <figure
      className={`we-on-table we-roll${rolling ? ' is-rolling' : ''}`}
      key={`${view.round}`}
      data-thing="die"
    >
      {look.dice === 'spinner' ? (
        <svg viewBox="-62 -62 124 124" role="img" aria-label={label}>
          <g className="we-spin" style={{ '--turn': `${(face - 1) * -60}deg` } as CSSProperties}>
            <use href="#we-spinner" />
          </g>
        </svg>
      ) : (
        <svg viewBox="-34 -34 68 68" role="img" aria-label={label}>
          <use href={`#we-die-${face}`} />
        </svg>
      )}
      <figcaption>{words.say('board.roll')}</figcaption>
    </figure>
  );
}

function Deck({ view, words }: Props) {
  const layers = Math.min(3, view.deckSize);
  return (
    <figure className="we-on-table we-deck" data-thing="deck">
      <div className="we-stack" aria-hidden="true">
        {Array.from({ length: layers }, (_, i) => (
          <Piece key={`layer ${i}`} piece="we-card-back" viewBox="-61 -81 122 162" />
        ))}
      </div>
      <figcaption>{words.say('board.deck', { count: view.deckSize })}</figcaption>
    </figure>
  );
}
