/** A game's entries as the players count them: turn by turn, or round by round. */

import { type Actor, CHANCE, type Facts, type GameEvent } from './contract.ts';

interface Happening {
  readonly by: Actor;
  readonly events: readonly Pick<GameEvent, 'type'>[];
}

/** The turn of each entry, counted from 1. An entry that ends a turn belongs to the one it ends. */
export function turnNumbers(facts: Facts, steps: readonly Happening[]): number[] {
  const { counts } = facts;
  let turn = 1;
  let owner: Actor | null = null;
  return steps.map(({ by, events }) => {
    if (counts) {
      const now = turn;
      if (events.some(({ type }) => type === counts.from)) turn++;
      return now;
    }
    if (by !== CHANCE && owner !== null && by !== owner) turn++;
    if (by !== CHANCE) owner = by;
    return turn;
  });
}
