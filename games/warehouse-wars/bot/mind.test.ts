import { describe, expect, it } from 'vitest';
import { game, type Position, seatOnTurn } from '../rules/index.ts';
import { pointsOf } from '../rules/position.ts';
import { cell, legalTexts, newGame, pile, playOn } from '../rules/testing/scene.ts';
import { chancesOf, wouldFall } from './chances.ts';
import { bot } from './index.ts';
import { turnsFor } from './turns.ts';
import { valueFor } from './value.ts';

const turnOf = (p: Position) => ({
  seat: seatOnTurn(p),
  view: game.view(p, seatOnTurn(p)),
  legal: legalTexts(p),
  n: 1,
});

const SMALL = { iterations: 40 };
const WIDE = { crates: 64, planks: 20, turns: 200 };

describe('chances', () => {
  it('tell what each cell gains either player', () => {
    const p = pile('teal a1 b1, white f6 e6');
    const chance = chancesOf(p, 0).find((each) => each.cell === cell('c1'));
    expect(chance).toEqual({ cell: cell('c1'), own: 2, other: 0 });
    const other = chancesOf(p, 0).find((each) => each.cell === cell('d6'));
    expect(other).toEqual({ cell: cell('d6'), own: 0, other: 2 });
  });

  it('know where the cargo would fall (WW-40)', () => {
    const p = pile('teal a1 b1, plank a1-d1');
    expect(wouldFall(p, 0, cell('d1'))).toBe(true);
    expect(wouldFall(p, 0, cell('a1'))).toBe(false);
    expect(wouldFall(p, 0, cell('f6'))).toBe(false);
  });
});

describe('the coach of Warehouse Wars', () => {
  // Teal has two in a row; the third makes three. A plank over the own row then gives white a floor.
  const p = newGame();
  playOn(p, 'crate c3', 'crate a6', 'crate c4', 'end', 'crate f1', 'end');
  const rate = (...[first = '', ...plan]: string[]) =>
    bot.rate(turnOf(p), [], first, 's', SMALL, plan);

  it('judges the whole turn, not its first piece alone', () => {
    const { action, plan = [] } = bot.advise(turnOf(p), [], 's', SMALL);
    expect(rate(action, ...plan)).toEqual({ key: 'best', better: null });
    const poor = rate('crate a1', 'end');
    expect(['fair', 'weak']).toContain(poor.key);
    expect(poor.worth).toBeGreaterThanOrEqual(1);
    expect(poor.better?.action).toBe(action);
    // The same crate with a plank that gives points away is worse than the crate alone.
    const given = ['crate c5', 'plank c2-c5'];
    expect(rate(...given).key).not.toBe('best');
  });

  it('says of what brings the cargo down that it decides the game', () => {
    const tip = newGame();
    playOn(tip, 'crate a1', 'crate f6', 'crate b1', 'end', 'crate f5', 'end', 'plank a1-d1');
    const fallen = bot.rate(turnOf(tip), [], 'crate d1', 's', SMALL, []);
    expect(fallen).toMatchObject({ key: 'weak', worth: null });
    expect(fallen.better?.action).not.toBe('crate d1');
  });
});

describe('a bot of Warehouse Wars', () => {
  it('takes the two points that are there', () => {
    const p = newGame();
    playOn(p, 'crate c3', 'crate a6', 'crate c4', 'end', 'crate f1', 'end');
    const text = bot.player('master', 's', SMALL).choose(turnOf(p)) as string;
    playOn(p, text);
    expect(p.tealPoints).toBe(3);
  });

  it('never lets the cargo fall while anything else is left to do', () => {
    const p = newGame();
    playOn(p, 'crate a1', 'crate f6', 'crate b1', 'end', 'crate f5', 'end');
    playOn(p, 'plank a1-d1');
    for (const level of ['easy', 'medium', 'hard', 'master'] as const) {
      for (let seed = 0; seed < 5; seed++) {
        const text = bot.player(level, `s${seed}`, SMALL).choose(turnOf(p)) as string;
        const after = game.clone(p);
        playOn(after, text);
        expect(after.result).toBeNull();
      }
    }
  });

  it('loses with dignity: while some turn leaves the cargo standing, none makes it fall, nor does the coach advise it', () => {
    let lost = 0;
    for (let seed = 0; seed < 8; seed++) {
      const p = newGame();
      const players = ['hard', 'easy'].map((level) =>
        bot.player(level as 'hard', `dignity ${seed}`, { iterations: 25 }),
      );
      while (p.result === null) {
        const turn = turnOf(p);
        const text = players[turn.seat]?.choose(turn) as string;
        const isLost = pointsOf(p, turn.seat) + 6 < pointsOf(p, 1 - turn.seat);
        const advised = isLost ? bot.advise(turn, [], 'a', { iterations: 25 }).action : text;
        for (const chosen of new Set([text, advised])) {
          const after = game.clone(p);
          playOn(after, chosen);
          if (after.result?.why !== 'fall') continue;
          const others = turn.legal.filter((each) => {
            const other = game.clone(p);
            playOn(other, each);
            return other.result?.why !== 'fall';
          });
          expect([chosen, others]).toEqual([chosen, []]);
        }
        if (isLost) lost++;
        playOn(p, text);
      }
    }
    expect(lost).toBeGreaterThan(5);
  });

  it('sees that a cell where the cargo falls is worth nothing to the rival', () => {
    const p = pile('white a1 b1, teal f6 f4, plank a1-d1');
    const safe = valueFor(p, 0);
    const secured = pile('white a1 b1, teal f6 f4, plank a1-d1', { cargo: 'secured' });
    expect(safe).toBeGreaterThanOrEqual(valueFor(secured, 0));
  });

  it('looks at whole turns, crate and plank in either order', () => {
    const p = newGame();
    playOn(p, 'crate c3', 'crate d3', 'crate c4', 'end', 'crate d4', 'end');
    const orders = new Set(
      turnsFor(p, WIDE, valueFor).map(({ actions }) => actions.map(({ kind }) => kind).join(' ')),
    );
    expect(orders).toContain('crate plank');
    expect(orders).toContain('plank crate');
    expect(orders).toContain('crate end');
  });

  it('explains a crate by the points it makes and denies', () => {
    const p = newGame();
    playOn(p, 'crate c3', 'crate a6', 'crate c4', 'end', 'crate f1', 'end');
    const { reason } = bot.advise(turnOf(p), [], 's', SMALL);
    expect(reason.key).toMatch(/^gain/);
    expect(reason.values?.['gained']).toBe(2);
  });

  it('says kindly that a game is lost, and advises what leaves the cargo standing', () => {
    const p = newGame({ crates: 8 });
    const rival = bot.player('hard', 'lost', { iterations: 60 });
    const victim = bot.player('easy', 'victim');
    const said = new Set<string>();
    while (p.result === null) {
      const turn = turnOf(p);
      if (turn.seat === 1 && p.tealLeft + p.whiteLeft <= 2) {
        said.add(bot.advise(turn, [], 's', { iterations: 4000 }).reason.key);
      }
      playOn(p, (turn.seat === 0 ? rival : victim).choose(turn) as string);
    }
    expect(p.result.winner).toBe(0);
    expect([...said]).toEqual(['lost']);
  });
});
