/** Last Log on paper: logs to cut out, how to make them, and the rules. */

import {
  assembleKit,
  type Figure,
  gameBooklet,
  grid,
  lidArt,
  PALETTE,
  type Piece,
  type PrintModule,
  printWords,
  ruleBlocks,
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

const drawLog = (x: number, y: number): string =>
  `<use href="#ll-log" transform="translate(${x} ${y}) scale(0.5)"/>`;

const log = (index: number): Piece => ({
  component: 'log',
  name: `log ${index + 1}`,
  ...LOG,
  cut: 'line',
  folds: [],
  bleed: 0,
  front: drawLog(LOG.width / 2, LOG.height / 2),
});

/** Three logs in a pile. */
const PILE = {
  svg: drawLog(30, 36) + drawLog(92, 36) + drawLog(61, 16),
  width: 122,
  height: 50,
};
const pileFigure: Figure = { kind: 'figure', ...PILE };

export const printModule: PrintModule<Options> = {
  matters: ['logs'],
  screenOnly: [],
  kit(asked) {
    const words = printWords(asked.words, { en: english, fr: french, de: german });
    const request = { ...asked, words };
    const { options, ruleText } = request;
    const logs = Array.from({ length: options.logs }, (_, index) => log(index));
    return assembleKit(request, {
      title: facts.title,
      author: words.say('designers'),
      credits: words.say('credits'),
      made: words.say('made.table', { ...options }),
      make: {
        accent: PALETTE.redDeep,
        tint: '#f6dcd3',
        minutes: 10,
        hero: PILE,
        rows: [
          {
            title: words.say('make.log'),
            count: options.logs,
            cells: [{ picture: { svg: drawLog(30, 14), width: 60, height: 28 }, done: true }],
          },
        ],
      },
      art: [sheet, lidArt(lid, LID)],
      card: [grid(logs, COLUMNS)],
      paper: [],
      booklet: gameBooklet(request, {
        facts,
        lid: LID,
        accent: PALETTE.redDeep,
        opening: pileFigure,
        pictures: [],
        rules: ruleBlocks(ruleText, [{ heading: 'section.all', from: 1, to: 5 }], words),
        fillers: [],
      }),
    });
  },
};
