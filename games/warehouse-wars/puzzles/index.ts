import type { Puzzle } from '@hearthside/table';
import made from './puzzles.json' with { type: 'json' };

export { judge } from './judge.ts';
export { maker } from './maker.ts';

/** Made by `hearthside puzzles --game warehouse-wars`; the test beside it proves each one again. */
export const puzzles = made as unknown as readonly Puzzle[];
