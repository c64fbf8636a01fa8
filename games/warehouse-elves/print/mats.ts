import type { Piece } from '@hearthside/kit';
import { TEAM_NAMES, type TeamName, TOYS } from '../rules/index.ts';
import { emblem, TEAM_LOOKS, use } from './measure.ts';
import { TOY_SIZE } from './tokens.ts';

const WIDTH = 132;
const HEIGHT = 66;
const BLEED = 3;

/** One truck from above, its bed long enough for every toy there is. */
export const playerMats = (): Piece[] =>
  TEAM_NAMES.map((team) => ({
    component: 'player-mat',
    name: team,
    width: WIDTH,
    height: HEIGHT,
    cut: 'marks',
    folds: [],
    bleed: BLEED,
    front: matArt(team),
  }));

/** The bed, and the drawn truck so large that its cab is as wide as the bed. */
const BED = { x: 5, y: 11, width: 74, height: 44 };
const CAB = { x: 84.6, scale: 0.98 };
/** Where toys lie on the bed: as many in the upper row as in the lower, or one more. */
const PITCH = TOY_SIZE + 4;

function matArt(team: TeamName): string {
  const { colour, light, deep, tint } = TEAM_LOOKS[team];
  const ink = 'stroke="#2b1e16" stroke-linejoin="round"';
  const upper = Math.ceil(TOYS.length / 2);
  const places = TOYS.map((toy, i) => {
    const row = i < upper ? 0 : 1;
    const x = BED.x + 15 + (i - row * upper) * PITCH;
    return place(toy, x, BED.y + BED.height / 2 + (row === 0 ? -10.5 : 10.5));
  });
  const boards = [1, 2, 3].map(
    (i) => `M${BED.x + 3} ${BED.y + 3 + (i * (BED.height - 6)) / 4}h${BED.width - 6}`,
  );
  return (
    `<rect x="${-BLEED}" y="${-BLEED}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT + 2 * BLEED}" fill="${tint}"/>` +
    `<path d="M${-BLEED} ${HEIGHT / 2}H${WIDTH + BLEED}" fill="none" stroke="#fffdf7" stroke-width="1.4" stroke-dasharray="7 5"/>` +
    use(`we-truck-${team}-art`, CAB.x, HEIGHT / 2, CAB.scale) +
    wheel(14) +
    `<rect x="${BED.x}" y="${BED.y}" width="${BED.width}" height="${BED.height}" rx="5" fill="${colour}" ${ink} stroke-width="1.4"/>` +
    `<rect x="${BED.x + 3}" y="${BED.y + 3}" width="${BED.width - 6}" height="${BED.height - 6}" rx="2.5" fill="#ecd5ae" ${ink} stroke-width="0.9"/>` +
    `<path d="${boards.join('')}" fill="none" stroke="#b98c55" stroke-width="0.5"/>` +
    `<rect x="${BED.x + BED.width - 1}" y="${HEIGHT / 2 - 9}" width="6" height="18" rx="2" fill="${light}" ${ink} stroke-width="1"/>` +
    `<path d="M${BED.x + BED.width + 2} ${HEIGHT / 2 - 6}v12" fill="none" stroke="${deep}" stroke-width="0.8"/>` +
    places.join('') +
    emblem(team, BED.x + 15 + 2 * PITCH, BED.y + BED.height / 2 + 10.5, 8)
  );
}

const wheel = (x: number): string =>
  [BED.y - 4, BED.y + BED.height - 3]
    .map(
      (y) =>
        `<rect x="${x}" y="${y}" width="15" height="7" rx="2.6" fill="#40342c" stroke="#2b1e16" stroke-width="1.2"/>`,
    )
    .join('');

/** The shape of a toy that is not aboard yet. */
function place(toy: string, x: number, y: number): string {
  const side = TOY_SIZE + 1;
  return (
    `<rect x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="2.5" fill="#fffbf0" stroke="#8d5828" stroke-width="0.5" stroke-dasharray="1.6 1.1"/>` +
    `<g opacity="0.4">${use(`we-${toy}-art`, x, y, 0.19)}</g>`
  );
}
