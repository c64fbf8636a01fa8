import type { Box } from '@hearthside/shelf';

const sheets = new Map<string, Promise<{ readonly sheet: string }>>();

/** The game's pieces, fetched once, for a page that waits for them. */
export function artOf(box: Box): Promise<{ readonly sheet: string }> {
  const known = sheets.get(box.facts.id) ?? box.art();
  sheets.set(box.facts.id, known);
  // What failed is tried anew by whoever asks next.
  known.catch(() => sheets.delete(box.facts.id));
  return known;
}
