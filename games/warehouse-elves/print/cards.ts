import { PALETTE, type Piece } from '@hearthside/kit';
import {
  CARDS,
  type CardName,
  TEAM_NAMES,
  type TeamName,
  toyNames,
  WISHLISTS,
} from '../rules/index.ts';
import { emblem, TEAM_LOOKS, use } from './measure.ts';

/** Cards are drawn 120 by 160. */
const WIDTH = 38;
const SCALE = WIDTH / 120;
const HEIGHT = 160 * SCALE;

/** Every card has a paper edge of its own, so they lie cut to cut. */
const card = (component: string, name: string, front: string, back: string): Piece => ({
  component,
  name,
  width: WIDTH,
  height: HEIGHT,
  cut: 'marks',
  folds: [],
  bleed: 0,
  front: onCard(front),
  back: onCard(back),
});

const onCard = (drawn: string): string =>
  `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${SCALE})">${drawn}</g>`;

/** WE-6: six for each team. */
export const movementCards = (): Piece[] =>
  TEAM_NAMES.flatMap((team) =>
    CARDS.map(({ name }) =>
      card(
        'movement-card',
        `${team} ${name}`,
        movementFront(team, name),
        `<use href="#we-card-back-${team}"/>`,
      ),
    ),
  );

function movementFront(team: TeamName, name: CardName): string {
  const { colour, light } = TEAM_LOOKS[team];
  return (
    `<g style="--team:${colour};--team-light:${light}"><use href="#we-card-${name}"/></g>` +
    emblem(team, 38, 57, 11)
  );
}

/** WE-5: every set of three toys once. */
export const wishlistCards = (): Piece[] =>
  WISHLISTS.map((bits) => {
    const toys = toyNames(bits);
    return card(
      'wishlist-card',
      toys.join(' '),
      `<use href="#we-print-wishlist"/>${wishes(toys, false)}`,
      '<use href="#we-card-back"/>',
    );
  });

/** What the child wishes for, with a box to tick each; ticked once it is brought. */
export const wishes = (toys: readonly string[], done: boolean): string =>
  toys.map((toy, row) => wish(toy, -24 + row * 34) + (done ? tick(-24 + row * 34) : '')).join('');

const tick = (y: number): string =>
  `<path d="M-35 ${y}l4 5l9-11" fill="none" stroke="${PALETTE.green}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

const wish = (toy: string, y: number): string =>
  `<rect x="-38" y="${y - 8.5}" width="17" height="17" rx="4" fill="#fffdf7" stroke="#2b1e16" stroke-width="2"/>` +
  (y < 40 ? `<path d="M-38 ${y + 17}H38" fill="none" stroke="#cfe0e6" stroke-width="1.5"/>` : '') +
  use(`we-${toy}-art`, 12, y, 0.47);

/** The letter of a child, without its wishes: the airmail edge, a greeting and a stamp. */
export function wishlistArt(): string {
  const stripes: string[] = [];
  const colours = [PALETTE.red, PALETTE.green];
  const add = (d: string) => stripes.push(`<path d="${d}" fill="${colours[stripes.length % 2]}"/>`);
  for (let i = 0; i < 8; i++) add(`M${-53 + i * 13.7}-74h8l-3 6.5h-8z`);
  for (let i = 0; i < 10; i++) add(`M53.5 ${-62 + i * 13.3}v8l-6.5-3v-8z`);
  for (let i = 0; i < 8; i++) add(`M${45 - i * 13.7} 67.5h8l-3 6.5h-8z`);
  for (let i = 0; i < 10; i++) add(`M-53.5 ${58 - i * 13.3}v8l6.5-3v-8z`);
  const greeting = 'M-39-54q3-4 6 0q3 4 6 0q3-4 6 0q3 4 6 0q3-4 6 0q3 4 6 0q3-4 6 0';
  const star = 'M0-6l1.9 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4l-3.8 2.1.8-4.2-3.1-2.9 4.2-.5z';
  return (
    '<g id="we-print-wishlist">' +
    '<rect x="-60" y="-80" width="120" height="160" rx="12" fill="#ffffff"/>' +
    stripes.join('') +
    `<path d="${greeting}" fill="none" stroke="#4f3c2d" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>` +
    '<g transform="translate(32 -52) rotate(6)">' +
    '<path d="M-10-11h20v21h-20z" fill="#fffbf0" stroke="#2b1e16" stroke-width="1.5" stroke-dasharray="2.5 2"/>' +
    `<path d="M-7.5-8.5h15v16h-15z" fill="${PALETTE.lamp}"/><path d="${star}" fill="${PALETTE.red}"/></g></g>`
  );
}
