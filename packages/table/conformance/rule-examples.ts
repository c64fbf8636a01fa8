/**
 * The promises of a game's examples of its rules, for one line in its tests:
 *
 *     ruleExamples(game, examples, new URL('../text/rules.en.json', import.meta.url));
 *
 * Every statement has exactly one; each is played, tried otherwise, and played on from.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  ExamplePlay,
  pick,
  playWritten,
  RESIGN,
  type RuleExample,
  seededDice,
} from '../index.ts';

/** What dice fall by in these tests, so that every run is the same. */
const SECRET = '19'.repeat(32);
/** How many choices are played on at random. */
const FREE_CHOICES = 20;

export function ruleExamples(game: AnyGame, examples: readonly RuleExample[], text: URL): void {
  describe(`${game.facts.title} shows its rules`, () => {
    it('every statement by one example, in the order of the statements', () => {
      const statements = Object.keys(JSON.parse(readFileSync(text, 'utf8')));
      expect(examples.map(({ rule }) => rule)).toEqual(statements);
    });
    for (const example of examples) {
      describe(example.rule, () => {
        if (example.actions.length === 0) seenInSetUp(game, example);
        else seenByActions(game, example);
        playedOn(game, example);
      });
    }
  });
}

/** Where nothing has to be done, the position is no choice of ours either: it is how a game begins. */
function seenInSetUp(game: AnyGame, example: RuleExample): void {
  const { rule, position } = example;
  it('is seen as soon as a game is set up', () => {
    const play = begin(game, example);
    const start = game.canonical(game.setup(play.referee.options, seededDice(rule)));
    expect(position, `the set-up by seededDice('${rule}')`).toEqual(start);
    expect(play.isShown, `there is nothing to be seen of ${rule}`).toBe(true);
  });
}

function seenByActions(game: AnyGame, example: RuleExample): void {
  const { rule, actions, seat, shows } = example;
  const last = actions.at(-1) as string;

  it('is seen when its actions are played, and not before', () => {
    const play = begin(game, example);
    expect(play.isShown, 'it must not be seen before anything is done').toBe(false);
    const answers = actions.map((action) => play.choose(action).is);
    const expected = actions.map((_, at) => (at < actions.length - 1 ? 'on' : 'done'));
    expect(answers, `${actions.join(', ')} must show ${rule}`).toEqual(expected);
    expect(play.unused, 'rolls and choices of others that never happen').toEqual([]);
    const settled = [...actions, ...(example.rolls ?? []), ...(example.others ?? [])];
    const byLuck = 'it is seen only after a roll or a choice that nobody settled';
    expect(play.shownAt, byLuck).toBeLessThanOrEqual(settled.length);
  });

  it('matters: with another choice in the place of one of them it is not seen', () => {
    const lastChoice = begin(game, example);
    for (const action of actions.slice(0, -1)) lastChoice.choose(action);
    // Giving up is never listed.
    const isLegal = last === RESIGN || lastChoice.referee.legal(seat).includes(last);
    expect(isLegal, `is ${last} legal?`).toBe(shows.is !== 'refusal');
    const instead = otherWays(game, example).find((way) => !isSeenBy(game, example, way));
    expect(instead, `whatever else is chosen shows ${rule} as well`).toBeDefined();
  });
}

/** The actions with one of them replaced by another that is legal there, the last one first. */
function otherWays(game: AnyGame, example: RuleExample): string[][] {
  const { actions, seat } = example;
  const plays = actions.map((_, at) => {
    const play = begin(game, example);
    for (const action of actions.slice(0, at)) play.choose(action);
    return play.referee.legal(seat).filter((each) => each !== actions[at]);
  });
  return plays
    .map((others, at) => others.map((each) => actions.with(at, each)))
    .reverse()
    .flat();
}

/** Goes that way as far as the rules let it, and not a step further. */
function isSeenBy(game: AnyGame, example: RuleExample, way: readonly string[]): boolean {
  const play = begin(game, example);
  for (const action of way) {
    const { is } = play.choose(action);
    if (is !== 'on') return is === 'done';
  }
  return false;
}

function playedOn(game: AnyGame, example: RuleExample): void {
  const { rule, actions, seat } = example;
  it('can be played on from, and begun again', () => {
    const play = begin(game, example);
    const before = JSON.stringify(play.referee.view(seat));
    for (const action of actions) play.choose(action);
    const dice = seededDice(rule);
    for (let i = 0; i < FREE_CHOICES && play.referee.outcome === null; i++) {
      const { is } = play.choose(pick(play.referee.legal(seat), dice));
      expect(is, `choice ${i} of free play`).toMatch(/^(on|done)$/);
    }
    restoredAlike(game, play);
    play.again();
    expect(JSON.stringify(play.referee.view(seat))).toBe(before);
  });
}

/** What was played is a position that the rules would take from anybody. */
function restoredAlike(game: AnyGame, play: ExamplePlay): void {
  const { entries, start, options } = play.referee.record();
  const position = game.restore(start, options);
  if (!position.ok) throw new Error(position.error);
  for (const { by, action } of entries) playWritten(game, position.value, by, action);
  const now = game.canonical(position.value);
  const restored = game.restore(now, options);
  expect(restored.ok ? game.canonical(restored.value) : restored.error).toEqual(now);
}

const begin = (game: AnyGame, example: RuleExample): ExamplePlay =>
  new ExamplePlay(game, example, SECRET);
