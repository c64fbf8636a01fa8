/** How large things are on paper, and how the sheet of pieces is scaled to it. */

import { PALETTE } from '@hearthside/kit';
import type { TeamName } from '../rules/index.ts';

/** A hex measures this from side to side. */
export const HEX_WIDTH = 25;

/** On the sheet of pieces a hex is 86.6 wide, its outer radius 50. */
const DRAWN_HEX_WIDTH = 50 * Math.sqrt(3);

/** Millimetres for one unit of the drawn board. */
export const BOARD_SCALE = HEX_WIDTH / DRAWN_HEX_WIDTH;

interface TeamLook {
  readonly colour: string;
  readonly light: string;
  readonly deep: string;
  readonly tint: string;
  readonly emblem: string;
  /** What the emblem shows up on. */
  readonly disc: string;
}

/** Emblems tell the teams apart where colours cannot. */
export const TEAM_LOOKS: Readonly<Record<TeamName, TeamLook>> = {
  green: {
    colour: PALETTE.green,
    light: PALETTE.greenLight,
    deep: PALETTE.greenDeep,
    tint: PALETTE.greenTint,
    emblem: 'we-emblem-bell',
    disc: PALETTE.paper,
  },
  red: {
    colour: PALETTE.red,
    light: PALETTE.redLight,
    deep: PALETTE.redDeep,
    tint: PALETTE.redTint,
    emblem: 'we-emblem-flake',
    disc: PALETTE.redDeep,
  },
};

/** A piece of the sheet, its centre at `x`, `y`. */
export const use = (id: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale})"><use href="#${id}"/></g>`;

/** The team's emblem on a disc. */
export const emblem = (team: TeamName, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${TEAM_LOOKS[team].disc}" stroke="#2b1e16" stroke-width="${radius * 0.12}"/>` +
  use(TEAM_LOOKS[team].emblem, x, y, (radius * 0.72) / 11);
