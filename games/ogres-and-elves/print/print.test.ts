import { readFileSync } from 'node:fs';
import { countComponents, countSheets, type Kit, type Piece } from '@hearthside/kit';
import { type KitSubject, kitConformance, makeKit } from '@hearthside/kit/conformance';
import { kitPictures } from '@hearthside/kit/pictures';
import type { JsonObject } from '@hearthside/table';
import type { Catalogue } from '@hearthside/text';
import { describe, expect, it } from 'vitest';
import { type Edition, game, standardEdition } from '../rules/index.ts';
import { CHESTS, FACES, GAME_LEVELS, MOST_SEATS, OGRES, VALUABLES } from '../rules/pieces.ts';
import { statementsByLevel } from './booklet.ts';
import { printModule } from './index.ts';
import { BOARD_SIDE, CHEST_SCALE, TOKEN_SIZE } from './measure.ts';
import { castleRoad, minePlace, valleyArt } from './valley.ts';

const englishRules: Catalogue = JSON.parse(
  readFileSync(new URL('../text/rules.en.json', import.meta.url), 'utf8'),
);

const subject: KitSubject = {
  game,
  printModule,
  text: new URL('../text/', import.meta.url),
  print: new URL('./', import.meta.url),
};

/** A board of one's own: other roads, another taste. */
const ownEdition: Edition = {
  ...standardEdition,
  name: 'Grandmother’s Бабушка',
  board: {
    home: [2, 8, 12],
    castles: { 'castle-a': 3, 'castle-b': 5, 'castle-c': 9, 'castle-d': 14 },
  },
  tastes: { ...standardEdition.tastes, 2: ['gold', 'ruby', 'amber'] },
};
const own = { edition: ownEdition } as unknown as JsonObject;

kitConformance(subject, [{}, own]);
kitPictures(subject, new URL('./pictures/', import.meta.url));

const fronts = (kit: Kit): Piece[] =>
  kit.sheets
    .filter(({ side }) => side === 'front')
    .flatMap(({ pieces }) => pieces.map(({ piece }) => piece));

const textOf = (kit: Kit): string =>
  kit.sheets
    .flatMap(({ pieces }) => pieces.flatMap(({ piece }) => [piece.front, piece.back ?? '']))
    .flatMap((art) => [...art.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text))
    .join(' ');

