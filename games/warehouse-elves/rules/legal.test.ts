import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import type { Position } from './position.ts';
import { at, position, roll } from './testing/situation.ts';

const STAY = 6;

function refusal(p: Position, seat: number, text: string) {
  const action = game.readAction(text);
  if (!action) throw new Error(text);
  return game.refuse(p, seat, action);
}

const bumped = () => {
  const p = position({
    green: { at: at(-1, 0), facing: 2, toys: ['car'], program: 'F1 L1 R1' },
    red: { at: at(0, 0), toys: ['bear', 'car'], program: 'L1 R1 L2' },
  });
  roll(p, STAY);
  return p;
};

describe('a refusal says which statement forbids it', () => {
  it('WE-20 the same card twice', () => {
    expect(refusal(position(), 0, 'program F1 L1 F1')).toEqual({
      key: 'card-twice',
      rule: 'WE-20',
      values: { card: 'F1' },
    });
  });

  it('WE-20 anything but a program while programs are due', () => {
    for (const text of ['load', 'pass', 'take car']) {
      expect(refusal(position(), 1, text)).toEqual({ key: 'program-first', rule: 'WE-20' });
    }
  });

  it('WE-21 and WE-31 an action while the die is due, or a roll by a player', () => {
    const p = position({ green: { program: 'F2 L1 R1' }, red: { program: 'L1 R1 L2' } });
    expect(refusal(p, 0, 'program F1 F2 L1')).toEqual({ key: 'die-first', rule: 'WE-21' });
    expect(refusal(p, 0, 'roll 3')).toEqual({ key: 'roll', rule: 'WE-21' });
    roll(p, STAY);
    expect(refusal(p, 0, 'load')).toEqual({ key: 'die-first', rule: 'WE-31' });
    expect(refusal(p, 1, 'roll 3')).toEqual({ key: 'roll', rule: 'WE-31' });
  });

  it('WE-50 another answer at a Stock, and WE-35 somebody else’s', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, program: 'F1 L1 R1' },
      red: { program: 'L1 R1 L2' },
    });
    roll(p, STAY);
    expect(refusal(p, 0, 'take car')).toEqual({ key: 'load-or-pass', rule: 'WE-50' });
    expect(refusal(p, 1, 'load')).toEqual({
      key: 'wait',
      rule: 'WE-35',
      values: { seat: 'green' },
    });
    expect(refusal(p, 0, 'load')).toBeNull();
    expect(refusal(p, 0, 'pass')).toBeNull();
  });

  it('WE-33 and WE-51 a toy that is not on offer after a bump', () => {
    const p = bumped();
    expect(refusal(p, 0, 'take bear')).toBeNull();
    expect(refusal(p, 0, 'pass')).toBeNull();
    expect(refusal(p, 0, 'take doll')).toMatchObject({ key: 'not-aboard', rule: 'WE-33' });
    expect(refusal(p, 0, 'take car')).toMatchObject({ key: 'have-toy', rule: 'WE-51' });
    expect(refusal(p, 0, 'load')).toEqual({ key: 'take-or-pass', rule: 'WE-33' });
    expect(refusal(p, 1, 'pass')).toMatchObject({ key: 'wait', rule: 'WE-33' });
  });

  it('WE-54 anything when the game is over', () => {
    const p = bumped();
    game.resign?.(p, 1);
    for (const text of ['take bear', 'pass', 'program F1 F2 L1', 'roll 1']) {
      expect(refusal(p, 0, text)).toEqual({ key: 'over', rule: 'WE-54' });
    }
    expect(game.chance(p)).toEqual([]);
  });

  it('a seat that is not at the table may do nothing', () => {
    expect(game.legal(position(), 2)).toEqual([]);
    expect(refusal(position(), 2, 'program F1 F2 L1')).not.toBeNull();
  });
});
