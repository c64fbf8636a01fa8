import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

describe('captives', () => {
  const held = {
    elves: ['5 amber @2', 'home', 'home'],
    ogres: { 2: '5', 3: '12' },
    chests: { king: 'ruby emerald', prince: 'gold ruby' },
  };

  it('OE-100 a captive’s player skips moving and handling and rolls', () => {
    const s = scene({ elves: ['5 amber @2', '5 gold @2', 'home'], ogres: { 2: '5' } });
    expect(s.legal(0)).toEqual(['roll']);
    expect(s.play('0 roll').now.phase).toBe('die');
    expect(s.play('die 4').now).toMatchObject({ turn: 1, phase: 'move' });
  });

  it('OE-101 a Valuable the Ogre wants out of any chest frees it, if every other player agrees', () => {
    const s = scene(held);
    expect(s.legal(0)).toEqual([
      'ransom ruby king castle-a',
      'ransom ruby king castle-b',
      'ransom ruby prince castle-a',
      'ransom ruby prince castle-b',
      'roll',
    ]);
    expect(s.now.score).toBe(2 + 4 - 1);
    s.play('0 ransom ruby prince castle-b');
    expect(s.now).toMatchObject({ phase: 'answer', toAct: [1, 2], turn: 0 });
    expect(s.now.proposal).toEqual({
      by: 0,
      action: 'ransom ruby prince castle-b',
      waiting: [1, 2],
    });
    // They answer in any order; until the last agrees nothing happens.
    s.play('2 agree');
    expect(s.now).toMatchObject({ toAct: [1], elves: [{ at: '5', heldBy: 2 }, {}, {}] });
    expect(s.refusal('2 agree')).toBe('OE-54 not-asked');
    s.play('1 agree');
    expect(s.elf(0)).toBe('castle-b amber');
    expect(s.now).toMatchObject({ phase: 'die', gifts: ['ruby'], proposal: null });
    expect(s.now.ogres['2']).toBe('out');
    // The Prince's chest is full no more.
    expect(s.now.chests).toEqual({ king: ['emerald', 'ruby'], prince: ['gold'] });
    expect(s.now.score).toBe(2 + 1 + 1);
  });

  it('OE-101 on every level that Ogre is out of the game, and others it held are free', () => {
    for (const level of ['first', 'third'] as const) {
      const s = scene({ ...held, level, elves: ['5 @2', '5 gold @2', 'home'] });
      s.play('0 ransom ruby king castle-b', '1 agree', '2 agree');
      expect(s.now.ogres['2']).toBe('out');
      expect([s.elf(0), s.elf(1)]).toEqual(['castle-b', '5 gold']);
    }
  });

  it('OE-101 one refusal drops it; it is not repeated, but another may be made', () => {
    const s = scene(held).play('0 ransom ruby king castle-a', '1 agree', '2 refuse');
    expect(s.now).toMatchObject({ phase: 'move', toAct: [0], proposal: null });
    expect(s.elf(0)).toBe('5 amber @2');
    expect(s.refusal('0 ransom ruby king castle-a')).toBe('OE-101 refused-before');
    expect(s.legal(0, 'ransom')).toHaveLength(3);
    s.play('0 ransom ruby king castle-b', '1 refuse', '0 roll', 'die 4');
    s.play('1 move home', '1 roll', 'die 4', '2 move home', '2 roll', 'die 4');
    // A new turn, a new chance; and Ogre 4 has left castle c.
    expect(s.legal(0, 'ransom')).toHaveLength(6);
  });

  it('OE-101 only a captive, only what its Ogre wants, only what is in the chest', () => {
    const s = scene(held);
    expect(s.refusal('0 ransom gold prince castle-a')).toBe('OE-101 not-wanted');
    expect(s.refusal('0 ransom ruby queen castle-a')).toBe('OE-20 chest-not-in-play');
    expect(s.refusal('0 ransom ruby king castle-d')).toBe('OE-71 castle-occupied');
    const elsewhere = scene({ ...held, chests: { king: 'gold', prince: 'ruby' } });
    expect(elsewhere.refusal('0 ransom ruby king castle-a')).toBe('OE-101 not-in-chest');
    const empty = scene({ ...held, chests: { king: 'gold' } });
    expect(empty.refusal('0 ransom ruby king castle-a')).toBe('OE-101 no-chest-gift');
    expect(scene({ chests: { king: 'ruby' } }).refusal('0 ransom ruby king castle-a')).toBe(
      'OE-101 not-captive',
    );
  });
});

describe('all captive', () => {
  const all = {
    elves: ['5 @2', '6 amber @3'],
    ogres: { 2: '5', 3: '6' },
    chests: { king: 'ruby gold' },
  };

  it('OE-102 is looked at when the Ogres have finished: the player whose turn it is proposes', () => {
    const s = scene({ ...all, elves: ['4', '6 amber @3'] }).play('0 move 5');
    // All are captive now, but the die comes first.
    expect(s.now.phase).toBe('die');
    s.play('die 4');
    expect(s.now).toMatchObject({ phase: 'rescue', toAct: [0], turn: 0 });
    expect(s.legal(0)).toEqual([
      'give-up',
      'rescue 0 ruby king castle-a',
      'rescue 0 ruby king castle-b',
      'rescue 0 ruby king castle-c',
      'rescue 1 gold king castle-a',
      'rescue 1 gold king castle-b',
      'rescue 1 gold king castle-c',
    ]);
    expect(s.refusal('0 roll')).toBe('OE-102 rescue-first');
    expect(s.refusal('1 give-up')).toBe('OE-102 not-your-turn');
    const freed = scene({ ...all, elves: ['4', '6 amber @3'] }).play('0 move 5', 'die 3');
    expect(freed.now).toMatchObject({ phase: 'move', turn: 1 });
  });

  it('OE-102 after an agreed gift play goes on with the next turn', () => {
    const s = scene(all).play('0 roll', 'die 4', '0 rescue 1 gold king castle-c');
    expect(s.now).toMatchObject({ phase: 'answer', toAct: [1] });
    s.play('1 agree');
    expect(s.elf(1)).toBe('castle-c amber');
    expect(s.now).toMatchObject({ phase: 'move', turn: 1, gifts: ['gold'] });
    expect(s.now.ogres).toMatchObject({ 2: '5', 3: 'out' });
  });

  it('OE-102 a refused gift is not repeated; giving up needs no consent and ends the game', () => {
    const s = scene(all).play('0 roll', 'die 4', '0 rescue 1 gold king castle-c', '1 refuse');
    expect(s.now).toMatchObject({ phase: 'rescue', toAct: [0] });
    expect(s.refusal('0 rescue 1 gold king castle-c')).toBe('OE-102 refused-before');
    s.play('0 give-up');
    expect(s.now).toMatchObject({ phase: 'over', result: { why: 'captured', score: 0 } });
    expect([s.elf(0), s.elf(1)]).toEqual(['5 @2', '6 amber @3']);
  });

  it('OE-102 without any such gift the game ends by itself', () => {
    const s = scene({ ...all, chests: { king: 'emerald' } }).play('0 roll', 'die 4');
    expect(s.now).toMatchObject({ phase: 'over', result: { why: 'captured', score: -1 } });
    expect(s.happened).toContain('all-captive');
  });
});
