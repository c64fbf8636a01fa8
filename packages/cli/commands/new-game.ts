import { type Command, textFlag, UsageError } from '../command.ts';
import { copyGame, newGameProblem, prefixOf, titleOf } from '../new-game/copy-game.ts';

export const newGame: Command = {
  name: 'new-game',
  summary: 'Writes a small game that works into this clone, for you to make your own of.',
  usage: 'ID [--title TITLE] [--prefix XX]',
  help: `It has every part: statements and rules, texts in three languages, boards for screen and terminal, a bot, a
sheet to print, a lesson, fixtures and their tests, and stands on the shelf. \`npm test\` passes as it is;
CONTRIBUTING.md says what to change in which order.`,
  flags: { title: { type: 'string' }, prefix: { type: 'string' } },
  words: [1, 1],
  run([id = ''], flags) {
    const game = {
      id,
      title: textFlag(flags, 'title') ?? titleOf(id),
      prefix: textFlag(flags, 'prefix') ?? prefixOf(id),
    };
    const problem = newGameProblem(process.cwd(), game);
    if (problem !== null) throw new UsageError(problem);
    for (const file of copyGame(process.cwd(), game)) console.log(file);
    console.log(`\n${game.title} is on the shelf. Try it: npm start`);
  },
};
