/**
 * How long a storm goes on, and what it counted. In `npm test` it has a few rounds; `npm run proof` sets these
 * variables and so makes an hour of it, told in its report.
 */

import { appendFileSync } from 'node:fs';

const SECONDS = Number(process.env['HEARTHSIDE_PROOF_SECONDS'] ?? 0);
const FIGURES = process.env['HEARTHSIDE_PROOF_FIGURES'];

/** So many rounds, and in a proof as many as there is time for; `share` of it, where others follow in the same file. */
export function* rounds(least: number, share = 1): Generator<number> {
  const end = performance.now() + SECONDS * share * 1000;
  for (let round = 0; round < least || performance.now() < end; round++) yield round;
}

/** A storm's own time limit, and what a proof adds to it. */
export const limitOf = (milliseconds: number): number => milliseconds + SECONDS * 2000;

/** What was counted, for the report of a proof. */
export function tell(figures: Readonly<Record<string, number>>): void {
  if (FIGURES !== undefined) appendFileSync(FIGURES, `${JSON.stringify(figures)}\n`);
}
