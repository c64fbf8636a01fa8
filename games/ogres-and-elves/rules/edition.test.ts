import { type Json, type JsonObject, readOptions, seededDice } from '@hearthside/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import standard from '../edition/standard.json' with { type: 'json' };
import { editionSchema, readEdition, standardEdition } from './edition.ts';
import { game } from './index.ts';
import type { Schema } from './schema.ts';

/** The standard edition with one field replaced; `undefined` takes it away. */
function changed(path: string, value: Json | undefined): Json {
  const edition = structuredClone(standard) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() as string;
  let inner = edition;
  for (const key of keys) inner = inner[key] as Record<string, unknown>;
  if (value === undefined) delete inner[last];
  else inner[last] = value;
  return edition as unknown as Json;
}

const error = (path: string, value: Json | undefined): string => {
  const read = readEdition(changed(path, value));
  return read.ok ? 'fine' : read.error;
};

describe('the standard edition', () => {
  it('OE-10 has 20 Valuables: 5, 5, 3, 3, 2 and 2', () => {
    expect(standardEdition.valuables).toEqual({
      gold: 5,
      ruby: 5,
      emerald: 3,
      amethyst: 3,
      sapphire: 2,
      amber: 2,
    });
    expect(error('valuables.gold', 4)).toBe('edition.valuables: must be 20 in all, not 19 (OE-10)');
  });

  it('OE-10 has a die with the faces 1 to 5 and O', () => {
    const options = readOptions(game, {});
    if (!options.ok) throw new Error(options.error);
    const position = game.setup(options.value, seededDice(1));
    for (const text of ['move home', 'roll']) {
      const action = game.legal(position, 0).find((each) => game.writeAction(each) === text);
      if (action) game.play(position, 0, action);
    }
    const faces = game.chance(position).map((each) => game.writeAction(each));
    expect(faces).toEqual(['die 1', 'die 2', 'die 3', 'die 4', 'die 5', 'die O']);
  });

  it('OE-11 has the four chests', () => {
    expect(standardEdition.chests).toEqual({
      prince: ['gold', 'ruby'],
      princess: ['gold', 'ruby', 'sapphire'],
      king: ['amethyst', 'emerald', 'gold', 'ruby'],
      queen: ['amber', 'amethyst', 'emerald', 'gold', 'ruby'],
    });
    expect(error('chests.prince', ['gold'])).toBe(
      'edition.chests.prince: must have exactly 2 entries, not 1 (OE-11)',
    );
    expect(error('chests.queen.2', 'diamond')).toMatch(
      /^edition\.chests\.queen\[2\]: must be one of .* \(OE-11\)$/,
    );
  });

  it('OE-12 has the tastes, and every Valuable is wanted by some Ogre', () => {
    expect(standardEdition.tastes).toEqual({
      1: ['gold', 'ruby'],
      2: ['ruby'],
      3: ['gold'],
      4: ['emerald', 'sapphire'],
      5: ['amber', 'amethyst'],
    });
    expect(error('tastes.5', ['amethyst'])).toBe('edition.tastes: no Ogre wants amber (OE-12)');
    expect(error('tastes.3', [])).toBe(
      'edition.tastes.3: must have 1 or more entries, not 0 (OE-12)',
    );
  });
});

describe('a table’s own edition', () => {
  it('OE-4 is checked on loading; what is wrong is said with its field and statement', () => {
    expect(error('board.home', [3, 7, 11, 17])).toBe(
      'edition.board.home[3]: must be a whole number, 1 to 16 (OE-3)',
    );
    expect(error('board.home', [3, 3])).toBe('edition.board.home[1]: names 3 a second time (OE-3)');
    expect(error('board.castles.castle-b', undefined)).toBe(
      'edition.board.castles.castle-b: is missing (OE-2)',
    );
    expect(error('board.castles.castle-b', 1)).toBe(
      "edition.board.castles.castle-b: mine 1 is another castle's exit already (OE-2)",
    );
    expect(error('board', [])).toBe('edition.board: must be an object (OE-1)');
    expect(error('roads', [])).toMatch(/^edition: has no field "roads"; .* \(OE-4\)$/);
    expect(error('name', 7)).toBe('edition.name: must be a text (OE-4)');
    expect(error('levels.second.shields', 5)).toBe(
      'edition.levels.second.shields: must be a whole number, 0 to 4 (OE-24)',
    );
    expect(error('levels.first.ogresReturn', 'no')).toBe(
      'edition.levels.first.ogresReturn: must be true or false (OE-72)',
    );
  });

  it('OE-4 must let every level be set up and filled', () => {
    expect(error('levels.first.valuables.ruby', 1)).toBe(
      'edition.levels.first.valuables.ruby: the chests in play need 2 (OE-20)',
    );
    expect(error('levels.second.valuables.gold', 6)).toBe(
      'edition.levels.second.valuables.gold: there are only 5 in the box (OE-21)',
    );
    expect(error('levels.third.mines', [1, 2, 3])).toBe(
      'edition.levels.third.mines: lays out 3 Valuables where 20 are in play (OE-22)',
    );
    expect(error('levels.first.top', 18)).toBe(
      'edition.levels.first.top: the highest score is 16 (OE-20)',
    );
  });

  it('OE-4 is what the table then plays with', () => {
    const edition = changed('board.home', [1, 2]);
    const options = readOptions(game, { edition });
    if (!options.ok) throw new Error(options.error);
    const position = game.setup(options.value, seededDice(1));
    const moves = game.legal(position, 0).map((each) => game.writeAction(each));
    expect(moves.sort()).toEqual(['move 1', 'move 16', 'move 2', 'move 3', 'move home']);
    const view = game.view(position, 0);
    expect(view.options.edition).toEqual(edition);
    const again = game.imagine(JSON.parse(JSON.stringify(view)), seededDice(2));
    expect(game.legal(again, 0)).toEqual(game.legal(position, 0));
  });

  it('OE-4 a bad one is refused as an option of a record', () => {
    expect(readOptions(game, { edition: changed('chests.prince', ['gold']) })).toEqual({
      ok: false,
      error:
        'option "edition" cannot be used: edition.chests.prince: must have exactly 2 entries, not 1 (OE-11)',
      say: {
        key: 'edition',
        values: { option: 'edition', where: 'edition.chests.prince', rule: 'OE-11' },
      },
    });
  });
});

