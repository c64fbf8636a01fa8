import {
  type BookletBlock,
  bookletPage,
  drawCover,
  PAPERS,
  type PrintRequest,
  type RuleSection,
  ruleBlocks,
  setBooklet,
  steps,
} from '@hearthside/kit';
import { facts } from '../facts.ts';
import type { Options } from '../rules/index.ts';
import { use } from './measure.ts';

export const LID = 'ww-print-lid';

const SECTIONS: readonly RuleSection[] = [
  { heading: 'section.parts', from: 1, to: 3 },
  { heading: 'section.turns', from: 10, to: 13 },
  { heading: 'section.crates', from: 20, to: 22 },
  { heading: 'section.planks', from: 30, to: 33 },
  { heading: 'section.balance', from: 40, to: 43 },
  { heading: 'section.scoring', from: 50, to: 54 },
];

/** The pages of the rule booklet, cover first. */
export function bookletPages(request: PrintRequest<Options>): string[] {
  const { paper, words, ruleText, fonts, options } = request;
  const size = bookletPage(PAPERS[paper]);
  return setBooklet(fonts, {
    size,
    cover: drawCover(size, { facts, lid: LID, credits: words.say('credits'), words, fonts }),
    accent: '#0c5556',
    blocks: [
      { kind: 'heading', text: words.say('booklet.short') },
      ...steps(words, 'short'),
      cratesFigure(),
      ...ruleBlocks(ruleText, SECTIONS, words),
      { kind: 'paragraph', text: words.say('made.table', { ...options }) },
      { kind: 'heading', text: words.say('booklet.making') },
      ...steps(words, 'make'),
    ],
    fillers: [plankFigure(), cratesFigure()],
  });
}

type Figure = Extract<BookletBlock, { kind: 'figure' }>;

function cratesFigure(): Figure {
  const colours = ['teal', 'white', 'teal', 'teal', 'white'];
  const drawn = colours.map((colour, i) => use(`ww-crate-${colour}`, 12 + i * 22, 18, 0.2));
  return { kind: 'figure', svg: drawn.join(''), width: 112, height: 26 };
}

/** Two crates under a plank, one on it. */
function plankFigure(): Figure {
  const svg =
    use('ww-crate-white', 18, 24, 0.2) +
    use('ww-crate-teal', 48, 41, 0.2) +
    use('ww-plank-row', 18, 13, 0.2) +
    use('ww-crate-teal', 28, 19, 0.2);
  return { kind: 'figure', svg, width: 66, height: 50 };
}
