import { describe, expect, it } from 'vitest';
import type { CardName } from './cards.ts';
import { game } from './index.ts';
import { type PlannedStep, planDrive } from './plan.ts';
import { act, at, position, roll } from './testing/situation.ts';

const short = ({ kind, at: [q, r], facing }: PlannedStep) => `${kind} ${q},${r} ${facing}`;

const plan = (p: ReturnType<typeof position>, ...cards: CardName[]) => {
  const { steps, certain } = planDrive(game.view(p, 0), 'green', cards);
  return { path: steps.map(short), certain };
};

describe('the plan of a drive', () => {
  it('has one step for each turn and each hex', () => {
    const { path } = plan(position(), 'F2', 'R1', 'F1');
    expect(path).toEqual(['drive -2,0 2', 'drive -1,0 2', 'turn -1,0 3', 'drive -1,1 3']);
  });

  it('may have fewer than three cards while a player is still choosing', () => {
    expect(plan(position())).toEqual({ path: [], certain: 0 });
    expect(plan(position(), 'L1').path).toEqual(['turn -3,0 1']);
  });

  it('WE-32 ends a card at a bump and goes on with the next', () => {
    const p = position({ green: { at: at(2, 0), facing: 2 }, red: { at: at(0, 2) } });
    const { steps } = planDrive(game.view(p, 0), 'green', ['F2', 'F1']);
    expect(steps.map(short)).toEqual(['drive 3,0 2', 'bump 3,0 5', 'drive 2,0 5']);
    expect(steps.map(({ card, into }) => [card, into])).toEqual([
      [0, null],
      [0, 'wall'],
      [1, null],
    ]);
  });

  it('is certain when the Snowman is far away', () => {
    expect(plan(position(), 'F2', 'R1', 'F1').certain).toBe(4);
  });

  it('is in doubt from the step that the round’s roll may change', () => {
    const near = position({ snowman: at(0, 0) });
    expect(plan(near, 'F1', 'R1')).toMatchObject({ certain: 2 });
    // He may come to [-1,0]: the second hex of the drive.
    const nearer = position({ snowman: at(0, -1) });
    expect(plan(nearer, 'F1', 'F2').certain).toBe(1);
  });

  it('is in doubt from the first step when the round’s roll may push the truck', () => {
    const p = position({ snowman: at(-2, 0), green: { at: at(-1, 0) } });
    expect(plan(p, 'L1', 'R1').certain).toBe(0);
  });

  it('is in doubt only from an F2 on when the round’s roll is over', () => {
    const p = position({
      snowman: at(0, -2),
      green: { program: 'L1 R1 F2' },
      red: { at: at(1, 1), facing: 5, program: 'F1 L1 R1' },
    });
    // He comes to [0,-1], from where the card's own roll may take him to [-1,0].
    roll(p, 3);
    expect(p).toMatchObject({ phase: 'roll', left: 2 });
    const view = game.view(p, 0);
    const { steps, certain } = planDrive(view, 'green', ['F2']);
    expect(steps.map(short)).toEqual(['drive -2,0 2', 'drive -1,0 2']);
    expect(certain).toBe(1);
    expect(planDrive(view, 'green', ['F1']).certain).toBe(1);
  });

  it('comes true when nothing interferes', () => {
    const p = position();
    const { steps } = planDrive(game.view(p, 0), 'green', ['F2', 'R1', 'F1']);
    act(p, 'green', 'program F2 R1 F1');
    act(p, 'red', 'program L1 R1 L2');
    roll(p, 6, 6);
    expect(game.view(p, 0).trucks.green).toMatchObject({
      at: steps.at(-1)?.at,
      facing: steps.at(-1)?.facing,
    });
  });
});
