/** What everybody may know of a game that is over: all secrets laid open. */

import type { AnyGame, Seat } from './contract.ts';
import { isJsonObject, type Json } from './json.ts';

/**
 * A spectator's view with everything in it that some seat knew. What seats tell differently, such as
 * whose eyes a view is for, stays as the spectator sees it.
 */
export function openView(game: AnyGame, position: unknown, seats: number): unknown {
  const spectator = game.view(position, 'spectator') as Json;
  if (!game.facts.secrets) return spectator;
  const known = Array.from({ length: seats }, (_, seat: Seat) => game.view(position, seat) as Json);
  return laidOpen(spectator, known);
}

function laidOpen(seen: Json, known: readonly Json[]): Json {
  if (seen === null) return agreed(known);
  if (Array.isArray(seen)) {
    const lists = known.filter(
      (each): each is readonly Json[] => Array.isArray(each) && each.length === seen.length,
    );
    return seen.map((item: Json, i) =>
      laidOpen(
        item,
        lists.map((list) => list[i] as Json),
      ),
    );
  }
  if (!isJsonObject(seen)) return seen;
  const objects = known.filter(isJsonObject);
  return Object.fromEntries(
    Object.entries(seen).map(([key, value]) => [
      key,
      laidOpen(
        value,
        objects.map((each) => each[key] ?? null),
      ),
    ]),
  );
}

/** What is hidden from spectators: what those say who know it, if they say the same. */
function agreed(known: readonly Json[]): Json {
  const [first = null, ...others] = known.filter((each) => each !== null);
  const text = JSON.stringify(first);
  return others.every((each) => JSON.stringify(each) === text) ? first : null;
}
