import { describe, expect, it } from 'vitest';
import { randomLog, sunAndMoon } from './example/sun-and-moon.ts';
import { type AnyGame, positionAt, readRecords, seededDice, writeRecord } from './index.ts';

const find = (id: string): AnyGame | undefined => (id === 'sun-and-moon' ? sunAndMoon : undefined);
const start = sunAndMoon.canonical(sunAndMoon.setup({ goal: 2 }, seededDice(1)));
const header = { record: 1, game: 'sun-and-moon', options: {}, start };

/** Lines of JSON, as a file has them. */
const file = (...lines: unknown[]): string =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');

const problem = (...lines: unknown[]): string => {
  const read = readRecords(file(...lines), find);
  return read.ok ? 'fine' : read.error;
};

const bid = { n: 1, by: 'sun', action: 'bid 1' };

describe('reading is strict about what matters', () => {
  it.each([
    ['an unknown game', [{ ...header, game: 'chess' }], 'line 1: unknown game "chess"'],
    ['an unknown version', [{ ...header, record: 2 }], 'line 1: record version 2 is not known'],
    ['an unknown option', [{ ...header, options: { gaol: 2 } }], 'unknown option "gaol"'],
    ['a bad option', [{ ...header, options: { goal: 9 } }], 'option "goal" must be a whole number'],
    ['options that are no object', [{ ...header, options: [] }], 'options must be an object'],
    ['no start', [{ record: 1, game: 'sun-and-moon', options: {} }], 'no "start"'],
    ['a damaged start', [{ ...header, start: { round: 1 } }], 'line 1: start: must have the keys'],
    [
      'a value nested without end',
      [`{"record":1,"game":"sun-and-moon","start":${'['.repeat(100_000)}`],
      'line 1: nested too deep',
    ],
    ['a line without end', [`{"x":"${'y'.repeat(1_100_000)}"}`], 'line 1: longer than'],
    ['a broken line', [header, '{"n":1,'], 'line 2: not JSON'],
    ['a line that is no object', [header, '[1]'], 'line 2: not a JSON object'],
    ['a line of neither kind', [header, { action: 'bid 1' }], 'line 2: neither a header'],
    ['an action before a header', [bid], 'line 1: an action before any header'],
    ['a gap in n', [header, { ...bid, n: 2 }], 'line 2: "n" is 2, expected 1'],
    ['a repeated n', [header, bid, { ...bid, by: 'moon' }], 'line 3: "n" is 1, expected 2'],
    ['an n that is a text', [header, { ...bid, n: '1' }], '"n" is "1", expected 1'],
    [
      'an unknown actor',
      [header, { ...bid, by: 'star' }],
      '"by" is "star", not one of "sun", "moon"',
    ],
    ['an action that is no text', [header, { ...bid, action: 1 }], '"action" must be a text'],
    ['nonsense', [header, { ...bid, action: 'fly' }], '"fly" is not an action of this game'],
    [
      'an illegal action, by rule',
      [header, { ...bid, action: 'go' }],
      'line 2: "go" by sun is not legal: SM-3',
    ],
    [
      'the wrong actor',
      [header, bid, { ...bid, n: 2 }],
      'line 3: "bid 1" by sun is not legal: SM-1',
    ],
    [
      'chance out of turn',
      [header, { n: 1, by: 'chance', action: 'roll 1' }],
      'not what chance can bring',
    ],
    ['an empty file', ['', '  '], 'no header line'],
  ])('%s is an error that names the line', (_, lines, message) => {
    expect(problem(...lines)).toContain(message);
  });

  it('a resignation after the end, and one that lists legal actions, are errors', () => {
    const resign = { n: 1, by: 'moon', action: 'resign' };
    expect(problem(header, resign)).toBe('fine');
    expect(problem(header, resign, { ...resign, n: 2 })).toContain('nobody can resign');
    expect(problem(header, { ...resign, legal: ['bid 1', 'bid 2', 'bid 3'] })).toContain(
      'carries no',
    );
  });

  it('a full line with a wrong legal list or position says what differs', () => {
    const legal = ['bid 1', 'bid 2', 'bid 3'];
    const after = { ...(start as object), bids: [1, 0] };
    const full = { ...bid, legal, position: after };
    expect(problem(header, full)).toBe('fine');
    expect(problem(header, { ...full, legal: legal.slice(1) })).toContain('lacks bid 1');
    expect(problem(header, { ...full, legal: [...legal, 'tap'] })).toContain('too much: tap');
    expect(problem(header, { ...full, legal: legal.toReversed() })).toContain('not sorted');
    expect(problem(header, { ...full, position: start })).toContain('position.bids is [0,0]');
    expect(problem(header, { ...full, position: { ...after, x: 1 } })).toContain('unknown key "x"');
  });
});

describe('reading is easy about what does not', () => {
  it('ignores blank lines, unknown keys and key order, and takes defaults that are listed', () => {
    const text = file(
      '',
      { start, options: { goal: 2 }, game: 'sun-and-moon', record: 1, names: ['Ada', 'Bo'] },
      '',
      { action: 'bid 1', by: 'sun', n: 1, mood: 'good' },
      '\r',
    );
    const read = readRecords(text, find);
    expect(read.ok && read.value[0]?.entries).toEqual([{ by: 0, action: 'bid 1' }]);
    expect(read.ok && read.value[0]?.extra).toEqual({ names: ['Ada', 'Bo'] });
  });

  it('reads several games and unfinished ones', () => {
    const read = readRecords(file(header, bid, header, header, bid), find);
    expect(read.ok && read.value.map((game) => game.entries.length)).toEqual([1, 0, 1]);
  });
});

describe('writing', () => {
  const options = { goal: 3 };
  const record = {
    game: sunAndMoon,
    options,
    start: sunAndMoon.canonical(sunAndMoon.setup(options, seededDice(1))),
    entries: randomLog(seededDice(5), options),
    extra: { names: ['Ada', 'Bo'] },
  };

  it('lists the options that differ from their default, and the extra header keys', () => {
    const line = JSON.parse(writeRecord(record)[0] as string);
    expect(Object.keys(line)).toEqual(['record', 'game', 'options', 'start', 'names']);
    expect(line.options).toEqual({ goal: 3 });
  });

  it('is read back as it was, short and full', () => {
    for (const full of [false, true]) {
      const read = readRecords(writeRecord(record, { full }).join('\n'), find);
      expect(read).toEqual({ ok: true, value: [record] });
    }
  });

  it('can be stopped at any point for a look', () => {
    expect(positionAt(record, 0)).toEqual(record.start);
    expect(positionAt(record, record.entries.length)).toMatchObject({ phase: 'over' });
  });
});
