import { describe, expect, it } from 'vitest';
import { readAction } from './actions.ts';
import { game } from './index.ts';
import { type Position, seatOnTurn } from './position.ts';
import { newGame, pile, playOn } from './testing/scene.ts';

function why(position: Position, text: string, seat = seatOnTurn(position)): string | null {
  const action = readAction(text);
  if (!action) throw new Error(`unreadable: ${text}`);
  const refusal = game.refuse(position, seat, action);
  return refusal && `${refusal.rule} ${refusal.key}`;
}

/** A pile in the third turn, when planks are allowed. */
function third(pieces: string, given = {}): Position {
  const position = pile(pieces, given);
  position.turn = 3;
  return position;
}

describe('refusals', () => {
  it('WW-13 nothing after the end', () => {
    const position = newGame();
    game.resign?.(position, 1);
    expect(why(position, 'crate a1')).toBe('WW-13 over');
  });

  it('WW-10 only the player on turn', () => {
    expect(why(newGame(), 'crate a1', 1)).toBe('WW-10 not-your-turn');
    expect(why(newGame(), 'crate a1', 0)).toBeNull();
  });

  it('WW-11 no plank in the first turn', () => {
    const position = newGame();
    playOn(position, 'crate a1');
    expect(why(position, 'plank a1-d1')).toBe('WW-11 first-turn');
  });

  it('WW-12 one crate and one plank a turn, and no end without a crate', () => {
    const position = newGame();
    playOn(position, 'crate a1', 'crate b1');
    expect(why(position, 'end')).toBe('WW-12 crate-missing');
    playOn(position, 'plank a1-d1');
    expect(why(position, 'plank a1-a4')).toBe('WW-12 one-plank');
    const other = newGame();
    playOn(other, 'crate a1', 'crate b1', 'crate c1');
    expect(why(other, 'crate d1')).toBe('WW-12 one-crate');
    expect(why(other, 'end')).toBeNull();
  });

  it('WW-1 no crate off the board, no plank more than there are', () => {
    expect(why(newGame(), 'crate g1')).toBe('WW-1 off-board');
    expect(why(newGame(), 'crate a7')).toBe('WW-1 off-board');
    expect(why(third('teal a1 b1', { planks: 0 }), 'plank a1-d1')).toBe('WW-1 no-planks');
  });

  it('WW-20 no crate on a crate', () => {
    expect(why(pile('teal a1'), 'crate a1')).toBe('WW-20 on-crate');
    expect(why(pile('teal a1 b1, plank a1-d1'), 'crate a1')).toBeNull();
  });

  it('WW-3 a plank is four cells long', () => {
    expect(why(third('teal a1 b1'), 'plank a1-c1')).toBe('WW-3 plank-length');
    expect(why(third('teal a1 b1'), 'plank a1-e1')).toBe('WW-3 plank-length');
  });

  it('WW-30 a plank neither slants nor leaves the board', () => {
    expect(why(third('teal a1 b2'), 'plank a1-d4')).toBe('WW-30 slanting');
    expect(why(third('teal a1 b2'), 'plank a1-b4')).toBe('WW-30 slanting');
    expect(why(third('teal d1 e1 f1'), 'plank d1-g1')).toBe('WW-30 plank-off-board');
  });

  it('WW-31 a plank needs two crates of one level, the highest there', () => {
    expect(why(third('teal f6'), 'plank a1-d1')).toBe('WW-31 too-few-rests');
    expect(why(third('teal a1'), 'plank a1-d1')).toBe('WW-31 too-few-rests');
    const uneven = 'teal b1 b2, plank b1-b4, teal b1, white a1 c1';
    expect(why(third(uneven), 'plank a1-d1')).toBe('WW-31 uneven');
  });

  it('WW-32 planks cross at a right angle, over a crate, two and no more', () => {
    const lying = 'teal b2 c2, plank a2-d2';
    expect(why(third(`${lying}, teal e2`), 'plank b2-e2')).toBe('WW-32 parallel');
    expect(why(third('teal a2 c2, plank a2-d2, teal b3 b4'), 'plank b1-b4')).toBe('WW-32 over-gap');
    const crossed = `${lying}, teal b4, plank b1-b4`;
    expect(why(third(`${crossed}, teal e2 f2`), 'plank b2-e2')).toBe('WW-32 crossed-already');
    expect(why(third(`${lying}, teal b4`), 'plank b1-b4')).toBeNull();
  });

  it('WW-33 a plank does not lie on a plank', () => {
    expect(why(third('teal b2 c2, plank a2-d2'), 'plank a2-d2')).toBe('WW-33 on-plank');
    const two = 'teal b1 b2 c1 c2, plank b1-b4 c1-c4';
    expect(why(third(two), 'plank a3-d3')).toBe('WW-33 on-plank');
  });
});
