/**
 * The rule booklet, laid out alike for every game: cover, the game in short, pages of pictures, then
 * the numbered statements.
 */

import type { Facts } from '@hearthside/table';
import { PAPERS } from '../paper.ts';
import type { PrintRequest } from '../print-module.ts';
import type { PlacedPiece } from '../sheet.ts';
import { drawCover } from './cover.ts';
import { drawGamesPage, type GamesColumns } from './games-page.ts';
import { bookletPage, impose } from './impose.ts';
import { type BookletBlock, setBooklet } from './pages.ts';
import { drawPicturePage, type PicturePage } from './panels.ts';
import { steps } from './rules.ts';

export type Figure = Extract<BookletBlock, { kind: 'figure' }>;

const USUAL_COLUMNS: GamesColumns = ['scores.day', 'scores.who', 'scores.result'];

export interface BookletContents {
  readonly facts: Facts;
  /** The id given to `lidArt`. */
  readonly lid: string;
  /** The colour of headings and numbers. */
  readonly accent: string;
  /** Below the game in short. */
  readonly opening: Figure;
  readonly pictures: readonly PicturePage[];
  /** The statements under their headings; see `ruleBlocks`. */
  readonly rules: readonly BookletBlock[];
  /** Pictures for the room that is left on the last page, taken while they fit. */
  readonly fillers: readonly Figure[];
  /** The columns of a page to write games down, on the last page when the sheets have one to spare. */
  readonly games?: GamesColumns;
}

/** The leaves of the booklet, ready to be laid on sheets. */
export function gameBooklet(
  { paper, words, fonts, address = null }: PrintRequest,
  { facts, lid, accent, opening, pictures, rules, fillers, games = USUAL_COLUMNS }: BookletContents,
): PlacedPiece[][] {
  const size = bookletPage(PAPERS[paper]);
  const pages = setBooklet(fonts, {
    size,
    cover: drawCover(size, { facts, lid, credits: words.say('credits'), words, fonts, address }),
    accent,
    blocks: [
      { kind: 'heading', text: words.say('booklet.short') },
      ...steps(words, 'short'),
      opening,
      ...pictures.map(
        (page): BookletBlock => ({
          kind: 'page',
          draw: (room) => drawPicturePage(fonts, page, accent, room),
        }),
      ),
      ...marked(rules, facts, words),
    ],
    fillers,
    backCover: drawGamesPage(size, games, accent, words, fonts),
  });
  return impose(pages, PAPERS[paper]);
}

/** A star at every statement that is our ruling, and what it means below the last. */
function marked(
  rules: readonly BookletBlock[],
  { rulings }: Facts,
  words: PrintRequest['words'],
): BookletBlock[] {
  const ours = new Set([...(rulings?.whole ?? []), ...(rulings?.part ?? [])]);
  if (ours.size === 0) return [...rules];
  const starred = rules.map((block) =>
    block.kind === 'statement' && ours.has(block.id) ? { ...block, id: `${block.id}*` } : block,
  );
  return [...starred, { kind: 'paragraph', text: words.say('booklet.ruling') }];
}
