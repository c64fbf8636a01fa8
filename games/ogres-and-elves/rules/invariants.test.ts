import { CHANCE, pick, pickChoice, readOptions, seededDice } from '@hearthside/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facts } from '../facts.ts';
import { game } from './index.ts';
import { GAME_LEVELS, isMine, MINES, SHIELD, VALUABLES } from './pieces.ts';
import { count, size } from './pile.ts';
import { holderOf, lookWhatFits, type Position, placeOf, score } from './position.ts';

/** No random game has been seen to take half as many turns. */
const MOST_TURNS = 4000;

const table = fc.record({
  level: fc.constantFrom(...GAME_LEVELS),
  seats: fc.constantFrom(2, 3, 4),
  seed: fc.integer({ min: 0 }),
});

/** Plays random games and looks at the position after every action. */
function always(check: (p: Position) => void, runs = 60): void {
  fc.assert(
    fc.property(table, ({ level, seats, seed }) => {
      const options = readOptions(game, { level, seats });
      if (!options.ok) throw new Error(options.error);
      const dice = seededDice(seed);
      const p = game.setup(options.value, dice);
      check(p);
      for (let n = 0; game.outcome(p) === null; n++) {
        if (n > facts.longestRandomGame) throw new Error('the game does not end');
        const by = game.actors(p).length > 0 ? pick(game.actors(p), dice) : CHANCE;
        game.play(p, by, pickChoice(game, p, by, dice));
        check(p);
      }
    }),
    { numRuns: runs },
  );
}

describe('whatever is played', () => {
  it('OE-10 no Valuable and no Shield is lost or made', () => {
    always((p) => {
      const { valuables } = p.rules.edition.levels[p.rules.level];
      const piles = [...p.mines, ...p.bags, ...p.chests, p.gifts, p.grabbed];
      VALUABLES.forEach((name, item) => {
        const all = piles.reduce((sum, pile) => sum + count(pile, item), 0);
        if (all !== valuables[name]) throw new Error(`${all} ${name}`);
      });
      const inBags = p.bags.reduce((sum, bag) => sum + count(bag, SHIELD), 0);
      const onMines = MINES.filter((mine) => (p.shields >> mine) & 1).length;
      expect(inBags + onMines).toBe(p.rules.shields);
    });
  });

  it('OE-13 no bag holds more than four items', () => {
    always((p) => {
      for (const bag of p.bags) if (size(bag) > 4) throw new Error(`a bag of ${size(bag)}`);
    });
  });

  it('OE-40 OE-81 no Ogre shares a mine with another or with a Shield', () => {
    always((p) => {
      const at = p.rules.ogres.map((ogre) => p.ogreAt[ogre] as number).filter(isMine);
      if (new Set(at).size !== at.length) throw new Error(`Ogres on ${at}`);
      for (const mine of at) if ((p.shields >> mine) & 1) throw new Error(`shielded ${mine}`);
    });
  });

  it('OE-91 captives are exactly where their Ogre stands', () => {
    always((p) => {
      for (let seat = 0; seat < p.seats; seat++) {
        const holder = holderOf(p, seat);
        if (holder !== 0) expect(p.ogreAt[holder]).toBe(placeOf(p, seat));
      }
    });
  });

  it('OE-75 nobody is free on a mine with an Ogre but to give or to flee', () => {
    always((p) => {
      if (p.phase === 'gift' || p.phase === 'flee') return;
      for (let seat = 0; seat < p.seats; seat++) {
        const met = p.rules.ogres.some((ogre) => p.ogreAt[ogre] === placeOf(p, seat));
        if (met && isMine(placeOf(p, seat))) expect(holderOf(p, seat)).toBeGreaterThan(0);
      }
    });
  });

  it('OE-112 the score is never above the level’s top', () => {
    always((p) => {
      if (score(p) > p.rules.top) throw new Error(`${score(p)} points`);
    });
  });

  it('OE-111 whether something fits is known without a look', () => {
    always((p) => {
      const looked = game.clone(p);
      lookWhatFits(looked);
      if (looked.somethingFits !== p.somethingFits) throw new Error(`not ${p.somethingFits}`);
    });
  });

  it(`no game takes more than ${MOST_TURNS} turns`, () => {
    let turns = 0;
    let before: Position | null = null;
    always((p) => {
      if (p !== before) turns = 0;
      before = p;
      if (p.phase === 'die') turns++;
      if (turns > MOST_TURNS) throw new Error('a game without end');
    });
  });

  it('OE-72 no Ogre rests or returns in the First game', () => {
    always((p) => {
      if (p.rules.level !== 'first') return;
      for (const ogre of p.rules.ogres) {
        const place = p.ogreAt[ogre] as number;
        if (place > 20 && place < 25) throw new Error(`Ogre ${ogre} rests`);
      }
    }, 20);
  });
});
