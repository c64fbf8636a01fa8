/** Turns of an elf with one answer, on all three levels: the level is the grade. */

import type { Grade, Message, PuzzleMaker, PuzzleTask, RatedTurn, Seat } from '@hearthside/table';
import type { Action, Position } from '../rules/index.ts';
import { GAME_LEVELS, type Item, SHIELD, VALUABLES } from '../rules/pieces.ts';
import { count, has } from '../rules/pile.ts';
import { bagOf, isCaptive, pileOn, score } from '../rules/position.ts';
import { captivesIn, goalOf, SHIELDS } from './judge.ts';

/** People of all kinds play: where nobody slips there is little to find. */
const TEAMS: readonly (readonly string[])[] = [
  ['easy', 'easy'],
  ['medium', 'easy'],
  ['easy', 'medium', 'easy'],
];

export const maker: PuzzleMaker<Position> = {
  tables: GAME_LEVELS.flatMap((level) =>
    TEAMS.map((players) => ({ options: { level, seats: players.length }, players })),
  ),
  tasks(start) {
    const seat = start.turn;
    if (start.phase !== 'move' || isCaptive(start, seat)) return [];
    return goalsFor(start, seat).map((goal) => ({ goal, seat, start, known: [] }));
  },
  mostPositions: 4000,
  margin: (task) => (goalOf(task) === 'points' ? 1 : 1 / 6),
  least: (task) => (goalOf(task) === 'points' ? 2 : 1),
  isAllOrNothing: (task) => goalOf(task) !== 'points',
  // Where nothing else comes near there is nothing to think about, and who does nothing guards nothing.
  isGood(task, [best, ...others]) {
    if ((others[0] as RatedTurn).worth <= 0) return false;
    if (goalOf(task) === 'guard') return (best as RatedTurn).actions.some(isShield);
    return goalOf(task) !== 'points' || others.some((turn) => isAsBusy(turn, best));
  },
  grade: ({ start }) => (GAME_LEVELS.indexOf((start as Position).rules.level) + 1) as Grade,
  tempting: (task, [best, ...others]) =>
    (goalOf(task) === 'points' && others.find((turn) => isAsBusy(turn, best))) ||
    temptation(task, others),
};

/** Does it bring or give as much, only not so well? To leave something out is no temptation. */
const isAsBusy = (turn: RatedTurn, best: RatedTurn | undefined): boolean =>
  scoring(turn) >= scoring(best);
const scoring = (turn: RatedTurn | undefined): number =>
  turn?.actions.filter((action) => BRINGING.has((action as Action).kind)).length ?? 0;
const BRINGING: ReadonlySet<string> = new Set(['deliver', 'gift']);

const isShield = (action: unknown): boolean => SHIELDS.has((action as Action).kind);

/** With more Shields about than this a turn can be played in thousands of ways. */
const FEW_SHIELDS = 2;

const shieldsAtHand = (p: Position, seat: Seat): number =>
  count(bagOf(p, seat), SHIELD) + p.shields.toString(2).replaceAll('0', '').length;

function goalsFor(start: Position, seat: Seat): Message[] {
  const goals: Message[] = [{ key: 'points' }];
  if (shieldsAtHand(start, seat) > FEW_SHIELDS) return goals;
  VALUABLES.forEach((item, kind) => {
    if (isWanted(start, kind) && !has(bagOf(start, seat), kind)) {
      goals.push({ key: 'fetch', values: { item } });
    }
  });
  for (let other = 0; other < start.seats; other++) {
    if (isCaptive(start, other)) goals.push({ key: 'free', values: { other } });
  }
  if (start.rules.shields > 0 && captivesIn(start) === 0) goals.push({ key: 'guard' });
  return goals;
}

/** Is there a slot for it that nothing already carried will fill? */
function isWanted(p: Position, kind: number): boolean {
  let slots = 0;
  for (const chest of p.rules.chestsInPlay) {
    slots += count(p.rules.slots[chest] as number, kind) - count(p.chests[chest] as number, kind);
  }
  return slots > p.bags.reduce((sum, bag) => sum + count(bag, kind), 0);
}

/** Where the item lies, or what is worth most on the way to the goal: one looks before one counts Ogres. */
function temptation({ goal, seat, start }: PuzzleTask, others: readonly RatedTurn[]): RatedTurn {
  const before = start as Position;
  const untouched = others.find(({ actions }) => !actions.some(isShield));
  if (goal.key === 'guard' && untouched) return untouched;
  const kind = VALUABLES.indexOf(goal.values?.['item'] as Exclude<Item, 'shield'>);
  const reaches = ({ after }: RatedTurn): number => {
    const p = after as Position;
    const at = p.elfAt[seat] as number;
    const isThere = kind >= 0 && has(pileOn(before, at), kind);
    return Number(isThere) + (score(p) - score(before)) / 10;
  };
  return others.reduce((most, turn) =>
    turn.worth + reaches(turn) > most.worth + reaches(most) ? turn : most,
  );
}
