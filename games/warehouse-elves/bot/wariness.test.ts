import { Clock } from '@hearthside/search';
import { CHANCE, type Player, pick, type SeenStep, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Action, game, rival, type Team, type WarehouseEvent } from '../rules/index.ts';
import { bot } from './index.ts';
import { roundsSeen } from './rounds-seen.ts';
import { warinessOf } from './wariness.ts';
import { yardsticks } from './yardsticks/index.ts';

const US: Team = 0;
const endless = () => new Clock({ iterations: 1 });

/** Some rounds of master against somebody, and how wary it has become. */
async function waryAfter(rounds: number, seed: string, them: Player): Promise<number> {
  const dice = seededDice(seed);
  const position = game.setup({ stocks: 2 }, dice);
  const players = [bot.player('master', seed, { iterations: 10 }), them] as const;
  const steps: SeenStep[] = [];
  while (position.winner === null && position.round <= rounds) {
    const by = position.toAct[0] ?? CHANCE;
    let action: Action;
    if (by === CHANCE) action = pick(game.chance(position), dice);
    else {
      const legal = game.legal(position, by).map((each) => game.writeAction(each));
      const turn = { seat: by, view: game.view(position, by), legal, n: steps.length };
      action = game.readAction(await players[by as Team].choose(turn)) as Action;
    }
    const events: WarehouseEvent[] = [];
    game.play(position, by, action, (event) => events.push(event));
    for (const [seat, player] of players.entries()) {
      const seen = events.flatMap((event) => game.viewEvent(event, seat) ?? []);
      const step = { n: steps.length + 1, by, action: null, events: seen };
      player.notice?.(step);
      if (seat === US) steps.push(step);
    }
  }
  return warinessOf(position, US, roundsSeen(steps), endless());
}

describe('wariness', () => {
  const start = game.setup({ stocks: 2 }, seededDice('start'));

  it('knows nothing of a rival that has not driven yet', () => {
    expect(warinessOf(start, US, roundsSeen([]), endless())).toBeCloseTo(0.5, 6);
    expect(warinessOf(start, rival(US), roundsSeen([]), endless())).toBeCloseTo(0.5, 6);
  });

  it('goes where the rival drives by habit, and stays where it answers what we drive, if only at times', async () => {
    const mean = async (them: (seed: string) => Player, seeds: string): Promise<number> => {
      const wary = await Promise.all([...seeds].map((seed) => waryAfter(8, seed, them(seed))));
      return wary.reduce((sum, each) => sum + each, 0) / wary.length;
    };
    const reading = (of: 'counter' | 'sly') =>
      mean((seed) => (yardsticks[of] as typeof yardsticks.plain)(seed, { iterations: 10 }), 'abc');
    const habit = await mean((seed) => yardsticks.plain(seed), 'abcdef');
    expect(habit).toBeLessThan(0.3);
    expect(await reading('counter')).toBeGreaterThan(habit + 0.3);
    expect(await reading('sly')).toBeGreaterThan(habit + 0.3);
  }, 120_000);
});
