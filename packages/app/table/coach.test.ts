import { describe, expect, it } from 'vitest';
import type { ViewedStep } from '../session/table-session.ts';
import { withChoice } from './coach.ts';

const steps = (...by: number[]): ViewedStep[] =>
  by.map((seat, n) => ({ n, by: seat, action: 'x', events: [], view: null }));
const turn = (seat: number, ...legal: string[]) => ({ seat, view: null, legal, n: 0 });

describe('the coach judges whole turns', () => {
  const begun = withChoice(null, turn(0, 'crate a1', 'crate b1'), [], 'crate a1');

  it('what follows in the same turn is part of it, an end that had to come too', () => {
    expect(withChoice(begun, turn(0, 'end'), steps(0), 'end')).toMatchObject({
      before: [],
      actions: ['crate a1', 'end'],
    });
  });

  it('after somebody else a new one begins', () => {
    const next = turn(0, 'crate c1', 'crate d1');
    expect(withChoice(begun, next, steps(0, 1), 'crate d1')?.actions).toEqual(['crate d1']);
    const other = turn(1, 'crate c1', 'crate d1');
    expect(withChoice(begun, other, steps(0), 'crate c1')?.turn.seat).toBe(1);
  });

  it('what had to be done anyway begins none', () => {
    expect(withChoice(begun, turn(0, 'end'), steps(0, 1), 'end')).toBe(begun);
    expect(withChoice(null, turn(0, 'end'), [], 'end')).toBeNull();
  });
});
