/** What the rules do by masks, shared lists and shapes that the compiler likes, held to plain words. */

import { CHANCE, type Dice, pick, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { facts } from '../facts.ts';
import { type Action, DIE } from './actions.ts';
import { type Edition, standardEdition } from './edition.ts';
import { game } from './index.ts';
import { legal } from './legal.ts';
import { reach } from './moves.ts';
import { writeAction } from './notation.ts';
import { GAME_LEVELS, isMine, OGRES, SPACES } from './pieces.ts';
import { clone, ogreOn, type Position } from './position.ts';
import type { Options } from './setup.ts';
import { plainLegal } from './testing/plain-legal.ts';
import {
  allChestsAreFull,
  isInReach,
  isOgreOn,
  nothingIsLeft,
  seats,
  stopFrom,
} from './testing/plain-position.ts';

/** Roads from Home to everywhere and a castle elsewhere: many more ways to be near an Ogre. */
const WIDE: Edition = {
  ...standardEdition,
  name: 'wide',
  board: {
    home: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
    castles: { ...standardEdition.board.castles, 'castle-a': 4 },
  },
};

const GAMES_EACH = 6;

interface Step {
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
}

/** Random games on every level, with every number of elves, on two boards; always the same ones. */
function randomGames(): Step[] {
  const steps: Step[] = [];
  for (const edition of [standardEdition, WIDE]) {
    for (const level of GAME_LEVELS) {
      for (const elves of [2, 3, 4]) {
        const options: Options = { level, seats: elves, starter: 0, edition };
        const dice = seededDice(`${edition.name} ${level} ${elves}`);
        for (let n = 0; n < GAMES_EACH; n++) steps.push(...randomGame(options, dice));
      }
    }
  }
  return steps;
}

/** Chosen among the plain lists, so that a wrong quick one cannot hide what it leaves out. */
function randomGame(options: Options, dice: Dice): Step[] {
  const steps: Step[] = [];
  let before = game.setup(options, dice);
  while (before.phase !== 'over') {
    if (steps.length > facts.longestRandomGame) throw new Error('the game does not end');
    const by = before.phase === 'die' ? CHANCE : pick(game.actors(before), dice);
    const action = pick(by === CHANCE ? DIE : plainLegal(before, by), dice);
    const after = clone(before);
    game.play(after, by, action);
    steps.push({ before, action, after });
    before = after;
  }
  return steps;
}

const texts = (actions: readonly Action[]): string => actions.map(writeAction).join(', ');

describe('in thousands of random positions', () => {
  const steps = randomGames();

  it('every list of actions is the plain one, in its order', () => {
    for (const { before } of steps) {
      for (const seat of seats(before)) {
        const [quick, plain] = [legal(before, seat), plainLegal(before, seat)];
        if (texts(quick) !== texts(plain)) expect(texts(quick)).toBe(texts(plain));
      }
    }
    expect(steps.length).toBeGreaterThan(10_000);
  });

  it('OE-50 to OE-52 the spaces in reach are those found road by road', () => {
    for (const { before } of steps) {
      const from = before.elfAt[before.turn] as number;
      const plain = SPACES.filter((_, to) => isInReach(before, from, to));
      const quick = SPACES.filter((_, to) => (reach(before, before.turn) >> to) & 1);
      if (quick.join() !== plain.join()) expect(quick).toEqual(plain);
    }
  });

  it('OE-81 an Ogre stops where it would going mine by mine', () => {
    let moved = 0;
    for (const { before, action, after } of steps) {
      if (action.kind !== 'die' || action.face === 'O') continue;
      const from = before.ogreAt[action.face] as number;
      if (from >= SPACES.length) continue;
      const castle = SPACES[from] as 'castle-a';
      const start = isMine(from) ? (from % 16) + 1 : before.rules.edition.board.castles[castle];
      expect(after.ogreAt[action.face]).toBe(stopFrom(before, start));
      moved++;
    }
    expect(moved).toBeGreaterThan(1000);
  });

  it('OE-92 whoever is free beside an Ogre after a roll flees, and nobody else', () => {
    let fled = 0;
    for (const { before, action, after } of steps) {
      if (action.kind !== 'die' && action.kind !== 'flee') continue;
      const free = seats(after).filter(
        (seat) => after.heldBy[seat] === 0 && isMine(after.elfAt[seat] as number),
      );
      const met = free.filter((seat) => isOgreOn(after, after.elfAt[seat] as number));
      expect(after.phase === 'flee').toBe(met.length > 0);
      if (before.phase === 'flee') fled++;
    }
    expect(fled).toBeGreaterThan(50);
  });

  it('OE-110 OE-111 a game ends by itself exactly when it is to', () => {
    let ends = 0;
    for (const { action, after } of steps) {
      if (after.why === 'filled') expect(allChestsAreFull(after)).toBe(true);
      if (after.why === 'nothing-left') expect(nothingIsLeft(after)).toBe(true);
      if (after.why !== null) {
        ends++;
        continue;
      }
      // Looked at after every player's action and when the Ogres have finished, not while elves flee.
      if (after.phase === 'flee') continue;
      if (allChestsAreFull(after) || nothingIsLeft(after))
        expect(writeAction(action)).toBe('the end');
    }
    expect(ends).toBe(2 * GAME_LEVELS.length * 3 * GAMES_EACH);
  });

  it('the Ogre on a space is the first of those in the game', () => {
    for (const { before } of steps) {
      for (const space of SPACES.keys()) {
        const first = OGRES.find(
          (ogre) => before.rules.ogres.includes(ogre) && before.ogreAt[ogre] === space,
        );
        if (ogreOn(before, space) !== (first ?? 0)) expect(ogreOn(before, space)).toBe(first);
      }
    }
  });
});
