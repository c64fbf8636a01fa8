/** Where things lie on the drawn board, which is 2000 wide and high. */

import type { Chest, Ogre, Space, View } from '../rules/index.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE = 1000;
const RING = 764;

/** Mine n stands at 22.5° × n, clockwise from the top. */
export const onRing = (mine: number, radius = RING): Point => {
  const angle = (mine * Math.PI) / 8;
  return { x: CENTRE + radius * Math.sin(angle), y: CENTRE - radius * Math.cos(angle) };
};

const CORNERS: Readonly<Record<string, Point>> = {
  'castle-a': { x: 1806, y: 222 },
  'castle-b': { x: 1806, y: 1790 },
  'castle-c': { x: 194, y: 1790 },
  'castle-d': { x: 194, y: 222 },
};
/** The nap rugs lie beside the castles, towards the middle of the side. */
const RUGS: Readonly<Record<string, Point>> = {
  'castle-a': { x: 1850, y: 462 },
  'castle-b': { x: 1850, y: 1548 },
  'castle-c': { x: 150, y: 1548 },
  'castle-d': { x: 150, y: 462 },
};

export const MINE_NUMBERS: readonly number[] = Array.from({ length: 16 }, (_, i) => i + 1);
export const CASTLE_NAMES = ['castle-a', 'castle-b', 'castle-c', 'castle-d'] as const;
export const ALL_SPACES: readonly Space[] = [
  'home',
  ...MINE_NUMBERS.map((mine) => `${mine}` as Space),
  ...CASTLE_NAMES,
];

/** Round the board as it is counted: the mines, the castles, Home. */
export const IN_ORDER: readonly Space[] = [...ALL_SPACES.slice(1), 'home'];

/** The next of these places clockwise, or the one before; from the last on to the first. */
export function nextInOrder(space: Space, among: ReadonlySet<Space>, step: 1 | -1): Space {
  const round = IN_ORDER.filter((each) => among.has(each) || each === space);
  const at = round.indexOf(space) + step;
  return round[(at + round.length) % round.length] ?? space;
}

export const isCastle = (space: Space): boolean => space.startsWith('castle');

export function pointOf(space: Space): Point {
  if (space === 'home') return { x: CENTRE, y: CENTRE };
  return CORNERS[space] ?? onRing(Number(space));
}

export const rugOf = (castle: string): Point => RUGS[castle] ?? { x: 0, y: 0 };

/** Drawn by hand for the standard exits; others leave the castle in a plain bend. */
const CASTLE_ROADS: Readonly<Record<string, string>> = {
  'castle-a 1': 'M1676 300C1580 250 1480 246 1352.4 264.2',
  'castle-b 6': 'M1686 1866C1580 1866 1550.2 1780 1540.2 1600.2',
  'castle-c 10': 'M314 1866C420 1866 449.8 1780 459.8 1600.2',
  'castle-d 15': 'M324 300C420 250 520 246 647.6 264.2',
};

export function castleRoad(castle: Space, exit: number): string {
  const drawn = CASTLE_ROADS[`${castle} ${exit}`];
  if (drawn) return drawn;
  const from = pointOf(castle);
  const to = onRing(exit);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const away = 930 / Math.hypot(bend.x - CENTRE, bend.y - CENTRE);
  const out = {
    x: CENTRE + (bend.x - CENTRE) * Math.max(1, away),
    y: CENTRE + (bend.y - CENTRE) * Math.max(1, away),
  };
  return `M${from.x} ${from.y}Q${out.x} ${out.y} ${to.x} ${to.y}`;
}

