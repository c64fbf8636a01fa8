/** `hearthside`: the way in from a terminal. */

import { CheckFailed, type Command, runCommand, UsageError } from './command.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { check } from './commands/check.ts';
import { edition } from './commands/edition.ts';
import { exportPage } from './commands/export.ts';
import { lab } from './commands/lab.ts';
import { link } from './commands/link.ts';
import { newGame } from './commands/new-game.ts';
import { perft } from './commands/perft.ts';
import { play } from './commands/play.ts';
import { print } from './commands/print.ts';
import { puzzle } from './commands/puzzle.ts';
import { puzzles } from './commands/puzzles.ts';
import { record } from './commands/record.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { tournament } from './commands/tournament.ts';
import { verify } from './commands/verify.ts';

const COMMANDS: readonly Command[] = [
  play,
  record,
  puzzle,
  puzzles,
  check,
  replay,
  rules,
  verify,
  review,
  link,
  perft,
  bench,
  tournament,
  lab,
  edition,
  print,
  exportPage,
  serve,
  backup,
  newGame,
];

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `hearthside COMMAND …\n\n${lines.join('\n')}\n\nhearthside COMMAND --help says more.`;
}

async function main(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) throw new UsageError(`unknown command "${name}"\n\n${overview()}`);
  await runCommand(command, args);
}

// Whoever reads us may stop reading (`| head`): that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await main();
} catch (error) {
  const expected = error instanceof UsageError || error instanceof CheckFailed;
  console.error(expected ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
