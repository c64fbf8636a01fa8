/** Ogres & Elves on paper. */

import {
  assembleKit,
  type Block,
  fewestSheets,
  grid,
  lidArt,
  type Piece,
  type PrintModule,
  printable,
  printWords,
  single,
} from '@hearthside/kit';
import lid from '../art/cover.svg?raw';
import { sheet } from '../art/index.ts';
import { facts } from '../facts.ts';
import type { Options } from '../rules/index.ts';
import { boardClips, boardHalves } from './board.ts';
import { booklet, LID } from './booklet.ts';
import { chests, collectorCards } from './chests.ts';
import { isStandard } from './edition-rules.ts';
import { elves, ogres } from './figures.ts';
import { making } from './making.ts';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };
import { die, shields, spinner, valuables } from './tokens.ts';
import { valleyArt } from './valley.ts';

const rowsOf = (pieces: readonly Piece[], length: number, columns: number): Block[] =>
  Array.from({ length: Math.ceil(pieces.length / length) }, (_, row) =>
    grid(pieces.slice(row * length, (row + 1) * length), columns),
  );

export const printModule: PrintModule<Options> = {
  matters: ['edition'],
  screenOnly: [],
  kit(asked) {
    const request = {
      ...asked,
      words: printWords(asked.words, { en: english, fr: french, de: german }),
    };
    const { words, fonts } = request;
    const { edition } = request.options;
    const pieces = {
      halves: boardHalves(),
      ogres: ogres(edition),
      elves: elves(),
      die: die(),
      valuables: valuables(edition),
    };
    const { make, art } = making(request, pieces);
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: isStandard(edition)
        ? ''
        : words.say('made.edition', { name: printable(fonts.text, edition.name) }),
      make,
      art: [sheet, lidArt(lid, LID), valleyArt(edition, request.ink), boardClips(), ...art],
      // Narrow or wide blocks of tokens find room beside and below the board.
      card: fewestSheets(
        request.paper,
        ...[4, 2].map((columns) => [
          ...pieces.halves.map(single),
          ...chests(edition, request).map(single),
          grid(collectorCards(words, fonts), 2),
          ...pieces.ogres.map(single),
          ...pieces.elves.map(single),
          ...rowsOf(pieces.valuables, columns * Math.ceil(4 / columns), columns),
          ...rowsOf(shields(edition), 4, columns),
          single(pieces.die),
          single(spinner()),
        ]),
      ),
      paper: [],
      booklet: booklet(request),
    });
  },
};
