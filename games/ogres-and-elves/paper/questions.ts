/** What is asked at a table of Ogres: staged, and answered by the rules. */

import type { PaperAnswer, PaperPicture, PaperQuestion } from '@hearthside/screen';
import type { Event } from '../rules/index.ts';
import { game, standardEdition } from '../rules/index.ts';
import { consequences, type Stage, staged } from '../rules/staged.ts';

/** Is this allowed now? If it is, the statement of its first consequence says why. */
function asked(stage: Stage, acts: readonly string[], text: string): PaperAnswer {
  const position = staged(standardEdition, stage);
  consequences(position, ...acts);
  const action = game.readAction(text);
  if (!action) throw new Error(`no action: ${text}`);
  const refusal = game.refuse(position, 0, action);
  if (refusal) {
    const { rule, key, values } = refusal;
    return { allowed: false, rule, refusal: { key, ...(values && { values }) } };
  }
  const told: Event[] = [];
  game.play(position, 0, action, (event) => told.push(event));
  return { allowed: true, rule: told[0]?.rule ?? '' };
}

/** In the pieces of the sheet, each with its own middle or feet. */
const picture = (
  width: number,
  height: number,
  ...pieces: readonly (readonly [id: string, x: number, y: number, scale: number])[]
): PaperPicture => ({
  svg: pieces
    .map(
      ([id, x, y, scale]) =>
        `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#oe-${id}"/></g>`,
    )
    .join(''),
  width,
  height,
});

/** Enough on the mines that the game is not over. */
const REST = { 9: ['gold'], 13: ['ruby'] } as const;

const mines = (...at: readonly number[]): [string, number, number, number][] =>
  at.map((_, i) => ['mine', 120 + i * 250, 190, 1]);

export const questions: readonly PaperQuestion[] = [
  {
    id: 'two-steps',
    picture: () => picture(740, 330, ...mines(4, 5, 6), ['elf-pine', 120, 300, 0.9]),
    answer: () => asked({ elves: [{ at: '4' }], mines: REST }, [], 'move 6'),
  },
  {
    id: 'three-steps',
    picture: () => picture(990, 330, ...mines(4, 5, 6, 7), ['elf-pine', 120, 300, 0.9]),
    answer: () => asked({ elves: [{ at: '4' }], mines: REST }, [], 'move 7'),
  },
  {
    id: 'past-ogre',
    picture: () =>
      picture(740, 330, ...mines(4, 5, 6), ['elf-pine', 120, 300, 0.9], ['ogre-3', 370, 310, 0.8]),
    answer: () => asked({ elves: [{ at: '4' }], ogres: { 3: '5' }, mines: REST }, [], 'move 6'),
  },
  {
    id: 'onto-ogre',
    picture: () =>
      picture(490, 330, ...mines(4, 5), ['elf-pine', 120, 300, 0.9], ['ogre-3', 370, 310, 0.8]),
    answer: () =>
      asked({ elves: [{ at: '4', bag: ['gold'] }], ogres: { 3: '5' }, mines: REST }, [], 'move 5'),
  },
  {
    id: 'under-ogre',
    picture: () =>
      picture(300, 330, ...mines(4), ['gem-ruby', 120, 210, 0.7], ['ogre-3', 170, 310, 0.8]),
    answer: () =>
      asked(
        {
          elves: [{ at: '4', bag: ['gold'] }],
          ogres: { 3: '5' },
          mines: { ...REST, 5: ['ruby'] },
        },
        ['0 move 5'],
        'take ruby',
      ),
  },
  {
    id: 'keep-gift',
    picture: () =>
      picture(
        500,
        330,
        ['ogre-3', 150, 310, 0.9],
        ['elf-pine', 390, 310, 0.9],
        ['gem-gold', 300, 90, 0.7],
      ),
    answer: () =>
      asked(
        { elves: [{ at: '4', bag: ['gold'] }], ogres: { 3: '5' }, mines: REST },
        ['0 move 5'],
        'roll',
      ),
  },
  {
    id: 'into-castle',
    picture: () =>
      picture(
        560,
        340,
        ['castle', 380, 180, 0.9],
        ['ogre-2', 380, 330, 0.7],
        ['elf-pine', 110, 310, 0.9],
      ),
    answer: () =>
      asked({ elves: [{ at: '1' }], ogres: { 2: 'castle-a' }, mines: REST }, [], 'move castle-a'),
  },
  {
    id: 'full-bag',
    picture: () =>
      picture(520, 320, ['bag', 140, 160, 1], ['mine', 390, 180, 1], ['gem-amber', 390, 200, 0.7]),
    answer: () =>
      asked(
        {
          elves: [{ at: '4', bag: ['gold', 'gold', 'ruby', 'emerald'] }],
          mines: { ...REST, 4: ['amber'] },
        },
        ['0 move 4'],
        'take amber',
      ),
  },
  {
    id: 'hugged-walk',
    picture: () => picture(440, 330, ['ogre-5', 170, 310, 0.9], ['elf-berry', 330, 310, 0.9]),
    answer: () =>
      asked({ elves: [{ at: '4', heldBy: 5 }], ogres: { 5: '4' }, mines: REST }, [], 'move 5'),
  },
];
