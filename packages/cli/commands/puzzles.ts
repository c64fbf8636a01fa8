import { writeFileSync } from 'node:fs';
import { type Command, numberFlag, textFlag } from '../command.ts';
import { boxNamed } from '../games.ts';
import { untilInterrupted } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { makePuzzles } from '../puzzles/make-puzzles.ts';

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'Makes puzzles with one best answer from games that bots play.',
  usage: '--game ID --count N [--seed S] [--out FILE]',
  help: 'The same seed makes the same puzzles. Ctrl-C stops and keeps what was found. Without --out they go to standard output.',
  flags: {
    game: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
  },
  words: [0, 0],
  async run(_, flags) {
    const box = boxNamed(textFlag(flags, 'game'));
    const count = numberFlag(flags, 'count', 9, 1);
    const seed = textFlag(flags, 'seed') ?? '1';
    const progress = new Progress('looking for puzzles', count);
    let found = 0;
    const onFound = () => progress.update(++found);
    const made = await untilInterrupted((signal) =>
      makePuzzles({ box, count, seed, signal, onFound }),
    ).finally(() => progress.end());
    if (made.length < count) console.error(`stopped with ${made.length} of ${count} puzzles`);
    // One a line: what a new seed changes can be read in a diff.
    const text = `[\n${made.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;
    const out = textFlag(flags, 'out');
    if (out === undefined) process.stdout.write(text);
    else writeFileSync(out, text);
  },
};
