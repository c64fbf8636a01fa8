import { pickChoice, readOptions, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { game, linesAmong, totalOf } from './index.ts';
import { type LoosePiece, loosePile, pileStands, put } from './loose-pile.ts';
import { seatOnTurn } from './position.ts';
import { colourOf } from './seats.ts';

const options = (() => {
  const read = readOptions(game, {});
  if (!read.ok) throw new Error(read.error);
  return read.value;
})();

/** A game played at random until it ends, and what was put on the board in order. */
function played(seed: string) {
  const dice = seededDice(seed);
  const position = game.setup(options, dice);
  const pieces: LoosePiece[] = [];
  while (!position.result) {
    const seat = seatOnTurn(position);
    const action = pickChoice(game, position, seat, dice);
    const text = game.writeAction(action);
    const [what, place = ''] = text.split(' ');
    if (what === 'crate') pieces.push(`${colourOf(seat)} ${place}`);
    if (what === 'plank') pieces.push(`plank ${place}`);
    game.play(position, seat, action);
  }
  return { position, pieces };
}

describe('a pile on a paper table', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('is that of the game it was played in: %s', (seed) => {
    const { position, pieces } = played(seed);
    const loose = loosePile(pieces, options);
    expect(loose.refused).toEqual([]);
    const { crates, planks, score } = canonical(position);
    expect(canonical(loose.position)).toMatchObject({ crates, planks });
    // WW-51
    const lines = linesAmong(crates, options.spaceDiagonals);
    expect([totalOf(lines, 'teal'), totalOf(lines, 'white')]).toEqual([score.teal, score.white]);
    // WW-40
    expect(pileStands(loose.position)).toBe(position.result?.why !== 'fall');
  });

  it('refuses by the statements of a game, whoever’s turn it was', () => {
    const { position } = loosePile(['teal a1', 'teal b1', 'teal c1'], options);
    expect(put(position, 'white a1')?.rule).toBe('WW-20');
    expect(put(position, 'plank a2-d2')?.rule).toBe('WW-31');
    expect(put(position, 'plank a1-d2')?.rule).toBe('WW-30');
    expect(put(position, 'teal z9' as LoosePiece)?.rule).toBe('WW-1');
    expect(put(position, 'plank a1-d1')).toBeNull();
  });

  it('WW-1 has no more crates of a colour than were cut out', () => {
    const few = { ...options, crates: 2 };
    const { refused } = loosePile(['teal a1', 'teal b1', 'teal c1', 'white c1'], few);
    expect(refused).toEqual([{ rule: 'WW-1', key: 'no-crates' }]);
  });
});
