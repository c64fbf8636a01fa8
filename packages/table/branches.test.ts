import { describe, expect, it } from 'vitest';
import { randomLog, sunAndMoon } from './example/sun-and-moon.ts';
import {
  type Branch,
  type GameRecord,
  readBranches,
  readRecords,
  seededDice,
  writeBranches,
  writeRecord,
} from './index.ts';

const options = { goal: 2 };
const main = randomLog(seededDice('main'));
const whole: GameRecord = {
  game: sunAndMoon,
  options,
  start: sunAndMoon.canonical(sunAndMoon.setup(options, seededDice(1))),
  entries: main,
  extra: {},
};
/** Another game that has its whole life from the first position on. */
const other: Branch = { from: 0, entries: randomLog(seededDice('other')) };

const withBranches = (branches: unknown): GameRecord => ({
  ...whole,
  extra: { branches: branches as never },
});

describe('branches of a record', () => {
  it('are written into its header and read back, each checked move by move', () => {
    const extra = writeBranches(sunAndMoon, options, [other, { from: main.length, entries: [] }]);
    const text = writeRecord({ ...whole, extra }).join('\n');
    const read = readRecords(text, () => sunAndMoon);
    if (!read.ok || !read.value[0]) throw new Error('not read');
    expect(read.value[0].entries).toEqual(main);
    expect(readBranches(read.value[0])).toEqual({
      ok: true,
      value: [other, { from: main.length, entries: [] }],
    });
  });

  it('are absent where there are none', () => {
    expect(writeBranches(sunAndMoon, options, [])).toEqual({});
    expect(readBranches(whole)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['no list', 7, 'must be a short list'],
    ['a branch that is no object', [3], 'a branch must be an object'],
    ['a beginning after the end', [{ from: 10_000, actions: [] }], '"from" is 10000'],
    ['no actions', [{ from: 0 }], '"actions" must be a list'],
    ['an unknown actor', [{ from: 0, actions: [['star', 'bid 1']] }], 'no action of a branch'],
    ['an action that is not legal there', [{ from: 0, actions: [['sun', 'bid 9']] }], 'not legal'],
  ])('are refused with a reason: %s', (_, branches, reason) => {
    const read = readBranches(withBranches(branches));
    expect(read.ok ? 'fine' : read.error).toContain(reason);
  });
});
