/**
 * The promises of a game's lessons, for one line in its tests:
 *
 *     lessons(game, stops, new URL('../text/', import.meta.url));
 *
 * Each stop is played to its end by its stated solution, and into each stated mistake.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyGame, LessonPlay, type LessonStop } from '../index.ts';

/** Messages of a stop, beside one for each mistake. */
const WORDS = ['title', 'do', 'more', 'done'];

export function lessons(game: AnyGame, stops: readonly LessonStop[], text: URL): void {
  describe(`${game.facts.title} can be learnt`, () => {
    it('gives every stop a name of its own', () => {
      const ids = stops.map(({ id }) => id);
      expect(new Set(ids).size, `two stops share a name: ${ids.join(', ')}`).toBe(ids.length);
    });
    for (const stop of stops) describe(`stop ${stop.id}`, () => promises(game, stop, text));
  });
}

function promises(game: AnyGame, stop: LessonStop, text: URL): void {
  it('is done by its solution, and by no part of it', () => {
    const play = new LessonPlay(game, stop);
    const answers = stop.solution.map((action) => play.choose(action).is);
    const expected = stop.solution.map((_, at) => (at < stop.solution.length - 1 ? 'on' : 'done'));
    expect(answers, `the solution of stop ${stop.id} must reach its goal at its end`).toEqual(
      expected,
    );
  });

  it('can be begun again', () => {
    const play = new LessonPlay(game, stop);
    const before = JSON.stringify(play.referee.view(stop.seat));
    play.choose(stop.solution[0] as string);
    play.again();
    expect(JSON.stringify(play.referee.view(stop.seat))).toBe(before);
  });

  for (const mistake of stop.mistakes) {
    it(`knows the mistake ${mistake.id} by its rule`, () => {
      const play = new LessonPlay(game, stop);
      const answers = mistake.actions.map((action) => play.choose(action));
      for (const answer of answers.slice(0, -1)) expect(answer.is).toBe('on');
      const last = answers.at(-1);
      expect(last, `${mistake.actions.join(', ')} must come to this mistake`).toMatchObject({
        is: mistake.event === undefined ? 'refused' : 'not-quite',
        mistake: { id: mistake.id },
      });
      if (last?.is === 'refused') expect(last.refusal?.rule).toBe(mistake.rule);
    });
  }

  it('has its words in every language', () => {
    const wanted = [
      ...WORDS.map((word) => `learn.${stop.id}.${word}`),
      ...stop.mistakes.map(({ id }) => `learn.${stop.id}.mistake.${id}`),
    ];
    for (const file of readdirSync(text).filter((name) => /^[a-z]{2}\.json$/.test(name))) {
      const known = JSON.parse(readFileSync(new URL(file, text), 'utf8'));
      const missing = wanted.filter((key) => !(key in known));
      expect(missing, `sentences that text/${file} lacks`).toEqual([]);
    }
  });
}
