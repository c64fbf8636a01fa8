import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { scene } from './testing/scene.ts';

/** A First game whose chests lack only a ruby for the King. */
const almost = { king: 'gold emerald amethyst', prince: 'gold ruby' };

describe('the end', () => {
  it('OE-110 comes at once when all chests in play are full', () => {
    const s = scene({ elves: ['3 ruby', '9'], chests: almost, mines: { 8: 'gold' } });
    s.play('0 move home', '0 deliver ruby king');
    expect(s.now).toMatchObject({ phase: 'over', toAct: [], result: { why: 'filled', score: 12 } });
    expect(s.refusal('0 roll')).toBe('OE-112 over');
    expect(game.chance(s.position)).toEqual([]);
  });

  it('OE-111 may be called before moving when nothing fits any more, if all agree', () => {
    const words = {
      elves: ['3 gold', '9', '12 @2'],
      ogres: { 2: '12' },
      chests: almost,
      mines: {},
    };
    const s = scene({ ...words, grabbed: 'ruby ruby' });
    expect(s.legal(0)).toContain('call-end');
    s.play('0 call-end');
    expect(s.now.proposal).toEqual({ by: 0, action: 'call-end', waiting: [1, 2] });
    s.play('1 agree', '2 agree');
    expect(s.now.result).toEqual({ why: 'called', score: 4 + 3 - 1 });
  });

  it('OE-111 not while something fits, not after moving, and once a turn', () => {
    const fits = scene({ elves: ['3 ruby', '9'], chests: almost, mines: {} });
    expect(fits.refusal('0 call-end')).toBe('OE-111 something-fits');
    const s = scene({ elves: ['3 gold', '9'], chests: almost, mines: {} });
    s.play('0 call-end', '1 refuse');
    expect(s.now).toMatchObject({ phase: 'move', toAct: [0] });
    expect(s.refusal('0 call-end')).toBe('OE-111 refused-before');
    expect(s.legal(0, 'call')).toEqual([]);
    s.play('0 move 3');
    expect(s.refusal('0 call-end')).toBe('OE-111 not-now');
    s.play('0 roll', 'die 4');
    expect(s.legal(1)).toContain('call-end');
  });

  it('OE-111 a captive’s player may call it too', () => {
    const ogres = { 2: '5' };
    const s = scene({ elves: ['5 gold @2', '9'], ogres, chests: almost, mines: {} });
    expect(s.legal(0, 'call')).toEqual(['call-end']);
  });

  it('OE-111 what an Ogre guards and what a captive carries still counts', () => {
    const ogres = { 3: '5' };
    const guarded = scene({ ogres, chests: almost, mines: { 5: 'ruby' } });
    expect(guarded.legal(0, 'call')).toEqual([]);
    const carried = scene({ elves: ['home', '5 ruby @3'], ogres, chests: almost, mines: {} });
    expect(carried.legal(0, 'call')).toEqual([]);
  });

  it('OE-111 it ends by itself once no Ogre in the game wants what is left', () => {
    const chests = { king: 'gold emerald amethyst', prince: 'ruby' };
    // The last gold is a gift: Ogre 3 is out, and only an amber lies about for Ogre 5.
    const words = { elves: ['5 gold', '9'], chests, mines: { 8: 'amber' } };
    const wanted = scene({ ...words, ogres: { 3: '6' } }).play('0 move 6', '0 gift gold castle-b');
    expect(wanted.now.phase).toBe('die');
    const s = scene({ ...words, ogres: { 3: '6', 5: 'out' } });
    s.play('0 move 6', '0 gift gold castle-b');
    expect(s.now.result).toEqual({ why: 'nothing-left', score: 3 + 1 + 1 });
    // A resting Ogre is still in the game.
    const resting = scene({
      ...{ level: 'second', elves: ['castle-a', '9'], mines: { 8: 'amber' } },
      chests: { queen: 'amber', prince: 'gold ruby', princess: 'gold ruby sapphire' },
      ogres: { 1: 'out', 5: 'resting-a' },
    }).play('0 move castle-a', '0 roll', 'die 1');
    expect(resting.now.phase).toBe('move');
  });

  it('OE-111 is looked at when all have fled, never between two Ogres', () => {
    const words = {
      elves: ['home', '6 ruby', '12'],
      ogres: { 2: '5', 3: '11' },
      chests: { king: 'gold emerald amethyst', prince: 'gold' },
      mines: {},
    };
    // Ogre 2 robs the last ruby there is. The elf still flees and Ogre 3 still captures.
    const s = scene(words).play('0 move home', '0 roll', 'die O');
    expect(s.now.phase).toBe('flee');
    s.play('1 flee castle-a');
    expect(s.elf(2)).toBe('12 @3');
    expect(s.now.result).toEqual({ why: 'nothing-left', score: 4 - 1 });
  });

  it('OE-111 comes before OE-102', () => {
    const words = {
      elves: ['5 @2', '6 @3'],
      ogres: { 2: '5', 3: '6' },
      chests: { king: 'ruby gold' },
      mines: {},
    };
    const s = scene(words).play('0 roll', 'die 4');
    expect(s.now.result).toEqual({ why: 'nothing-left', score: 0 });
  });

  it('OE-111 a gift out of a chest can send off the last Ogre that wanted anything', () => {
    const words = {
      elves: ['5 @5', 'home'],
      ogres: { 2: 'out', 3: 'out', 4: 'out', 5: '5' },
      chests: { king: 'amethyst' },
      mines: { 9: 'amber' },
    };
    const ransom = scene(words).play('0 ransom amethyst king castle-a', '1 agree');
    expect(ransom.now.result).toEqual({ why: 'nothing-left', score: 1 });
    expect(ransom.elf(0)).toBe('home');
    const all = scene({ ...words, elves: ['5 @5', '5 @5'] }).play('0 roll', 'die 1');
    all.play('0 rescue 1 amethyst king castle-a', '1 agree');
    expect(all.now.result).toEqual({ why: 'nothing-left', score: 1 });
  });

  it('OE-111 what a gift out of a chest makes room for fits again', () => {
    const s = scene({
      elves: ['5 @2', '9 ruby'],
      ogres: { 2: '5' },
      chests: { king: 'ruby', prince: 'ruby' },
      mines: {},
    });
    expect(s.legal(0, 'call')).toEqual(['call-end']);
    s.play('0 ransom ruby king castle-a', '1 agree', 'die 4');
    expect(s.legal(1, 'call')).toEqual([]);
  });

  it('OE-112 free elves are brought Home, bags untouched; captives stay and cost a point', () => {
    const s = scene({
      mines: {},
      elves: ['3 ruby amber', '9 gold', '12 amethyst @4'],
      ogres: { 4: '12' },
      chests: almost,
      gifts: 'sapphire',
    });
    s.play('0 move home', '0 deliver ruby king');
    expect(s.now.elves).toEqual([
      { at: 'home', bag: ['amber'], heldBy: null },
      { at: 'home', bag: ['gold'], heldBy: null },
      { at: '12', bag: ['amethyst'], heldBy: 4 },
    ]);
    // Six delivered, all in full chests, one gift, one captive.
    expect(s.now.score).toBe(6 + 6 + 1 - 1);
    expect(game.outcome(s.position)).toEqual({ kind: 'team', why: 'filled', score: 12, top: 16 });
  });

  it('OE-112 a chest that is not full counts once for each Valuable in it', () => {
    expect(scene({ chests: almost }).now.score).toBe(3 + 2 * 2);
  });
});
