import { describe, expect, it } from 'vitest';
import { axial, DIRECTIONS, neighbour } from './board.ts';
import { act, at, mayDo, position, roll, typesOf } from './testing/situation.ts';

/** Programs that move nobody and roll no die. */
const IDLE = { program: 'L1 R1 L2' };

describe('the Snowman', () => {
  it('WE-40 moves one hex in the rolled direction', () => {
    for (const direction of DIRECTIONS) {
      const p = position({ snowman: at(0, 0), green: IDLE, red: IDLE });
      roll(p, direction);
      expect(p.snowman).toBe(neighbour(at(0, 0), direction));
    }
  });

  it('WE-40 may enter a Loading Bay', () => {
    const p = position({ snowman: at(2, 0), green: IDLE, red: { ...IDLE, at: at(0, 2) } });
    roll(p, 2);
    expect(axial(p.snowman)).toEqual([3, 0]);
  });

  it('WE-41 stays where he is when there is a wall', () => {
    const p = position({ snowman: at(2, -4), green: IDLE, red: IDLE });
    const events = roll(p, 1);
    expect(axial(p.snowman)).toEqual([2, -4]);
    expect(events[1]).toMatchObject({ type: 'snowman-stays', rule: 'WE-41', hold: 'wall' });
  });

  it('WE-42 pushes a truck one hex and takes its place; its facing does not change', () => {
    const p = position({
      snowman: at(0, 0),
      green: { ...IDLE, at: at(1, -1), facing: 4, program: 'F2 L1 R1' },
      red: IDLE,
    });
    const events = roll(p, 1);
    expect(axial(p.snowman)).toEqual([1, -1]);
    expect(axial(p.trucks[0].at)).toEqual([2, -2]);
    expect(p.trucks[0].facing).toBe(4);
    expect(typesOf(events)).toEqual(['roll', 'push', 'snowman-moves']);
  });

  it('WE-42 on the roll of F2 he may push the truck that plays it: it drives on from there', () => {
    const p = position({
      snowman: at(-1, -2),
      green: { at: at(-1, 0), facing: 2, toys: ['ball'], program: 'F2 L1 R1' },
      red: IDLE,
    });
    roll(p, 3, 3);
    expect(axial(p.snowman)).toEqual([-1, 0]);
    // Pushed from [-1,0] to [-1,1], then two hexes east.
    expect(axial(p.trucks[0].at)).toEqual([1, 1]);
  });

  it('WE-43 nobody moves when the truck has a wall behind it', () => {
    const p = position({ snowman: at(-2, 0), green: IDLE, red: IDLE });
    const events = roll(p, 5);
    expect(axial(p.snowman)).toEqual([-2, 0]);
    expect(axial(p.trucks[0].at)).toEqual([-3, 0]);
    expect(events[1]).toMatchObject({ rule: 'WE-43', hold: 'truck-at-wall' });
  });

  it('WE-44 nobody moves when the truck has the other truck behind it', () => {
    const p = position({
      snowman: at(-1, 0),
      green: { ...IDLE, at: at(0, 0) },
      red: { ...IDLE, at: at(1, 0) },
    });
    const events = roll(p, 2);
    expect([p.snowman, p.trucks[0].at, p.trucks[1].at].map(axial)).toEqual([
      [-1, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(events[1]).toMatchObject({ rule: 'WE-44', hold: 'truck-at-truck' });
  });

  it('WE-45 nobody can enter or use a Stock or a bay while he stands there', () => {
    const stock = position({
      snowman: at(1, 0),
      green: { at: at(-1, 0), facing: 2, program: 'F1 L1 R1' },
      red: IDLE,
    });
    roll(stock, 5);
    expect(axial(stock.snowman)).toEqual([0, 0]);
    expect(stock).toMatchObject({ round: 2, phase: 'program' });
    expect(stock.trucks[0]).toMatchObject({ at: at(-1, 0), facing: 5, toys: 0 });

    const bay = position({
      snowman: at(-3, 1),
      green: {
        at: at(-2, 0),
        facing: 5,
        toys: ['ball', 'bear', 'car'],
        wishlist: ['ball', 'bear', 'car'],
        program: 'F1 L1 R1',
      },
      red: IDLE,
    });
    roll(bay, 6);
    expect(axial(bay.snowman)).toEqual([-3, 0]);
    expect(bay.trucks[0]).toMatchObject({ at: at(-2, 0), facing: 2, completed: [] });
  });

  it('WE-35 a truck that the round’s roll pushes onto a Stock decides before any card', () => {
    const p = position({
      snowman: at(2, 0),
      green: { program: 'F1 R1 L1' },
      red: { at: at(1, 0), program: 'L1 R1 L2' },
    });
    roll(p, 5);
    expect(p).toMatchObject({ phase: 'load', toAct: [1], left: 0 });
    expect(p.trucks.map((truck) => truck.played)).toEqual([0, 0]);
    expect(mayDo(p, 'red')).toEqual(['load', 'pass']);
    const events = act(p, 'red', 'load');
    expect(typesOf(events).slice(0, 3)).toEqual(['load', 'turn-over', 'drive']);
    expect(p).toMatchObject({ round: 2, phase: 'program', santa: 1 });
  });

  it('WE-35 a truck that the roll of F2 pushes onto a Stock decides before the drive', () => {
    const p = position({
      snowman: at(2, -1),
      green: { program: 'F2 R1 L1' },
      red: { at: at(1, 0), program: 'L1 R1 L2' },
    });
    roll(p, 3);
    expect(axial(p.snowman)).toEqual([2, 0]);
    roll(p, 5);
    expect(p).toMatchObject({ phase: 'load', toAct: [1], left: 2 });
    expect(axial(p.trucks[0].at)).toEqual([-3, 0]);
    expect(p.trucks[0].played).toBe(1);
    act(p, 'red', 'pass');
    expect(axial(p.trucks[0].at)).toEqual([-1, 0]);
    expect(p.trucks[1].toys).toBe(0);
  });

  it('WE-35 a truck pushed by its own F2 loads, then drives both hexes', () => {
    const p = position({
      snowman: at(2, -1),
      green: { at: at(1, 0), facing: 5, program: 'F2 R1 L1' },
      red: IDLE,
    });
    roll(p, 3, 5);
    expect(p).toMatchObject({ phase: 'load', toAct: [0], left: 2 });
    act(p, 'green', 'load');
    expect(axial(p.trucks[0].at)).toEqual([-2, 0]);
  });
});