describe('the published schema', () => {
  it('accepts the standard edition, and so does the checker', () => {
    expect(isValid(schema, standard as unknown as Json)).toBe(true);
    expect(readEdition(standard as unknown as Json).ok).toBe(true);
  });

  it('and the checker agree on editions with anything changed anywhere', () => {
    const paths = everyPath(standard as unknown as Json);
    const junk = fc.oneof(
      fc.constantFrom<Json>(null, true, '', 'gold', 'king', [], {}, ['gold'], ['gold', 'gold']),
      fc.integer({ min: -1, max: 21 }),
      fc.constantFrom<Json>(1.5, [1, 2, 3], [3, 3], [1, 2, 3, 4, 5], [20], { gold: 1 }),
    );
    const change = fc.oneof(
      fc.record({ path: fc.constantFrom(...paths), value: junk }),
      fc.record({ path: fc.constantFrom(...paths), value: fc.constant(undefined) }),
      fc.record({ path: fc.constantFrom(...paths).map((path) => `${path}.more`), value: junk }),
    );
    let both = 0;
    fc.assert(
      fc.property(change, ({ path, value }) => {
        if (!canReach(path)) return;
        const edition = JSON.parse(JSON.stringify(changed(path, value))) as Json;
        const read = readEdition(edition);
        if (isValid(schema, edition)) {
          // Only what a schema cannot say may be wrong with it.
          if (!read.ok) expect(read.error).toMatch(BEYOND_THE_SCHEMA);
          both++;
        } else {
          expect(read).toMatchObject({
            ok: false,
            error: expect.stringMatching(/^edition.*\(OE-\d+\)$/),
          });
        }
      }),
      { numRuns: 2000 },
    );
    expect(both).toBeGreaterThan(20);
  });
});

const BEYOND_THE_SCHEMA =
  /another castle's exit|must be 20 in all|no Ogre wants|only \d in the box|chests in play need|lays out|highest score is/;

const schema = editionSchema as unknown as Schema;

function everyPath(value: Json, path: string[] = []): string[] {
  const here = path.length > 0 ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return here;
  return here.concat(
    Object.entries(value).flatMap(([key, inner]) => everyPath(inner as Json, [...path, key])),
  );
}

/** A field can be put only into an object or a list. */
function canReach(path: string): boolean {
  let inner: unknown = standard;
  for (const key of path.split('.').slice(0, -1)) inner = (inner as Record<string, unknown>)[key];
  return typeof inner === 'object';
}

/** JSON Schema by the book, as far as ours goes: true or false and nothing else. */
function isValid(rule: Schema, value: Json): boolean {
  if (rule.$ref) return isValid(schema.$defs?.[rule.$ref.split('/')[2] as string] as Schema, value);
  const isList = Array.isArray(value);
  const isObject = typeof value === 'object' && value !== null && !isList;
  const types: Record<string, boolean> = {
    object: isObject,
    array: isList,
    integer: Number.isInteger(value),
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
  };
  const checks = [
    rule.type === undefined || types[rule.type],
    rule.enum === undefined || rule.enum.includes(value),
    typeof value !== 'number' ||
      (value >= (rule.minimum ?? value) && value <= (rule.maximum ?? value)),
    typeof value !== 'string' || value.length >= (rule.minLength ?? 0),
    typeof value !== 'string' || value.length <= (rule.maxLength ?? value.length),
    !isList || (value.length >= (rule.minItems ?? 0) && value.length <= (rule.maxItems ?? 99)),
    !isList ||
      !rule.uniqueItems ||
      new Set(value.map((each) => JSON.stringify(each))).size === value.length,
    !isList || !rule.items || value.every((each) => isValid(rule.items as Schema, each)),
    !isObject || (rule.required ?? []).every((key) => key in value),
    !isObject ||
      rule.additionalProperties !== false ||
      Object.keys(value).every((key) => key in (rule.properties ?? {})),
    !isObject ||
      Object.entries(rule.properties ?? {}).every(
        ([key, inner]) => !(key in value) || isValid(inner, (value as JsonObject)[key] as Json),
      ),
  ];
  return checks.every(Boolean);
}
