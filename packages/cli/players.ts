/**
 * Players by name: `random`, a yardstick, a bot's level, the general search, the last two also with a
 * fixed budget, or a program of one's own.
 */

import {
  type BotLevel,
  type Budget,
  generalBot,
  LEVELS,
  YARDSTICKS,
  type Yardstick,
} from '@hearthside/search';
import type { Box } from '@hearthside/shelf';
import { type Player, randomPlayer, type Seat, seededDice } from '@hearthside/table';
import { UsageError } from './command.ts';
import { ExecPlayer } from './exec-player.ts';

/**
 * `hard@200`: the level, thinking for so many rounds; the same seed then plays the same game.
 * `general-hard@200`: the search that knows only the rules, in place of the game's own mind.
 */
const LEVEL = new RegExp(
  `^(?:(?<level>${LEVELS.join('|')})|(?<general>general)(?:-(?<like>${LEVELS.join('|')}))?)(?:@(?<iterations>[1-9]\\d*))?$`,
);
const YARDSTICK = new RegExp(
  `^(?<yardstick>${YARDSTICKS.join('|')})(?:@(?<iterations>[1-9]\\d*))?$`,
);
const EXEC = /^exec:(?<command>.+)$/s;

const KNOWN = `random, ${YARDSTICKS.join(', ')}, ${LEVELS.join(', ')}, general, general-LEVEL, one with a fixed budget such as hard@200, a team such as child+easy, exec:COMMAND`;

/** Who sits where: the table's options, and how long a program may take for an answer. */
export interface Seats {
  readonly options: unknown;
  readonly limit?: number;
}

/** Players for one game, one a seat; the same names and seed play the same game. */
export async function seatPlayers(
  box: Box,
  names: readonly string[],
  seed: string,
  seats: Seats,
): Promise<Player[]> {
  for (const name of names) checkName(name);
  return Promise.all(
    names.map((name, seat) => playerNamed(box, memberAt(name, seat), seat, seed, seats)),
  );
}

/** `child+easy` is a team: its members sit down in turn, as often as there are seats. */
export function memberAt(name: string, seat: Seat): string {
  if (EXEC.test(name)) return name;
  const members = name.split('+');
  return members[seat % members.length] as string;
}

/** Throws a `UsageError` for a name that means nobody. */
export function checkName(name: string): void {
  if (!EXEC.test(name) && name.includes('+')) {
    for (const member of name.split('+')) checkName(member);
    return;
  }
  if (name === 'random' || EXEC.test(name) || LEVEL.test(name) || YARDSTICK.test(name)) return;
  throw new UsageError(`unknown player "${name}" (there are: ${KNOWN})`);
}

async function playerNamed(
  box: Box,
  name: string,
  seat: Seat,
  table: string,
  { options, limit }: Seats,
): Promise<Player> {
  const seed = `${table}/${seat}`;
  if (name === 'random') return randomPlayer(seededDice(seed));
  const command = EXEC.exec(name)?.groups?.['command'];
  if (command !== undefined) {
    const { game } = await box.rules();
    return new ExecPlayer(command, { game, options, seat, seed }, limit);
  }
  const found = YARDSTICK.exec(name) ?? LEVEL.exec(name);
  const { yardstick, level, general, like = 'master', iterations } = found?.groups ?? {};
  const budget: Budget | undefined =
    iterations === undefined ? undefined : { iterations: Number(iterations) };
  if (yardstick !== undefined) {
    const playerOf = (await box.bot()).bot.yardsticks?.[yardstick as Yardstick];
    if (!playerOf) throw new UsageError(`${box.facts.id} has no player "${name}"`);
    return playerOf(seed, budget);
  }
  const bot = general ? generalBot((await box.rules()).game) : (await box.bot()).bot;
  return bot.player((level ?? like) as BotLevel, seed, budget);
}
