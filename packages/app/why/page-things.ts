/** What stands round every board, whatever the game: words are the page's own, `why.page.<thing>`. */

export const PAGE_THINGS = ['seat', 'hint', 'take-back', 'log', 'sentence'] as const;

export type PageThing = (typeof PAGE_THINGS)[number];

/** The mark of such a thing, as boards mark theirs. */
export const pageThing = (thing: PageThing): { 'data-thing': string } => ({
  'data-thing': `page.${thing}`,
});
