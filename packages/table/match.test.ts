import { expect, it } from 'vitest';
import { sunAndMoon } from './example/sun-and-moon.ts';
import {
  PlayerFault,
  playMatch,
  Referee,
  randomPlayer,
  type SeenStep,
  seededDice,
} from './index.ts';

const table = () =>
  new Referee({ game: sunAndMoon, options: { goal: 2 }, table: 't', secret: '11'.repeat(32) });

it('players play a table to its end and are told what their seat may know', async () => {
  const told: SeenStep[] = [];
  const referee = table();
  const moon = { ...randomPlayer(seededDice(2)), notice: (step: SeenStep) => told.push(step) };
  const outcome = await playMatch(referee, [randomPlayer(seededDice(1)), moon]);
  expect(outcome).toEqual(referee.outcome);
  expect(told).toHaveLength(referee.n);
  const sunsBids = told.filter((step) => step.by === 0 && step.action === null);
  expect(sunsBids.length).toBeGreaterThan(0);
});

it('an illegal answer is its player’s fault, and everyone leaves', async () => {
  let left = 0;
  const cheat = { choose: () => 'go', leave: () => left++ };
  const match = playMatch(table(), [cheat, cheat]);
  await expect(match).rejects.toThrow(PlayerFault);
  expect(left).toBe(2);
});
