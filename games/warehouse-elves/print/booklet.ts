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
import { CARDS, type Options, TOYS } from '../rules/index.ts';
import { TEAM_LOOKS, use } from './measure.ts';
import { picturePages } from './pictures.ts';

export const LID = 'we-print-lid';

const SECTIONS: readonly RuleSection[] = [
  { heading: 'section.parts', from: 1, to: 7 },
  { heading: 'section.setup', from: 10, to: 13 },
  { heading: 'section.round', from: 20, to: 23 },
  { heading: 'section.driving', from: 30, to: 36 },
  { heading: 'section.snowman', from: 40, to: 45 },
  { heading: 'section.toys', from: 50, to: 54 },
];

export function booklet(request: PrintRequest<Options>): PlacedPiece[][] {
  const { words, options } = request;
  const ruleText = { ...request.ruleText };
  // WE-4 tells where the Stocks usually lie.
  if (options.stocks !== 2) ruleText['WE-4'] += ` ${words.say('here.stocks', { ...options })}`;
  return gameBooklet(request, {
    facts,
    lid: LID,
    accent: PALETTE.redDeep,
    opening: cardsFigure(words.say('figure.cards')),
    pictures: picturePages(words),
    rules: ruleBlocks(ruleText, SECTIONS, words),
    fillers: [crewFigure(), toysFigure(), crewFigure()],
  });
}

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