describe('Ogres & Elves on paper', () => {
  const kit = makeKit(subject);
  const pieces = fronts(kit);

  it('has every part as often as the edition says', () => {
    expect(Object.fromEntries(countComponents(kit))).toEqual({
      'board-half': 2,
      ogre: OGRES.length,
      elf: MOST_SEATS,
      'collector-card': MOST_SEATS,
      chest: CHESTS.length,
      // OE-10
      valuable: VALUABLES.reduce((sum, gem) => sum + standardEdition.valuables[gem], 0),
      shield: Math.max(...GAME_LEVELS.map((level) => standardEdition.levels[level].shields)),
      die: 1,
      spinner: 1,
      'booklet-leaf': 4,
    });
    for (const gem of VALUABLES) {
      const cut = pieces.filter(({ name }) => name.startsWith(`${gem} `));
      expect(cut.length).toBe(standardEdition.valuables[gem]);
    }
  });

  it.each(['a4', 'letter'] as const)('fits on three sheets of card on %s', (paper) => {
    expect(countSheets(makeKit(subject, { paper }))).toEqual({ card: 3, paper: 3 });
  });

  it('has figures that fingers can hold', () => {
    for (const { component, width, folds } of pieces) {
      if (component !== 'ogre' && component !== 'elf') continue;
      const rows = folds.map(({ from }) => from.y);
      expect(width).toBeGreaterThanOrEqual(25);
      expect((rows[2] ?? 0) - (rows[1] ?? 0)).toBeGreaterThanOrEqual(25);
    }
  });

  it('gives every Ogre its gem dots and every chest its slots', () => {
    for (const [kind, prefix, wants] of [
      ['ogre', 'oe-gem-', standardEdition.tastes],
      ['chest', 'oe-slot-', standardEdition.chests],
    ] as const) {
      for (const { name, front } of pieces.filter(({ component }) => component === kind)) {
        const drawn = [...front.matchAll(new RegExp(`#${prefix}(\\w+)`, 'g'))].map(
          ([, gem]) => gem,
        );
        // An Ogre shows them on both sides.
        const sides = kind === 'ogre' ? 2 : 1;
        const wanted = (wants as Readonly<Record<string, readonly string[]>>)[name] ?? [];
        expect(drawn.length).toBe(sides * wanted.length);
        expect(new Set(drawn)).toEqual(new Set(wanted));
      }
    }
  });

  it('has a die and a spinner for all six faces', () => {
    const die = pieces.find(({ component }) => component === 'die');
    expect([...(die?.front ?? '').matchAll(/#oe-die-(\w)/g)].map(([, face]) => face)).toEqual(
      FACES.map(String),
    );
  });

  it('has a board of 256 mm whose halves meet in the middle', () => {
    const halves = pieces.filter(({ component }) => component === 'board-half');
    expect(halves.map(({ height }) => height)).toEqual([BOARD_SIDE, BOARD_SIDE]);
    const widths = halves.map(({ width }) => width);
    expect(Math.min(...widths)).toBe(BOARD_SIDE / 2);
    expect(Math.max(...widths)).toBeGreaterThan(BOARD_SIDE / 2 + 5);
  });

  it('makes slots as far apart as tokens are wide', () => {
    expect(70 * CHEST_SCALE).toBeGreaterThanOrEqual(TOKEN_SIZE);
  });
});

describe('the printed board', () => {
  it('has a mine every 22.5 degrees, clockwise from the top', () => {
    expect(minePlace(16)).toEqual({ x: 1000, y: 236 });
    expect(minePlace(4)).toEqual({ x: 1764, y: 1000 });
    expect(minePlace(8)).toEqual({ x: 1000, y: 1764 });
  });

  it('rings the numbers of the First game’s mines', () => {
    const rings = valleyArt(standardEdition, 'full').match(/r="33" fill="none"/g) ?? [];
    expect(rings.length).toBe(standardEdition.levels.first.mines.length);
  });

  it('draws the roads of an edition of one’s own', () => {
    const drawn = valleyArt(ownEdition, 'full');
    for (const [castle, exit] of Object.entries(ownEdition.board.castles)) {
      expect(drawn).toContain(castleRoad(castle as 'castle-a', exit));
    }
    expect(drawn).not.toContain(castleRoad('castle-a', standardEdition.board.castles['castle-a']));
    expect(drawn.match(/stroke-dasharray="5 23"/g)?.length).toBe(ownEdition.board.home.length + 1);
  });
});

describe('the booklet', () => {
  it('has every statement once, and Shields only from the level that plays with them', () => {
    const chapters = statementsByLevel(englishRules, standardEdition);
    const ids = Object.values(chapters).flatMap((chapter) => Object.keys(chapter));
    expect(ids.toSorted()).toEqual(Object.keys(englishRules).toSorted());
    expect(Object.keys(chapters.second)).toEqual([
      'OE-21',
      'OE-26',
      'OE-40',
      'OE-41',
      'OE-42',
      'OE-43',
    ]);
    expect(Object.keys(chapters.third)).toEqual(['OE-22']);
  });

  it('tells Shields earlier when an edition plays them earlier', () => {
    const { first } = standardEdition.levels;
    const levels = { ...standardEdition.levels, first: { ...first, shields: 2 } };
    const chapters = statementsByLevel(englishRules, { ...standardEdition, levels });
    expect(Object.keys(chapters.first)).toContain('OE-40');
  });

  it('tells of the edition it is printed for', () => {
    const text = textOf(makeKit(subject, { options: own }));
    expect(text).toContain('A to 3, B to 5, C to 9, D to 14');
    expect(text).toContain('2, 8, and 12');
    expect(text).not.toContain('A to 1, B to 6');
    expect(makeKit(subject, { options: own }).sheets[0]?.beside).toContain(
      '“Grandmother’s ???????”',
    );
  });
});
