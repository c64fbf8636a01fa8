import { findBox } from '@hearthside/shelf';
import { type Outcome, readOptions } from '@hearthside/table';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatKeeper } from '../session/table-session.ts';
import { botWins, type Finished, hasBeatenBot, MEDALS, teamBests } from './tallies.ts';

const me: SeatKeeper = { kind: 'person', name: 'Nora' };
const bot = (level: 'easy' | 'hard'): SeatKeeper => ({ kind: 'bot', level });
const won = (winner: number | null): Outcome => ({
  kind: 'versus',
  winner,
  why: 'points',
  points: null,
});
const team = (score: number, top = 16): Outcome => ({ kind: 'team', why: 'filled', score, top });

let duel: (outcome: Outcome, ...keepers: SeatKeeper[]) => Finished;
let crew: (outcome: Outcome, options: object) => Finished;

beforeAll(async () => {
  const wars = await findBox('warehouse-wars')?.rules();
  const elves = await findBox('ogres-and-elves')?.rules();
  if (!wars || !elves) throw new Error('no games');
  duel = (outcome, ...keepers) => ({ game: wars.game, options: {}, keepers, outcome });
  crew = (outcome, given) => {
    const options = readOptions(elves.game, given);
    if (!options.ok) throw new Error(options.error);
    return { game: elves.game, options: options.value, keepers: [me, me], outcome };
  };
});

describe('the family log', () => {
  it('counts wins against each strength, and no games of people against each other', () => {
    const games = [
      duel(won(0), me, bot('easy')),
      duel(won(1), me, bot('easy')),
      duel(won(null), bot('hard'), me),
      duel(won(1), bot('hard'), me),
      duel(won(0), me, me),
      duel(won(0), bot('easy'), bot('hard')),
    ];
    expect(botWins(games)).toHaveLength(1);
    expect(botWins(games)[0]?.levels).toEqual({
      easy: { won: 1, of: 2 },
      medium: { won: 0, of: 0 },
      hard: { won: 1, of: 2 },
      master: { won: 0, of: 0 },
    });
    expect(games.map(hasBeatenBot)).toEqual([true, false, false, true, false, false]);
  });

  it('keeps a record for each level and number of elves', () => {
    const games = [
      crew(team(12), {}),
      crew(team(15), {}),
      crew(team(9), { seats: 3 }),
      crew(team(20, 26), { level: 'second' }),
    ];
    const bests = teamBests(games).map(({ level, seats, score, top }) => [
      level?.value,
      seats,
      score,
      top,
    ]);
    expect(bests).toEqual([
      ['first', 2, 15, 16],
      ['first', 3, 9, 16],
      ['second', 2, 20, 26],
    ]);
  });

  it('gives a medal for what happened, and none before', () => {
    const wonBy = (games: readonly Finished[], puzzles = 0) =>
      MEDALS.filter(({ isWon }) => isWon(games, puzzles)).map(({ id }) => id);
    expect(wonBy([])).toEqual([]);
    expect(wonBy([duel(won(1), me, bot('easy'))])).toEqual(['first-game']);
    expect(wonBy([duel(won(0), me, bot('hard'))])).toEqual(['first-game', 'first-win', 'hard']);
    expect(wonBy([crew(team(16), {})])).toEqual(['first-game', 'together', 'full-team']);
    expect(wonBy([], 7)).toEqual(['seven-puzzles']);
  });
});
