/** Finding a statement by its words or its id, as somebody types. */

export interface Statement {
  readonly id: string;
  /** One short line. */
  readonly short: string;
  /** The precise text. */
  readonly text: string;
}

/** Letters as they are compared: without capitals and accents, one for one. */
const plain = (text: string): string =>
  [...text.toLowerCase()].map((letter) => letter.normalize('NFD')[0] ?? letter).join('');

const asId = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const wordsIn = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** The statement that is named by its id, written with a hyphen, a blank or neither. */
export const namedBy = (query: string, statements: readonly Statement[]): Statement | null =>
  statements.find(({ id }) => asId(id) === asId(query)) ?? null;

/** All that have every word, or the one that is named. */
export function found(query: string, statements: readonly Statement[]): readonly Statement[] {
  const named = namedBy(query, statements);
  if (named) return [named];
  const wanted = wordsIn(query);
  return statements.filter((statement) => {
    const said = plain(`${statement.id} ${statement.short} ${statement.text}`);
    return wanted.every((word) => said.includes(word));
  });
}

export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text cut where the words of a query begin and end. */
export function markedParts(text: string, query: string): readonly Part[] {
  const letters = [...text];
  const compared = plain(text);
  const marks = letters.map(() => false);
  // Letters that are written with two signs would shift the rest: then nothing is marked.
  if ([...compared].length !== letters.length) return [{ text, isMarked: false }];
  for (const word of wordsIn(query)) {
    for (let at = compared.indexOf(word); at >= 0; at = compared.indexOf(word, at + 1)) {
      marks.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; isMarked: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    const isMarked = marks[i] as boolean;
    if (last && last.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, isMarked });
  });
  return parts;
}
