import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

const spaces = (moves: string[]) => moves.map((text) => text.slice('move '.length));

describe('the roads', () => {
  it('OE-1 there are Home, sixteen mines in a ring and four castles', () => {
    const reached = new Set<string>(['home']);
    for (const space of reached) {
      const s = scene({
        elves: [space, 'home'],
        ogres: { 2: 'out', 3: 'out', 4: 'out', 5: 'out' },
      });
      for (const next of spaces(s.legal(0, 'move'))) reached.add(next);
    }
    expect(reached.size).toBe(21);
  });

  it('OE-2 the red road closes at 16 and 1; each castle has its exit mine', () => {
    const free = { 2: 'out', 3: 'out', 4: 'out', 5: 'out' };
    const from = (space: string) => spaces(scene({ elves: [space, 'home'], ogres: free }).legal(0));
    expect(from('castle-a').sort()).toEqual(['1', '16', '2', 'castle-a']);
    expect(from('castle-b').sort()).toEqual(['5', '6', '7', 'castle-b']);
    expect(from('castle-c').sort()).toEqual(['10', '11', '9', 'castle-c']);
    expect(from('castle-d').sort()).toEqual(['14', '15', '16', 'castle-d', 'home']);
    expect(from('13').sort()).toEqual(['11', '12', '13', '14', '15']);
  });

  it('OE-3 Home is joined to 3, 7, 11 and 15: stocked mines are two steps away or nearer', () => {
    const s = scene({ elves: ['home', 'home'] });
    const within = '10 11 12 14 15 16 2 3 4 6 7 8 home'.split(' ');
    expect(spaces(s.legal(0, 'move'))).toEqual(within);
    const first = s.position.rules.edition.levels.first.mines.map(String).sort();
    expect(within.filter((space) => space !== 'home')).toEqual(first);
  });
});

describe('moving an elf', () => {
  it('OE-30 a turn goes Shields and move, handling, the roll, then the Ogres', () => {
    const s = scene({ mines: { 3: 'gold', 9: 'ruby' } });
    expect(s.refusal('0 roll')).toBe('OE-30 move-first');
    expect(s.refusal('0 take gold')).toBe('OE-30 move-first');
    expect(s.refusal('1 move 3')).toBe('OE-30 not-your-turn');
    expect(s.play('0 move 3').now.phase).toBe('handle');
    expect(s.play('0 take gold').now.phase).toBe('handle');
    expect(s.play('0 roll').now).toMatchObject({ phase: 'die', toAct: [] });
    expect(s.legal(0)).toEqual([]);
    expect(s.play('die 4').now).toMatchObject({ phase: 'move', turn: 1, toAct: [1] });
    expect(s.now.ogres['4']).toBe('10');
  });

  it('OE-50 one or two steps by road, or stay; then it moves no more', () => {
    const s = scene({ elves: ['5', 'home'], ogres: { 3: '10' } });
    expect(spaces(s.legal(0, 'move'))).toEqual(['3', '4', '5', '6', '7', 'castle-b']);
    expect(s.refusal('0 move 8')).toBe('OE-50 too-far');
    expect(s.copy().play('0 move 5').elf(0)).toBe('5');
    expect(s.play('0 move 6').refusal('0 move 7')).toBe('OE-30 not-now');
    expect(s.legal(0)).toEqual(['roll']);
  });

  it('OE-50 the event tells the way taken', () => {
    const s = scene({ elves: ['5', 'home'] }).play('0 move 3');
    expect(s.events[0]).toMatchObject({ type: 'moved', path: ['5', '4', '3'] });
    expect(scene({ elves: ['5', '5'] }).play('0 move 4').events[0]).toMatchObject({
      path: ['5', '4'],
    });
  });

  it('OE-51 no way leads through an Ogre, but one may end on a mine with it', () => {
    const s = scene({ elves: ['5', 'home'], ogres: { 2: '6' } });
    expect(spaces(s.legal(0, 'move'))).toEqual(['3', '4', '5', '6']);
    expect(s.refusal('0 move 7')).toBe('OE-51 ogre-in-the-way');
    const round = scene({ elves: ['3', 'home'], ogres: { 2: '4' } });
    expect(round.refusal('0 move 5')).toBe('OE-51 ogre-in-the-way');
    expect(round.legal(0, 'move')).toContain('move 7');
  });

  it('OE-52 no elf enters a castle on which an Ogre stands, but it may stay or leave', () => {
    const s = scene({ elves: ['6', 'home'], ogres: { 3: 'castle-b' } });
    expect(s.refusal('0 move castle-b')).toBe('OE-52 castle-has-ogre');
    const together = scene({ elves: ['castle-b', 'home'], ogres: { 3: 'castle-b' } });
    expect(spaces(together.legal(0, 'move'))).toEqual(['5', '6', '7', 'castle-b']);
    expect(together.play('0 move castle-b').now.phase).toBe('handle');
    const resting = scene({ level: 'second', elves: ['6', 'home'], ogres: { 3: 'resting-b' } });
    expect(resting.legal(0, 'move')).toContain('move castle-b');
  });

  it('OE-53 Home is a space to stop on or pass through, and no Ogre enters it', () => {
    const s = scene({ elves: ['3', 'home'] });
    expect(s.legal(0, 'move')).toEqual(expect.arrayContaining(['move home', 'move 11']));
    const walk = scene({ ogres: { 2: '2' } });
    for (const seat of [0, 1, 0]) walk.play(`${seat} move home`, `${seat} roll`, 'die 2');
    expect(walk.now.ogres['2']).toBe('5');
  });

  it('OE-55 a captive cannot move', () => {
    const s = scene({ elves: ['5 @2', 'home'], ogres: { 2: '5' } });
    expect(s.legal(0)).toEqual(['roll']);
    expect(s.refusal('0 move 5')).toBe('OE-55 captive');
  });
});
