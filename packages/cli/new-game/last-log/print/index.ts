/** Last Log on paper: logs to cut out, how to make them, and the rules. */

import {
  assembleKit,
  type Figure,
  FoldingPiece,
  gameBooklet,
  grid,
  layered,
  lidArt,
  type MakePlan,
  type Piece,
  type PrintModule,
  printWords,
  ruleBlocks,
  scissors,
} from '@hearthside/kit';
import type { Words } from '@hearthside/text';
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
const TINT = '#e6dff1';

const log = (index: number): Piece => ({
  component: 'log',
  name: `log ${index + 1}`,
  ...LOG,
  cut: 'line',
  folds: [],
  bleed: 0,
  front: `<use href="#ll-log" transform="translate(${LOG.width / 2} ${LOG.height / 2}) scale(0.5)"/>`,
});

const logsFigure = (): Figure => ({
  kind: 'figure',
  svg: `<use href="#ll-log" transform="translate(30 13) scale(0.5)"/>`,
  ...LOG,
});

/** The first sheet: how a log is made, from its own outline. */
function making(piece: Piece, count: number, words: Words): { make: MakePlan; art: string } {
  const folding = new FoldingPiece(piece, 'll-make-log');
  const flat = folding.flat();
  const cut = layered(
    LOG.width + 12,
    LOG.height + 8,
    [flat, 12, 0],
    [scissors(0, 0, 1, -50), 10, LOG.height - 2],
  );
  return {
    make: {
      accent: ACCENT,
      tint: TINT,
      minutes: 15,
      hero: flat,
      rows: [
        {
          title: words.say('make.log'),
          count,
          cells: [{ picture: cut }, { picture: flat, caption: words.say('make.keep'), done: true }],
        },
      ],
    },
    art: folding.art(),
  };
}

export const printModule: PrintModule<Options> = {
  matters: ['logs'],
  screenOnly: [],
  kit(asked) {
    const words = printWords(asked.words, { en: english, fr: french, de: german });
    const request = { ...asked, words };
    const { options, ruleText } = request;
    const logs = Array.from({ length: options.logs }, (_, index) => log(index));
    const { make, art } = making(log(0), options.logs, words);
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: words.say('made.table', { ...options }),
      make,
      art: [sheet, lidArt(lid, LID), art],
      card: [grid(logs, COLUMNS)],
      paper: [],
      booklet: gameBooklet(request, {
        facts,
        lid: LID,
        accent: ACCENT,
        opening: logsFigure(),
        pictures: [],
        rules: ruleBlocks(ruleText, [{ heading: 'section.all', from: 1, to: 5 }], words),
        fillers: [],
      }),
    });
  },
};
