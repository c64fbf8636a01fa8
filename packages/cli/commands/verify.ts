import { verifyRecord } from '@hearthside/table';
import { CheckFailed, type Command } from '../command.ts';
import { recordsOf } from './check.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'Checks that every roll of a record follows from the secret committed to before play.',
  usage: 'FILE [--json]',
  flags: { json: { type: 'boolean' } },
  words: [1, 1],
  async run([file], flags) {
    let games = 0;
    let rolls = 0;
    for await (const record of recordsOf(file as string)) {
      games++;
      const verified = verifyRecord(record);
      if (!verified.ok) throw new CheckFailed(`${file}: game ${games}: ${verified.error}`);
      rolls += verified.value.rolls;
    }
    if (flags['json']) console.log(JSON.stringify({ file, ok: true, games, rolls }));
    else
      console.log(
        `${file}: set-up and ${rolls} rolls of ${games} ${games === 1 ? 'game' : 'games'} are fair`,
      );
  },
};
