/** Programs by their number in `PROGRAMS`, as searches count them. */

import type { Dice } from '@hearthside/table';
import { type Position, PROGRAMS, type Program, type Team } from '../rules/index.ts';
import { shortlist } from './rounds.ts';

const NUMBER_OF: ReadonlyMap<Program, number> = new Map(
  PROGRAMS.map((program, number) => [program, number]),
);
export const numberOf = (program: Program): number => NUMBER_OF.get(program) as number;

/** So many, the most promising first; all there are if that is asked. */
export function programsOf(position: Position, team: Team, most: number, dice: Dice): number[] {
  const programs = shortlist(position, team, most, dice).map(({ program }) => numberOf(program));
  if (most >= PROGRAMS.length) addOthers(programs);
  return programs;
}

export function addOthers(programs: number[]): void {
  const known = new Set(programs);
  for (let other = 0; other < PROGRAMS.length; other++) if (!known.has(other)) programs.push(other);
}
