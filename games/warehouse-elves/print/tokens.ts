/** What stands or lies on the board and the mats. */

import { circle, PALETTE, type Piece, regularPolygon, standee, trayNet } from '@hearthside/kit';
import { TEAM_NAMES, type TeamName, TOYS } from '../rules/index.ts';
import { TEAM_LOOKS, use } from './measure.ts';

/**
 * A truck is a little box open below: its roof is the drawn truck, its walls have wheels. As long as a
 * hex is wide: small fingers hold it, and two of them still stand nose to nose.
 */
export const TRUCK = { length: 25, width: 13, height: 10, tab: 7 };
/** The drawn truck is 83 long. */
const TRUCK_SCALE = TRUCK.length / 83;

export const truckTokens = (): Piece[] =>
  TEAM_NAMES.map((team) => ({
    component: 'truck',
    name: team,
    ...trayNet(TRUCK),
    cut: 'line',
    bleed: 0,
    front: truckArt(team),
  }));

function truckArt(team: TeamName): string {
  const { length, width, height } = TRUCK;
  const { colour, deep } = TEAM_LOOKS[team];
  const body = `fill="${colour}" stroke="#2b1e16" stroke-width="0.4"`;
  const wall = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" ${body}/>`;
  const wheel = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="2.6" fill="${PALETTE.tyre}" stroke="#2b1e16" stroke-width="0.4"/>` +
    `<circle cx="${x}" cy="${y}" r="0.8" fill="#fffbf0"/>`;
  const lamp = (x: number, y: number, fill: string): string =>
    `<circle cx="${x}" cy="${y}" r="1.1" fill="${fill}" stroke="#2b1e16" stroke-width="0.35"/>`;
  const wheels = [height + 5, height + length - 6.5];
  return (
    wall(height, 0, length, height) +
    wall(height, height + width, length, height) +
    wall(0, height, height, width) +
    wall(height + length, height, height, width) +
    // A dark sill along the lower edge of the long walls, the wheels over it.
    `<rect x="${height}" y="0" width="${length}" height="1.6" fill="${deep}"/>` +
    `<rect x="${height}" y="${2 * height + width - 1.6}" width="${length}" height="1.6" fill="${deep}"/>` +
    wheels.map((x) => wheel(x, 2.9) + wheel(x, 2 * height + width - 2.9)).join('') +
    [height + 2.4, height + width - 2.4]
      .map(
        (y) =>
          lamp(height + length + 3.4, y, PALETTE.lamp) + lamp(height - 3.4, y, PALETTE.redLight),
      )
      .join('') +
    `<rect x="${height + length + 2}" y="${height + width / 2 - 1.6}" width="3" height="3.2" rx="0.6" fill="#fffbf0" stroke="#2b1e16" stroke-width="0.35"/>` +
    // The ears hang over the sides, as ears do.
    use(`we-truck-${team}-art`, height + length / 2 - 0.13, height + width / 2, TRUCK_SCALE)
  );
}

/** The drawn Snowman is 88 high, his feet at 41.5. */
const SNOWMAN = { width: 27, height: 28, scale: 25.5 / 88.5 };

export const snowman = (): Piece =>
  standee({
    component: 'snowman',
    name: 'snowman',
    width: SNOWMAN.width,
    height: SNOWMAN.height,
    figure: use('we-snowman-art', 0, -42.5 * SNOWMAN.scale, SNOWMAN.scale),
  });

/** The drawn token is 76 across and has a paper edge of 5. */
const SANTA_RADIUS = 14;

export const santa = (): Piece => ({
  component: 'santa',
  name: 'santa',
  width: 2 * SANTA_RADIUS,
  height: 2 * SANTA_RADIUS,
  outline: circle(SANTA_RADIUS),
  cut: 'line',
  folds: [],
  bleed: 0,
  front: use('we-santa-art', SANTA_RADIUS, SANTA_RADIUS, (SANTA_RADIUS - 1) / 39.5),
  back: use('we-santa-art', SANTA_RADIUS, SANTA_RADIUS, (SANTA_RADIUS - 1) / 39.5),
});

export const TOY_SIZE = 18;

/** WE-51: a truck holds one of each at most, so two of each are enough for both. */
export const toyTokens = (): Piece[] =>
  TEAM_NAMES.flatMap((team) =>
    TOYS.map((toy) => {
      const art =
        `<circle cx="${TOY_SIZE / 2}" cy="${TOY_SIZE / 2}" r="${TOY_SIZE / 2 - 0.9}" fill="#f6ead0"/>` +
        use(`we-${toy}-art`, TOY_SIZE / 2, TOY_SIZE / 2, 0.205);
      return {
        component: 'toy',
        name: `${toy} ${team}`,
        width: TOY_SIZE,
        height: TOY_SIZE,
        cut: 'line',
        folds: [],
        bleed: 0,
        front: art,
        back: art,
      };
    }),
  );

/** The drawn spinner has an outer radius of 44. */
const SPINNER_RADIUS = 27;

/** A pencil through the middle, and it spins; the side it comes to rest on counts. */
export const spinner = (): Piece => {
  const half = SPINNER_RADIUS * Math.cos(Math.PI / 6);
  const outline = regularPolygon(6, SPINNER_RADIUS).map(({ x, y }) => ({
    x: x - SPINNER_RADIUS + half,
    y,
  }));
  return {
    component: 'spinner',
    name: 'spinner',
    width: 2 * half,
    height: 2 * SPINNER_RADIUS,
    outline,
    cut: 'line',
    folds: [],
    bleed: 0,
    front:
      use('we-spinner-art', half, SPINNER_RADIUS, (SPINNER_RADIUS - 1) / 45.5) +
      `<circle cx="${half}" cy="${SPINNER_RADIUS}" r="1.5" fill="#fffdf7" stroke="#2b1e16" stroke-width="0.4"/>`,
  };
};
