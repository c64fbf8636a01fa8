import { describe, expect, it } from 'vitest';
import { type Position, type SunAndMoonEvent, sunAndMoon } from '../example/sun-and-moon.ts';
import { type AnyGame, type Audience, type Dice, pick, type Seat, seededDice } from '../index.ts';
import { conformance } from './index.ts';
import { mispick } from './mispick.ts';
import { eventLeak, tellApart, twin } from './no-leak.ts';
import { missingSentences } from './sentences.ts';
import { KnownActions, strangeActions } from './strange-actions.ts';
import { walk } from './walk.ts';

conformance(sunAndMoon, new URL('../example/fixtures/', import.meta.url), [{}, { goal: 4 }]);

/** The example game with one thing broken. */
const broken = (change: Partial<AnyGame>): AnyGame => ({ ...sunAndMoon, ...change });
const options = { goal: 2 };
const dice = seededDice(3);
const MOON: Seat = 1;

/** The sun has bid 3; the moon must not know. */
function sunHasBid(): Position {
  const position = sunAndMoon.setup(options, dice);
  sunAndMoon.play(position, 0, { kind: 'bid', number: 3 });
  return position;
}

/** A twin in which the sun bid something else. */
function otherTwin(game: AnyGame): unknown {
  for (;;) {
    const imagined = twin(game, sunHasBid(), MOON, dice) as Position;
    if (imagined.bids[0] !== 3) return imagined;
  }
}

describe('the kit catches', () => {
  it('a view that tells a secret', () => {
    const view = (position: Position, audience: Audience) => ({
      ...sunAndMoon.view(position, audience),
      total: position.bids[0] + position.bids[1],
    });
    const game = broken({ view });
    expect(tellApart(game, sunHasBid(), otherTwin(game), MOON)).toContain('views differ');
    expect(tellApart(sunAndMoon, sunHasBid(), otherTwin(sunAndMoon), MOON)).toBeNull();
  });

  it('a legal list that depends on a secret', () => {
    const legal = (position: Position, seat: Seat) =>
      sunAndMoon.legal(position, seat).slice(seat === MOON && position.bids[0] === 3 ? 1 : 0);
    const game = broken({ legal });
    expect(tellApart(game, sunHasBid(), otherTwin(game), MOON)).toContain('legal actions differ');
  });

  it('an event that tells a secret', () => {
    const game = broken({ viewEvent: (event: SunAndMoonEvent) => event });
    const position = sunAndMoon.setup(options, dice);
    const leaks = Array.from({ length: 20 }, () =>
      eventLeak(game, position, position, 0, { kind: 'bid', number: 3 }, MOON, dice),
    );
    expect(leaks.some((leak) => leak?.includes('events differ'))).toBe(true);
  });

  describe('a way to pick that is not the list:', () => {
    const { legal } = sunAndMoon;
    const found = (pickLegal: (position: Position, seat: Seat, rolls: Dice) => unknown) =>
      mispick(broken({ pickLegal }), sunAndMoon.setup(options, dice), MOON);

    it('in another order', () => {
      expect(found((p, seat, rolls) => pick([...legal(p, seat)].reverse(), rolls))).toBe(
        'pickLegal gives "bid 3" for a roll of 0, where legal lists "bid 1"',
      );
    });
    it('without its last action', () => {
      expect(found((p, seat, rolls) => pick(legal(p, seat).slice(0, -1), rolls))).toBe(
        'pickLegal must roll once, below 3; it rolled below [2]',
      );
    });
    it('wrong by the last roll only', () => {
      expect(found((p, seat, rolls) => legal(p, seat)[Math.min(rolls.below(3), 1)])).toBe(
        'pickLegal gives "bid 2" for a roll of 2, where legal lists "bid 3"',
      );
    });
    it('with a roll too many, or none', () => {
      const all = [...legal(sunAndMoon.setup(options, dice), MOON)];
      expect(found((_p, _seat, rolls) => all[rolls.below(3) && rolls.below(3)])).toContain('[3,3]');
      expect(found(() => all[0])).toContain('[]');
    });
    it('and nothing in one that is', () => {
      expect(found((p, seat, rolls) => pick(legal(p, seat), rolls))).toBeNull();
    });
  });

  it('a game that does not end', () => {
    const game = broken({ facts: { ...sunAndMoon.facts, longestRandomGame: 3 } });
    expect(() => walk({ game, options, dice })).toThrow('not over after 3 actions');
  });

  it('a sentence that is missing', () => {
    expect(missingSentences(sunAndMoon, options, {}, dice)).toContain('event.point');
  });

  it('actions that are never listed: the fuzz makes some', () => {
    const known = new KnownActions();
    for (const text of ['bid 1', 'roll 3', 'go']) known.add(text);
    const strange = strangeActions(sunAndMoon, known, dice, 200);
    const written = strange.map((action) => sunAndMoon.writeAction(action as never));
    expect(written).toContain('bid 0');
    expect(written.some((text) => /^(bid|roll) [4-9]$/.test(text))).toBe(true);
  });
});
