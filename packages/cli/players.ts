/** Players by name: `random`, a bot's level, a level with a fixed budget, or a program of one's own. */

import { type Budget, LEVELS, type Level } from '@hearthside/search';
import type { Box } from '@hearthside/shelf';
import { type Player, randomPlayer, seededDice } from '@hearthside/table';
import { UsageError } from './command.ts';

/** `hard@200`: the level, thinking for so many rounds; the same seed then plays the same game. */
const LEVEL = /^(?<level>[a-z]+)(?:@(?<iterations>[1-9]\d*))?$/;

const KNOWN = `random, ${LEVELS.join(', ')}, a level with a fixed budget such as hard@200`;

/** Players for one game, one a seat; the same names and seed play the same game. */
export async function seatPlayers(
  box: Box,
  names: readonly string[],
  seed: string,
): Promise<Player[]> {
  return Promise.all(names.map((name, seat) => playerNamed(box, name, `${seed}/${seat}`)));
}

async function playerNamed(box: Box, name: string, seed: string): Promise<Player> {
  if (name === 'random') return randomPlayer(seededDice(seed));
  const { level, iterations } = LEVEL.exec(name)?.groups ?? {};
  if (!isLevel(level)) throw new UsageError(`unknown player "${name}" (there are: ${KNOWN})`);
  const budget: Budget | undefined =
    iterations === undefined ? undefined : { iterations: Number(iterations) };
  const { bot } = await box.bot();
  return bot.player(level, seed, budget);
}

const isLevel = (text: string | undefined): text is Level =>
  (LEVELS as readonly (string | undefined)[]).includes(text);
