import { packGame } from '@hearthside/table/link';
import type { Command } from '../command.ts';
import { recordsOf } from './check.ts';

export const link: Command = {
  name: 'link',
  summary:
    'Puts each game of a file into the letters of a link, which the page opens without a server.',
  usage: 'FILE [--json]',
  flags: { json: { type: 'boolean' } },
  words: [1, 1],
  async run([file], flags) {
    for await (const record of recordsOf(file as string)) {
      const players = record.game.seats(record.options).map(() => null);
      const letters = packGame({ record, players, at: 0 });
      const { length } = record.entries;
      if (flags['json']) {
        const game = record.game.facts.id;
        console.log(
          JSON.stringify({ game, entries: length, letters: letters.length, link: letters }),
        );
      } else console.log(`#/g/${letters}`);
    }
  },
};
