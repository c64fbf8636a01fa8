import { type AnyGame, seededDice, type Turn, writtenChoices } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { sunAndMoon } from '../../table/example/sun-and-moon.ts';
import { type BotLevel, type Budget, LEVELS } from '../bot.ts';
import { botConformance } from '../conformance.ts';
import { scores, tinyGame, wins } from '../testing/tiny-game.ts';
import { generalBot } from './mind.ts';

const ENOUGH = { iterations: 2000 };

/** The turn of a seat after these actions, each by whoever may take it first. */
function turnAfter(game: AnyGame, moves: readonly string[] = [], seat = 0, deal = 'deal'): Turn {
  const position = game.setup({}, seededDice(deal));
  for (const text of moves) {
    game.play(position, game.actors(position)[0] ?? -1, game.readAction(text));
  }
  const legal = writtenChoices(game, position, seat);
  return { seat, view: game.view(position, seat), legal, n: moves.length };
}

const choice = (
  game: AnyGame,
  turn: Turn,
  seed = 's',
  level: BotLevel = 'master',
  budget: Budget = ENOUGH,
) => generalBot(game).player(level, seed, budget).choose(turn) as string;

/** Take one to three of the pile; whoever takes the last wins. `give` loses at once. */
const nim = (pile: number) =>
  tinyGame({
    at(moves) {
      if (moves.at(-1) === 'give') return wins(moves.length % 2);
      const left = pile - moves.reduce((sum, move) => sum + Number(move), 0);
      const seat = moves.length % 2;
      if (left === 0) return wins(1 - seat);
      const takes = ['1', '2', '3'].filter((take) => Number(take) <= left);
      return { may: { [seat]: [...takes, 'give'] } };
    },
  });

describe('the general search in games whose value is known', () => {
  it.each([5, 6, 7, 9, 10, 11])('leaves a multiple of four in Nim with %d', (pile) => {
    const game = nim(pile);
    for (const seed of ['a', 'b', 'c']) {
      expect(choice(game, turnAfter(game), seed)).toBe(String(pile % 4));
    }
  });

  it('takes the last of the pile rather than anything else, at every level', () => {
    const game = nim(3);
    for (const level of LEVELS) expect(choice(game, turnAfter(game), 's', level)).toBe('3');
  });

  it('counts on equally likely chances as they are', () => {
    // Red wins on four of six faces, blue on three.
    const faces = ['1', '2', '3', '4', '5', '6'];
    const game = tinyGame({
      at([colour, face]) {
        if (colour === undefined) return { may: { 0: ['red', 'blue'] } };
        if (face === undefined) return { chance: faces };
        return wins(Number(face) > (colour === 'red' ? 2 : 3) ? 0 : 1);
      },
    });
    for (const seed of ['a', 'b', 'c']) expect(choice(game, turnAfter(game), seed)).toBe('red');
  });

  it('plays for the team', () => {
    // Both name a number; the product counts, but nothing when the sum is above five.
    const game = tinyGame({
      cooperative: true,
      at([one, other]) {
        if (one === undefined) return { may: { 0: ['1', '2', '4'] } };
        if (other === undefined) return { may: { 1: ['1', '2', '3'] } };
        const [a, b] = [Number(one), Number(other)];
        return scores(a + b > 5 ? 0 : a * b, 6);
      },
    });
    expect(choice(game, turnAfter(game))).toBe('2');
    expect(choice(game, turnAfter(game, ['2'], 1))).toBe('3');
    expect(choice(game, turnAfter(game, ['4'], 1))).toBe('1');
  });
});

describe('what is hidden', () => {
  /** Seat 1 holds one of three cards. Seat 0 may settle for a draw, or wait and name the card. */
  const cards = tinyGame({
    deals: 3,
    at([first, named], deal) {
      if (first === undefined) return { may: { 0: ['settle', 'wait'] } };
      if (first === 'settle') return wins(null);
      if (named === undefined) return { may: { 0: ['0', '1', '2'] } };
      return wins(Number(named) === deal ? 0 : 1);
    },
  });

  it('stays hidden in the imagined future: a guess later is still a guess', () => {
    // A search that plays every world by itself would wait, and name the right card in each.
    for (const seed of ['a', 'b', 'c']) {
      expect(choice(cards, turnAfter(cards), seed)).toBe('settle');
    }
  });

  it('has no part in the choice, whatever it is', () => {
    const named = (deal: string) => choice(cards, turnAfter(cards, ['wait'], 0, deal));
    const deals = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(new Set(deals.map((deal) => cards.setup({}, seededDice(deal)).deal)).size).toBe(3);
    expect(new Set(deals.map(named)).size).toBe(1);
  });

  it('is known to whoever holds it: the rival is not taken for blind', () => {
    // After `bold` seat 1 wins by naming its own card, which it knows; `fair` wins on one face of three.
    const told = tinyGame({
      deals: 2,
      at([first, said], deal) {
        if (first === undefined) return { may: { 0: ['bold', 'fair'] } };
        if (first === 'fair')
          return said === undefined ? { chance: ['0', '1', '2'] } : wins(said === '0' ? 0 : 1);
        if (said === undefined) return { may: { 1: ['0', '1'] } };
        return wins(Number(said) === deal ? 1 : 0);
      },
    });
    expect(choice(told, turnAfter(told))).toBe('fair');
  });
});

