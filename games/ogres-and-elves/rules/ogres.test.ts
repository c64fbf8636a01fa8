import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

/** Seat 0 stays at Home and the die falls. */
const rolled = (words: Parameters<typeof scene>[0], face: string) =>
  scene({ turn: 0, ...words }).play('0 move home', '0 roll', `die ${face}`);

describe('Ogres move', () => {
  it('OE-80 a number moves that Ogre one space, and no other', () => {
    const s = rolled({ ogres: { 2: '5', 3: '9', 4: '12' } }, '3');
    expect(s.now.ogres).toEqual({ 2: '5', 3: '10', 4: '12', 5: 'castle-d' });
  });

  it('OE-80 an O moves all in number order; those out of the game are skipped', () => {
    const s = rolled({ level: 'second', ogres: { 1: '5', 2: '4', 3: 'out', 4: '3' } }, 'O');
    // 1 first, so that 2 follows onto the mine it left, and 4 onto that of 2.
    expect(s.now.ogres).toEqual({ 1: '6', 2: '5', 3: 'out', 4: '4', 5: '15' });
    const moved = s.events.filter((event) => event.type === 'ogre-moved');
    expect(moved.map((event) => event.ogre)).toEqual([1, 2, 4, 5]);
  });

  it('OE-80 each Ogre completes its effects before the next moves', () => {
    // Ogre 2 frees the elf by leaving, and Ogre 3 captures it again on the same O.
    const words = { elves: ['home', '5 amber @2'], ogres: { 2: '5', 3: '4' } };
    expect(rolled(words, 'O').elf(1)).toBe('5 amber @3');
  });

  it('OE-80 the number of an Ogre that is out or not in this level moves nobody', () => {
    for (const face of ['1', '2']) {
      const s = rolled({ ogres: { 2: 'out' } }, face);
      expect(s.happened).toEqual(expect.arrayContaining(['rolled', 'nobody-moved', 'turn']));
      expect(s.now).toMatchObject({ phase: 'move', turn: 1 });
    }
  });

  it('OE-81 from each castle to its exit mine, then clockwise, 16 to 1', () => {
    const words = { ogres: { 2: 'castle-a', 3: 'castle-b', 4: 'castle-c', 5: 'castle-d' } };
    expect(rolled(words, 'O').now.ogres).toEqual({ 2: '1', 3: '6', 4: '10', 5: '15' });
    expect(rolled({ ogres: { 2: '16' } }, '2').now.ogres['2']).toBe('1');
  });

  it('OE-81 mines with an Ogre or a Shield are hopped over, round 16 to 1 too', () => {
    const s = rolled(
      { level: 'second', ogres: { 1: '15', 2: '1', 3: '2' }, shields: [16, 3] },
      '1',
    );
    expect(s.now.ogres['1']).toBe('4');
    expect(s.events.find((event) => event.type === 'ogre-moved')).toMatchObject({
      from: '15',
      hopped: [16, 1, 2, 3],
      mine: 4,
    });
  });

  it('OE-81 two Ogres leave one castle one after the other', () => {
    const words = { level: 'second', ogres: { 1: 'castle-a', 2: 'castle-a' } } as const;
    expect(rolled(words, 'O').now.ogres).toMatchObject({ 1: '1', 2: '2' });
    expect(rolled({ ...words, shields: [1] }, 'O').now.ogres).toMatchObject({ 1: '2', 2: '3' });
    expect(rolled(words, '2').now.ogres).toMatchObject({ 1: 'castle-a', 2: '1' });
  });

  it('OE-81 however full the ring, an Ogre finds a mine', () => {
    const ogres = { 1: '9', 2: '10', 3: '11', 4: '12', 5: '13' };
    const s = rolled(
      { level: 'third', ogres, shields: [14, 15, 16, 1], mines: { 3: 'gold' } },
      '1',
    );
    expect(s.now.ogres['1']).toBe('2');
  });

  it('OE-82 no roll brings an Ogre back to a castle', () => {
    const s = scene({ ogres: { 2: '14' } });
    for (let n = 0; n < 18; n++) s.play(`${n % 2} move home`, `${n % 2} roll`, 'die 2');
    const moved = s.events.filter((event) => event.type === 'ogre-moved');
    expect(moved).toHaveLength(18);
    expect(s.now.ogres['2']).toBe('16');
    // 18 rolls take it once round: no castle on the way, not even past their exits.
    expect(moved.every((event) => event.mine >= 1 && event.mine <= 16)).toBe(true);
  });
});

