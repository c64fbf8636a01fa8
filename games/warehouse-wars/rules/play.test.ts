import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { game } from './index.ts';
import { type Position, seatOnTurn } from './position.ts';
import { legalTexts, newGame, playOn } from './testing/scene.ts';

const kinds = (position: Position) => new Set(legalTexts(position).map((t) => t.split(' ')[0]));

/** Crates in the order given, by turns, laying no planks. */
function cratesOnly(position: Position, ...cells: readonly string[]): void {
  for (const each of cells) {
    playOn(position, `crate ${each}`);
    if (!position.result && position.cratePlaced) playOn(position, 'end');
  }
}

/** Fills the board row by row until the game ends. */
function fillUp(position: Position): void {
  while (!position.result) {
    const [first] = legalTexts(position).filter((text) => !text.startsWith('plank'));
    playOn(position, first as string);
  }
}

describe('components', () => {
  it('WW-1 6 x 6 cells, 12 crates each and 8 planks, unless the table says otherwise', () => {
    const { left } = canonical(newGame());
    expect(left).toEqual({ teal: 12, white: 12, planks: 8 });
    expect(legalTexts(newGame())).toHaveLength(36);
    expect(legalTexts(newGame()).at(-1)).toBe('crate f6');
    const other = newGame({ side: 8, crates: 20, planks: 0 });
    expect(canonical(other).left).toEqual({ teal: 20, white: 20, planks: 0 });
    expect(legalTexts(other)).toHaveLength(64);
    expect(game.seats(other.options)).toEqual(['teal', 'white']);
  });

  it('WW-1 board side, crates and planks keep within their limits', () => {
    for (const bad of [{ side: 4 }, { side: 9 }, { crates: 7 }, { crates: 21 }, { planks: 17 }]) {
      expect(() => newGame(bad)).toThrow();
    }
  });
});

describe('turns', () => {
  it('WW-10 either colour may start, and then they take turns', () => {
    expect(canonical(newGame()).toAct).toBe('teal');
    const position = newGame({ starter: 'white' });
    expect(canonical(position).toAct).toBe('white');
    expect(game.legal(position, 0)).toEqual([]);
    playOn(position, 'crate a1');
    expect(canonical(position)).toMatchObject({ toAct: 'teal', turn: 2 });
    playOn(position, 'crate f6');
    expect(canonical(position)).toMatchObject({ toAct: 'white', turn: 3 });
    expect(canonical(position).crates.map(({ colour }) => colour)).toEqual(['white', 'teal']);
  });

  it('WW-11 the first turn of each is one crate anywhere, no plank, and ends by itself', () => {
    const position = newGame();
    playOn(position, 'crate a1');
    expect(kinds(position)).toEqual(new Set(['crate']));
    expect(legalTexts(position)).toHaveLength(35);
    // A plank would now fit, but not in this turn.
    playOn(position, 'crate b1');
    expect(canonical(position)).toMatchObject({ turn: 3, placed: { crate: false, plank: false } });
    expect(legalTexts(position)).toContain('plank a1-d1');
  });

  it('WW-12 a later turn is a crate and at will a plank, the crate first', () => {
    const position = newGame();
    playOn(position, 'crate a1', 'crate b1', 'crate f6');
    expect(canonical(position)).toMatchObject({ turn: 3, placed: { crate: true, plank: false } });
    expect(legalTexts(position)).toEqual(['end', 'plank a1-d1']);
    playOn(position, 'plank a1-d1');
    expect(canonical(position)).toMatchObject({ toAct: 'white', turn: 4 });
  });

  it('WW-12 or the plank first, and then a crate must follow', () => {
    const position = newGame();
    playOn(position, 'crate a1', 'crate b1', 'plank a1-d1');
    expect(canonical(position)).toMatchObject({ turn: 3, placed: { crate: false, plank: true } });
    expect(kinds(position)).toEqual(new Set(['crate']));
    playOn(position, 'crate a1');
    expect(canonical(position)).toMatchObject({ toAct: 'white', turn: 4 });
  });

  it('WW-12 or no plank: the player ends the turn', () => {
    const position = newGame();
    playOn(position, 'crate a1', 'crate b1');
    expect(legalTexts(position)).not.toContain('end');
    playOn(position, 'crate f6', 'end');
    expect(canonical(position)).toMatchObject({ toAct: 'white', turn: 4 });
  });

  it('WW-12 a turn ends by itself when no plank fits or none is left', () => {
    const nowhere = newGame();
    playOn(nowhere, 'crate a1', 'crate f6', 'crate b3');
    expect(canonical(nowhere).turn).toBe(4);
    const noneLeft = newGame({ planks: 0 });
    playOn(noneLeft, 'crate a1', 'crate b1', 'crate c1');
    expect(canonical(noneLeft).turn).toBe(4);
  });

  it('WW-12 without room for a crate a plank is laid first', () => {
    const position = newGame({ side: 5, crates: 20, planks: 1, cargo: 'secured' });
    while (position.openCells > 0) {
      playOn(position, legalTexts(position).find((text) => !text.startsWith('plank')) as string);
    }
    if (position.cratePlaced) playOn(position, 'end');
    expect(kinds(position)).toEqual(new Set(['plank']));
    expect(legalTexts(position)).toHaveLength(20);
    expect(game.prompt(game.view(position, 0), seatOnTurn(position)).key).toBe('plank-first');
    playOn(position, 'plank a1-d1');
    expect(legalTexts(position)).toEqual(['crate a1', 'crate b1', 'crate c1', 'crate d1']);
  });
});

