import { readFileSync } from 'node:fs';
import { shelf } from '@hearthside/shelf';
import type { OptionSpec } from '@hearthside/table';
import { CheckFailed, type Command, UsageError } from '../command.ts';

export const edition: Command = {
  name: 'edition',
  summary: 'Checks a file with a board of your own for a game that can play one.',
  usage: 'check FILE',
  flags: {},
  words: [2, 2],
  async run([verb, file]) {
    if (verb !== 'check') throw new UsageError(`cannot ${verb} an edition (there is: check)`);
    let value: never;
    try {
      value = JSON.parse(readFileSync(file as string, 'utf8')) as never;
    } catch (error) {
      throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
    }
    const problems: string[] = [];
    for (const box of shelf) {
      const { game } = await box.rules();
      for (const spec of Object.values<OptionSpec>(game.options)) {
        if (spec.kind !== 'data') continue;
        const read = spec.read(value);
        if (read.ok) {
          console.log(`${file}: a good edition of ${box.facts.title}`);
          return;
        }
        problems.push(`${file}: ${read.error}`);
      }
    }
    throw new CheckFailed(problems.join('\n') || 'no game on the shelf takes an edition');
  },
};