describe('choices made at once', () => {
  /** Equal is won by seat 0, unequal by seat 1; `safe` wins on one face of three. Seat 0 is asked first. */
  const pennies = tinyGame({
    at([one, other, face]) {
      const theirs = ['heads', 'tails'];
      if (one === undefined) return { may: { 0: [...theirs, 'safe'], 1: theirs } };
      if (other === undefined) return { may: { 1: theirs } };
      if (one !== 'safe') return wins(one === other ? 0 : 1);
      return face === undefined ? { chance: ['1', '2', '3'] } : wins(face === '1' ? 0 : 1);
    },
  });

  it('are not answered by a rival who has seen them, and cannot be read', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 40; seed++) {
      const chosen = choice(pennies, turnAfter(pennies), `s${seed}`, 'master', { iterations: 600 });
      counts[chosen] = (counts[chosen] ?? 0) + 1;
    }
    expect(counts['safe'] ?? 0).toBeLessThan(8);
    expect(counts['heads']).toBeGreaterThan(8);
    expect(counts['tails']).toBeGreaterThan(8);
  });
});

describe('a lost game', () => {
  /** All is lost: at once, or after the given number of further steps. */
  const lost = tinyGame({
    at([line, ...steps]) {
      if (line === undefined) return { may: { 0: ['9', '3', '0', '1'] } };
      if (steps.length === Number(line)) return wins(1);
      return { may: { [1 - (steps.length % 2)]: ['on'] } };
    },
  });

  it('is drawn out as long as it can be', () => {
    for (const seed of ['a', 'b', 'c']) {
      expect(choice(lost, turnAfter(lost), seed, 'master')).toBe('9');
      expect(choice(lost, turnAfter(lost), seed, 'hard')).toBe('9');
    }
  });

  it('is not thrown away by any level while it can go on', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 20; seed++) {
        const chosen = choice(lost, turnAfter(lost), `s${seed}`, level, { iterations: 60 });
        expect(chosen).not.toBe('0');
        const taken = choice(nim(4), turnAfter(nim(4)), `s${seed}`, level, { iterations: 60 });
        expect(taken).not.toBe('give');
      }
    }
  });

  it('is called that by the coach, kindly', () => {
    const { action, reason } = generalBot(lost).advise(turnAfter(lost), [], 's', ENOUGH);
    expect({ action, reason }).toEqual({ action: '9', reason: { key: 'search-lost' } });
  });
});

describe('the coach of any game', () => {
  it('tells what the rounds say, and rates by it', () => {
    const game = nim(5);
    const bot = generalBot(game);
    expect(bot.advise(turnAfter(game), [], 's', ENOUGH).action).toBe('1');
    expect(bot.rate(turnAfter(game), [], '1', 's', ENOUGH).key).toBe('best');
    const { key, better } = bot.rate(turnAfter(game), [], 'give', 's', ENOUGH);
    expect({ key, better: better?.action }).toEqual({ key: 'weak', better: '1' });
  });

  it('looks at what it is asked about, also where it passed that over', () => {
    const all = Array.from({ length: 100 }, (_, i) => `all${i}`);
    const game = tinyGame({
      at: ([chosen]) =>
        chosen === undefined ? { may: { 0: [...all, 'lose'] } } : wins(chosen === 'lose' ? 1 : 0),
    });
    const rate = (action: string) =>
      generalBot(game).rate(turnAfter(game), [], action, 's', { iterations: 50 }).key;
    expect(all.map(rate)).not.toContain('weak');
    expect(rate('lose')).toBe('weak');
  });

  it('does not call a game lost that it had no time to look at', () => {
    const game = tinyGame({
      at(moves) {
        const until = performance.now() + 0.05;
        while (performance.now() < until);
        return moves.length === 99 ? wins(0) : { may: { [moves.length % 2]: ['a', 'b'] } };
      },
    });
    const { reason } = generalBot(game).advise(turnAfter(game), [], 's', { milliseconds: 1 });
    expect(reason.key).toBe('search-unknown');
  });
});

describe('a budget of time', () => {
  it('is kept also where a round alone takes longer', () => {
    const began = performance.now();
    let late = 0;
    /** A game of a hundred steps with several slow questions each: much longer than there is time. */
    const slow = tinyGame({
      at(moves) {
        const until = performance.now() + 0.2;
        while (performance.now() < until);
        if (until > began + 40) late++;
        return moves.length === 99 ? wins(0) : { may: { [moves.length % 2]: ['a', 'b'] } };
      },
    });
    const turn = { seat: 0, view: { seat: 0, deal: null, moves: [] }, legal: ['a', 'b'], n: 0 };
    expect(['a', 'b']).toContain(choice(slow, turn, 's', 'master', { milliseconds: 40 }));
    // Counted in questions, not in milliseconds: the machine may be busy with something else.
    expect(late).toBeLessThan(60);
  });
});

botConformance(
  sunAndMoon,
  generalBot(sunAndMoon),
  new URL('../../table/example/text/en.json', import.meta.url),
  [{}, { goal: 3 }],
);