describe('the end', () => {
  it('WW-13 the last crate of all ends the game at once, though a plank could follow', () => {
    const position = newGame({ crates: 8, cargo: 'secured' });
    fillUp(position);
    expect(canonical(position)).toMatchObject({
      toAct: null,
      turn: 16,
      placed: { crate: true, plank: false },
      left: { teal: 0, white: 0, planks: 8 },
    });
    expect(game.actors(position)).toEqual([]);
    expect(legalTexts(position)).toEqual([]);
  });

  it('WW-13 a turn that begins with room for nothing ends the game by the score', () => {
    const position = newGame({ side: 5, crates: 20, planks: 0 });
    const events: string[] = [];
    while (!position.result) {
      events.push(...playOn(position, legalTexts(position)[0] as string).map(({ type }) => type));
    }
    expect(canonical(position)).toMatchObject({
      toAct: null,
      turn: 26,
      placed: { crate: false, plank: false },
      left: { teal: 7, white: 8, planks: 0 },
    });
    expect(events.slice(-3)).toEqual(['turn', 'stuck', 'won']);
  });

  it('WW-54 the higher total wins', () => {
    const position = newGame({ crates: 8, planks: 0, side: 8 });
    const teal = ['a1', 'c1', 'e1', 'g1', 'a3', 'c3', 'e3', 'g3'];
    const white = ['a8', 'b8', 'd8', 'f8', 'h8', 'b6', 'd6', 'f6'];
    cratesOnly(position, ...teal.flatMap((each, i) => [each, white[i] as string]));
    const { score, result } = canonical(position);
    expect(score).toEqual({ teal: 0, white: 1 });
    expect(result).toEqual({ winner: 'white', why: 'score' });
    expect(game.outcome(position)).toEqual({
      kind: 'versus',
      winner: 1,
      why: 'score',
      points: [0, 1],
    });
  });

  it('WW-54 equal totals are a draw', () => {
    const position = newGame({ crates: 8, planks: 0, side: 8 });
    const teal = ['a1', 'c1', 'e1', 'g1', 'a3', 'c3', 'e3', 'g3'];
    const white = ['a8', 'c8', 'e8', 'g8', 'a6', 'c6', 'e6', 'g6'];
    cratesOnly(position, ...teal.flatMap((each, i) => [each, white[i] as string]));
    expect(canonical(position).result).toEqual({ winner: null, why: 'draw' });
    expect(game.outcome(position)).toMatchObject({ winner: null, why: 'draw' });
  });

  it('WW-13 either seat may resign at any time, and the other wins', () => {
    const position = newGame();
    playOn(position, 'crate a1');
    const before = canonical(position);
    game.resign?.(position, 0);
    expect(canonical(position)).toEqual({
      ...before,
      toAct: null,
      result: { winner: 'white', why: 'resigned' },
    });
  });
});

