import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { type GameRecord, RecordReader } from '@hearthside/table';
import { CheckFailed, type Command, UsageError } from '../command.ts';
import { everyGame } from '../games.ts';
import { Progress } from '../progress.ts';

export const check: Command = {
  name: 'check',
  summary: 'Replays a file of records and says what is wrong, if anything.',
  usage: 'FILE [--json]',
  help: 'Full records are compared line by line: legal actions and positions. Exit status 1 when something is wrong.',
  flags: { json: { type: 'boolean' } },
  words: [1, 1],
  async run([file], flags) {
    let games = 0;
    let actions = 0;
    for await (const record of recordsOf(file as string)) {
      games++;
      actions += record.entries.length;
    }
    if (flags['json']) console.log(JSON.stringify({ file, ok: true, games, actions }));
    else
      console.log(
        `${file}: ${games} ${games === 1 ? 'game' : 'games'}, ${actions} actions, all legal`,
      );
  },
};

/** The games of a file one after another; what is wrong with it is a failed check. */
export async function* recordsOf(file: string): AsyncGenerator<GameRecord> {
  const size = await stat(file).then(
    (found) => found.size,
    (error: Error) => {
      throw new UsageError(`cannot read ${file}: ${error.message}`);
    },
  );
  const reader = new RecordReader(await everyGame());
  const progress = new Progress('checking', size);
  let done = 0;
  let games = 0;
  const lines = createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    done += Buffer.byteLength(line) + 1;
    progress.update(done);
    const game = reader.read(line);
    if (!game.ok) {
      progress.end();
      throw new CheckFailed(`${file}: ${game.error}`);
    }
    if (game.value) {
      games++;
      yield game.value;
    }
  }
  progress.end();
  const last = reader.finish();
  if (last) yield last;
  else if (games === 0) throw new CheckFailed(`${file}: no record in it`);
}
