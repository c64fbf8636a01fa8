/** What the statements say of an edition of one's own, where the catalogue tells of the standard one. */

import type { Catalogue, Words } from '@hearthside/text';
import { type Edition, type GameLevel, standardEdition, type Valuable } from '../rules/index.ts';
import { CASTLES, CHESTS, GAME_LEVELS, OGRES, VALUABLES } from '../rules/pieces.ts';

export const isStandard = (edition: Edition): boolean =>
  JSON.stringify(edition) === JSON.stringify(standardEdition);

const LEVEL_RULES: Readonly<Record<GameLevel, string>> = {
  first: 'OE-20',
  second: 'OE-21',
  third: 'OE-22',
};

/** The statements with those replaced that this edition changes. */
export function editionRules(statements: Catalogue, edition: Edition, words: Words): Catalogue {
  if (isStandard(edition)) return statements;
  const { board } = edition;
  const letters = CASTLES.map((castle) => [castle.slice(-1), board.castles[castle]]);
  const kinds = (gems: readonly Valuable[]): string => words.say('edition.kinds', { items: gems });
  const lines = (keys: readonly (readonly [string, string])[]): string =>
    keys.map(([who, what]) => words.say('edition.wants', { who, what })).join(' ');
  return {
    ...statements,
    'OE-2': words.say('edition.castles', Object.fromEntries(letters)),
    'OE-3': words.say('edition.home', { mines: board.home }),
    'OE-10': words.say('edition.valuables', {
      kinds: VALUABLES.map((gem) =>
        words.say('edition.count', { count: edition.valuables[gem], item: gem }),
      ),
    }),
    'OE-11': `${words.say('edition.chests')} ${lines(
      CHESTS.map((chest) => [words.say(`chest-name.${chest}`), kinds(edition.chests[chest])]),
    )}`,
    'OE-12': `${words.say('edition.tastes')} ${lines(
      OGRES.map((ogre) => [`${ogre}`, kinds(edition.tastes[`${ogre}`])]),
    )}`,
    ...Object.fromEntries(
      GAME_LEVELS.map((level) => [LEVEL_RULES[level], levelRule(edition, level, words)]),
    ),
  };
}

function levelRule({ levels }: Edition, level: GameLevel, words: Words): string {
  const { royals, mines, ogres, shields, top } = levels[level];
  return words.say('edition.level', {
    level,
    royals,
    count: mines.length,
    mines,
    numbers: ogres,
    shields,
    top,
  });
}
