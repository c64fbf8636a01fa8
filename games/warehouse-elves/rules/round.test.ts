import { describe, expect, it } from 'vitest';
import { axial } from './board.ts';
import type { WarehouseEvent } from './events.ts';
import { game } from './index.ts';
import { act, at, position, roll, typesOf } from './testing/situation.ts';

const STAY = 6;

/** Who turned over what, in order. */
const turnedOver = (events: readonly WarehouseEvent[]) =>
  events.flatMap((event) => (event.type === 'turn-over' ? [`${event.seat} ${event.card}`] : []));

describe('a round', () => {
  it('WE-20 both lock in at the same time, in either order', () => {
    const p = position();
    expect(game.actors(p)).toEqual([0, 1]);
    act(p, 'red', 'program F1 F2 L1');
    expect(p).toMatchObject({ phase: 'program' });
    expect(game.actors(p)).toEqual([0]);
    act(p, 'green', 'program L2 R2 F1');
    expect(game.actors(p)).toEqual([]);
    expect(p.phase).toBe('roll');
  });

  it('WE-20 a locked program cannot be changed', () => {
    const p = position({ green: { program: 'L1 F2 R1' } });
    const another = game.readAction('program F1 F2 R1');
    expect(another && game.refuse(p, 0, another)).toEqual({ key: 'locked', rule: 'WE-20' });
    expect(game.legal(p, 0)).toEqual([]);
  });

  it('WE-21 when both are locked in the die is rolled, once, before any card', () => {
    const p = position({
      snowman: at(0, -1),
      green: { program: 'L1 R1 L2' },
      red: { program: 'R1 L1 R2' },
    });
    expect(game.chance(p)).toHaveLength(6);
    expect(p).toMatchObject({ phase: 'roll', left: 0 });
    const events = roll(p, 3);
    expect(events[0]).toMatchObject({ type: 'roll', rule: 'WE-21', direction: 3, final: true });
    expect(typesOf(events).slice(1, 3)).toEqual(['snowman-moves', 'turn-over']);
    expect(axial(p.snowman)).toEqual([0, 0]);
    expect(p).toMatchObject({ phase: 'program', round: 2 });
  });

  it.each([
    ['green', ['green L1', 'red R1', 'green R1', 'red L1', 'green L2', 'red R2']],
    ['red', ['red R1', 'green L1', 'red L1', 'green R1', 'red R2', 'green L2']],
  ] as const)('WE-22 cards alternate, the Santa holder first: %s', (santa, order) => {
    const p = position({
      santa,
      green: { program: 'L1 R1 L2' },
      red: { program: 'R1 L1 R2' },
    });
    expect(turnedOver(roll(p, STAY))).toEqual(order);
  });

  it('WE-22 a card is carried out before the next is turned over', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, program: 'F1 F2 L1' },
      red: { program: 'F1 L1 R1' },
    });
    const events = roll(p, STAY);
    // Green stands on the ball's Stock and is asked before red turns anything over.
    expect(turnedOver(events)).toEqual(['green F1']);
    expect(p).toMatchObject({ phase: 'load', left: 0 });
    expect(turnedOver(act(p, 'green', 'load'))).toEqual(['red F1', 'green F2']);
    expect(p).toMatchObject({ phase: 'roll', left: 2 });
  });

  it('WE-23 Santa passes and both take their cards back', () => {
    const p = position({ green: { program: 'L1 R1 L2' }, red: { program: 'R1 L1 R2' } });
    const events = roll(p, STAY);
    expect(events.at(-1)).toMatchObject({
      type: 'pass-santa',
      seat: 'green',
      rival: 'red',
      round: 2,
    });
    expect(game.canonical(p)).toMatchObject({
      round: 2,
      phase: 'program',
      toAct: ['green', 'red'],
      santa: 'red',
      left: 0,
      trucks: { green: { program: null, played: 0 }, red: { program: null, played: 0 } },
    });
    expect(game.legal(p, 0)).toHaveLength(120);
    expect(game.legal(p, 1)).toHaveLength(120);
  });

  it('WE-23 and back again a round later', () => {
    const p = position({ green: { program: 'L1 R1 L2' }, red: { program: 'R1 L1 R2' } });
    roll(p, STAY);
    act(p, 'green', 'program L1 R1 L2');
    act(p, 'red', 'program L1 R1 L2');
    expect(turnedOver(roll(p, STAY))[0]).toBe('red L1');
    expect(p).toMatchObject({ round: 3, santa: 0 });
  });

  it('a push may put the truck that rolled right before the other: it bumps from there', () => {
    const p = position({
      snowman: at(2, -1),
      green: { at: at(0, 0), facing: 5, program: 'F2 L1 R1' },
      red: { at: at(-2, 0), toys: ['doll'], program: 'L1 R1 L2' },
    });
    // The Snowman comes to [1,0]; on green's F2 he pushes it off the Stock at [0,0]
    // onto [-1,0], from where it bumps into red at once.
    roll(p, 4);
    expect(axial(p.snowman)).toEqual([1, 0]);
    roll(p, 5);
    expect(axial(p.snowman)).toEqual([0, 0]);
    expect(p).toMatchObject({ phase: 'take', toAct: [0], left: 0 });
    expect(p.trucks[0]).toMatchObject({ at: at(-1, 0), facing: 2 });
    act(p, 'green', 'take doll');
    expect(p).toMatchObject({ round: 2, phase: 'program' });
  });

  it('plays the same whether or not anybody listens', () => {
    const heard = position({ green: { program: 'F2 L1 R1' }, red: { program: 'F1 F2 R1' } });
    const alone = game.clone(heard);
    for (const number of [3, 4, 2]) {
      roll(heard, number);
      const action = game.readAction(`roll ${number}`);
      if (action) game.play(alone, -1, action);
    }
    expect(alone).toEqual(heard);
  });
});
