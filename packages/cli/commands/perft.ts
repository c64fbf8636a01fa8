import { readFileSync } from 'node:fs';
import { perft as count, type Json, seededDice } from '@hearthside/table';
import { type Command, UsageError } from '../command.ts';
import { gameNamed, optionsFlag } from '../games.ts';

export const perft: Command = {
  name: 'perft',
  summary: 'Counts the sequences of DEPTH actions from a position, chance included.',
  usage: 'GAME POSITION DEPTH [--options JSON] [--json]',
  help: 'POSITION is a canonical position as JSON, @FILE that holds one, or `start` (set up with seed 1).',
  flags: { options: { type: 'string' }, json: { type: 'boolean' } },
  words: [3, 3],
  async run([id, where, depthText], flags) {
    const game = await gameNamed(id);
    const options = optionsFlag(game, flags);
    const depth = Number(depthText);
    if (!Number.isInteger(depth) || depth < 0 || depth > 12) {
      throw new UsageError(`DEPTH must be a whole number from 0 to 12, not "${depthText}"`);
    }
    const position =
      where === 'start' ? game.setup(options, seededDice(1)) : restored(where as string);
    const began = performance.now();
    const sequences = count(game, position, depth);
    const seconds = (performance.now() - began) / 1000;
    if (flags['json']) console.log(JSON.stringify({ game: id, depth, count: sequences, seconds }));
    else console.log(`${sequences} sequences of ${depth} in ${seconds.toFixed(2)} s`);

    function restored(text: string): unknown {
      let canonical: Json;
      try {
        canonical = JSON.parse(text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text);
      } catch (error) {
        throw new UsageError(`POSITION: ${(error as Error).message}`);
      }
      const result = game.restore(canonical, options);
      if (!result.ok) throw new UsageError(`POSITION: ${result.error}`);
      return result.value;
    }
  },
};
