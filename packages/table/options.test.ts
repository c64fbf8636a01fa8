import { describe, expect, it } from 'vitest';
import { changedOptions, type OptionSpecs, ok, readOptions } from './index.ts';

interface Options {
  readonly side: number;
  readonly cargo: string;
  readonly warning: boolean;
  readonly edition: string | null;
}

const options: OptionSpecs<Options> = {
  side: { kind: 'integer', min: 5, max: 8, default: 6 },
  cargo: { kind: 'choice', values: ['delicate', 'secured'], default: 'delicate' },
  warning: { kind: 'flag', default: true },
  edition: {
    kind: 'data',
    default: null,
    read: (value) => (value === 'mine' ? ok('mine') : { ok: false, error: 'is not mine' }),
  },
};
const game = {
  options,
  optionProblem: (given: Options) =>
    given.side === 8 && given.cargo === 'secured'
      ? { option: 'side', problem: 'is too large' }
      : null,
};

describe('reading options', () => {
  it('fills in defaults', () => {
    const all = { side: 6, cargo: 'delicate', warning: true, edition: null };
    expect(readOptions(game, {})).toEqual(ok(all));
    expect(readOptions(game, { side: 5, edition: 'mine' })).toEqual(
      ok({ ...all, side: 5, edition: 'mine' }),
    );
  });

  it.each([
    [{ sides: 5 }, 'unknown option "sides" (there are: side, cargo, warning, edition)'],
    [{ side: 4 }, 'option "side" must be a whole number from 5 to 8'],
    [{ side: 5.5 }, 'option "side" must be a whole number from 5 to 8'],
    [{ cargo: 'loose' }, 'option "cargo" must be "delicate" or "secured"'],
    [{ warning: 1 }, 'option "warning" must be true or false'],
    [{ edition: 'yours' }, 'option "edition" is not mine'],
    [{ side: 8, cargo: 'secured' }, 'option "side" is too large'],
    [null, 'options must be an object'],
    [{ toString: 1 }, 'unknown option "toString"'],
  ])('refuses %j and says why', (given, message) => {
    const read = readOptions(game, given);
    expect(read.ok ? '' : read.error).toContain(message);
  });

  it('lists what differs from the defaults', () => {
    expect(
      changedOptions(game, { side: 6, cargo: 'secured', warning: true, edition: null }),
    ).toEqual({
      cargo: 'secured',
    });
  });
});
