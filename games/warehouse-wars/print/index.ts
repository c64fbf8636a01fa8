/** Warehouse Wars on paper. */

import {
  assembleKit,
  fewestSheets,
  grid,
  impose,
  labelledHeight,
  lidArt,
  PAPERS,
  type PrintRoom,
  printWords,
  single,
} from '@hearthside/kit';
import lid from '../art/cover.svg?raw';
import { sheet } from '../art/index.ts';
import { facts } from '../facts.ts';
import { COLOURS, type Options } from '../rules/index.ts';
import { boardPiece } from './board.ts';
import { bookletPages, LID } from './booklet.ts';
import { crateArt, crateColumns, crates } from './crates.ts';
import { packingBox } from './packing-box.ts';
import { plankArt, plankPairs, planks } from './planks.ts';
import { SLIP_COLUMNS, scorePad } from './score-pad.ts';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };

export const printRoom: PrintRoom<Options> = {
  matters: ['side', 'crates', 'planks'],
  kit(asked) {
    const request = {
      ...asked,
      words: printWords(asked.words, { en: english, fr: french, de: german }),
    };
    const { words, fonts, options } = request;
    const height = labelledHeight(PAPERS[request.paper]);
    const strips = planks(options.planks);
    const large = [
      single(boardPiece(options.side)),
      ...COLOURS.flatMap((colour) => crateColumns(crates(colour, options.crates), height)),
      ...packingBox(options, fonts).map(single),
    ];
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: words.say('made.table', { ...options }),
      art: [sheet, lidArt(lid, LID), crateArt(), plankArt()],
      // Pairs are cut faster; single planks find room where pairs do not.
      card: fewestSheets(
        request.paper,
        [...large, ...plankPairs(strips)],
        [...large, ...strips.map(single)],
      ),
      paper: [grid(scorePad(words, fonts), SLIP_COLUMNS)],
      booklet: impose(bookletPages(request), PAPERS[request.paper]),
    });
  },
};
