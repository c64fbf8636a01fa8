/** Valleys for examples, laid out in few words or as a game begins. */

import { type Json, type JsonObject, readOptions, seededDice } from '@hearthside/table';
import { game } from '../rules/index.ts';
import { type SceneWords, scene } from '../rules/testing/scene.ts';

/** Elves as `3 gold ruby` or, in Ogre 2's arms, `7 @2`; Ogres that are not named stand in castles. */
export const valley = (words: SceneWords): Json => game.canonical(scene(words).position);

/** The valley as a game begins; the seed says where everything is put. */
export function opening(seed: string, given: JsonObject): Json {
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.error);
  return game.canonical(game.setup(options.value, seededDice(seed)));
}
