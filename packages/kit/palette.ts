/**
 * The colours of the table, by the names of the page's `tokens.css` (a test compares them). What is
 * printed takes its colours from here, so that a team has one red on screen and on paper.
 */

export const PALETTE = {
  ink: '#2b1e16',
  inkSoft: '#4f3c2d',
  paper: '#fffbf0',
  paperEdge: '#fffdf7',
  paperShade: '#eee2c9',
  cutLine: '#c9b48d',
  kraft: '#dcba87',
  kraftLight: '#ecd5ae',
  kraftDeep: '#b98c55',
  lamp: '#ffce5c',
  lampGlow: '#ffe9b3',
  green: '#1f7a48',
  greenLight: '#3d9d65',
  greenDeep: '#14572f',
  greenTint: '#b9ddc0',
  red: '#c5352b',
  redLight: '#df5c4c',
  redDeep: '#93211c',
  redTint: '#f6c0b4',
  teal: '#147574',
  tealLight: '#3fa5a1',
  tealDeep: '#0c5556',
  toyBlue: '#3a86c8',
  toyBlueDeep: '#25619a',
  steel: '#aab7bb',
  steelDeep: '#7b8b92',
  tyre: '#40342c',
  dusk: '#4a3a6e',
} as const;

export type PaletteName = keyof typeof PALETTE;
