/**
 * What a seat may not know must not reach it. Two positions that look the same to an
 * audience must give it the same bytes: view, legal actions, prompt and, when the same
 * thing happens in both, the same events.
 */

import {
  type Actor,
  type AnyGame,
  type Audience,
  choices,
  type Dice,
  type GameEvent,
  pick,
} from '../index.ts';

const json = JSON.stringify;

/** A different position that `audience` cannot tell from this one. */
export function twin(game: AnyGame, position: unknown, audience: Audience, dice: Dice): unknown {
  return game.imagine(game.view(position, audience), dice);
}

/** What is wrong with `imagined` as a twin of `position` in the eyes of `audience`, or null. */
export function tellApart(
  game: AnyGame,
  position: unknown,
  imagined: unknown,
  audience: Audience,
): string | null {
  const [view, other] = [game.view(position, audience), game.view(imagined, audience)];
  if (json(view) !== json(other)) return `views differ:\n${json(view)}\n${json(other)}`;
  if (json(game.actors(position)) !== json(game.actors(imagined))) return 'actors differ';
  if (json(game.outcome(position)) !== json(game.outcome(imagined))) return 'outcomes differ';
  if (audience === 'spectator') return null;
  const legal = (p: unknown) =>
    game
      .legal(p, audience)
      .map((each) => game.writeAction(each))
      .sort();
  return json(legal(position)) === json(legal(imagined)) ? null : 'legal actions differ';
}

interface Seen {
  readonly view: string;
  readonly events: readonly GameEvent[];
}

/** Plays on a copy and gives what `audience` sees of it. */
export function seen(
  game: AnyGame,
  position: unknown,
  by: Actor,
  action: unknown,
  audience: Audience,
): Seen {
  const copy = game.clone(position);
  const events: GameEvent[] = [];
  game.play(copy, by, action, (event) => {
    const told = game.viewEvent(event, audience);
    if (told !== null) events.push(told);
  });
  return { view: json(game.view(copy, audience)), events };
}

/**
 * Compares what `audience` is told when things happen that it cannot tell apart: the same
 * open action in a position and its twin, or another seat's different secret actions.
 * Where the views afterwards are equal the events must be too, up to the first one that shows
 * something hidden: from there on the twins are no twins any more. Gives the first leak, or null.
 */
export function eventLeak(
  game: AnyGame,
  position: unknown,
  imagined: unknown,
  by: Actor,
  action: unknown,
  audience: Audience,
  dice: Dice,
): string | null {
  const here = seen(game, position, by, action, audience);
  const secret = by !== audience && game.isSecret(action);
  const possible = choices(game, imagined, by);
  const text = game.writeAction(action);
  const other = secret
    ? pick(possible, dice)
    : possible.find((each) => game.writeAction(each) === text);
  if (other === undefined) return null;
  const there = seen(game, imagined, by, other, audience);
  if (here.view !== there.view) return null;
  const at = firstDifference(here.events, there.events);
  if (at < 0) return null;
  const [one, two] = [here.events[at], there.events[at]];
  // An open action may turn hidden things over, and the view forget them again: a reveal, no leak.
  if (!secret && one?.final && two?.final) return null;
  return `events differ though nothing else does:\n${json(one)}\n${json(two)}`;
}

function firstDifference(one: readonly GameEvent[], two: readonly GameEvent[]): number {
  const length = Math.max(one.length, two.length);
  for (let i = 0; i < length; i++) if (json(one[i]) !== json(two[i])) return i;
  return -1;
}