describe('Ogres grab and capture', () => {
  it('OE-90 an Ogre grabs all it wants where it stops; the rest lies guarded', () => {
    const words = {
      level: 'third',
      elves: ['home', '7'],
      ogres: { 1: '9', 4: '5' },
      mines: { 6: 'amber emerald', 12: 'gold' },
    } as const;
    const s = rolled(words, '4');
    expect(s.now).toMatchObject({ grabbed: ['emerald'], score: 0 });
    expect(s.now.mines).toEqual({ 6: ['amber'], 12: ['gold'] });
    // Whoever goes there meets the Ogre and takes nothing.
    s.play('1 move 6');
    expect([s.elf(1), s.now.phase]).toEqual(['6 @4', 'die']);
    expect(s.play('die 4').now.mines).toEqual({ 6: ['amber'], 12: ['gold'] });
  });

  it('OE-91 it captures every elf there; each loses all it wants and keeps the rest', () => {
    const elves = ['home', '6 ruby ruby gold shield', '6 gold', '6'];
    const s = rolled({ level: 'second', elves, ogres: { 1: '9', 2: '5' } }, '2');
    expect(s.elf(1)).toBe('6 gold shield');
    expect([s.elf(2), s.elf(3)]).toEqual(['6 gold @2', '6 @2']);
    expect(s.now.grabbed).toEqual(['ruby', 'ruby']);
    const greedy = { elves: ['home', '6 gold ruby ruby amber'], ogres: { 1: '5', 2: '9' } };
    expect(rolled({ level: 'third', ...greedy }, '1').elf(1)).toBe('6 amber');
  });

  it('OE-92 an elf that lost something flees to an unoccupied castle; others are held', () => {
    const elves = ['home', '6 ruby amber', '6 gold'];
    const s = rolled({ elves, ogres: { 2: '5', 3: '12' } }, '2');
    expect(s.now).toMatchObject({ phase: 'flee', toAct: [1], turn: 0, score: -1 });
    expect(s.elf(1)).toBe('6 amber');
    expect(s.legal(1)).toEqual(['flee castle-a', 'flee castle-b']);
    expect(s.refusal('1 flee castle-c')).toBe('OE-71 castle-occupied');
    expect(s.refusal('2 roll')).toBe('OE-92 others-flee-first');
    expect(s.refusal('1 roll')).toBe('OE-92 flee-first');
    s.play('1 flee castle-b');
    expect([s.elf(1), s.elf(2)]).toEqual(['castle-b amber', '6 gold @2']);
    expect(s.now).toMatchObject({ phase: 'move', turn: 1 });
  });

  it('OE-92 several flee in seat order, before the next Ogre moves', () => {
    const elves = ['home', '6 ruby', '6 ruby ruby', '7 gold'];
    const s = rolled({ elves, ogres: { 2: '5', 3: 'castle-b', 4: '12', 5: '14' } }, 'O');
    expect(s.now).toMatchObject({ phase: 'flee', toAct: [1] });
    // Ogre 3 is still on its castle: it moves only when both have fled.
    expect(s.now.ogres['3']).toBe('castle-b');
    expect(s.legal(1)).toEqual(['flee castle-a', 'flee castle-c', 'flee castle-d']);
    s.play('1 flee castle-c');
    expect(s.now).toMatchObject({ phase: 'flee', toAct: [2], ogres: { 3: 'castle-b' } });
    s.play('2 flee castle-c');
    // Then Ogre 3 comes out, hops over Ogre 2 and robs the elf on mine 7 on the same roll.
    expect(s.now.ogres['3']).toBe('7');
    expect(s.now).toMatchObject({ phase: 'flee', toAct: [3], turn: 0 });
    s.play('3 flee castle-b');
    expect(s.now.ogres).toEqual({ 2: '6', 3: '7', 4: '13', 5: '15' });
    expect(s.now).toMatchObject({ phase: 'move', turn: 1 });
  });

  it('OE-92 when an Ogre stands on every castle the elf may flee to any', () => {
    const ogres = { 1: 'castle-a', 2: '5', 3: 'castle-b', 4: 'castle-c', 5: 'castle-d' };
    const s = rolled({ level: 'second', elves: ['home', '6 ruby'], ogres }, '2');
    expect(s.legal(1)).toHaveLength(4);
    expect(s.play('1 flee castle-d').elf(1)).toBe('castle-d');
  });

  it('OE-93 a held elf is free where it stands when its Ogre moves away', () => {
    const words = { elves: ['home', '5 gold @2'], ogres: { 2: '5' } };
    expect(rolled(words, '2').elf(1)).toBe('5 gold');
    expect(rolled(words, '4').elf(1)).toBe('5 gold @2');
    const gift = scene({ elves: ['4 ruby', '5 @2'], ogres: { 2: '5' } });
    expect(gift.play('0 move 5', '0 gift ruby castle-a').elf(1)).toBe('5');
  });
});
