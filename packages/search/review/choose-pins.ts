import type { Look, Pin, PinKind } from './look.ts';

/** At most so many pins a game. */
export const MOST_PINS = 5;

/** The largest swings, at least one praise among them where there was one, in the order of the game. */
export function choosePins(found: readonly Pin[]): Pin[] {
  const largest = [...found].sort((one, other) => other.swing - one.swing);
  const chosen = largest.slice(0, MOST_PINS);
  const praise = largest.find(({ kind }) => kind === 'great');
  if (praise && !chosen.includes(praise)) chosen[MOST_PINS - 1] = praise;
  return chosen.sort((one, other) => one.moment.to - other.moment.to);
}

/** Something to look at a second time. */
export interface SecondLook {
  readonly look: Look;
  readonly kind: PinKind;
  readonly swing: number;
}

/** How many are looked at again: of all kinds, and of praise. */
const MOST_SECOND = 9;
const MOST_PRAISE = 3;

/** What of all that was seen is worth a second look, the most promising first. */
export function worthSecondLook(looks: readonly Look[], least: number): SecondLook[] {
  const all = looks
    .flatMap((look) => look.candidates.map(({ kind, swing }) => ({ look, kind, swing })))
    .filter(({ swing }) => swing >= least)
    .sort((one, other) => other.swing - one.swing);
  const chosen = all.slice(0, MOST_SECOND);
  const praise = all.filter(({ kind }) => kind === 'great').slice(0, MOST_PRAISE);
  return [...chosen, ...praise.filter((each) => !chosen.includes(each))];
}
