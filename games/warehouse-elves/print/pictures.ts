/**
 * The pictures of the booklet. What they show on the floor has been played by the rules: a picture of
 * something that does not happen would fail to be drawn.
 */

import { layered, PALETTE, type Panel, type Picture, type PicturePage } from '@hearthside/kit';
import type { Words } from '@hearthside/text';
import { type DrawnFloor, type DrawnHex, drawFloor, pointOf } from '../art/floor-drawing.ts';
import {
  DIRECTIONS,
  hexAt,
  neighbour,
  type Toy,
  WALL,
  type WarehouseEvent,
} from '../rules/index.ts';
import { moments, type Stage, staged } from '../rules/staged.ts';
import { wishes } from './cards.ts';
import { TEAM_LOOKS, use } from './measure.ts';

type Axial = readonly [number, number];
type Happening = Extract<WarehouseEvent, { type: WarehouseEvent['type'] }>;

/** Green drives this card, Red turns on the spot; the Snowman is first sent where the die says. */
function playedBy(stage: Stage, card: 'F1' | 'F2', ...then: Parameters<typeof moments>[1][]) {
  return moments(
    staged(stage),
    ['green', `program ${card} L1 R1`],
    ['red', 'program L1 R1 L2'],
    ['die', 'roll 1'],
    ...then,
  );
}

/** The consequence of this kind; the picture tells of it, so it must be there. */
function happening<Type extends Happening['type']>(
  found: ReturnType<typeof moments>,
  type: Type,
): Extract<WarehouseEvent, { type: Type }> {
  const event = found.find((each) => each.event.type === type)?.event;
  if (!event) throw new Error(`no ${type} happens`);
  return event as Extract<WarehouseEvent, { type: Type }>;
}

const hex = (at: Axial, more: Partial<DrawnHex> = {}): DrawnHex => ({
  at,
  walls: DIRECTIONS.filter((side) => neighbour(hexAt(...at), side) === WALL),
  ...more,
});

/** Without the walls that have nothing to do with it. */
const open = (at: Axial, more: Partial<DrawnHex> = {}): DrawnHex => ({ at, ...more });

const FAR: Axial = [2, -4];
const HOME = { at: [3, 0] as Axial, facing: 5 as const };

/** WE-50: over the bear, and on. */
function loading(): Picture {
  const stage: Stage = { green: { at: [-1, 2], facing: 2 }, red: HOME, snowman: FAR };
  const found = playedBy(stage, 'F2', ['die', 'roll 1'], ['green', 'load']);
  const { toy } = happening(found, 'load');
  return floor(
    {
      hexes: [open([-1, 2]), open([0, 2], { kind: 'stock', toy }), open([1, 2])],
      tokens: [{ piece: 'truck-green', at: [-1, 2] }],
      arrows: [{ from: [-1, 1.6], to: [1, 1.55], bend: 74 }],
    },
    60,
  );
}

/** WE-32 */
function wall(): Picture {
  const at: Axial = [3, -1];
  const found = playedBy(
    { green: { at, facing: 2 }, red: { ...HOME, at: [-2, 3] }, snowman: [-2, 4] },
    'F1',
  );
  const { into, to } = happening(found, 'bump');
  if (into !== 'wall' || to !== 5) throw new Error('the truck meets no wall');
  return floor(
    {
      hexes: [open([2, -1]), hex(at)],
      tokens: [{ piece: 'truck-green', at }],
      bang: { at, towards: 2 },
      arrows: [{ from: [3.2, -1.55], to: [2.55, -1.5], bend: -70 }],
    },
    40,
  );
}

/** WE-33 */
function bump(): Picture {
  const toy: Toy = 'car';
  const found = playedBy(
    { green: { at: [0, 1], facing: 2 }, red: { at: [1, 1], facing: 2, toys: [toy] }, snowman: FAR },
    'F1',
    ['green', `take ${toy}`],
  );
  if (happening(found, 'bump').into !== 'truck') throw new Error('the truck meets no truck');
  const taken = happening(found, 'take').toy;
  const [from, to] = [pointOf([1, 1]), pointOf([0, 1])];
  return floor(
    {
      hexes: [open([-1, 1]), open([0, 1]), open([1, 1])],
      tokens: [
        { piece: 'truck-green', at: [0, 1] },
        { piece: 'truck-red', at: [1, 1] },
      ],
      bang: { at: [0, 1], towards: 2 },
      arrows: [{ from: [0.1, 1.75], to: [-0.75, 1.7], bend: -60 }],
      over:
        `<path d="M${from.x} ${from.y - 52}Q${(from.x + to.x) / 2} ${from.y - 130} ${to.x} ${to.y - 52}" fill="none" stroke="${PALETTE.red}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 14"/>` +
        `<g transform="translate(${(from.x + to.x) / 2} ${from.y - 96}) scale(0.8)"><use href="#we-${taken}"/></g>`,
    },
    84,
    34,
  );
}