export function homeRoad(mine: number): string {
  const [from, to] = [onRing(mine, 545), onRing(mine)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** Where chests stand on the mountain, in its own measure. */
export const CHEST_PLACES: readonly Point[] = [
  { x: -300, y: 318 },
  { x: 286, y: 318 },
  { x: -246, y: 22 },
  { x: 238, y: 22 },
];

/** Where the slots of a chest are, by how many it has. */
export const SLOT_PLACES: Readonly<Record<number, readonly Point[]>> = {
  2: [p(-35, -110), p(35, -110)],
  3: [p(-35, -110), p(35, -110), p(0, -178)],
  4: [p(-35, -110), p(35, -110), p(-35, -178), p(35, -178)],
  5: [p(-70, -110), p(0, -110), p(70, -110), p(-35, -178), p(35, -178)],
};

export const CHEST_BOX: Readonly<Record<Chest, string>> = {
  prince: '-114 -194 228 208',
  princess: '-114 -260 228 274',
  king: '-114 -260 228 274',
  queen: '-149 -260 298 274',
};

/** How much of the highest chest's height this one has, so that side by side all are to scale. */
export const chestHeight = (chest: Chest): string => (chest === 'prince' ? '75.9%' : '100%');

function p(x: number, y: number): Point {
  return { x, y };
}

/** The middle of each Ogre's belly, where what it wants is shown. */
export const BELLIES: Readonly<Record<Ogre, Point>> = {
  1: p(-2, -56),
  2: p(-2, -53),
  3: p(0, -31),
  4: p(-2, -52),
  5: p(0, -103),
};
/** The same on the blanket of one that sleeps. */
export const BLANKET: Point = p(-14, -44);

export interface Stand extends Point {
  readonly scale: number;
}

/** How large figures are, by how many share a space. */
const SCALES: readonly number[] = [0.95, 0.95, 0.84, 0.74, 0.66, 0.6];
const scaleFor = (count: number): number => SCALES[count] ?? 0.52;

/** Places side by side, `width` from the first to the last at most. */
function row(count: number, width: number, step: number): number[] {
  const gap = count > 1 ? Math.min(step, width / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap);
}

export type Figure = `ogre-${number}` | `elf-${number}`;

/** Where every figure stands; one that is out of the game is missing. */
export function standsOf(view: View): ReadonlyMap<Figure, Stand> {
  const groups = new Map<string, Figure[]>();
  const join = (place: string, figure: Figure) => {
    const group = groups.get(place);
    if (group) group.push(figure);
    else groups.set(place, [figure]);
  };
  for (const [ogre, place] of Object.entries(view.ogres)) {
    if (place !== 'out') join(place, `ogre-${Number(ogre)}`);
  }
  view.elves.forEach((elf, seat) => {
    join(elf.at, `elf-${seat}`);
  });
  const stands = new Map<Figure, Stand>();
  for (const [place, figures] of groups) {
    const spots = spotsAt(place, figures);
    figures.forEach((figure, i) => {
      stands.set(figure, spots[i] as Stand);
    });
  }
  return stands;
}

function spotsAt(place: string, figures: readonly Figure[]): Stand[] {
  const count = figures.length;
  if (place.startsWith('resting')) {
    const { x, y } = rugOf(place.replace('resting', 'castle'));
    const scale = count > 1 ? 0.6 : 0.78;
    return row(count, 150, 120).map((dx) => ({ x: x + dx, y: y + 30, scale }));
  }
  if (place === 'home') {
    return row(count, 300, 140).map((dx) => ({ x: CENTRE + dx, y: 1460, scale: 0.95 }));
  }
  const { x, y } = pointOf(place as Space);
  const scale = scaleFor(count);
  if (place.startsWith('castle')) {
    return row(count, 210, 125).map((dx) => ({ x: x + dx, y: y + 146, scale: scale * 0.94 }));
  }
  if (!figures[0]?.startsWith('ogre') || count === 1) {
    return row(count, 190, 104).map((dx) => ({ x: x + 8 + dx, y: y + 92, scale }));
  }
  // Elves stand to the right of their Ogre, where no number hides them.
  const gap = Math.min(62, 124 / Math.max(1, count - 2));
  return figures.map((figure, i) =>
    figure.startsWith('ogre')
      ? { x: x - 16, y: y + 92, scale: 0.88 }
      : { x: x + 88 + gap * (i - 1), y: y + 96, scale: 0.72 },
  );
}

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const ARROWS: Readonly<Record<Arrow, Point>> = {
  ArrowUp: p(0, -1),
  ArrowDown: p(0, 1),
  ArrowLeft: p(-1, 0),
  ArrowRight: p(1, 0),
};

export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** Which way round an arrow goes. */
export const stepOf = (arrow: Arrow): 1 | -1 =>
  arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;

/** The nearest space that way; one off the line counts as further, by the square. */
export function neighbourTowards(space: Space, arrow: Arrow): Space {
  const from = pointOf(space);
  const way = ARROWS[arrow];
  let [best, least] = [space, Number.POSITIVE_INFINITY];
  for (const other of ALL_SPACES) {
    const to = pointOf(other);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 1 || aside > ahead * 2.5) continue;
    const far = ahead + aside ** 2 / ahead;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
