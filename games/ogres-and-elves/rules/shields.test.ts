import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

const level = 'second';

describe('Shields', () => {
  it('OE-40 an Ogre hops over a shielded mine; elves walk on it as on any other', () => {
    const hop = scene({ level, elves: ['home', 'home'], shields: [8, 9], ogres: { 2: '7' } });
    hop.play('0 move home', '0 roll', 'die 2');
    expect(hop.now.ogres['2']).toBe('10');
    const walk = scene({ level, elves: ['7', 'home'], shields: [8] });
    expect(walk.legal(0, 'move')).toContain('move 9');
    expect(walk.play('0 move 8').elf(0)).toBe('8');
  });

  it('OE-41 a Shield goes on any mine with no Ogre and no other Shield', () => {
    const s = scene({ level, elves: ['home shield', 'home'], shields: [4], ogres: { 2: '7' } });
    const deploy = s.legal(0, 'shield').filter((text) => !text.includes('>'));
    expect(deploy).toHaveLength(14);
    expect(s.refusal('0 shield 7')).toBe('OE-41 mine-has-ogre');
    expect(s.refusal('0 shield 4')).toBe('OE-41 mine-shielded');
    expect(s.refusal('0 shield 4>7')).toBe('OE-41 mine-has-ogre');
    expect(s.refusal('0 shield 4>4')).toBe('OE-41 mine-shielded');
  });

  it('OE-42 before moving Shields are deployed, moved and taken in, each once', () => {
    const s = scene({ level, elves: ['home shield', '5'], shields: [4, 6] });
    s.play('0 shield 4>bag');
    expect([s.elf(0), s.now.shields]).toEqual(['home shield shield', [6]]);
    s.play('0 shield 9');
    expect([s.elf(0), s.now.shields]).toEqual(['home shield', [6, 9]]);
    // The one in the bag now is the one that was taken in.
    expect(s.refusal('0 shield 10')).toBe('OE-42 shield-handled');
    expect(s.refusal('0 shield 9>10')).toBe('OE-42 shield-handled');
    s.play('0 shield 6>12');
    expect(s.refusal('0 shield 12>bag')).toBe('OE-42 shield-handled');
    expect(s.legal(0, 'shield')).toEqual([]);
    s.play('0 move home');
    expect(s.refusal('0 shield 12>6')).toBe('OE-42 not-now');
  });

  it('OE-42 a Shield is taken in only if there is room, and put out only if there is one', () => {
    const s = scene({ level, elves: ['home gold gold ruby ruby', '5 shield'], shields: [4] });
    expect(s.refusal('0 shield 4>bag')).toBe('OE-42 bag-full');
    expect(s.legal(0, 'shield 4>')).toHaveLength(15);
    expect(s.refusal('0 shield 9')).toBe('OE-42 no-shield');
    expect(s.refusal('0 shield 9>4')).toBe('OE-42 no-shield-on');
  });

  it('OE-42 each turn begins the count anew, and a captive’s player may handle Shields too', () => {
    const s = scene({ level, elves: ['home', '5 shield @2'], ogres: { 2: '5' }, shields: [4] });
    s.play('0 shield 4>6', '0 move home', '0 roll', 'die 3');
    expect(s.now).toMatchObject({ turn: 1, phase: 'move' });
    expect(s.legal(1, 'shield 6>')).toContain('shield 6>bag');
    s.play('1 shield 6>bag', '1 shield 8');
    expect([s.elf(1), s.now.shields]).toEqual(['5 shield @2', [8]]);
  });

  it('OE-42 what was taken in this turn can be put out in the next', () => {
    const s = scene({ level, elves: ['home', 'home'], shields: [4] }).play('0 shield 4>bag');
    expect(s.refusal('0 shield 4')).toBe('OE-42 shield-handled');
    s.play('0 move home', '0 roll', 'die 3', '1 move home', '1 roll', 'die 3');
    expect(s.play('0 shield 4').now.shields).toEqual([4]);
  });

  it('OE-42 a place left by one Shield can be taken by another', () => {
    const s = scene({ level, elves: ['home', 'home'], shields: [4, 6] });
    s.play('0 shield 4>7', '0 shield 6>4');
    expect(s.now.shields).toEqual([4, 7]);
    expect(s.legal(0, 'shield')).toEqual([]);
  });

  it('OE-43 an elf that stopped on a shielded mine may take it in, if there is room', () => {
    const moved = scene({ level, elves: ['3', 'home'], shields: [4] }).play('0 move 4');
    expect(moved.legal(0)).toEqual(['recover', 'roll']);
    expect(moved.play('0 recover').elf(0)).toBe('4 shield');
    expect(moved.now.shields).toEqual([]);
    expect(moved.refusal('0 recover')).toBe('OE-43 no-shield-here');
    const full = scene({ level, elves: ['4 gold gold ruby ruby', 'home'], shields: [4] });
    expect(full.play('0 move 4').refusal('0 recover')).toBe('OE-43 bag-full');
  });

  it('OE-43 staying counts, also for a Shield deployed this very turn', () => {
    const s = scene({ level, elves: ['4 shield', 'home'] }).play('0 shield 4', '0 move 4');
    expect(s.play('0 recover').elf(0)).toBe('4 shield');
  });
});
