/** How well each stop went. */

import type { Progress } from '../session/practice-table.ts';
import { StarShelf, TOP_STARS, useShelf } from '../ui/star-shelf.ts';

export const learnt = new StarShelf('hearthside.learnt');

/** Three at the first try, one less for each mistake, one for what was shown. */
export const starsFor = ({ mistakes, wasShown }: Progress): number =>
  wasShown ? 1 : Math.max(1, TOP_STARS - mistakes);

export const keepStars = (game: string, stop: string, stars: number): void =>
  learnt.keep(game, stop, stars);

/** The stars of a game's stops. */
export const useStars = (game: string): ((stop: string) => number) => useShelf(learnt, game);