/** WE-42 */
function pushing(): Picture {
  const found = moments(
    staged({ green: { at: [-3, 0], facing: 2 }, red: { at: [0, 1], facing: 3 }, snowman: [-1, 1] }),
    ['green', 'program L1 R1 L2'],
    ['red', 'program L1 R1 L2'],
    ['die', 'roll 2'],
  );
  const { from, to } = happening(found, 'push');
  return floor(
    {
      hexes: [open([-1, 1]), open([0, 1]), open([1, 1])],
      tokens: [
        { piece: 'truck-red', at: from, facing: 3, faint: true },
        { piece: 'truck-red', at: to, facing: 3 },
        { piece: 'snowman', at: [-1, 1] },
      ],
      arrows: [{ from: [-0.45, 1.8], to: [0.75, 1.8] }],
    },
    4,
    34,
  );
}

/** WE-43 */
function stuck(): Picture {
  const found = moments(
    staged({
      green: { at: [-3, 0], facing: 2 },
      red: { at: [3, -1], facing: 1 },
      snowman: [2, -1],
    }),
    ['green', 'program L1 R1 L2'],
    ['red', 'program L1 R1 L2'],
    ['die', 'roll 2'],
  );
  if (happening(found, 'snowman-stays').hold !== 'truck-at-wall') throw new Error('he is not held');
  return floor({
    hexes: [open([2, -1]), hex([3, -1])],
    tokens: [
      { piece: 'snowman', at: [2, -1] },
      { piece: 'truck-red', at: [3, -1], facing: 1 },
    ],
  });
}

const WISHED: readonly Toy[] = ['bear', 'car', 'robot'];

/** WE-52 */
function delivered(): Picture {
  const found = playedBy(
    { green: { at: [-2, 0], facing: 5, toys: WISHED, wishlist: WISHED }, red: HOME, snowman: FAR },
    'F1',
  );
  const { toys } = happening(found, 'complete');
  const bay: Axial = [-3, 0];
  const scene = floor(
    {
      hexes: [hex(bay, { kind: 'bay-green' }), open([-2, 0])],
      tokens: [{ piece: 'truck-green', at: bay, facing: 5 }],
    },
    44,
    4,
    36,
  );
  return layered(
    scene.width + 100,
    Math.max(scene.height, 150),
    [scene, 0, 26],
    [wishlistCard(toys, true), scene.width - 6, 0, 0.86],
    ...toys.map((toy, i) => [use(`we-${toy}`, 0, 0, 0.5), 58 + i * 44, 26] as const),
  );
}

/** WE-40: a 4 sends him south-west. */
function sliding(): Picture {
  const found = moments(
    staged({ green: { at: [-3, 0], facing: 2 }, red: HOME, snowman: [1, 0] }),
    ['green', 'program L1 R1 L2'],
    ['red', 'program L1 R1 L2'],
    ['die', 'roll 4'],
  );
  const { from, to } = happening(found, 'snowman-moves');
  const rolled = happening(found, 'roll').direction;
  return floor(
    {
      hexes: [open([0, 0]), open([1, 0]), open([0, 1]), open([1, 1]), open([-1, 1])],
      tokens: [
        { piece: 'snowman', at: from, faint: true },
        { piece: 'snowman', at: to },
      ],
      arrows: [
        { from: [from[0] + 0.35, from[1] + 0.3], to: [to[0] + 0.55, to[1] - 0.1], bend: -20 },
      ],
      over: `<g transform="translate(-84 -14) rotate(-8) scale(0.85)"><use href="#we-die-${rolled}"/></g>`,
    },
    6,
    6,
    26,
  );
}

const floor = (drawn: DrawnFloor, above = 6, below = 6, beside = 20): Picture =>
  drawFloor(drawn, { above, below, beside });

/** A letter with its three wishes, ticked or not. */
function wishlistCard(toys: readonly string[], done: boolean): Picture {
  return {
    svg: `<g transform="translate(60 80)"><rect x="-60" y="-80" width="120" height="160" rx="12" fill="${PALETTE.paperEdge}" stroke="${PALETTE.cutLine}" stroke-width="1.5"/><use href="#we-print-wishlist"/>${wishes(toys, done)}</g>`,
    width: 120,
    height: 160,
  };
}

const cardBack = (team: 'green' | 'red'): string => `<use href="#we-card-back-${team}"/>`;

