import { describe, expect, it } from 'vitest';
import { axial } from './board.ts';
import { game } from './index.ts';
import { act, at, mayDo, position, roll, typesOf } from './testing/situation.ts';
import type { Toy } from './toys.ts';

const STAY = 6;
const IDLE = { program: 'L1 R1 L2' };
const LIST: readonly Toy[] = ['ball', 'bear', 'car'];

const toysOf = (p: ReturnType<typeof position>, team: 'green' | 'red') =>
  game.view(p, 'spectator').trucks[team].toys;

describe('toys aboard', () => {
  it('WE-50 a truck on a Stock hex may load that toy', () => {
    const p = position({ green: { at: at(-1, 0), facing: 2, program: 'F1 L1 R1' }, red: IDLE });
    roll(p, STAY);
    expect(p).toMatchObject({ phase: 'load', toAct: [0], left: 0 });
    expect(mayDo(p, 'green')).toEqual(['load', 'pass']);
    expect(game.prompt(game.view(p, 1), 0)).toEqual({
      key: 'load',
      rule: 'WE-50',
      values: { toy: 'ball' },
    });
    act(p, 'green', 'load');
    expect(toysOf(p, 'green')).toEqual(['ball']);
  });

  it('WE-50 or leave it', () => {
    const p = position({ green: { at: at(-1, 0), facing: 2, program: 'F1 L1 R1' }, red: IDLE });
    roll(p, STAY);
    expect(act(p, 'green', 'pass')[0]).toMatchObject({ type: 'leave-stock', toy: 'ball' });
    expect(toysOf(p, 'green')).toEqual([]);
  });

  it('WE-50 is not asked when it holds one', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, toys: ['ball'], program: 'F1 L1 R1' },
      red: IDLE,
    });
    roll(p, STAY);
    expect(p).toMatchObject({ round: 2, phase: 'program' });
  });

  it('WE-51 all five toys fit, whatever the Wishlist says', () => {
    const p = position({
      green: {
        at: at(-1, 0),
        facing: 2,
        toys: ['bear', 'car', 'doll', 'robot'],
        wishlist: ['bear', 'car', 'doll'],
        program: 'F1 L1 R1',
      },
      red: IDLE,
    });
    roll(p, STAY);
    act(p, 'green', 'load');
    expect(toysOf(p, 'green')).toEqual(['ball', 'bear', 'car', 'doll', 'robot']);
  });

  it('WE-51 a truck holds at most one of each: a toy it has cannot be taken', () => {
    const p = position({
      green: { at: at(-1, 0), facing: 2, toys: ['car'], program: 'F1 L1 R1' },
      red: { at: at(0, 0), toys: ['bear', 'car'], ...IDLE },
    });
    roll(p, STAY);
    const car = game.readAction('take car');
    expect(car && game.refuse(p, 0, car)).toMatchObject({ rule: 'WE-51', key: 'have-toy' });
  });
});

