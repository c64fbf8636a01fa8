import { Icon, type LessonMap as MapLook, Piece, type PieceLook } from '@hearthside/screen';
import type { LessonStop } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Link } from '../link.tsx';
import { prefersReducedMotion } from '../settings/settings.ts';
import { StarsRow } from '../ui/stars-row.tsx';
import { roadThrough, type Spot, spotsOf } from './road.ts';

interface LessonMapProps {
  readonly game: string;
  readonly look: MapLook | null;
  readonly stops: readonly LessonStop[];
  readonly next: LessonStop | null;
  readonly words: Words;
  starsOf(stop: string): number;
}

/** So many stops stand side by side, on a wide screen and on a narrow one. */
const WIDE = 4;
const NARROW = 2;

/** The way through a lesson: stops along a road, none of them locked, and a real game at its end. */
export function LessonMap({ game, look, stops, next, words, starsOf }: LessonMapProps) {
  const count = stops.length + 1;
  const [wide, narrow] = [spotsOf(count, WIDE), spotsOf(count, NARROW)];
  const at = next ? stops.indexOf(next) : stops.length;
  const seen = useSeen(game, stops, starsOf);
  const placed = (i: number) => spotStyle(wide[i], narrow[i]);
  return (
    <div
      className={`lesson-map is-${look?.shape ?? 'disc'}`}
      style={{ '--rows-narrow': Math.ceil(count / NARROW) } as CSSProperties}
    >
      <Land look={look} spots={wide} className="is-wide" />
      <Land look={look} spots={narrow} className="is-narrow" />
      <ol>
        {stops.map((stop, i) => (
          <li
            key={stop.id}
            className={stop === next ? 'is-next' : i > at ? 'is-later' : undefined}
            style={placed(i)}
          >
            <Link href={`/learn/${game}/${stop.id}`}>
              <Disc picture={look?.stops[stop.id]} number={i + 1} />
              <span className="stop-tag">
                {words.say(`learn.${stop.id}.title`)}
                {stop.age !== undefined && (
                  <small>{words.say('learn.from-age', { age: stop.age })}</small>
                )}
                {stop === next ? (
                  <small>{words.say('learn.your-next')}</small>
                ) : (
                  <span className={starsOf(stop.id) > (seen.get(stop.id) ?? 0) ? 'is-new' : ''}>
                    <StarsRow count={starsOf(stop.id)} words={words} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
        <li className="learn-real" style={placed(stops.length)}>
          <Link href={`/new/${game}`}>
            <Disc picture={look?.end} />
            <span className="stop-tag">{words.say('learn.real-game')}</span>
          </Link>
        </li>
      </ol>
      {look && (
        <Traveller key={at} game={game} look={look.traveller} at={at} wide={wide} narrow={narrow} />
      )}
    </div>
  );
}

const spotStyle = (wide: Spot | undefined, narrow: Spot | undefined): CSSProperties =>
  ({
    '--x-wide': `${wide?.x}%`,
    '--y-wide': `${wide?.y}%`,
    '--x-narrow': `${narrow?.x}%`,
    '--y-narrow': `${narrow?.y}%`,
  }) as CSSProperties;

/** The ground, and the road on it. */
function Land({
  look,
  spots,
  className,
}: {
  readonly look: MapLook | null;
  readonly spots: readonly Spot[];
  readonly className: string;
}) {
  const road = roadThrough(spots);
  const layers = look?.road ?? [{ colour: 'kraft', width: 34 }];
  return (
    <div
      className={`lesson-land ${className}`}
      style={{ background: `var(--${look?.ground ?? 'paper-shade'})` }}
      aria-hidden="true"
    >
      {look && (
        <svg
          viewBox="0 0 860 560"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own games
          dangerouslySetInnerHTML={{ __html: look.land }}
        />
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {layers.map((layer) => (
          <path
            key={`${layer.colour} ${layer.width}`}
            d={road}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeLinecap={'dashes' in layer && layer.dashes?.startsWith('0') ? 'round' : 'butt'}
            strokeWidth={layer.width}
            strokeDasharray={'dashes' in layer ? layer.dashes : undefined}
            style={{ stroke: `var(--${layer.colour})` }}
          />
        ))}
      </svg>
    </div>
  );
}

function Disc({
  picture,
  number,
}: {
  readonly picture: PieceLook | undefined;
  readonly number?: number;
}) {
  return (
    <span className="stop-disc">
      <i aria-hidden="true" />
      {picture ? <Piece {...picture} /> : <Icon name="play" />}
      {number !== undefined && <b>{number}</b>}
    </span>
  );
}

/** Where each game's learner stood when the map was last looked at. */
const stoodAt = new Map<string, number>();

interface TravellerProps {
  readonly game: string;
  readonly look: PieceLook;
  readonly at: number;
  readonly wide: readonly Spot[];
  readonly narrow: readonly Spot[];
}

/** The learner's own piece travels along to the next stop, once, and stands there. */
function Traveller({ game, look, at, wide, narrow }: TravellerProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const from = stoodAt.get(game);
    stoodAt.set(game, at);
    if (from === undefined || from === at || prefersReducedMotion()) return;
    const isNarrow = getComputedStyle(place.current as Element).getPropertyValue('--is-narrow');
    const spots = isNarrow.trim() === '1' ? narrow : wide;
    const steps = spots.slice(Math.min(from, at), Math.max(from, at) + 1);
    if (from > at) steps.reverse();
    place.current?.animate(
      steps.map(({ x, y }) => ({ left: `${x}%`, top: `${y}%` })),
      { duration: 600, easing: 'ease-in-out' },
    );
  }, [game, at, wide, narrow]);
  return (
    <span ref={place} className="traveller" style={spotStyle(wide[at], narrow[at])}>
      <Piece {...look} />
    </span>
  );
}

/** Stars as they were on the last visit: what is new pops. */
const seenStars = new Map<string, ReadonlyMap<string, number>>();

function useSeen(
  game: string,
  stops: readonly LessonStop[],
  starsOf: (stop: string) => number,
): ReadonlyMap<string, number> {
  const now = new Map(stops.map(({ id }) => [id, starsOf(id)]));
  const before = useRef(seenStars.get(game) ?? now);
  useEffect(() => {
    seenStars.set(game, now);
  });
  return before.current;
}
