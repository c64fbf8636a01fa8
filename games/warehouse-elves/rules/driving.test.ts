import { CHANCE, pickChoice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { axial, type Direction } from './board.ts';
import { game } from './index.ts';
import { act, at, mayDo, position, roll, typesOf } from './testing/situation.ts';

/** Rolls that keep a Snowman in the far north where he is. */
const STAY = 6;

describe('driving', () => {
  it.each([
    ['L1', 1, 6],
    ['L1', 4, 3],
    ['L2', 1, 5],
    ['L2', 5, 3],
    ['R1', 6, 1],
    ['R1', 2, 3],
    ['R2', 5, 1],
    ['R2', 3, 5],
  ] as const)('WE-30 %s turns a truck in place from %i to %i', (card, from, to) => {
    const rest = ['L1', 'R1', 'F1', 'F2'].filter((each) => each !== card).slice(-2);
    const p = position({
      green: { at: at(0, 0), facing: from, program: [card, ...rest].join(' ') },
      red: { program: 'F2 R1 L1' },
    });
    // Stops at red's F2, after green's first card.
    roll(p, STAY);
    expect(p.trucks[0]).toMatchObject({ at: at(0, 0), facing: to, played: 1 });
  });

  it('WE-30 F1 moves a truck one hex along its facing, whichever that is', () => {
    const around: [Direction, number, number][] = [
      [1, 0, 0],
      [2, 0, 1],
      [3, -1, 2],
      [4, -2, 2],
      [5, -2, 1],
      [6, -1, 0],
    ];
    for (const [facing, q, r] of around) {
      const p = position({
        green: { at: at(-1, 1), facing, toys: ['ball', 'robot'], program: 'F1 L1 R1' },
        red: { program: 'L1 R1 L2' },
      });
      roll(p, STAY);
      expect([facing, axial(p.trucks[0].at)]).toEqual([facing, [q, r]]);
    }
  });

  it('WE-31 F2 rolls for the Snowman first, then moves two hexes', () => {
    const p = position({
      snowman: at(0, 0),
      green: { at: at(-3, 0), facing: 2, program: 'F2 L1 R1' },
      red: { program: 'L1 R1 L2' },
    });
    roll(p, 1);
    expect(p).toMatchObject({ phase: 'roll', left: 2, toAct: [] });
    expect(p.trucks[0]).toMatchObject({ at: at(-3, 0), played: 1 });
    const events = roll(p, 4);
    expect(events[0]).toMatchObject({ type: 'roll', rule: 'WE-31' });
    expect(typesOf(events).slice(0, 4)).toEqual(['roll', 'snowman-moves', 'drive', 'drive']);
    expect(axial(p.trucks[0].at)).toEqual([-1, 0]);
  });

  it('WE-31 both hexes of F2 must be driven: the bay in the middle is no place to stop', () => {
    const p = position({
      red: { at: at(2, 0), facing: 2, program: 'F2 L1 R1' },
      green: { program: 'L1 R1 L2' },
    });
    roll(p, STAY, STAY);
    // One hex to the bay, then the wall.
    expect(p.trucks[1]).toMatchObject({ at: at(3, 0), facing: 5 });
  });

  it('WE-32 a truck that meets a wall turns round and stops', () => {
    const p = position({
      green: { at: at(-3, 0), facing: 5, program: 'F1 L1 R1' },
      red: { program: 'F2 L1 R1' },
    });
    const events = roll(p, STAY);
    expect(p.trucks[0]).toMatchObject({ at: at(-3, 0), facing: 2 });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'bump', rule: 'WE-32', into: 'wall', from: 5, to: 2 }),
    );
  });

  it('WE-32 the printed example 1: F2 with one blank hex before the Snowman', () => {
    const p = position({
      snowman: at(0, -1),
      green: { at: at(-2, 0), facing: 2, program: 'F2 L1 L2' },
      red: { program: 'L1 R1 F2' },
    });
    // The round's roll is blocked by nobody; the card's roll puts him in the way.
    roll(p, 2);
    expect(axial(p.snowman)).toEqual([1, -1]);
    const events = roll(p, 4);
    expect(axial(p.snowman)).toEqual([0, 0]);
    expect(typesOf(events).slice(2, 4)).toEqual(['drive', 'bump']);
    // Its rest is lost: the next cards turn it, from facing west, by 60 and 120 degrees left.
    expect(p.trucks[0]).toMatchObject({ at: at(-1, 0), facing: 2, played: 3 });
  });

  it('WE-32 the printed example 2: F1 facing a wall only turns the truck', () => {
    const p = position({
      red: { at: at(3, 0), facing: 2, program: 'F1 L1 R1' },
      green: { program: 'F2 L1 R1' },
      santa: 'red',
    });
    roll(p, STAY);
    expect(p.trucks[1]).toMatchObject({ at: at(3, 0), facing: 5, played: 1 });
  });

  it('WE-32 a bump on the first of two hexes loses the second', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, program: 'F2 L1 R1' },
      red: { at: at(0, 0), program: 'L1 R1 L2' },
    });
    roll(p, STAY, STAY);
    expect(p).toMatchObject({ round: 2, left: 0 });
    expect(p.trucks[0]).toMatchObject({ at: at(-1, 0), facing: 5 });
  });

  it('WE-33 a truck that bumps the other may take one toy that it does not hold', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, toys: ['car'], program: 'F1 L1 R1' },
      red: { at: at(0, 0), facing: 3, toys: ['bear', 'car', 'doll'], program: 'F2 R1 L2' },
    });
    roll(p, STAY);
    expect(p).toMatchObject({ phase: 'take', toAct: [0], left: 0 });
    expect(p.trucks[0].facing).toBe(5);
    expect(mayDo(p, 'green')).toEqual(['pass', 'take bear', 'take doll']);
    expect(mayDo(p, 'red')).toEqual([]);
    act(p, 'green', 'take doll');
    expect(game.view(p, 0).trucks.green.toys).toEqual(['car', 'doll']);
    expect(game.view(p, 0).trucks.red.toys).toEqual(['bear', 'car']);
    // The bumped truck neither moved nor turned.
    expect(p.trucks[1]).toMatchObject({ at: at(0, 0), facing: 3, played: 1 });
  });

  it('WE-33 taking is a choice', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, program: 'F1 L1 R1' },
      red: { at: at(0, 0), toys: ['bear'], program: 'F2 R1 L2' },
    });
    roll(p, STAY);
    expect(typesOf(act(p, 'green', 'pass'))[0]).toBe('take-nothing');
    expect(game.view(p, 0).trucks).toMatchObject({ green: { toys: [] }, red: { toys: ['bear'] } });
  });

  it('WE-33 nobody is asked when there is nothing to take', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, toys: ['bear', 'car'], program: 'F1 L1 R1' },
      red: { at: at(0, 0), toys: ['bear'], program: 'F2 R1 L2' },
    });
    roll(p, STAY);
    expect(p).toMatchObject({ phase: 'roll', left: 2 });
    expect(p.trucks[0]).toMatchObject({ at: at(-1, 0), facing: 5 });
  });

  it('WE-33 the truck that is bumped, not the one that bumps a wall or Snowman, gives a toy', () => {
    const p = position({
      snowman: at(1, -3),
      green: { at: at(0, -3), facing: 2, program: 'F1 L1 R1' },
      red: { toys: ['bear'], program: 'F2 R1 L2' },
    });
    roll(p, STAY);
    expect(p).toMatchObject({ phase: 'roll', left: 2 });
    expect(p.trucks[0].facing).toBe(5);
  });

  it('WE-34 trucks and Snowman never share a hex, however long they drive about', () => {
    const dice = seededDice('one token to a hex');
    for (let i = 0; i < 20; i++) {
      const p = game.setup({ stocks: 2 }, dice);
      while (game.outcome(p) === null) {
        const [by = CHANCE] = game.actors(p);
        game.play(p, by, pickChoice(game, p, by, dice));
        if (new Set([p.snowman, p.trucks[0].at, p.trucks[1].at]).size < 3) {
          expect.fail(JSON.stringify(game.canonical(p)));
        }
      }
    }
  });

  it('WE-35 passing over a Stock is enough: the toy is loaded before the next hex', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, program: 'F2 L1 R1' },
      red: { program: 'L1 R1 L2' },
    });
    roll(p, STAY, STAY);
    expect(p).toMatchObject({ phase: 'load', toAct: [0], left: 1 });
    expect(axial(p.trucks[0].at)).toEqual([0, 0]);
    act(p, 'green', 'load');
    expect(axial(p.trucks[0].at)).toEqual([1, 0]);
    expect(game.view(p, 0).trucks.green.toys).toEqual(['ball']);
  });

  it('WE-35 standing still on a Stock does not use it again, nor does bumping there', () => {
    const p = position({
      snowman: at(2, 0),
      green: { at: at(0, 0), facing: 1, program: 'R1 F1 L1' },
      red: { program: 'L1 R1 L2' },
    });
    // The Snowman comes west, and green bumps into him.
    roll(p, 5);
    expect(p).toMatchObject({ round: 2, phase: 'program' });
    expect(p.trucks[0]).toMatchObject({ at: at(0, 0), facing: 4, toys: 0 });
  });

  it('WE-36 the other team’s bay can be driven over and stopped on, and does nothing', () => {
    const p = position({
      green: {
        at: at(2, 0),
        facing: 2,
        toys: ['ball', 'bear', 'car'],
        wishlist: ['ball', 'bear', 'car'],
        program: 'F1 L1 R1',
      },
      red: { at: at(0, 0), program: 'L1 R1 L2' },
    });
    roll(p, STAY);
    expect(p.trucks[0]).toMatchObject({ at: at(3, 0), completed: [] });
    expect(game.view(p, 0).trucks.green.toys).toEqual(['ball', 'bear', 'car']);
  });
});
