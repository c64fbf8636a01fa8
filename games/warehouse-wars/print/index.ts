/** Warehouse Wars on paper. */

import {
  assembleKit,
  grid,
  lidArt,
  PAPERS,
  type Piece,
  type PrintModule,
  printWords,
  single,
} from '@hearthside/kit';
import lid from '../art/cover.svg?raw';
import { sheet } from '../art/index.ts';
import { facts } from '../facts.ts';
import { COLOURS, type Options } from '../rules/index.ts';
import { boardPiece } from './board.ts';
import { booklet, LID, SCREEN_ONLY } from './booklet.ts';
import { crateArt, crateColumns, crates } from './crates.ts';
import { making } from './making.ts';
import { packingBox } from './packing-box.ts';
import { plankArt, planks } from './planks.ts';
import { SLIP_COLUMNS, scorePad } from './score-pad.ts';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };

export const printModule: PrintModule<Options> = {
  matters: ['side', 'crates', 'planks'],
  screenOnly: SCREEN_ONLY,
  kit(asked) {
    const request = {
      ...asked,
      words: printWords(asked.words, { en: english, fr: french, de: german }),
    };
    const { words, fonts, options } = request;
    const paper = PAPERS[request.paper];
    const board = boardPiece(options.side);
    const cargo = COLOURS.map((colour) => crates(colour, options.crates));
    const strips = planks(options.planks);
    const box = packingBox(request);
    const slips = scorePad(words, fonts);
    const leaves = booklet(request);
    const { make, art } = making(request, {
      crate: cargo[0]?.[0] as Piece,
      plank: strips[0],
      board,
      box,
      flat: [slips[0] as Piece, leaves[0]?.[0]?.piece as Piece],
    });
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: words.say('made.table', { ...options }),
      make,
      art: [sheet, lidArt(lid, LID), crateArt(), plankArt(), ...art],
      card: [
        single(board),
        ...cargo.flatMap((pieces) => crateColumns(pieces, paper)),
        ...box.map(single),
        ...strips.map(single),
      ],
      paper: [grid(slips, SLIP_COLUMNS)],
      booklet: leaves,
    });
  },
};
