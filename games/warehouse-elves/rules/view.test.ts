import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { act, at, position, roll } from './testing/situation.ts';

describe('a view', () => {
  it('WE-20 shows one’s own program and of the other’s only that it is locked', () => {
    const p = position({ green: { program: 'L1 F2 R1' } });
    expect(game.view(p, 0).trucks.green.program).toEqual(['L1', 'F2', 'R1']);
    for (const audience of [1, 'spectator'] as const) {
      const view = game.view(p, audience);
      expect(view.trucks.green.program).toEqual([null, null, null]);
      expect(view.trucks.red.program).toBeNull();
      expect(view.toAct).toEqual(['red']);
    }
  });

  it('WE-20 shows the cards that are turned over, and no more', () => {
    const p = position({ green: { program: 'L1 F2 R1' }, red: { program: 'R2 L2 F2' } });
    roll(p, 6);
    // Green's second card waits for its die.
    expect(game.view(p, 1).trucks.green).toMatchObject({ program: ['L1', 'F2', null], played: 2 });
    expect(game.view(p, 0).trucks.red).toMatchObject({ program: ['R2', null, null], played: 1 });
  });

  it('WE-20 an event of locking in tells nobody else the cards', () => {
    const p = position();
    const [lock] = act(p, 'red', 'program F1 F2 L1');
    expect(lock && game.viewEvent(lock, 1)).toMatchObject({ cards: ['F1', 'F2', 'L1'] });
    for (const audience of [0, 'spectator'] as const) {
      expect(lock && game.viewEvent(lock, audience)).toEqual({
        type: 'lock',
        rule: 'WE-20',
        final: true,
        seat: 'red',
        cards: null,
      });
    }
    expect(game.isSecret(game.legal(p, 0)[0] as never)).toBe(true);
    expect(game.isSecret({ kind: 'pass' })).toBe(false);
  });

  it('has exactly these keys, whoever looks', () => {
    const view = game.view(position(), 'spectator');
    expect(Object.keys(view)).toEqual([
      'options',
      'you',
      'round',
      'phase',
      'toAct',
      'santa',
      'snowman',
      'left',
      'trucks',
      'deckSize',
      'deck',
      'winner',
    ]);
    expect(view.you).toBeNull();
    expect(game.view(position(), 1).you).toBe('red');
    expect(view.options).toEqual({ stocks: 2 });
  });

  it('is enough to ask a seat for what is due', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, toys: ['car'], program: 'F1 L1 R1' },
      red: { at: at(0, 0), toys: ['bear', 'car', 'doll'], program: 'L1 R1 L2' },
    });
    expect(game.prompt(game.view(position(), 1), 1)).toEqual({ key: 'program', rule: 'WE-20' });
    roll(p, 6);
    expect(game.prompt(game.view(p, 'spectator'), 0)).toEqual({
      key: 'take',
      rule: 'WE-33',
      values: { toys: ['bear', 'doll'] },
    });
  });
});