describe('a Wishlist', () => {
  it('WE-52 is complete on driving into the own bay with its three toys', () => {
    const p = position({
      green: { at: at(-2, 0), facing: 5, toys: LIST, wishlist: LIST, program: 'F1 L1 R1' },
      red: IDLE,
    });
    roll(p, STAY);
    expect(game.view(p, 1).trucks.green).toMatchObject({ toys: [], completed: [LIST] });
  });

  it('WE-52 the printed picture: Frosty has ball, car, bear and robot; the ball stays aboard', () => {
    const p = position({
      red: {
        at: at(2, 0),
        facing: 2,
        toys: ['ball', 'bear', 'car', 'robot'],
        wishlist: ['bear', 'car', 'robot'],
        program: 'F1 L1 R1',
      },
      green: IDLE,
    });
    roll(p, STAY);
    expect(game.view(p, 0).trucks.red).toMatchObject({
      toys: ['ball'],
      completed: [['bear', 'car', 'robot']],
    });
  });

  it('WE-52 is not complete while a toy is missing', () => {
    const p = position({
      green: {
        at: at(-2, 0),
        facing: 5,
        toys: ['ball', 'bear', 'doll', 'robot'],
        wishlist: LIST,
        program: 'F1 L1 R1',
      },
      red: IDLE,
    });
    roll(p, STAY);
    expect(axial(p.trucks[0].at)).toEqual([-3, 0]);
    expect(p.trucks[0].completed).toEqual([]);
  });

  it('WE-52 is complete in the middle of a card, and the card goes on: here into the wall', () => {
    const p = position({
      green: { at: at(-3, 1), facing: 6, toys: LIST, wishlist: LIST, program: 'F2 L1 R1' },
      red: IDLE,
    });
    const events = roll(p, STAY, STAY);
    expect(typesOf(events).slice(5, 9)).toEqual(['drive', 'complete', 'draw', 'bump']);
    expect(p.trucks[0].completed).toHaveLength(1);
    expect(axial(p.trucks[0].at)).toEqual([-3, 0]);
  });

  it('WE-52 is complete on being pushed into the bay', () => {
    const p = position({
      snowman: at(-1, 0),
      green: { at: at(-2, 0), toys: LIST, wishlist: LIST, ...IDLE },
      red: IDLE,
    });
    roll(p, 5);
    expect(axial(p.trucks[0].at)).toEqual([-3, 0]);
    expect(p.trucks[0].completed).toHaveLength(1);
  });

  it('WE-52 is complete on taking the missing toy while parked on the bay', () => {
    const p = position({
      green: { facing: 2, toys: ['ball', 'bear'], wishlist: LIST, program: 'F1 L1 R1' },
      red: { at: at(-2, 0), toys: ['car', 'doll'], ...IDLE },
    });
    roll(p, STAY);
    const events = act(p, 'green', 'take car');
    expect(typesOf(events).slice(0, 3)).toEqual(['take', 'complete', 'draw']);
    expect(toysOf(p, 'green')).toEqual([]);
    expect(toysOf(p, 'red')).toEqual(['doll']);
    expect(p.trucks[0].completed).toHaveLength(1);
  });

  it('WE-52 taking elsewhere completes nothing', () => {
    const p = position({
      green: {
        at: at(-1, 0),
        facing: 2,
        toys: ['ball', 'bear'],
        wishlist: LIST,
        program: 'F1 L1 R1',
      },
      red: { at: at(0, 0), toys: ['car'], ...IDLE },
    });
    roll(p, STAY);
    act(p, 'green', 'take car');
    expect(toysOf(p, 'green')).toEqual(LIST);
    expect(p.trucks[0].completed).toEqual([]);
  });

  it('WE-53 is followed by the deck’s next card, in secret', () => {
    const p = position({
      green: { at: at(-2, 0), facing: 5, toys: LIST, wishlist: LIST, program: 'F1 L1 R1' },
      red: IDLE,
    });
    const [next, after] = p.deck;
    const events = roll(p, STAY);
    expect(p.trucks[0].wishlist).toBe(next);
    expect(p.deck[p.drawn]).toBe(after);
    expect(game.view(p, 1)).toMatchObject({ deckSize: 7, trucks: { green: { wishlist: null } } });
    const draw = events.find((event) => event.type === 'draw');
    expect(draw).toMatchObject({ rule: 'WE-53', final: true, deck: 7 });
    expect(draw && game.viewEvent(draw, 0)).toBe(draw);
    for (const audience of [1, 'spectator'] as const) {
      expect(draw && game.viewEvent(draw, audience)).toMatchObject({
        seat: 'green',
        wishlist: null,
      });
    }
  });

  it('WE-53 the third draws none: it stays where it was', () => {
    const p = position({
      green: {
        at: at(-2, 0),
        facing: 5,
        toys: LIST,
        wishlist: LIST,
        completed: 2,
        program: 'F1 L1 R1',
      },
      red: IDLE,
    });
    const before = p.deck.length;
    roll(p, STAY);
    const { trucks, deckSize } = game.view(p, 'spectator');
    expect(deckSize).toBe(before);
    expect(trucks.green.wishlist).toEqual(LIST);
    expect(trucks.green.completed).toHaveLength(3);
    expect(trucks.green.completed[2]).toEqual(LIST);
  });
});

