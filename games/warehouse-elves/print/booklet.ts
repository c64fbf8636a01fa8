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
import { CARDS, type Options, TOYS } from '../rules/index.ts';
import { TEAM_LOOKS, use } from './measure.ts';

export const LID = 'we-print-lid';

const SECTIONS: readonly RuleSection[] = [
  { heading: 'section.parts', from: 1, to: 7 },
  { heading: 'section.setup', from: 10, to: 13 },
  { heading: 'section.round', from: 20, to: 23 },
  { heading: 'section.driving', from: 30, to: 36 },
  { heading: 'section.snowman', from: 40, to: 45 },
  { heading: 'section.toys', from: 50, to: 54 },
];

/** The pages of the rule booklet, cover first. */
export function bookletPages(request: PrintRequest<Options>): string[] {
  const { paper, words, fonts, options } = request;
  const ruleText = { ...request.ruleText };
  // WE-4 tells where the Stocks usually lie.
  if (options.stocks !== 2) ruleText['WE-4'] += ` ${words.say('here.stocks', { ...options })}`;
  const size = bookletPage(PAPERS[paper]);
  const credits = words.say('credits');
  return setBooklet(fonts, {
    size,
    cover: drawCover(size, { facts, lid: LID, credits, words, fonts }),
    accent: TEAM_LOOKS.red.colour,
    blocks: [
      { kind: 'heading', text: words.say('booklet.short') },
      ...steps(words, 'short'),
      cardsFigure(words.say('figure.cards')),
      ...ruleBlocks(ruleText, SECTIONS, words),
      { kind: 'heading', text: words.say('booklet.making') },
      ...steps(words, 'make'),
    ],
    fillers: [crewFigure(), toysFigure(), crewFigure()],
  });
}

type Figure = Extract<BookletBlock, { kind: 'figure' }>;

/** The six Movement cards side by side. */
function cardsFigure(caption: string): Figure {
  const scale = 0.155;
  const pitch = 120 * scale + 2;
  const { colour, light } = TEAM_LOOKS.green;
  const cards = CARDS.map(({ name }, i) => use(`we-card-${name}`, pitch * (i + 0.5), 12.6, scale));
  return {
    kind: 'figure',
    svg: `<g style="--team:${colour};--team-light:${light}">${cards.join('')}</g>`,
    width: pitch * CARDS.length,
    height: 25.2,
    caption,
  };
}

function crewFigure(): Figure {
  const drawn =
    use('we-truck-green', 14, 13, 0.27) +
    use('we-snowman', 44, 13, 0.25) +
    use('we-truck-red', 74, 13, 0.27, 180);
  return { kind: 'figure', svg: drawn, width: 88, height: 26 };
}

function toysFigure(): Figure {
  const drawn = TOYS.map((toy, i) => use(`we-${toy}`, 10 + i * 20, 9, 0.24));
  return { kind: 'figure', svg: drawn.join(''), width: 20 * TOYS.length, height: 18 };
}
