import { type Pen, plainPen } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Action, game } from '../rules/index.ts';
import type { Position } from '../rules/position.ts';
import { newGame, playOn } from '../rules/testing/scene.ts';
import { drawTerminal, warnTerminal } from './terminal.ts';

const draw = (position: Position, ink: Pen = plainPen): string[] =>
  drawTerminal(game.view(position, 'spectator'), ink).split('\n');

/** Marks what is painted in which colour. */
const marking: Pen = {
  ...plainPen,
  cyan: (text) => `<cyan ${text}>`,
  white: (text) => `<white ${text}>`,
  yellow: (text) => `<yellow ${text}>`,
};

describe('the terminal board', () => {
  it('shows each level as a layer, with crates, planks and what they shut', () => {
    const position = newGame({ side: 5, crates: 8 });
    playOn(position, 'crate b2', 'crate c2', 'plank a2-d2', 'crate c2');
    playOn(position, 'crate b4', 'plank b1-b4');
    expect(draw(position)).toEqual([
      'Turn 5  ·  Teal to play  ·  planks left 6',
      '▶ Teal   points   1   crates left  6',
      '  White  points   0   crates left  6',
      '',
      '   Board                Level 1        ',
      '5   ·  ·  ·  ·  ·    5                 ',
      '4   ·  W  ·  ·  ·    4      │          ',
      '3   ·  ░  ·  ·  ·    3      │          ',
      '2   ░  T  W  ░  ·    2  ────┼──T────   ',
      '1   ·  ░  ·  ·  ·    1      │          ',
      '    a  b  c  d  e        a  b  c  d  e ',
      '',
      'T W crates   · room on the board   ─ │ ┼ planks   ░ shut under a plank',
    ]);
  });

  it('paints crates in their colours', () => {
    const position = newGame();
    playOn(position, 'crate b2', 'crate c2');
    const text = draw(position, marking).join('\n');
    expect(text).toContain('<cyan T>');
    expect(text).toContain('<white W>');
  });

  it('says what was placed in this turn', () => {
    const position = newGame();
    playOn(position, 'crate a1', 'crate b1', 'plank a1-d1');
    expect(draw(position)[0]).toContain('Teal to play, plank laid');
  });

  it('says how the game ended', () => {
    const fallen = newGame();
    playOn(fallen, 'crate a1', 'crate b1', 'plank a1-d1', 'crate d1');
    expect(draw(fallen)[0]).toContain('White wins: the cargo fell');
    const resigned = newGame();
    game.resign?.(resigned, 1);
    expect(draw(resigned)[0]).toContain('Teal wins: by resignation');
  });

  it('breaks many levels into rows of maps within 80 columns', () => {
    const position = newGame({ side: 8, crates: 20, planks: 16, cargo: 'secured' });
    playOn(position, 'crate a1', 'crate b1');
    for (let level = 0; level < 4; level++) {
      playOn(position, 'plank a1-d1', 'crate a1', 'crate b1');
      if (position.cratePlaced) playOn(position, 'end');
    }
    const lines = draw(position);
    expect(lines.filter((line) => line.includes('a  b  c')).length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines.join('\n')).toContain('Level 4');
  });
});

describe('WW-42 the terminal warns', () => {
  const warned = (text: string, warning = true) => {
    const position = newGame({ warning });
    playOn(position, 'crate a3', 'crate b3', 'plank a3-d3', 'crate f6');
    return warnTerminal(game.view(position, 0), game.readAction(text) as Action);
  };

  it('of what falls, before it happens', () => {
    expect(warned('crate d3')).toMatchObject({
      message: { key: 'steadiness.falls', values: { from: 'a3', to: 'd3', towards: 'east' } },
      isFatal: true,
    });
  });

  it('of nothing that holds, and of nothing where the table has switched it off', () => {
    expect(warned('crate f5')).toBeNull();
    expect(warned('end')).toBeNull();
    expect(warned('crate d3', false)).toBeNull();
  });
});
