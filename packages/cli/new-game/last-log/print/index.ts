/** Last Log on paper: logs to cut out, and the rules. */

import {
  assembleKit,
  bookletPage,
  drawCover,
  grid,
  impose,
  lidArt,
  PAPERS,
  type Piece,
  type PrintRoom,
  printWords,
  ruleBlocks,
  setBooklet,
  steps,
} from '@hearthside/kit';
import lid from '../art/cover.svg?raw';
import { sheet } from '../art/index.ts';
import { facts } from '../facts.ts';
import type { Options } from '../rules/index.ts';
import german from './text.de.json' with { type: 'json' };
import english from './text.en.json' with { type: 'json' };
import french from './text.fr.json' with { type: 'json' };

/** Millimetres: large enough for small fingers. */
const LOG = { width: 60, height: 26 };
const COLUMNS = 3;
const LID = 'll-print-lid';
const ACCENT = '#4a3a6e';

const log = (index: number): Piece => ({
  component: 'log',
  name: `log ${index + 1}`,
  ...LOG,
  cut: 'line',
  folds: [],
  bleed: 0,
  front: `<use href="#ll-log" transform="translate(${LOG.width / 2} ${LOG.height / 2}) scale(0.5)"/>`,
});

export const printRoom: PrintRoom<Options> = {
  matters: ['logs'],
  kit(asked) {
    const words = printWords(asked.words, { en: english, fr: french, de: german });
    const request = { ...asked, words };
    const { fonts, options, paper, ruleText } = request;
    const size = bookletPage(PAPERS[paper]);
    const pages = setBooklet(fonts, {
      size,
      cover: drawCover(size, { facts, lid: LID, credits: words.say('credits'), words, fonts }),
      accent: ACCENT,
      blocks: [
        { kind: 'heading', text: words.say('booklet.short') },
        ...steps(words, 'short'),
        ...ruleBlocks(ruleText, [{ heading: 'section.all', from: 1, to: 5 }], words),
        { kind: 'heading', text: words.say('booklet.making') },
        ...steps(words, 'make'),
      ],
      fillers: [],
    });
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: words.say('made.table', { ...options }),
      art: [sheet, lidArt(lid, LID)],
      card: [
        grid(
          Array.from({ length: options.logs }, (_, index) => log(index)),
          COLUMNS,
        ),
      ],
      paper: [],
      booklet: impose(pages, PAPERS[paper]),
    });
  },
};