describe('the end', () => {
  const nearlyDone = { toys: LIST, wishlist: LIST, completed: 2 };

  it('WE-54 comes with the third Wishlist, in the middle of a card', () => {
    const p = position({
      green: { at: at(-3, 1), facing: 6, ...nearlyDone, program: 'F2 L1 R1' },
      red: IDLE,
    });
    roll(p, STAY);
    const events = roll(p, STAY);
    expect(typesOf(events).slice(-2)).toEqual(['complete', 'win']);
    // The card had a hex to go, and the round five cards.
    expect(game.canonical(p)).toMatchObject({
      round: 1,
      phase: 'over',
      toAct: [],
      santa: 'green',
      left: 1,
      winner: 'green',
      trucks: {
        green: { at: [-3, 0], program: ['F2', 'L1', 'R1'], played: 1 },
        red: { program: ['L1', 'R1', 'L2'], played: 0 },
      },
    });
    expect(game.outcome(p)).toEqual({
      kind: 'versus',
      winner: 0,
      why: 'wishlists',
      points: [3, 0],
    });
  });

  it('WE-54 comes in the middle of the round’s roll', () => {
    const p = position({
      snowman: at(1, 0),
      green: IDLE,
      red: { at: at(2, 0), ...nearlyDone, ...IDLE },
    });
    roll(p, 2);
    expect(game.canonical(p)).toMatchObject({ phase: 'over', winner: 'red', left: 0, round: 1 });
    expect(p.trucks.map((truck) => truck.played)).toEqual([0, 0]);
    expect(axial(p.snowman)).toEqual([2, 0]);
  });

  it('WE-54 comes in the middle of the roll of F2, for either truck', () => {
    const p = position({
      snowman: at(0, 0),
      green: { program: 'F2 L1 R1' },
      red: { at: at(2, 0), ...nearlyDone, ...IDLE },
    });
    roll(p, 2, 2);
    expect(game.canonical(p)).toMatchObject({ phase: 'over', winner: 'red', left: 2 });
    expect(axial(p.trucks[0].at)).toEqual([-3, 0]);
  });

  it('WE-54 comes with a toy taken on the bay', () => {
    const p = position({
      green: {
        facing: 2,
        toys: ['ball', 'bear'],
        wishlist: LIST,
        completed: 2,
        program: 'F1 L1 R1',
      },
      red: { at: at(-2, 0), toys: ['car'], ...IDLE },
    });
    roll(p, STAY);
    act(p, 'green', 'take car');
    expect(game.canonical(p)).toMatchObject({ phase: 'over', winner: 'green', left: 0, round: 1 });
    expect(p.trucks[1].played).toBe(0);
  });

  it('WE-54 opens all secrets to everyone', () => {
    const p = position({
      green: { at: at(-2, 0), facing: 5, ...nearlyDone, program: 'F1 L1 R1' },
      red: IDLE,
    });
    expect(game.view(p, 'spectator').deck).toBeNull();
    roll(p, STAY);
    for (const audience of [0, 1, 'spectator'] as const) {
      const view = game.view(p, audience);
      expect(view.trucks.red.wishlist).not.toBeNull();
      expect(view.trucks.red.program).toEqual(['L1', 'R1', 'L2']);
      expect(view.deck).toHaveLength(view.deckSize);
    }
  });

  it('WE-54 two Wishlists are not enough', () => {
    const p = position({
      green: { at: at(-2, 0), facing: 5, ...nearlyDone, completed: 1, program: 'F1 L1 R1' },
      red: IDLE,
    });
    roll(p, STAY);
    expect(game.outcome(p)).toBeNull();
    expect(p).toMatchObject({ round: 2, phase: 'program', winner: null });
  });

  it('comes when a seat resigns, at any time; the rest stays as it is', () => {
    const p = position({ green: { program: 'F2 L1 R1' }, red: IDLE });
    roll(p, STAY);
    const before = game.canonical(p) as object;
    const events: unknown[] = [];
    game.resign?.(p, 0, (event) => events.push(event));
    expect(game.canonical(p)).toEqual({ ...before, phase: 'over', toAct: [], winner: 'red' });
    expect(game.outcome(p)).toEqual({ kind: 'versus', winner: 1, why: 'resigned', points: [0, 0] });
    expect(events).toMatchObject([{ type: 'resign', seat: 'green', rival: 'red' }]);
  });
});
