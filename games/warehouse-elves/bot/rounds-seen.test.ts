import { CHANCE, pick, type SeenStep, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import {
  type Action,
  clone,
  game,
  type Options,
  type Position,
  PROGRAMS,
  RED,
  type Team,
  type WarehouseEvent,
} from '../rules/index.ts';
import { at, position } from '../rules/testing/situation.ts';
import { type RoundSeen, roundsSeen, theirRounds } from './rounds-seen.ts';

interface Played {
  readonly steps: SeenStep[];
  /** Positions with both programs locked in, one a round. */
  readonly starts: Position[];
  readonly end: Position;
}

/** Random programs and answers, seen by a spectator. */
function playAtRandom(seed: string, stocks: Options['stocks']): Played {
  const dice = seededDice(seed);
  const end = game.setup({ stocks }, dice);
  const steps: SeenStep[] = [];
  const starts: Position[] = [];
  while (end.winner === null && starts.length < 40) {
    const by = end.toAct[0] ?? CHANCE;
    const action = pick(by === CHANCE ? game.chance(end) : game.legal(end, by), dice) as Action;
    const events: WarehouseEvent[] = [];
    const lastLock = action.kind === 'program' && end.toAct.length === 1;
    if (lastLock) {
      const start = clone(end);
      start.trucks[by as Team].program = action;
      starts.push(start);
    }
    game.play(end, by, action, (event) => {
      const seen = game.viewEvent(event, 'spectator');
      if (seen) events.push(seen);
    });
    steps.push({ n: steps.length + 1, by, action: null, events });
  }
  return { steps, starts, end };
}

/** What a round seen should be, by the position in which both have locked in. */
const seenOf = ({ trucks, snowman, santa }: Position) => ({
  snowman,
  santa,
  programs: trucks.map(({ program }) => PROGRAMS.indexOf(program as never)),
  trucks: trucks.map(({ at, facing, toys, completed }) => ({ at, facing, toys, completed })),
});

const withoutLeft = ({ snowman, santa, programs, trucks }: RoundSeen) => ({
  snowman,
  santa,
  programs,
  trucks: trucks.map(({ leftAlone: _, ...truck }) => truck),
});

describe('the rounds as everybody saw them', () => {
  it.each(['a', 'b', 'c', 'd'])('are those that were played (game %s)', (seed) => {
    const { steps, starts } = playAtRandom(seed, seed === 'd' ? 3 : 2);
    const { rounds } = roundsSeen(steps);
    // The last round was cut short.
    expect(rounds.map(withoutLeft)).toEqual(starts.slice(0, -1).map(seenOf));
    expect(rounds.length).toBeGreaterThan(10);
  });

  it('are left out of account where the game began elsewhere', () => {
    const { steps, end } = playAtRandom('a', 2);
    expect(theirRounds(steps, game.view(end, RED)).rounds.length).toBeGreaterThan(0);
    const elsewhere = position({ green: { at: at(0, 1) } });
    expect(theirRounds(steps, game.view(elsewhere, RED)).rounds).toEqual([]);
  });
});
