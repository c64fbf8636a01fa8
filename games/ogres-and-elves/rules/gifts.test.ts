import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

const everyCastle = ['castle-a', 'castle-b', 'castle-c', 'castle-d'];

describe('gifts', () => {
  it('OE-70 an elf that ends on an Ogre must give it exactly one Valuable that it wants', () => {
    const s = scene({ elves: ['5 sapphire emerald gold', 'home'], ogres: { 4: '6' } });
    expect(s.play('0 move 6').now).toMatchObject({ phase: 'gift', toAct: [0] });
    // Castle c is the one Ogre 4 has left; the others have theirs.
    expect(s.legal(0)).toEqual(['gift emerald castle-c', 'gift sapphire castle-c']);
    expect(s.refusal('0 gift gold castle-c')).toBe('OE-70 not-wanted');
    expect(s.refusal('0 roll')).toBe('OE-70 gift-first');
    s.play('0 gift sapphire castle-c');
    expect(s.elf(0)).toBe('castle-c emerald gold');
    expect(s.now).toMatchObject({ gifts: ['sapphire'], score: 1 });
  });

  it('OE-70 Ogres on castles are given nothing', () => {
    const s = scene({ elves: ['castle-b gold', 'home'], ogres: { 3: 'castle-b' } });
    expect(s.play('0 move castle-b').legal(0)).toEqual(['roll']);
  });

  it('OE-71 to a castle where no Ogre stands; elves and resting Ogres do not count', () => {
    const ogres = { 1: '9', 2: '6', 3: 'resting-b', 4: 'castle-c', 5: 'castle-d' };
    const s = scene({
      level: 'second',
      elves: ['5 ruby', 'castle-a'],
      ogres,
      mines: { 8: 'gold' },
    });
    s.play('0 move 6');
    expect(s.legal(0)).toEqual(['gift ruby castle-a', 'gift ruby castle-b']);
    expect(s.refusal('0 gift ruby castle-c')).toBe('OE-71 castle-occupied');
    s.play('0 gift ruby castle-b');
    expect(s.now.ogres).toMatchObject({ 2: 'resting-b', 3: 'resting-b' });
  });

  it('OE-71 when an Ogre stands on every castle any may be named', () => {
    const ogres = { 1: 'castle-a', 2: '6', 3: 'castle-b', 4: 'castle-c', 5: 'castle-d' };
    const s = scene({ level: 'second', elves: ['5 ruby', 'home'], ogres }).play('0 move 6');
    expect(s.legal(0)).toEqual(everyCastle.map((castle) => `gift ruby ${castle}`));
    s.play('0 gift ruby castle-a', 'die 2');
    // It steps up beside the one that stands there, and nobody is captured.
    expect(s.now.ogres).toMatchObject({ 1: 'castle-a', 2: 'castle-a' });
    expect(s.elf(0)).toBe('castle-a');
  });

  it('OE-72 in the First game that Ogre is out of the game', () => {
    const s = scene({ elves: ['5 ruby', 'home'], ogres: { 2: '6' } });
    s.play('0 move 6', '0 gift ruby castle-a', 'die 2');
    expect(s.now.ogres['2']).toBe('out');
    expect(s.happened).toContain('nobody-moved');
  });

  it.each(['second', 'third'] as const)(
    'OE-72 in the %s game it rests, steps up, then moves out',
    (level) => {
      const s = scene({ level, elves: ['5 ruby', 'home'], ogres: { 1: '9', 2: '6' } });
      s.play('0 move 6', '0 gift ruby castle-a');
      expect(s.now.ogres['2']).toBe('resting-a');
      s.play('die 2');
      expect(s.now.ogres['2']).toBe('castle-a');
      s.play('1 move home', '1 roll', 'die O');
      expect(s.now.ogres['2']).toBe('1');
    },
  );

  it('OE-72 an O brings a resting Ogre onto its castle like its number does', () => {
    const s = scene({ level: 'second', ogres: { 2: 'resting-a', 1: 'castle-a' } });
    s.play('0 move home', '0 roll', 'die O');
    expect(s.now.ogres).toMatchObject({ 1: '1', 2: 'castle-a' });
  });

  it('OE-73 an Ogre stepping onto or standing on a castle captures nobody there', () => {
    const ogres = { 1: '9', 2: 'resting-a' };
    const s = scene({ level: 'second', elves: ['castle-a ruby', 'home'], ogres });
    s.play('0 move castle-a', '0 roll', 'die 2');
    expect(s.elf(0)).toBe('castle-a ruby');
    expect(s.now.ogres['2']).toBe('castle-a');
    s.play('1 move home', '1 roll', 'die 3', '0 move castle-a', '0 roll', 'die 4');
    expect(s.elf(0)).toBe('castle-a ruby');
  });

  it('OE-74 what lay under the Ogre stays, and elves it held there are free', () => {
    const s = scene({
      elves: ['5 ruby', '6 gold @2', '6 @2'],
      ogres: { 2: '6' },
      mines: { 6: 'emerald' },
    });
    s.play('0 move 6', '0 gift ruby castle-a');
    expect(s.now.mines).toEqual({ 6: ['emerald'] });
    expect([s.elf(1), s.elf(2)]).toEqual(['6 gold', '6']);
    expect(s.happened.filter((type) => type === 'freed')).toHaveLength(2);
  });

  it('OE-75 an elf that ends on an Ogre with nothing that it wants becomes its captive', () => {
    const s = scene({ elves: ['5 gold emerald', 'home'], ogres: { 2: '6' } }).play('0 move 6');
    expect(s.elf(0)).toBe('6 emerald gold @2');
    expect(s.now.score).toBe(-1);
    expect(s.events.at(-1)).toMatchObject({ type: 'captured', rule: 'OE-75' });
  });

  it('OE-76 after a gift or a capture the turn goes straight on to the die', () => {
    const ogres = { 2: '6' };
    const captured = scene({ elves: ['5 gold', '6 @2'], ogres, mines: { 6: 'gold', 9: 'gold' } });
    expect(captured.play('0 move 6').now).toMatchObject({ phase: 'die', toAct: [] });
    const given = scene({ elves: ['5 gold ruby', 'castle-a'], ogres });
    given.play('0 move 6', '0 gift ruby castle-a');
    expect(given.now).toMatchObject({ phase: 'die', toAct: [] });
    expect(given.legal(0)).toEqual([]);
  });
});