describe('delicate cargo', () => {
  // A plank on a1 and b1 juts out over c1 and d1; a crate on d1 tips it.
  const overhang = ['crate a1', 'crate b1', 'plank a1-d1'];

  it('WW-40 whoever makes cargo fall loses at once, whatever the score', () => {
    const position = newGame();
    const events = playOn(position, ...overhang, 'crate d1');
    expect(canonical(position)).toEqual({
      toAct: null,
      turn: 3,
      placed: { crate: true, plank: true },
      crates: [
        { at: 'a1', level: 0, colour: 'teal' },
        { at: 'b1', level: 0, colour: 'white' },
        { at: 'd1', level: 1, colour: 'teal' },
      ],
      planks: [{ from: 'a1', to: 'd1', level: 0 }],
      left: { teal: 10, white: 11, planks: 7 },
      score: { teal: 0, white: 0 },
      result: { winner: 'white', why: 'fall' },
    });
    expect(events.at(-2)).toEqual({
      type: 'fall',
      rule: 'WW-40',
      final: true,
      seat: 'teal',
      plank: 0,
      from: 'a1',
      to: 'd1',
      level: 0,
      towards: 'east',
    });
    expect(events.at(-1)).toMatchObject({ type: 'won', seat: 'white', rule: 'WW-40' });
  });

  it('WW-40 a placement that falls is legal and listed', () => {
    const position = newGame();
    playOn(position, ...overhang);
    expect(legalTexts(position)).toContain('crate d1');
  });

  it('WW-40 a plank can fall too, and its turn shows it', () => {
    // Two shelves stand exactly on their edges; a plank across their ends tips one.
    const position = newGame();
    playOn(position, 'crate a1', 'crate d1', 'crate a2', 'plank a1-a4');
    playOn(position, 'crate d2', 'plank d1-d4');
    playOn(position, 'crate a2', 'end', 'crate d2', 'end', 'crate a3', 'end', 'crate d3');
    expect(canonical(position).result).toBeNull();
    playOn(position, 'end', 'plank a3-d3');
    expect(canonical(position)).toMatchObject({
      toAct: null,
      turn: 9,
      placed: { crate: false, plank: true },
      result: { winner: 'white', why: 'fall' },
    });
  });

  it('WW-40 the last crate of all loses if it falls, though it ends the game', () => {
    const position = newGame({ crates: 8, planks: 1, side: 8 });
    playOn(position, ...overhang, 'crate h8');
    const rest = ['h1', 'h3', 'h5', 'f1', 'f3', 'f5', 'f7', 'a4', 'a6', 'c6', 'c8', 'e8'];
    playOn(position, ...rest.map((each) => `crate ${each}`));
    expect(canonical(position).left).toEqual({ teal: 0, white: 1, planks: 0 });
    playOn(position, 'crate c1');
    expect(canonical(position).result).toEqual({ winner: 'teal', why: 'fall' });
  });

  it('WW-43 secured cargo never falls', () => {
    const position = newGame({ cargo: 'secured' });
    playOn(position, ...overhang, 'crate d1');
    expect(canonical(position)).toMatchObject({ result: null, toAct: 'white', turn: 4 });
  });

  it('WW-43 cargo is delicate by default', () => {
    expect(newGame().options.cargo).toBe('delicate');
  });
});

describe('events', () => {
  it('placements are final and tell all a screen needs', () => {
    const position = newGame();
    const [crate, turn] = playOn(position, 'crate a1');
    expect(crate).toEqual({
      type: 'crate',
      rule: 'WW-20',
      final: true,
      seat: 'teal',
      at: 'a1',
      level: 0,
    });
    expect(turn).toEqual({ type: 'turn', rule: 'WW-10', seat: 'white', turn: 2 });
    playOn(position, 'crate b1');
    expect(playOn(position, 'plank a1-d1')).toEqual([
      {
        type: 'plank',
        rule: 'WW-31',
        final: true,
        seat: 'teal',
        from: 'a1',
        to: 'd1',
        level: 0,
        rests: ['a1', 'b1'],
      },
    ]);
    expect(playOn(position, 'crate a1').map(({ type }) => type)).toEqual([
      'crate',
      'line',
      'score',
      'turn',
    ]);
  });
});
