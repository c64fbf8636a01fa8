import { seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game, planDrive, TEAM_NAMES, type View } from '../rules/index.ts';
import { boardModule } from './index.ts';
import { goalsOf, numbersOf } from './planned-drive.tsx';

const position = game.setup({ stocks: 2 }, seededDice(7));
const start: View = game.view(position, 0);

describe('the way of a hint', () => {
  it('numbers every card, and no number lies on another', () => {
    for (const program of game.legal(position, 0)) {
      if (program.kind !== 'program') continue;
      const { steps } = planDrive(
        start,
        'green',
        program.cards.map(({ name }) => name),
      );
      const numbers = numbersOf(start.trucks.green.at, steps);
      expect(numbers.map(({ n }) => n)).toEqual([1, 2, 3]);
      for (const one of numbers) {
        for (const other of numbers) {
          if (one === other) continue;
          expect(Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)).toBeGreaterThan(25);
        }
      }
    }
  });

  it('rings the wished toys that it passes, and no others', () => {
    const [toy] = start.trucks.green.wishlist ?? [];
    expect(toy).toBeDefined();
    for (const team of TEAM_NAMES) expect(goalsOf({ steps: [], team, view: start })).toEqual([]);
    const { steps } = planDrive(start, 'green', ['F2', 'F1', 'L1']);
    const wished = (wishlist: View['trucks']['green']['wishlist']): View => ({
      ...start,
      trucks: { ...start.trucks, green: { ...start.trucks.green, wishlist } },
    });
    const passed = goalsOf({
      steps,
      team: 'green',
      view: wished(['ball', 'bear', 'car', 'doll', 'robot']),
    });
    expect(goalsOf({ steps, team: 'green', view: wished([]) }).length).toBe(0);
    for (const at of passed) expect(steps.map((step) => `${step.at}`)).toContain(`${at}`);
  });

  it('is laid out by its key as three cards in order', () => {
    const [first] = game.legal(position, 0);
    if (first?.kind !== 'program') throw new Error('a round begins with programs');
    expect(boardModule.planOf?.(start, [first])).toEqual({
      cards: first.cards.map(({ name }) => name),
    });
    expect(boardModule.planOf?.(start, [{ kind: 'load' }])).toBeNull();
  });
});
