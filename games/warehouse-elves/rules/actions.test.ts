import { describe, expect, it } from 'vitest';
import { cardNames, PROGRAMS, programOf, ROLLS, readAction, writeAction } from './actions.ts';
import { CARDS } from './cards.ts';
import { game } from './index.ts';
import { at, position } from './testing/situation.ts';

describe('actions', () => {
  it('WE-6 the six cards turn and drive as they say', () => {
    const table = CARDS.map(({ name, turn, hexes, rolls }) => [name, turn * 60, hexes, rolls]);
    expect(table).toEqual([
      ['L1', 300, 0, false],
      ['L2', 240, 0, false],
      ['R1', 60, 0, false],
      ['R2', 120, 0, false],
      ['F1', 0, 1, false],
      ['F2', 0, 2, true],
    ]);
  });

  it('WE-7 the die has six equally likely sides, blocked or not', () => {
    const cornered = position({
      snowman: at(-3, 0),
      green: { at: at(-2, 0), program: 'L1 R1 L2' },
      red: { program: 'L1 R1 L2' },
    });
    expect(game.chance(cornered).map(writeAction)).toEqual([
      'roll 1',
      'roll 2',
      'roll 3',
      'roll 4',
      'roll 5',
      'roll 6',
    ]);
    expect(game.chance(cornered)).toBe(ROLLS);
    expect(game.chance(position())).toEqual([]);
  });

  it('WE-20 there are 120 programs, each an ordered choice of three different cards', () => {
    const texts = PROGRAMS.map(writeAction);
    expect(new Set(texts).size).toBe(120);
    for (const { cards } of PROGRAMS) expect(new Set(cards).size).toBe(3);
  });

  it('are shared: reading the same text twice gives the same object', () => {
    expect(readAction('program L1 F2 R1')).toBe(programOf(['L1', 'F2', 'R1']));
    expect(cardNames(programOf(['L1', 'F2', 'R1']))).toEqual(['L1', 'F2', 'R1']);
    expect(PROGRAMS).toContain(readAction('program L1 F2 R1'));
  });

  it('read a program that is never legal, so that it can be refused by name', () => {
    const twice = readAction('program F1 F1 F1');
    expect(twice && writeAction(twice)).toBe('program F1 F1 F1');
  });

  it('read nothing sloppy', () => {
    for (const text of [
      '',
      'program',
      'program L1 F2',
      'program L1 F2 R1 R2',
      'program L1  F2 R1',
      'program l1 f2 r1',
      'program L3 F2 R1',
      ' load',
      'load ',
      'LOAD',
      'take',
      'take train',
      'take car bear',
      'roll 0',
      'roll 7',
      'roll 04',
      'roll',
      'resign',
      'toString',
      'constructor',
    ]) {
      expect(readAction(text)).toBeNull();
    }
  });
});
