import { markedParts } from './rule-search.ts';

/** A text with what was searched for in lamp yellow. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return markedParts(text, query).map(({ text: part, isMarked }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in their order
    isMarked ? <mark key={i}>{part}</mark> : part,
  );
}
