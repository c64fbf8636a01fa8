import type { AnyGame } from '@hearthside/table';
import type { Words } from '@hearthside/text';

interface Counted {
  readonly game: Pick<AnyGame, 'facts'>;
}

const isInRounds = ({ game }: Counted): boolean => game.facts.counts?.in === 'rounds';

/** "Turn 11 of 24", in what this game is counted in. */
export function placeText(words: Words, table: Counted, turn: number, turns: number): string {
  if (turn === 0) return words.say('replay.beginning');
  return words.say(isInRounds(table) ? 'replay.round' : 'replay.turn', { turn, turns });
}

/** "Turn 11". */
export const turnText = (words: Words, table: Counted, turn: number): string =>
  words.say(isInRounds(table) ? 'replay.round-alone' : 'replay.turn-alone', { turn });
