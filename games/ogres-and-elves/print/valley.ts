/** The printed valley, drawn from the edition: ring, roads, castles, mountain, mines. */

import { type InkMode, PALETTE } from '@hearthside/kit';
import type { Castle, Edition } from '../rules/index.ts';
import { CASTLES, MINES } from '../rules/pieces.ts';
import { use } from './measure.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const CENTRE = 1000;
/** Radii of the ring of mines and of the green round Mountain Home. */
const RING = 764;
const GREEN = 545;

/** Mine n stands at 22.5° × n, clockwise from the top. */
export function minePlace(mine: number, radius = RING): Point {
  const angle = (mine * Math.PI) / 8;
  return {
    x: Math.round(CENTRE + radius * Math.sin(angle)),
    y: Math.round(CENTRE - radius * Math.cos(angle)),
  };
}

/** Each castle in its corner, and the rug for resting Ogres beside it. */
const CASTLE_PLACES: Readonly<Record<Castle, { readonly castle: Point; readonly rug: Point }>> = {
  'castle-a': { castle: { x: 1806, y: 222 }, rug: { x: 1850, y: 462 } },
  'castle-b': { castle: { x: 1806, y: 1790 }, rug: { x: 1850, y: 1548 } },
  'castle-c': { castle: { x: 194, y: 1790 }, rug: { x: 150, y: 1548 } },
  'castle-d': { castle: { x: 194, y: 222 }, rug: { x: 150, y: 462 } },
};

/** Drawn by hand for the standard exits; others leave the castle in a plain bend. */
const DRAWN_ROADS: Readonly<Record<string, string>> = {
  'castle-a 1': 'M1676 300C1580 250 1480 246 1352.4 264.2',
  'castle-b 6': 'M1686 1866C1580 1866 1550.2 1780 1540.2 1600.2',
  'castle-c 10': 'M314 1866C420 1866 449.8 1780 459.8 1600.2',
  'castle-d 15': 'M324 300C420 250 520 246 647.6 264.2',
};

export function castleRoad(castle: Castle, exit: number): string {
  const drawn = DRAWN_ROADS[`${castle} ${exit}`];
  if (drawn !== undefined) return drawn;
  const from = CASTLE_PLACES[castle].castle;
  const to = minePlace(exit);
  const middle = { x: (from.x + to.x) / 2 - CENTRE, y: (from.y + to.y) / 2 - CENTRE };
  // Outside the ring, so that it never looks like a road between mines.
  const out = Math.max(1, 930 / Math.hypot(middle.x, middle.y));
  const bend = { x: Math.round(CENTRE + middle.x * out), y: Math.round(CENTRE + middle.y * out) };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

function homeRoad(mine: number): string {
  const [from, to] = [minePlace(mine, GREEN), minePlace(mine)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

const road = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
const ring = (radius: number, stroke: string, width: number, more = ''): string =>
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
const ROUND = 'stroke-linecap="round"';
const STONES = 'stroke-dasharray="5 23"';

/** The whole board as a definition that both halves use. */
export function valleyArt(edition: Edition, ink: InkMode): string {
  return (
    '<g id="oe-print-valley"><use href="#oe-ground"/>' +
    drawRoads(edition, ink) +
    CASTLES.map(drawCastle).join('') +
    use('oe-home', 1000, 982, 0.95) +
    MINES.map((mine) => drawMine(mine, edition.levels.first.mines.includes(mine))).join('') +
    '</g>'
  );
}

function drawRoads({ board }: Edition, ink: InkMode): string {
  const homes = board.home.map(homeRoad);
  const castles = CASTLES.map((castle) => castleRoad(castle, board.castles[castle]));
  // A filled red lane would empty a cartridge; the footprints say the same.
  const lane = ink === 'saver' ? PALETTE.paper : PALETTE.red;
  return [
    ring(GREEN, '#b98c55', 54),
    ...homes.map((d) => road(d, '#b98c55', 54)),
    ...castles.map(
      (d) =>
        road(d, '#c9b48d', 52, ROUND) +
        road(d, '#fffbf0', 42, ROUND) +
        road(d, PALETTE.red, 24, `${ROUND} stroke-dasharray="0 38"`),
    ),
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${GREEN}" fill="#cedaa3" stroke="#ecd5ae" stroke-width="42"/>`,
    ring(GREEN, '#dcba87', 42, STONES),
    ...homes.map((d) => road(d, '#ecd5ae', 42) + road(d, '#dcba87', 42, STONES)),
    ring(RING, PALETTE.redDeep, 66),
    ring(RING, lane, 54),
    ...MINES.map((mine) => footprints(mine * 22.5)),
  ].join('');
}

/** Two steps between a mine and the next, the way Ogres walk. */
const footprints = (degrees: number): string =>
  [
    [10, 246],
    [12.5, 226],
  ]
    .map(
      ([ahead = 0, y]) =>
        `<g transform="rotate(${degrees + ahead} ${CENTRE} ${CENTRE}) translate(${CENTRE} ${y}) rotate(90)"><use href="#oe-ogre-print"/></g>`,
    )
    .join('');

function drawCastle(name: Castle): string {
  const { castle, rug } = CASTLE_PLACES[name];
  const letter = name.slice(-1).toUpperCase();
  return (
    use('oe-nap-rug', rug.x, rug.y) +
    use('oe-castle', castle.x, castle.y) +
    label(letter, castle.x + 36, castle.y - 142, 38)
  );
}

const label = (text: string, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" font-family="Fredoka" font-weight="700" font-size="${size}" text-anchor="middle" fill="#2b1e16">${text}</text>`;

/** So that neighbours look different: four props, four growths, and every third mine mirrored. */
const PROPS = ['toadstools', 'barrel', 'spade', 'lantern'];
const GROWTHS = ['daisies', null, 'vine', 'bird', null, 'crystals'];

function drawMine(mine: number, inFirstGame: boolean): string {
  const { x, y } = minePlace(mine);
  const growth = GROWTHS[mine % GROWTHS.length];
  const mirrored = mine % 3 === 0 ? ' scale(-1 1)' : '';
  return (
    `<g transform="translate(${x} ${y})${mirrored}"><use href="#oe-mine"/>` +
    `${growth ? `<use href="#oe-growth-${growth}"/>` : ''}</g>` +
    use(`oe-prop-${PROPS[mine % PROPS.length]}`, x + 86, y + 86) +
    drawSign(mine, x - 84, y + 66, inFirstGame)
  );
}

/** OE-20: a ring round the number shows that a Valuable lies here in the First game. */
function drawSign(mine: number, x: number, y: number, inFirstGame: boolean): string {
  const circle = inFirstGame
    ? `<circle cx="${x}" cy="${y}" r="33" fill="#fffbf0" stroke="#2b1e16" stroke-width="12"/>` +
      `<circle cx="${x}" cy="${y}" r="33" fill="none" stroke="#ffce5c" stroke-width="5"/>`
    : use('oe-mine-sign', x, y);
  return circle + label(`${mine}`, x, y + 15.5, 45);
}
