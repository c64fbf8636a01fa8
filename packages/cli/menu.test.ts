import { plainPen } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { Menu } from './menu.ts';

const CARDS = ['F1', 'F2', 'L1', 'L2', 'R1', 'R2'];
const programs = CARDS.flatMap((a) =>
  CARDS.flatMap((b) => CARDS.map((c) => [a, b, c])).filter((cards) => new Set(cards).size === 3),
).map((cards) => `program ${cards.join(' ')}`);
const menu = (actions: readonly string[]) => new Menu(actions, (action) => `<${action}>`);

describe('a short menu', () => {
  it('lists every action with its meaning and takes its number or its text', () => {
    const short = menu(['load', 'pass']);
    expect(short.lines(plainPen)).toEqual(['  1 load  <load>', '  2 pass  <pass>']);
    expect(short.choose('2')).toBe('pass');
    expect(short.choose('load')).toBe('load');
    expect(short.choose('3')).toBeNull();
  });

  it('hands on what it does not know, for the rules to refuse', () => {
    expect(menu(['load', 'pass']).choose('take car')).toBe('take car');
  });
});

describe('a long menu', () => {
  it('is walked word by word, skipping words that leave no choice', () => {
    const long = menu(programs);
    expect(long.lines(plainPen).join('\n')).toContain('1 F1    2 F2    3 L1');
    expect(long.choose('1')).toBeNull();
    expect(long.choose('1')).toBeNull();
    expect(long.lines(plainPen)[0]).toContain('program F1 F2 L1');
    expect(long.choose('1')).toBe('program F1 F2 L1');
  });

  it('takes the rest typed at once, and can be left again', () => {
    const long = menu(programs);
    expect(long.choose('L1 F2 R1')).toBe('program L1 F2 R1');
    expect(long.choose('program L1 F2 R2')).toBe('program L1 F2 R2');
    expect(long.choose('F1')).toBeNull();
    expect(long.choose('b')).toBeNull();
    expect(long.choose('R1 F2 L1')).toBe('program R1 F2 L1');
  });
});
