import type { Box } from '@hearthside/shelf';
import type { AnyGame } from '@hearthside/table';

const rules = new Map<string, Promise<{ readonly game: AnyGame }>>();

/** The game's rules, fetched once, for a page that waits for them. */
export function rulesOf(box: Box): Promise<{ readonly game: AnyGame }> {
  const known = rules.get(box.facts.id) ?? box.rules();
  rules.set(box.facts.id, known);
  return known;
}
