import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { PlayerFault, playMatch, Referee, writeRecord } from '@hearthside/table';
import { CheckFailed, type Command, numberFlag, textFlag, UsageError } from '../command.ts';
import { boxNamed, optionsFlag } from '../games.ts';
import { heeding, Interrupted, sayStopped, untilInterrupted } from '../interrupt.ts';
import { seatPlayers } from '../players.ts';
import { Progress } from '../progress.ts';
import { secretFrom } from '../seeded-secret.ts';

export const record: Command = {
  name: 'record',
  summary: 'Plays games by themselves and writes their records.',
  usage:
    '--game ID --players A,B[,…] [--games N] [--seed S] [--options JSON] [--full] [--out FILE]',
  help: 'The same seed writes the same bytes. --full adds every legal list and position. Without --out the records go to standard output.',
  flags: {
    game: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    full: { type: 'boolean' },
    out: { type: 'string' },
  },
  words: [0, 0],
  async run(_, flags) {
    const box = boxNamed(textFlag(flags, 'game'));
    const { game } = await box.rules();
    const options = optionsFlag(game, flags);
    const names = (textFlag(flags, 'players') ?? '').split(',');
    const games = numberFlag(flags, 'games', 1, 1);
    const seed = textFlag(flags, 'seed') ?? '1';
    const seats = game.seats(options).length;
    if (names.length !== seats) {
      throw new UsageError(
        `this table has ${seats} seats: give --players ${seats} names with commas`,
      );
    }
    const out = textFlag(flags, 'out');
    const stream = out === undefined ? process.stdout : createWriteStream(out);
    const failed = once(stream, 'error').then(([error]) => Promise.reject(error));
    failed.catch(() => {});
    const progress = new Progress('recording', games);
    let written = 0;
    const recordAll = async (signal: AbortSignal) => {
      while (written < games) {
        const table = `${seed}-${written + 1}`;
        const secret = secretFrom(`record ${table}`);
        const referee = new Referee({ game, options, table, secret });
        const players = await seatPlayers(box, names, table, { options });
        await playMatch(
          referee,
          players.map((player) => heeding(player, signal)),
        ).catch(blame);
        const lines = writeRecord(referee.record(), { full: flags['full'] === true });
        progress.hide();
        await Promise.race([write(stream, `${lines.join('\n')}\n`), failed]);
        progress.update(++written);
      }
    };
    try {
      await untilInterrupted(recordAll);
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
      console.error(sayStopped(written, games));
    } finally {
      progress.end();
    }
    if (out !== undefined) {
      await Promise.race([new Promise<void>((done) => stream.end(done)), failed]);
    }
  },
};

async function write(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

/** A player that fails is told in one line; anything else is a fault of ours. */
function blame(error: unknown): never {
  if (error instanceof PlayerFault) throw new CheckFailed(`seat ${error.seat}: ${error.message}`);
  throw error;
}