const cardFront = (team: 'green' | 'red', name: string): string =>
  `<g style="--team:${TEAM_LOOKS[team].colour};--team-light:${TEAM_LOOKS[team].light}"><use href="#we-card-${name}"/></g>`;

const nth = (number: number, x: number, y: number, radius = 15): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PALETTE.ink}"/><text x="${x}" y="${y + radius * 0.42}" font-family="Fredoka" font-weight="600" font-size="${radius * 1.3}" text-anchor="middle" fill="#ffffff" stroke="#ffffff" stroke-width="0.1">${number}</text>`;

/** WE-20: three face down in order, three left over. */
function hiding(): Picture {
  const large = [0, 1, 2].map(
    (i) =>
      `<g transform="translate(${62 + i * 130} 82)">${cardBack('green')}</g>${nth(i + 1, 62 + i * 130, 178)}`,
  );
  const small = [0, 1, 2].map(
    (i) => `<g transform="translate(${122 + i * 70} 236) scale(0.4)">${cardBack('green')}</g>`,
  );
  return { svg: large.join('') + small.join(''), width: 384, height: 270 };
}

/** WE-22: in the order in which a real round turns them over. */
function turning(): Picture {
  const found = moments(
    staged({ green: { at: [-2, 1], facing: 2 }, red: { at: [2, -1], facing: 5 }, snowman: FAR }),
    ['green', 'program L1 R1 L2'],
    ['red', 'program R1 L1 R2'],
    ['die', 'roll 1'],
  );
  const turned = found.flatMap(({ event }) => (event.type === 'turn-over' ? [event] : []));
  const drawn = turned.map(({ seat, card, nth: place }, i) => {
    const [x, y] = [
      132 + (place - 1) * 132 + (seat === 'green' ? 0 : 52),
      seat === 'green' ? 66 : 226,
    ];
    const shown = i < 3 ? cardFront(seat, card) : cardBack(seat);
    return `<g transform="translate(${x} ${y}) scale(0.8)">${shown}</g>${nth(i + 1, x + 48, y - 56, 14)}`;
  });
  return {
    svg: `<g transform="translate(40 96) scale(0.62)"><use href="#we-santa"/></g>${drawn.join('')}`,
    width: 510,
    height: 296,
  };
}

/** WE-23 */
function passing(): Picture {
  const found = moments(
    staged({ green: { at: [-2, 1], facing: 2 }, red: { at: [2, -1], facing: 5 }, snowman: FAR }),
    ['green', 'program L1 R1 L2'],
    ['red', 'program R1 L1 R2'],
    ['die', 'roll 1'],
  );
  happening(found, 'pass-santa');
  const arc = 'M122 56Q210 -22 300 48';
  const svg =
    use('we-truck-green', 60, 92, 1.2) +
    use('we-truck-red', 360, 92, 1.2, 180) +
    `<path d="${arc}" fill="none" stroke="${PALETTE.ink}" stroke-width="15" stroke-linecap="round"/><path d="${arc}" fill="none" stroke="${PALETTE.lamp}" stroke-width="9" stroke-linecap="round"/>` +
    `<g transform="translate(304 53) rotate(46)"><path d="M-8-17L20 0L-8 17Z" fill="${PALETTE.lamp}" stroke="${PALETTE.ink}" stroke-width="3" stroke-linejoin="round"/></g>` +
    use('we-santa', 210, 74, 1.15);
  return { svg, width: 420, height: 152 };
}

export function picturePages(words: Words): PicturePage[] {
  const panel = (key: string, picture: Picture, more: Partial<Panel> = {}): Panel => ({
    picture,
    caption: words.say(`picture.${key}`),
    ...more,
  });
  return [
    {
      title: words.say('pictures.round'),
      rows: [
        {
          panels: [
            panel('wishlist', wishlistCard(WISHED, false), { number: 1 }),
            panel('hide', hiding(), { number: 2 }),
          ],
        },
        {
          panels: [
            panel('roll', sliding(), { number: 3 }),
            panel('turn', turning(), { number: 4 }),
          ],
        },
        { weight: 0.9, panels: [panel('santa', passing(), { number: 5, ground: '#fdeae4' })] },
      ],
    },
    {
      title: words.say('pictures.floor'),
      rows: [
        { panels: [panel('load', loading()), panel('wall', wall())] },
        { panels: [panel('bump', bump()), panel('push', pushing())] },
        {
          panels: [
            panel('stuck', stuck(), { sign: 'no' }),
            panel('done', delivered(), { sign: 'yes' }),
          ],
        },
      ],
    },
  ];
}
