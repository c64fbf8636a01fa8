import { expect, it } from 'vitest';
import { CHANCE, type Facts } from './contract.ts';
import { sunAndMoon } from './example/sun-and-moon.ts';
import { turnNumbers } from './turns.ts';

const entry = (by: number, ...types: string[]) => ({
  by,
  events: types.map((type) => ({ type })),
});

it('a turn begins when another seat acts, and a roll belongs to the turn it comes in', () => {
  const { counts: _, ...facts } = sunAndMoon.facts;
  const steps = [entry(0), entry(0), entry(1), entry(CHANCE), entry(1), entry(0)];
  expect(turnNumbers(facts, steps)).toEqual([1, 1, 2, 2, 2, 3]);
});

it('a round begins after the event that the facts name, whoever acts', () => {
  const facts: Facts = { ...sunAndMoon.facts, counts: { in: 'rounds', from: 'pass-santa' } };
  const steps = [entry(0), entry(1), entry(CHANCE, 'step', 'pass-santa'), entry(1), entry(0)];
  expect(turnNumbers(facts, steps)).toEqual([1, 1, 1, 2, 2]);
});
