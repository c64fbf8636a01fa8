/** Ogres & Elves on paper. */

import {
  assembleKit,
  type Block,
  grid,
  impose,
  lidArt,
  PAPERS,
  type Piece,
  type PrintRoom,
  printable,
  printWords,
  single,
} from '@hearthside/kit';
import lid from '../art/cover.svg?raw';
import { sheet } from '../art/index.ts';
import { facts } from '../facts.ts';
import type { Options } from '../rules/index.ts';
import { boardClips, boardHalves } from './board.ts';
import { bookletPages, LID } from './booklet.ts';
import { chests, collectorCards } from './chests.ts';
import { isStandard } from './edition-rules.ts';
import { elves, ogres } from './figures.ts';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };
import { die, shields, spinner, valuables } from './tokens.ts';
import { valleyArt } from './valley.ts';

const rowsOf = (pieces: readonly Piece[], length: number): Block[] =>
  Array.from({ length: Math.ceil(pieces.length / length) }, (_, row) =>
    grid(pieces.slice(row * length, (row + 1) * length), length),
  );

export const printRoom: PrintRoom<Options> = {
  matters: ['edition'],
  kit(asked) {
    const request = {
      ...asked,
      words: printWords(asked.words, { en: english, fr: french, de: german }),
    };
    const { words, fonts } = request;
    const { edition } = request.options;
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: isStandard(edition)
        ? ''
        : words.say('made.edition', { name: printable(fonts.text, edition.name) }),
      art: [sheet, lidArt(lid, LID), valleyArt(edition, request.ink), boardClips()],
      card: [
        ...boardHalves().map(single),
        ...chests(edition, request).map(single),
        grid(collectorCards(words, fonts), 2),
        ...ogres(edition).map(single),
        ...elves().map(single),
        // Short rows find room beside and below the board.
        ...rowsOf(valuables(edition), 4),
        ...rowsOf(shields(edition), 4),
        single(die()),
        single(spinner()),
      ],
      paper: [],
      booklet: impose(bookletPages(request), PAPERS[request.paper]),
    });
  },
};
