import {
  type BookletBlock,
  type Figure,
  gameBooklet,
  PALETTE,
  type PlacedPiece,
  type PrintRequest,
  type RuleSection,
  ruleBlocks,
  ruleNumber,
} from '@hearthside/kit';
import type { Catalogue } from '@hearthside/text';
import { facts } from '../facts.ts';
import type { Edition, GameLevel, Options } from '../rules/index.ts';
import { GAME_LEVELS, MOST_SEATS, OGRES, VALUABLES } from '../rules/pieces.ts';
import { editionRules } from './edition-rules.ts';
import { elfArt, ogreArt } from './figures.ts';
import { use } from './measure.ts';
import { picturePages } from './pictures.ts';

export const LID = 'oe-print-lid';

/** Statements that set up one level. */
const LEVEL_RULES: Readonly<Record<GameLevel, number>> = { first: 20, second: 21, third: 22 };
/** Statements that only matter where Shields play. */
const SHIELD_RULES = new Set([26, 40, 41, 42, 43]);
/** Statements on the box, whatever the level. */
const LAST_OF_THE_BOX = 13;

const SECTIONS: readonly RuleSection[] = [
  { heading: 'section.board', from: 1, to: 4 },
  { heading: 'section.pieces', from: 10, to: LAST_OF_THE_BOX },
  { heading: 'section.setup', from: 20, to: 26 },
  { heading: 'section.turn', from: 30, to: 30 },
  { heading: 'section.shields', from: 40, to: 43 },
  { heading: 'section.moving', from: 50, to: 55 },
  { heading: 'section.picking', from: 60, to: 62 },
  { heading: 'section.gifts', from: 70, to: 76 },
  { heading: 'section.ogres', from: 80, to: 82 },
  { heading: 'section.capture', from: 90, to: 93 },
  { heading: 'section.captives', from: 100, to: 102 },
  { heading: 'section.end', from: 110, to: 112 },
];

/**
 * Which statements each level adds to the ones before it, so that a family that plays the First
 * game need not read on.
 */
export function statementsByLevel(
  statements: Catalogue,
  { levels }: Edition,
): Readonly<Record<'box' | GameLevel, Catalogue>> {
  const shieldLevel = GAME_LEVELS.find((level) => levels[level].shields > 0) ?? 'third';
  const chapterOf = (number: number): 'box' | GameLevel => {
    if (number <= LAST_OF_THE_BOX) return 'box';
    if (SHIELD_RULES.has(number)) return shieldLevel;
    return GAME_LEVELS.find((level) => LEVEL_RULES[level] === number) ?? 'first';
  };
  const chapter = (name: 'box' | GameLevel): Catalogue =>
    Object.fromEntries(
      Object.entries(statements).filter(([id]) => chapterOf(ruleNumber(id)) === name),
    );
  return {
    box: chapter('box'),
    first: chapter('first'),
    second: chapter('second'),
    third: chapter('third'),
  };
}

export function booklet(request: PrintRequest<Options>): PlacedPiece[][] {
  const { words, options } = request;
  const { edition } = options;
  const chapters = statementsByLevel(editionRules(request.ruleText, edition, words), edition);
  const levels = GAME_LEVELS.flatMap((level): BookletBlock[] => [
    { kind: 'heading', text: words.say(`level.${level}`), chapter: true },
    { kind: 'paragraph', text: words.say(`chapter.${level}`) },
    ...ruleBlocks(chapters[level], SECTIONS, words),
  ]);
  return gameBooklet(request, {
    facts,
    lid: LID,
    accent: PALETTE.dusk,
    opening: ogresFigure(edition),
    pictures: picturePages(edition, words),
    rules: [...ruleBlocks(chapters.box, SECTIONS, words), ...levels],
    games: ['scores.level', 'scores.who', 'scores.score'],
    fillers: [elvesFigure(), gemsFigure(), ogresFigure(edition)],
  });
}

function ogresFigure(edition: Edition): Figure {
  const drawn = OGRES.map(
    (ogre, i) =>
      `<g transform="translate(${13 + i * 25} 27) scale(0.088)">${ogreArt(edition, ogre)}</g>`,
  );
  return { kind: 'figure', svg: drawn.join(''), width: 25 * OGRES.length, height: 30 };
}

function elvesFigure(): Figure {
  const drawn = Array.from({ length: MOST_SEATS }, (_, seat) =>
    use(elfArt(seat), 12 + seat * 24, 25, 0.115),
  );
  return { kind: 'figure', svg: drawn.join(''), width: 24 * MOST_SEATS, height: 28 };
}

function gemsFigure(): Figure {
  const drawn = VALUABLES.map((gem, i) => use(`oe-gem-${gem}`, 9 + i * 18, 7, 0.13));
  return { kind: 'figure', svg: drawn.join(''), width: 18 * VALUABLES.length, height: 14 };
}
