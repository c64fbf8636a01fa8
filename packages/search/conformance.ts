/** What every game's bots must do, as tests: one line a game gets them all. */

import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  CHANCE,
  choices,
  type Player,
  playMatch,
  Referee,
  randomPlayer,
  readOptions,
  type SeenStep,
  seededDice,
  type Turn,
  writtenChoices,
} from '@hearthside/table';
import { COACH_SENTENCES } from '@hearthside/text';
import { describe, expect, it } from 'vitest';
import { type BotLevel, type GameBot, LEVELS } from './bot.ts';

/** Small enough for a test, large enough to search. */
const SMALL = { iterations: 2 };
const SECRET = 'ab'.repeat(32);

/** Some points of a game at which a seat has a real choice, reached by random play. */
function turnsOf(game: AnyGame, options: unknown, seed: string, every: number) {
  const dice = seededDice(seed);
  const position = game.setup(options, dice);
  const turns: { turn: Turn; position: unknown }[] = [];
  for (let n = 0; game.outcome(position) === null && n < 400; n++) {
    const by = game.actors(position)[0] ?? CHANCE;
    const actions = choices(game, position, by);
    if (by !== CHANCE && actions.length > 1 && n % every === 0) {
      const legal = writtenChoices(game, position, by);
      const turn = { seat: by, view: game.view(position, by), legal, n };
      turns.push({ turn, position: game.clone(position) });
    }
    game.play(position, by, actions[dice.below(actions.length)]);
  }
  return turns;
}

export function botConformance(
  game: AnyGame,
  bot: GameBot,
  /** Where the game's sentences are. */
  text: URL,
  optionSets: readonly object[],
): void {
  const own = JSON.parse(readFileSync(text, 'utf8')) as Record<string, string>;
  const catalogue: Record<string, string> = { ...COACH_SENTENCES.en, ...own };
  const tables = optionSets.map((given) => {
    const options = readOptions(game, given);
    if (!options.ok) throw new Error(options.error);
    return { name: JSON.stringify(given), options: options.value };
  });

  const play = async (options: unknown, seed: string, players: readonly Player[]) => {
    const referee = new Referee({ game, options, table: seed, secret: SECRET });
    await playMatch(referee, players);
    return referee.record().entries.map(({ action }) => action);
  };

  describe.each(tables)(`bots of ${game.facts.title} at $name`, ({ options }) => {
    const seats = game.seats(options).length;

    it.each(LEVELS)('%s plays a whole game by the rules', async (level: BotLevel) => {
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === 0 || game.facts.cooperative
          ? bot.player(level, `whole/${seat}`, SMALL)
          : randomPlayer(seededDice('whole')),
      );
      expect((await play(options, 'whole', players)).length).toBeGreaterThan(0);
    });

    const yardsticks = Object.entries(bot.yardsticks ?? {});
    it.each(yardsticks)('the yardstick %s plays a whole game by the rules', async (_, playerOf) => {
      const players = Array.from({ length: seats }, (_, seat) => playerOf(`yard/${seat}`, SMALL));
      expect((await play(options, 'yard', players)).length).toBeGreaterThan(0);
    });

    it('the same seed and a fixed budget give the same game', async () => {
      const once = () =>
        play(
          options,
          'again',
          Array.from({ length: seats }, (_, seat) => bot.player('hard', `again/${seat}`, SMALL)),
        );
      expect(await once()).toEqual(await once());
    });

    it('the choice depends on nothing that the seat cannot see', async () => {
      for (const { turn } of turnsOf(game, options, 'blind', 7).slice(0, 6)) {
        const chosen = new Set<string>();
        for (const luck of ['one', 'two', 'three']) {
          // Positions that differ in all that is hidden, and in nothing else.
          const other = game.imagine(turn.view, seededDice(luck));
          const view = game.view(other, turn.seat);
          chosen.add(await bot.player('master', 'blind', SMALL).choose({ ...turn, view }));
        }
        expect([...chosen]).toHaveLength(1);
      }
    });

    it('the coach advises a legal action with a reason that has words', () => {
      const steps: SeenStep[] = [];
      for (const { turn } of turnsOf(game, options, 'coach', 5).slice(0, 15)) {
        const { action, reason } = bot.advise(turn, steps, 'coach', SMALL);
        expect(turn.legal).toContain(action);
        const sentence = catalogue[`coach.${reason.key}`];
        expect(sentence, `coach.${reason.key}`).toBeDefined();
        for (const [, gap = ''] of sentence?.matchAll(/\{(\w+?)(?:_\w+)?[,}]/g) ?? []) {
          expect(Object.keys(reason.values ?? {}), `coach.${reason.key}`).toContain(gap);
        }
      }
    });

    it('the coach calls its own advice the best, and names something better for the rest', () => {
      for (const { turn } of turnsOf(game, options, 'rate', 11).slice(0, 3)) {
        const { action } = bot.advise(turn, [], 'rate', SMALL);
        expect(bot.rate(turn, [], action, 'rate', SMALL)).toEqual({ key: 'best', better: null });
        for (const other of turn.legal.slice(0, 4)) {
          const { key, better } = bot.rate(turn, [], other, 'rate', SMALL);
          expect(better === null).toBe(key === 'best');
          expect(catalogue[`coach.rating.${key}`]).toBeDefined();
        }
      }
    });
  });
}
