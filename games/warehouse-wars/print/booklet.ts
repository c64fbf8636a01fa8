import {
  type Figure,
  gameBooklet,
  PALETTE,
  type PlacedPiece,
  type PrintRequest,
  type RuleSection,
  ruleBlocks,
} from '@hearthside/kit';
import { facts } from '../facts.ts';
import type { Options } from '../rules/index.ts';
import { use } from './measure.ts';
import { picturePages } from './pictures.ts';

export const LID = 'ww-print-lid';

/** WW-42: only an app can tell beforehand how a placement will stand. */
export const SCREEN_ONLY = ['WW-42'];

const SECTIONS: readonly RuleSection[] = [
  { heading: 'section.parts', from: 1, to: 3 },
  { heading: 'section.turns', from: 10, to: 13 },
  { heading: 'section.crates', from: 20, to: 22 },
  { heading: 'section.planks', from: 30, to: 33 },
  { heading: 'section.balance', from: 40, to: 43 },
  { heading: 'section.scoring', from: 50, to: 54 },
];

export function booklet(request: PrintRequest<Options>): PlacedPiece[][] {
  const { words, ruleText, options } = request;
  return gameBooklet(request, {
    facts,
    lid: LID,
    accent: PALETTE.tealDeep,
    opening: cratesFigure(),
    pictures: picturePages(words),
    rules: [
      ...ruleBlocks(ruleText, SECTIONS, words, SCREEN_ONLY),
      { kind: 'paragraph', text: words.say('made.table', { ...options }) },
    ],
    fillers: [plankFigure(), cratesFigure()],
  });
}

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
