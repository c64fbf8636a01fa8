/** Warehouse Elves on paper. */

import {
  assembleKit,
  grid,
  lidArt,
  type Piece,
  type PrintModule,
  printWords,
  single,
} from '@hearthside/kit';
import lid from '../art/cover.svg?raw';
import { sheet } from '../art/index.ts';
import { facts } from '../facts.ts';
import type { Options } from '../rules/index.ts';
import { boardBlock, boardClip } from './board.ts';
import { booklet, LID } from './booklet.ts';
import { movementCards, wishlistArt, wishlistCards } from './cards.ts';
import { making } from './making.ts';
import { playerMats } from './mats.ts';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };
import { santa, snowman, spinner, toyTokens, truckTokens } from './tokens.ts';

/** As many cards side by side as the narrower paper takes. */
const CARD_COLUMNS = 5;

export const printModule: PrintModule<Options> = {
  matters: ['stocks'],
  screenOnly: [],
  kit(asked) {
    const request = {
      ...asked,
      words: printWords(asked.words, { en: english, fr: french, de: german }),
    };
    const { words, options } = request;
    const board = boardBlock(options);
    const [trucks, man] = [truckTokens(), snowman()];
    const cards = [...movementCards(), ...wishlistCards()];
    const toys = toyTokens();
    const { make, art } = making(request, {
      trucks,
      snowman: man,
      board: board.parts[0]?.piece as Piece,
      cards,
      toys,
    });
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: options.stocks === 2 ? '' : words.say('made.stocks', { ...options }),
      make,
      art: [sheet, lidArt(lid, LID), boardClip(), wishlistArt(), ...art],
      card: [
        board,
        grid(cards, CARD_COLUMNS),
        ...playerMats().map(single),
        ...trucks.map(single),
        single(man),
        single(santa()),
        single(spinner()),
        grid(toys, CARD_COLUMNS),
      ],
      paper: [],
      booklet: booklet(request),
    });
  },
};
