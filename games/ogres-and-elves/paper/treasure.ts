/** What a team has brought home, counted by the rules (OE-112). */

import { type Json, readOptions } from '@hearthside/table';
import { type Chest, game, standardEdition, type Valuable } from '../rules/index.ts';
import {
  CHESTS,
  GAME_LEVELS,
  type GameLevel,
  MOST_SEATS,
  OGRES,
  VALUABLES,
} from '../rules/pieces.ts';
import { pileOf } from '../rules/pile.ts';
import { score } from '../rules/position.ts';
import { rulesetOf } from '../rules/ruleset.ts';
import { bareTable } from '../rules/setup.ts';

export interface Treasure {
  readonly level: GameLevel;
  /** What lies in each chest. */
  readonly chests: Readonly<Partial<Record<Chest, readonly Valuable[]>>>;
  readonly gifts: number;
  /** Elves that an Ogre hugs. */
  readonly hugged: number;
}

export const NOTHING: Treasure = { level: 'first', chests: {}, gifts: 0, hugged: 0 };

export { GAME_LEVELS, MOST_SEATS, OGRES };

/** The chests that are visited on this level, and what each waits for. */
export const chestsOf = ({ level }: Treasure): readonly (readonly [Chest, readonly Valuable[]])[] =>
  CHESTS.filter((chest) => standardEdition.levels[level].royals.includes(chest)).map((chest) => [
    chest,
    standardEdition.chests[chest],
  ]);

/** OE-72: in the First game a gift sends its Ogre home; later every treasure may become one. */
export const mostGifts = ({ level }: Treasure): number => {
  const { ogres, ogresReturn } = rulesetOf(standardEdition, level);
  return ogresReturn ? standardEdition.levels[level].mines.length : ogres.length;
};

export const isFull = (treasure: Treasure, chest: Chest): boolean =>
  (treasure.chests[chest]?.length ?? 0) === standardEdition.chests[chest].length;

/** Put in, or taken out again. */
export function withGem(treasure: Treasure, chest: Chest, gem: Valuable): Treasure {
  const inside = treasure.chests[chest] ?? [];
  const next = inside.includes(gem) ? inside.filter((each) => each !== gem) : [...inside, gem];
  return { ...treasure, chests: { ...treasure.chests, [chest]: next } };
}

/** A table at which just this has happened; its score is what the rules give. */
export function pointsOf(treasure: Treasure): { readonly points: number; readonly top: number } {
  const options = readOptions(game, { level: treasure.level, seats: MOST_SEATS });
  if (!options.ok) throw new Error(options.error);
  const position = bareTable(options.value);
  for (const [chest] of chestsOf(treasure)) {
    position.chests[CHESTS.indexOf(chest)] = pileOf(treasure.chests[chest] ?? []);
  }
  // Which treasures were given does not count, only how many.
  const kinds = Math.floor(treasure.gifts / VALUABLES.length);
  const rest = treasure.gifts % VALUABLES.length;
  position.gifts = pileOf(
    VALUABLES.flatMap((gem, i) => Array<Valuable>(kinds + (i < rest ? 1 : 0)).fill(gem)),
  );
  for (let seat = 0; seat < treasure.hugged; seat++) position.heldBy[seat] = OGRES[0];
  return { points: score(position), top: position.rules.top };
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

export function readTreasure(kept: Json): Treasure | null {
  const given = (kept ?? {}) as Partial<Treasure>;
  const level = GAME_LEVELS.find((each) => each === given.level);
  if (!level || typeof given.chests !== 'object' || given.chests === null) return null;
  const treasure: Treasure = { ...NOTHING, ...given, level };
  const isRight = chestsOf(treasure).every(([chest, wanted]) =>
    (treasure.chests[chest] ?? []).every((gem) => wanted.includes(gem)),
  );
  const counts = isCount(given.gifts, mostGifts(treasure)) && isCount(given.hugged, MOST_SEATS);
  return isRight && counts ? treasure : null;
}
