import { type Pen, plainPen } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { scene } from '../rules/testing/scene.ts';
import { drawTerminal } from './terminal.ts';

const table = scene({
  level: 'third',
  elves: ['home gold', '6 ruby shield @4', 'castle-a'],
  ogres: { 1: 'resting-a', 2: '16', 4: '6', 5: 'out' },
  mines: { 2: 'amber gold', 9: 'gold' },
  shields: [13],
  chests: { prince: 'gold ruby', king: 'emerald' },
});
const draw = (ink: Pen) => drawTerminal(game.view(table.position, 'spectator'), ink);

describe('the terminal board', () => {
  it('draws ring, castles, chests, bags and tastes so that they read without colour', () => {
    expect(draw(plainPen)).toMatchInlineSnapshot(`
      "Castle A >1 G2 (Ogre1 rests)         Castle B >6 Ogre3

      [1]            [2]            [3]            [4]            [5]
      ·              amber gold     ·              ·              ·


      [16]           Mountain HOME R0                             [6]
      ·              roads to mines 3, 7, 11, 15                  ·
      Ogre2                                                       Ogre4 Y1!
                     King:
      [15]             (ameth) emer (gold) (ruby)                 [7]
      ·              Prince FULL:                                 ·
                       gold ruby
                     Princess:
      [14]             (gold) (ruby) (sapph)                      [8]
      ·              Queen:                                       ·
                       (amber) (ameth) (emer) (gold) (ruby)

      [13] SHIELD    [12]           [11]           [10]           [9]
      ·              ·              ·              ·              gold


      Castle D >15                         Castle C >10

      > 0 Red     home                       bag 1/4: gold <- to act
        1 Yellow  mine 6, held by Ogre 4     bag 2/4: ruby SHIELD
        2 Green   castle-a                   bag 0/4:

        Ogre1 resting-a        wants gold ruby
        Ogre2 mine 16          wants ruby
        Ogre3 castle-b         wants gold
        Ogre4 mine 6           wants emer sapph
        Ogre5 out of the game  wants amber ameth

      Score 4 of 34 (third game)
      Gifts: none
      Grabbed: none"
    `);
  });

  it('stands the same whatever the ink', () => {
    const paint = (text: string) => `\u001b[1m${text}\u001b[0m`;
    const inks = Object.fromEntries(Object.keys(plainPen).map((name) => [name, paint]));
    const painted = draw(inks as unknown as Pen);
    const bare = painted.replace(new RegExp(`${'\u001b'}\\[\\dm`, 'g'), '');
    const trimmed = (text: string) => text.split('\n').map((line) => line.trimEnd());
    expect(trimmed(bare)).toEqual(trimmed(draw(plainPen)));
    expect(painted).not.toBe(bare);
  });

  it('fits a terminal of 80 columns, and says who proposes what', () => {
    expect(
      Math.max(
        ...draw(plainPen)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(80);
    const asked = scene({ elves: ['5', '5 gold'] }).play('0 move 5', '0 ask gold 1');
    const drawn = drawTerminal(game.view(asked.position, 1), plainPen);
    expect(drawn).toContain('Red proposes: ask gold 1 (Yellow to answer)');
    expect(drawn).toMatch(/1 Yellow .*<- to act/);
  });
});
