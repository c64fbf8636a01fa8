import { type Json, type JsonObject, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import { Scene, scene } from './testing/scene.ts';

const s = scene({
  level: 'second',
  elves: ['5 ruby @2', 'home gold'],
  ogres: { 2: '5' },
  shields: [7],
  chests: { prince: 'ruby' },
});
const start = game.canonical(s.position) as JsonObject;
const error = (changes: JsonObject): string => {
  const read = game.restore({ ...start, ...changes }, s.options);
  return read.ok ? 'fine' : read.error;
};

describe('a canonical position', () => {
  it('that cannot be is refused with its field and the statement', () => {
    expect(error({})).toBe('fine');
    expect(error({ phase: 'lunch' })).toMatch(/^phase must be one of deploy, move/);
    expect(error({ turn: 2 })).toBe('turn must be a seat');
    expect(error({ elves: [] })).toBe('elves must list 2 elves');
    expect(error({ ogres: { ...ogres, 3: '5' } })).toBe(
      'ogres.3: another Ogre stands on mine 5 (OE-81)',
    );
    expect(error({ ogres: { ...ogres, 3: '7' } })).toBe('ogres.3: mine 7 is shielded (OE-40)');
    expect(error({ ogres: { ...ogres, 2: '6' } })).toMatch(/^elves\[0\]\.heldBy: Ogre 2 does not/);
    expect(error({ ogres: { ...ogres, 2: 'home' } })).toMatch(/^ogres\.2 must be/);
    expect(error({ chests: { ...chests, prince: ['ruby', 'ruby'] } })).toBe(
      'chests.prince has no slot for so much ruby (OE-11)',
    );
    expect(error({ gifts: ['gold', 'gold', 'gold'] })).toBe(
      'there are only 4 gold in play (OE-10)',
    );
    expect(error({ shields: [1, 2, 3, 4, 6] })).toBe('there are only 4 Shields (OE-24)');
    expect(error({ mines: { 17: ['gold'] } })).toBe('mines has no 17');
    expect(error({ phase: 'rescue' })).toBe('phase: not all elves are captive (OE-102)');
    expect(error({ phase: 'flee' })).toBe('phase: nobody has to flee (OE-92)');
    expect(error({ phase: 'handle' })).toBe('phase: a captive handles nothing (OE-100)');
    expect(error({ phase: 'over' })).toBe('result is missing in phase over');
    expect(error({ phase: 'answer' })).toBe('proposal is missing in phase answer');
  });

  it('must say itself what follows from it', () => {
    expect(error({ score: 7 })).toBe('position.score is 7, should be 0');
    expect(error({ toAct: [1] })).toBe('position.toAct is [1], should be [0]');
    expect(error({ level: 'third' })).toBe('position.level is "third", should be "second"');
    expect(error({ shields: [7, 7] })).toBe('position.shields is [7,7], should be [7]');
  });
  const ogres = start['ogres'] as JsonObject;
  const chests = start['chests'] as JsonObject;

  it('in phase answer keeps the proposal, who waits, and the way back', () => {
    const asked = scene({ elves: ['5', '5 gold ruby', '5'] }).play('0 move 5', '0 ask gold 1');
    const again = restored(asked);
    expect(again.play('1 refuse').now).toMatchObject({ phase: 'handle', toAct: [0] });
    expect(again.legal(0)).toEqual(['ask ruby 1', 'roll']);
    const canonical = game.canonical(asked.position) as JsonObject;
    const proposal = (changes: JsonObject): Json => ({
      ...canonical,
      proposal: { ...(canonical['proposal'] as JsonObject), ...changes },
    });
    const refused = (changes: JsonObject) => {
      const read = game.restore(proposal(changes), asked.options);
      return read.ok ? 'fine' : read.error;
    };
    expect(refused({ action: 'roll' })).toBe('proposal.action must be a proposal');
    expect(refused({ action: 'ask amber 1' })).toMatch(/^proposal\.action cannot be .*OE-54/);
    expect(refused({ waiting: [2] })).toBe('proposal.waiting lists a seat that is not asked');
    expect(refused({ by: 1 })).toBe('position.proposal.by is 1, should be 0');
  });

  it('in phase flee knows who must flee, and that no other Ogre is to move', () => {
    const words = { elves: ['home', '6 ruby'], ogres: { 2: '5', 3: '12' } };
    const fleeing = scene(words).play('0 move home', '0 roll', 'die O');
    const again = restored(fleeing).play('1 flee castle-a');
    expect(again.now.ogres['3']).toBe('12');
    expect(again.now.phase).toBe('move');
    // A view says more: from it the game goes on as it would have.
    const seen = new Scene(game.imagine(game.view(fleeing.position, 1), seededDice(1)));
    expect(seen.play('1 flee castle-a').text).toBe(fleeing.play('1 flee castle-a').text);
    expect(seen.now.ogres['3']).toBe('13');
  });

  it('starts the book-keeping of the turn afresh; a view keeps it', () => {
    const handled = scene({ level: 'second', shields: [4] }).play('0 shield 4>6');
    expect(handled.legal(0, 'shield')).toEqual([]);
    expect(restored(handled).legal(0, 'shield')).toHaveLength(16);
    const seen = new Scene(game.imagine(game.view(handled.position, 1), seededDice(1)));
    expect(seen.legal(0, 'shield')).toEqual([]);
  });
});

function restored(from: Scene): Scene {
  const read = game.restore(game.canonical(from.position), from.options);
  if (!read.ok) throw new Error(read.error);
  return new Scene(read.value);
}
