import type { OptionSpecs } from '@hearthside/table';
import type { SeatColour } from './seats.ts';

/** What a table may agree on before it starts. */
export interface Options {
  /** WW-1: cells along one edge of the board. */
  readonly side: number;
  /** WW-1: crates of each player. */
  readonly crates: number;
  /** WW-1: planks for both together. */
  readonly planks: number;
  /** WW-43: can anything fall? */
  readonly cargo: 'delicate' | 'secured';
  /** WW-50: do lines count that change column, row and level at once? */
  readonly spaceDiagonals: boolean;
  /** WW-42: does the app tell how steady a placement is before it is confirmed? */
  readonly warning: boolean;
  /** WW-10: who begins. */
  readonly starter: SeatColour;
}

export const options: OptionSpecs<Options> = {
  side: { kind: 'integer', min: 5, max: 8, default: 6 },
  crates: { kind: 'integer', min: 8, max: 20, default: 12 },
  planks: { kind: 'integer', min: 0, max: 16, default: 8 },
  cargo: { kind: 'choice', values: ['delicate', 'secured'], default: 'delicate' },
  spaceDiagonals: { kind: 'flag', default: true },
  warning: { kind: 'flag', default: true },
  starter: { kind: 'choice', values: ['teal', 'white'], default: 'teal' },
};
