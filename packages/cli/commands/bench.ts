import { spawnSync } from 'node:child_process';
import { type Box, shelf } from '@hearthside/shelf';
import { type AnyGame, CHANCE, type Dice, readOptions, seededDice } from '@hearthside/table';
import { type Command, type Flags, numberFlag, textFlag, UsageError } from '../command.ts';
import { boxNamed } from '../games.ts';

export const bench: Command = {
  name: 'bench',
  summary:
    'Measures: `bench engine` plays random games on one thread through the public contract, `bench server` as many tables as you say over WebSockets.',
  usage:
    'engine|server [--game ID] [--seconds S] [--lists] [--tables N] [--database URL] [--nodes N] [--idle] [--relay] [--storm] [--start] [--soak] [--connections N] [--json]',
  help: '--lists lets random players pick out of lists of all legal actions, also where a game has a quicker way of its own. --nodes starts as many servers over one PostgreSQL, with the players of each table at different ones. --idle opens tables at which nobody plays. --relay measures, before and after, a server that only passes messages on: the share of that says more than a bare figure, since machines differ and are shared. --storm restarts the server under 2,000 clients, once politely and once by a kill, and tells how long until all are back. --start fills a SQLite file with 100,000 tables and tells how long starts take. --soak plays game after game and tells whether the memory grows.',
  flags: {
    game: { type: 'string' },
    seconds: { type: 'string' },
    lists: { type: 'boolean' },
    tables: { type: 'string' },
    database: { type: 'string' },
    nodes: { type: 'string' },
    idle: { type: 'boolean' },
    relay: { type: 'boolean' },
    storm: { type: 'boolean' },
    start: { type: 'boolean' },
    soak: { type: 'boolean' },
    connections: { type: 'string' },
    json: { type: 'boolean' },
  },
  words: [1, 1],
  async run([what], flags) {
    if (what === 'server') {
      const { benchServer } = await import('./bench-server.ts');
      await benchServer(flags);
      return;
    }
    if (what !== 'engine')
      throw new UsageError(`cannot bench "${what}" (there are: engine, server)`);
    const id = textFlag(flags, 'game');
    if (id === undefined) benchEach(flags);
    else await benchGame(boxNamed(id), numberFlag(flags, 'seconds', 3, 1), flags);
  },
};

/** Each game in a process of its own, so that none is slowed by what the others taught the compiler. */
function benchEach(flags: Flags): void {
  for (const { facts } of shelf) {
    const args = ['bench', 'engine', '--game', facts.id];
    if (flags['seconds'] !== undefined) args.push('--seconds', String(flags['seconds']));
    for (const flag of ['lists', 'json']) if (flags[flag]) args.push(`--${flag}`);
    const { status } = spawnSync(process.execPath, [process.argv[1] as string, ...args], {
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`the bench of ${facts.id} failed`);
  }
}

async function benchGame(box: Box, seconds: number, flags: Flags): Promise<void> {
  const rules = await box.rules();
  const game = flags['lists'] ? byLists(rules.game) : rules.game;
  for (const variant of box.variants) {
    const options = readOptions(game, variant);
    if (!options.ok) throw new Error(options.error);
    playFor(game, options.value, seededDice('warm up'), 0.7);
    const { actions, games, elapsed } = playFor(game, options.value, seededDice('bench'), seconds);
    const perSecond = {
      actions: Math.round(actions / elapsed),
      games: Math.round(games / elapsed),
    };
    if (flags['json']) {
      const line = {
        game: game.facts.id,
        options: variant,
        seconds: elapsed,
        actions,
        games,
        perSecond,
      };
      console.log(JSON.stringify(line));
    } else {
      const name = `${game.facts.id} ${JSON.stringify(variant)}`;
      console.log(
        `${name.padEnd(40)} ${count(perSecond.actions)} actions/s ${count(perSecond.games)} games/s`,
      );
    }
  }
}

/** The same game without its own way to pick. */
function byLists({ pickLegal: _, ...game }: AnyGame): AnyGame {
  return game;
}

const count = (value: number): string => value.toLocaleString('en').padStart(12);

/** Random games, one after another: a legal action by lot, play; a roll where chance is due. */
function playFor(game: AnyGame, options: unknown, dice: Dice, seconds: number) {
  let actions = 0;
  let games = 0;
  let elapsed = 0;
  const began = performance.now();
  while (elapsed < seconds) {
    for (let i = 0; i < 16; i++) {
      actions += randomGame(game, options, dice);
      games++;
    }
    elapsed = (performance.now() - began) / 1000;
  }
  return { actions, games, elapsed };
}

function randomGame(game: AnyGame, options: unknown, dice: Dice): number {
  const position = game.setup(options, dice);
  let actions = 0;
  for (;;) {
    const seat = game.actors(position)[0];
    const by = seat === undefined ? CHANCE : seat;
    // What `pickChoice` does, written out: called here it cost Warehouse Elves a tenth.
    if (seat !== undefined && game.pickLegal) {
      game.play(position, by, game.pickLegal(position, seat, dice));
    } else {
      const choices = seat === undefined ? game.chance(position) : game.legal(position, seat);
      if (choices.length === 0) return actions;
      game.play(position, by, choices[dice.below(choices.length)]);
    }
    actions++;
  }
}
