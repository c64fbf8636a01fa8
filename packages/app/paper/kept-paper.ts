/** What was counted and rolled at a paper table, kept in this browser and nowhere else. */

import type { Json, JsonObject } from '@hearthside/table';

export interface KeptPaper {
  readonly score: Json;
  /** The last faces, newest first. */
  readonly rolls: readonly string[];
  /** Finished games, newest first. */
  readonly games: readonly { readonly day: string; readonly told: string }[];
}

const MOST_ROLLS = 5;
const MOST_GAMES = 12;

const keyOf = (game: string): string => `hearthside.paper.${game}`;

const isText = (value: unknown): value is string => typeof value === 'string';

const isGame = (value: unknown): value is KeptPaper['games'][number] => {
  const game = value as JsonObject | null;
  return typeof game === 'object' && game !== null && isText(game['day']) && isText(game['told']);
};

/** Whatever is not ours is passed over. */
export function readPaper(game: string): KeptPaper {
  let kept: Partial<Record<keyof KeptPaper, Json>> = {};
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    if (typeof found === 'object' && found !== null) kept = found;
  } catch {
    // No storage, or something that is not ours: a new game.
  }
  const { score = null, rolls, games } = kept;
  return {
    score,
    rolls: Array.isArray(rolls) ? rolls.filter(isText) : [],
    games: Array.isArray(games) ? (games.filter(isGame) as KeptPaper['games']) : [],
  };
}

/** False where the browser keeps nothing. */
export function keepPaper(game: string, paper: KeptPaper): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(paper));
    return true;
  } catch {
    return false;
  }
}

export const withRoll = (paper: KeptPaper, face: string): KeptPaper => ({
  ...paper,
  rolls: [face, ...paper.rolls].slice(0, MOST_ROLLS),
});

/** Counted to the end: the next game begins with nothing. */
export const finished = (paper: KeptPaper, day: string, told: string): KeptPaper => ({
  score: null,
  rolls: [],
  games: [{ day, told }, ...paper.games].slice(0, MOST_GAMES),
});
