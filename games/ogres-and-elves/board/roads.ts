/** The way from one space to another as it lies on the board, for a trail along it. */

import { editionOf, type Space, type View } from '../rules/index.ts';
import { castleRoad, homeRoad, isCastle, onRing, type Point } from './places.ts';

/** Where the lane round Home passes below its door. */
const DOOR: Point = { x: 1000, y: 1545 };
const HOME_LANE = 545;
const RED_ROAD = 764;
const BOTTOM = 8;

function joined(view: View, space: Space): readonly Space[] {
  const { board } = editionOf(view);
  if (space === 'home') return board.home.map((mine) => `${mine}` as Space);
  if (isCastle(space)) return [`${board.castles[space as keyof typeof board.castles]}` as Space];
  const mine = Number(space);
  const castles = Object.entries(board.castles).flatMap(([castle, exit]) =>
    exit === mine ? [castle as Space] : [],
  );
  const round = [(mine % 16) + 1, ((mine + 14) % 16) + 1].map((each) => `${each}` as Space);
  return [
    ...round,
    ...castles,
    ...(board.home.some((each) => each === mine) ? (['home'] as const) : []),
  ];
}

/** OE-50, OE-51: the one or two steps that lead there past no Ogre; null where none do. */
export function wayBetween(view: View, from: Space, to: Space): readonly Space[] | null {
  if (from === to) return [from];
  if (joined(view, from).includes(to)) return [from, to];
  const ogres = new Set<string>(Object.values(view.ogres));
  const over = joined(view, from).find(
    (space) => !ogres.has(space) && joined(view, space).includes(to),
  );
  return over === undefined ? null : [from, over, to];
}

/** The way as lines to draw, each along its road; out of Home from where the elf stands. */
export function trailAlong(way: readonly Space[], elf: Point): readonly string[] {
  const out = way[0] === 'home' && way.length > 1 ? [`M${elf.x} ${elf.y}L${DOOR.x} ${DOOR.y}`] : [];
  return [...out, ...way.slice(1).flatMap((to, i) => trailOfStep(way[i] as Space, to, way))];
}

function trailOfStep(from: Space, to: Space, way: readonly Space[]): string[] {
  const castle = [from, to].find(isCastle);
  if (castle !== undefined) {
    const exit = from === castle ? to : from;
    return [castleRoad(castle, Number(exit))];
  }
  if (from !== 'home' && to !== 'home') return [arc(RED_ROAD, Number(from), Number(to))];
  const mine = Number(from === 'home' ? to : from);
  const isThrough = way[1] === 'home' && way.length === 3;
  // Round the mountain from its door, or from the mine on the other side.
  if (!isThrough) return [arc(HOME_LANE, BOTTOM, mine), homeRoad(mine)];
  const other = Number(from === 'home' ? way[0] : way[2]);
  return from === 'home' ? [homeRoad(mine)] : [homeRoad(mine), arc(HOME_LANE, mine, other)];
}

/** Round the middle of the board the shorter way, between the directions of two mines. */
function arc(radius: number, from: number, to: number): string {
  const round = (((to - from) % 16) + 16) % 16;
  const [start, end] = [onRing(from, radius), onRing(to, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 ${round <= 8 ? 1 : 0} ${end.x} ${end.y}`;
}
