import { describe, expect, it } from 'vitest';
import { scene } from './testing/scene.ts';

describe('the bag', () => {
  it('OE-13 holds four items at most, a Shield being one', () => {
    const s = scene({
      level: 'second',
      elves: ['5 gold gold ruby', 'home'],
      mines: { 5: 'amber' },
      shields: [5],
    });
    expect(s.play('0 move 5').legal(0)).toEqual(['recover', 'roll', 'take amber']);
    s.play('0 recover');
    expect(s.refusal('0 take amber')).toBe('OE-13 bag-full');
    expect(() => scene({ elves: ['5 gold gold ruby ruby emerald', 'home'] })).toThrow('OE-13');
  });
});

describe('picking up and delivering', () => {
  it('OE-60 any of the Valuables on a mine, while there is room', () => {
    const s = scene({ level: 'third', elves: ['5 gold ruby', 'home'], mines: { 6: 'amber gold' } });
    s.play('0 move 6');
    expect(s.legal(0)).toEqual(['roll', 'take amber', 'take gold']);
    s.play('0 take gold', '0 take amber');
    expect(s.elf(0)).toBe('6 amber gold gold ruby');
    expect(s.now.mines).toEqual({});
    expect(s.refusal('0 take amber')).toBe('OE-60 not-here');
  });

  it('OE-60 none at Home or at a castle, and not where an Ogre stands', () => {
    expect(scene({}).play('0 move home').refusal('0 take gold')).toBe('OE-60 not-at-a-mine');
    const guarded = scene({ elves: ['5', 'home'], mines: { 6: 'gold' }, ogres: { 2: '6' } });
    guarded.play('0 move 6');
    expect(guarded.now.phase).toBe('die');
    expect(guarded.elf(0)).toBe('6 @2');
  });

  it('OE-61 with a full bag one trade a turn, for another kind, never a Shield', () => {
    const elves = ['5 gold gold ruby shield', 'home'];
    const s = scene({ level: 'third', elves, mines: { 6: 'amber gold' } }).play('0 move 6');
    expect(s.legal(0)).toEqual(['roll', 'trade gold amber', 'trade ruby amber', 'trade ruby gold']);
    expect(s.refusal('0 trade shield amber')).toBe('OE-61 no-shield-trade');
    expect(s.refusal('0 trade gold gold')).toBe('OE-61 same-kind');
    s.play('0 trade ruby amber');
    expect(s.elf(0)).toBe('6 amber gold gold shield');
    expect(s.now.mines).toEqual({ 6: ['gold', 'ruby'] });
    expect(s.refusal('0 trade gold ruby')).toBe('OE-61 traded-already');
    expect(s.legal(0)).toEqual(['roll']);
  });

  it('OE-61 a bag with room does not trade; the next turn may trade again', () => {
    const room = scene({ elves: ['5 gold gold ruby', 'home'], mines: { 6: 'amber' } });
    expect(room.play('0 move 6').refusal('0 trade gold amber')).toBe('OE-61 bag-not-full');
    const elves = ['6 gold gold ruby ruby', 'home'];
    const again = scene({ elves, mines: { 6: 'amber' } });
    again.play('0 move 6', '0 trade gold amber', '0 roll', 'die 1');
    again.play('1 move home', '1 roll', 'die 1', '0 move 6');
    expect(again.legal(0, 'trade')).toEqual(['trade amber gold', 'trade ruby gold']);
  });

  it('OE-62 at Home each Valuable to an open slot of its kind, in the chest of one’s choice', () => {
    const s = scene({ elves: ['3 emerald gold gold amber', 'home'], chests: { prince: 'ruby' } });
    s.play('0 move home');
    expect(s.legal(0, 'deliver')).toEqual([
      'deliver emerald king',
      'deliver gold king',
      'deliver gold prince',
    ]);
    s.play('0 deliver gold prince');
    expect(s.refusal('0 deliver gold prince')).toBe('OE-62 no-open-slot');
    expect(s.refusal('0 deliver gold queen')).toBe('OE-20 chest-not-in-play');
    expect(s.refusal('0 deliver ruby king')).toBe('OE-62 not-carried');
    expect(s.refusal('0 deliver amber king')).toBe('OE-62 no-open-slot');
    s.play('0 deliver gold king');
    expect(s.now.chests).toEqual({ king: ['gold'], prince: ['gold', 'ruby'] });
    const away = scene({ elves: ['3 gold', 'home'] }).play('0 move 3');
    expect(away.refusal('0 deliver gold king')).toBe('OE-62 not-at-home');
  });
});

