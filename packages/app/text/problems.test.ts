/** What somebody brings and does not fit is said in the reader's language, never in the code's. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import {
  type AnyGame,
  type Bad,
  playMatch,
  Referee,
  randomPlayer,
  readOptions,
  readRecords,
  seededDice,
  verifyRecord,
  writeRecord,
} from '@hearthside/table';
import { type Catalogue, sayProblem, Words } from '@hearthside/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';
import { wrongMarks } from './testing/marks.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): Catalogue => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

const games = new Map<string, AnyGame>();
/** A whole game of Warehouse Elves, dice sealed and opened. */
let lines: readonly string[] = [];

beforeAll(async () => {
  for (const box of shelf) games.set(box.facts.id, (await box.rules()).game);
  const game = games.get('warehouse-elves') as AnyGame;
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const secret = 'ab'.repeat(32);
  const referee = new Referee({ game, options: options.value, table: 'a table', secret });
  await playMatch(referee, [randomPlayer(seededDice(1)), randomPlayer(seededDice(2))]);
  lines = writeRecord(referee.record());
});

const find = (id: string) => games.get(id);

/** Said the same way in each language: no “unknown”, no key, no word of the code. */
function expectWords(problem: Bad, catalogueOf: (language: string) => Catalogue): void {
  for (const language of LANGUAGES) {
    const words = new Words(language, catalogueOf(language));
    const text = sayProblem(words, problem);
    expect([text, wrongMarks(language, text)]).toEqual([text, []]);
    expect(text).not.toBe(words.say('problem.unknown'));
    expect(text).not.toContain('JSON');
  }
}

const page = (language: string) => read(`packages/app/text/${language}.json`);

/** The record with one line of it changed. */
const withLine = (n: number, change: (line: Record<string, unknown>) => object): string =>
  lines.map((line, i) => (i === n ? JSON.stringify(change(JSON.parse(line))) : line)).join('\n');

/** What is odd about a file, the file, and the key of what is said. */
type Odd = readonly [string, () => string, string];

describe('a file that does not open', () => {
  it.each<Odd>([
    ['is empty', () => '', 'no-game'],
    ['is a picture', () => '\u0089PNG', 'line-unreadable'],
    ['is a list', () => '[]', 'line-unreadable'],
    ['has a line of something else', () => '{"hello":1}', 'line-unreadable'],
    ['begins in the middle', () => lines.slice(1).join('\n'), 'no-game'],
    ['is from later', () => withLine(0, (header) => ({ ...header, record: 2 })), 'line-version'],
    ['is of another game', () => withLine(0, (h) => ({ ...h, game: 'chess' })), 'line-game'],
    ['has odd options', () => withLine(0, (h) => ({ ...h, options: { x: 1 } })), 'line-options'],
    ['has no start', () => withLine(0, ({ start: _, ...h }) => h), 'line-start'],
    ['has an odd start', () => withLine(0, (h) => ({ ...h, start: {} })), 'line-start'],
    ['has an odd move', () => withLine(1, (line) => ({ ...line, action: 'fly' })), 'line-move'],
    ['skips a move', () => withLine(2, (line) => ({ ...line, n: 9 })), 'line-number'],
    ['names a stranger', () => withLine(1, (line) => ({ ...line, by: 'nobody' })), 'line-actor'],
    ['says what is not so', () => withLine(1, (line) => ({ ...line, position: {} })), 'line-check'],
  ])('%s', (_, file, key) => {
    const records = readRecords(file(), find);
    if (records.ok) throw new Error('it opened');
    expect(records.say?.key).toBe(key);
    expectWords(records, page);
  });
});

describe('dice that do not follow from the seal', () => {
  const fair = (change: (proof: Record<string, unknown>) => object | undefined) =>
    withLine(0, (header) => ({
      ...header,
      fair: change(header['fair'] as Record<string, unknown>),
    }));
  it.each<Odd>([
    ['played without', () => fair(() => undefined), 'fair-no-proof'],
    ['not opened yet', () => fair(({ secret: _, ...proof }) => proof), 'fair-not-over'],
    ['another seal', () => fair((p) => ({ ...p, commitment: 'cd'.repeat(32) })), 'fair-seal'],
    ['another table', () => fair((p) => ({ ...p, table: 'other' })), 'fair-setup'],
  ])('%s', (_, file, key) => {
    const records = readRecords(file(), find);
    if (!records.ok || !records.value[0]) throw new Error('it did not open');
    const verified = verifyRecord(records.value[0]);
    if (verified.ok) throw new Error('it is fair');
    expect(verified.say?.key).toBe(key);
    expectWords(verified, page);
  });

  it('a roll that was chosen', () => {
    const at = lines.findIndex((line) => line.includes('"by":"chance"'));
    // The game up to a roll, and then another roll than the one that came.
    const other = { 'roll 1': 'roll 2' }[JSON.parse(lines[at] as string).action as string];
    const changed = withLine(at, (line) => ({ ...line, action: other ?? 'roll 1' }));
    const records = readRecords(
      changed
        .split('\n')
        .slice(0, at + 1)
        .join('\n'),
      find,
    );
    if (!records.ok || !records.value[0]) throw new Error('it did not open');
    const verified = verifyRecord(records.value[0]);
    if (verified.ok) throw new Error('it is fair');
    expect(verified.say).toEqual({ key: 'fair-roll', values: { move: at } });
    expectWords(verified, page);
  });
});

describe('options that do not fit', () => {
  it.each([
    ['warehouse-elves', { stocks: 9 }, 'option-choice'],
    ['warehouse-wars', { side: 99 }, 'option-range'],
    ['warehouse-wars', { warning: 'yes' }, 'option-choice'],
    ['warehouse-wars', { sides: 6 }, 'options'],
    ['ogres-and-elves', { seats: 2, starter: 3 }, 'starter'],
    ['ogres-and-elves', { edition: 'not an edition' }, 'edition'],
    ['ogres-and-elves', [], 'options'],
  ] as const)('%s with %j', (id, given, key) => {
    const options = readOptions(games.get(id) as AnyGame, given);
    if (options.ok) throw new Error('they fit');
    expect(options.say?.key).toBe(key);
    expectWords(options, (language) => ({
      ...page(language),
      ...read(`games/${id}/text/${language}.json`),
    }));
  });
});
