import { existsSync } from 'node:fs';
import { CheckFailed, type Command, textFlag } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  summary:
    'Copies the tables of a server that uses SQLite, whole and consistent, while play goes on.',
  usage: 'COPY [--database FILE]',
  help: 'To restore, stop the server, put the copy in the place of the file (and remove FILE-wal and FILE-shm), and start it again.',
  flags: { database: { type: 'string' } },
  words: [1, 1],
  async run([copy], flags) {
    const file = textFlag(flags, 'database') ?? 'data/hearthside.db';
    if (!existsSync(file)) throw new CheckFailed(`there is no ${file}`);
    if (existsSync(copy as string)) throw new CheckFailed(`${copy} is there already`);
    const { copySqlite, UnusableFile } = await import('@hearthside/server');
    try {
      copySqlite(file, copy as string);
    } catch (error) {
      if (error instanceof UnusableFile) throw new CheckFailed(error.message);
      throw error;
    }
    console.log(`${file} copied to ${copy}`);
  },
};