describe('sharing', () => {
  it('OE-54 on a shared space, Home and castles too, items are given freely', () => {
    for (const space of ['home', '5', 'castle-b']) {
      const ogres = { 3: '12' };
      const s = scene({ elves: [`${space} gold ruby`, space, '9'], ogres });
      s.play(`0 move ${space}`);
      expect(s.legal(0, 'hand')).toEqual(['hand gold 1', 'hand ruby 1']);
      s.play('0 hand gold 1');
      expect([s.elf(0), s.elf(1)]).toEqual([`${space} ruby`, `${space} gold`]);
      expect(s.refusal('0 hand ruby 2')).toBe('OE-54 not-together');
      expect(s.refusal('0 hand ruby 3')).toBe('OE-54 no-such-elf');
      expect(s.refusal('0 hand ruby 0')).toBe('OE-54 not-yourself');
    }
  });

  it('OE-54 what is asked for is granted or refused by that elf’s player alone', () => {
    const s = scene({ elves: ['5', '5 gold ruby', '5'] }).play('0 move 5', '0 ask gold 1');
    expect(s.now).toMatchObject({
      phase: 'answer',
      toAct: [1],
      proposal: { by: 0, action: 'ask gold 1', waiting: [1] },
    });
    expect(s.legal(1)).toEqual(['agree', 'refuse']);
    expect(s.refusal('2 agree')).toBe('OE-54 not-asked');
    const granted = s.copy().play('1 agree');
    expect([granted.elf(0), granted.elf(1)]).toEqual(['5 gold', '5 ruby']);
    expect(granted.now).toMatchObject({ phase: 'handle', toAct: [0], proposal: null });
    s.play('1 refuse');
    expect([s.elf(0), s.elf(1)]).toEqual(['5', '5 gold ruby']);
    // Refused once, not asked again this turn; anything else may be.
    expect(s.refusal('0 ask gold 1')).toBe('OE-54 refused-before');
    expect(s.legal(0)).toEqual(['ask ruby 1', 'roll']);
  });

  it('OE-54 nothing is asked for or given that would not fit', () => {
    const full = '5 gold gold ruby ruby';
    const s = scene({ elves: [full, '5 emerald'] }).play('0 move 5');
    expect(s.refusal('0 ask emerald 1')).toBe('OE-13 bag-full');
    expect(s.legal(0, 'ask')).toEqual([]);
    expect(s.legal(0, 'hand')).toEqual(['hand gold 1', 'hand ruby 1']);
    const other = scene({ elves: ['5 emerald', full] }).play('0 move 5');
    expect(other.refusal('0 hand emerald 1')).toBe('OE-13 other-bag-full');
    expect(other.legal(0, 'ask')).toEqual(['ask gold 1', 'ask ruby 1']);
    expect(other.refusal('0 ask amber 1')).toBe('OE-54 other-has-none');
  });

  it('OE-54 Shields change bags too, and at most eight items do so in a turn', () => {
    const s = scene({ level: 'second', elves: ['5 shield', '5'] }).play('0 move 5');
    for (let n = 0; n < 4; n++) s.play('0 hand shield 1', '0 ask shield 1', '1 agree');
    expect(s.legal(0)).toEqual(['roll']);
    expect(s.refusal('0 hand shield 1')).toBe('OE-54 enough-shared');
    // A refused request changes no bag and does not count.
    const refused = scene({ level: 'second', elves: ['5 shield', '5 amber'] }).play('0 move 5');
    refused.play('0 ask amber 1', '1 refuse');
    for (let n = 0; n < 4; n++) refused.play('0 hand shield 1', '0 ask shield 1', '1 agree');
    expect(refused.legal(0)).toEqual(['roll']);
  });

  it('OE-54 captives take part in none of it', () => {
    const elves = ['5 gold @2', '5 amber @2', '4 emerald'];
    const s = scene({ elves, turn: 2, ogres: { 2: '5' } });
    // Whoever comes to them is captured too, before anything can be handed over.
    s.play('2 move 5');
    expect([s.elf(2), s.now.phase]).toEqual(['5 emerald @2', 'die']);
    s.play('die 4');
    expect(s.now.phase).toBe('over');
    const own = scene({ elves: ['5 gold @2', '5 amber @2', 'home'], ogres: { 2: '5' } });
    expect(own.legal(0)).toEqual(['roll']);
    expect(own.refusal('0 hand gold 1')).toBe('OE-54 not-now');
    expect(own.refusal('0 ask amber 1')).toBe('OE-54 not-now');
  });

  it('OE-54 the count of hand-overs begins anew each turn', () => {
    const s = scene({ level: 'second', elves: ['5 shield', '5'] }).play('0 move 5');
    for (let n = 0; n < 4; n++) s.play('0 hand shield 1', '0 ask shield 1', '1 agree');
    s.play('0 roll', 'die 3', '1 move 5');
    expect(s.legal(1)).toEqual(['ask shield 0', 'roll']);
  });
});
