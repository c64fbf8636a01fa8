/** What is asked at a table of trucks: staged, and answered by the rules. */

import type { PaperAnswer, PaperPicture, PaperQuestion } from '@hearthside/screen';
import { type DrawnFloor, type DrawnHex, drawFloor } from '../art/floor-drawing.ts';
import {
  type Axial,
  DIRECTIONS,
  game,
  hexAt,
  neighbour,
  type Position,
  readAction,
  TEAM_NAMES,
  type TeamName,
  WALL,
  type WarehouseEvent,
} from '../rules/index.ts';
import { moments, type Stage, staged } from '../rules/staged.ts';

const FAR: Axial = [2, -4];
const GREEN_HOME = { at: [-3, 0] as Axial, facing: 2 as const };
const RED_HOME = { at: [3, 0] as Axial, facing: 5 as const };

/** Is this action allowed now? If it is, the statement of its first consequence says why. */
function asked(position: Position, team: TeamName, text: string): PaperAnswer {
  const action = readAction(text);
  if (!action) throw new Error(`no action: ${text}`);
  const seat = TEAM_NAMES.indexOf(team);
  const refusal = game.refuse(position, seat, action);
  if (refusal) {
    const { rule, key, values } = refusal;
    return { allowed: false, rule, refusal: { key, ...(values && { values }) } };
  }
  const told: WarehouseEvent[] = [];
  game.play(position, seat, action, (event) => told.push(event));
  return { allowed: true, rule: told[0]?.rule ?? '' };
}

/** Does this follow? The statement is that of the consequence. */
function follows(
  found: ReturnType<typeof moments>,
  type: WarehouseEvent['type'],
  allowed: boolean,
): PaperAnswer {
  const event = found.find((each) => each.event.type === type)?.event;
  if (!event) throw new Error(`no ${type} happens`);
  return { allowed, rule: event.rule };
}

/** Green drives this card while Red turns on the spot. */
function drives(stage: Stage, cards: string, ...then: Parameters<typeof moments>[1][]) {
  const position = staged(stage);
  const found = moments(
    position,
    ['green', `program ${cards}`],
    ['red', 'program L1 R1 L2'],
    ['die', 'roll 1'],
    ...then,
  );
  return { position, found };
}

const BUMP: Stage = {
  green: { at: [0, 1], facing: 2, toys: ['car'] },
  red: { at: [1, 1], facing: 2, toys: ['car', 'doll'] },
  snowman: FAR,
};

const open = (at: Axial, more: Partial<DrawnHex> = {}): DrawnHex => ({ at, ...more });
const walled = (at: Axial): DrawnHex => ({
  at,
  walls: DIRECTIONS.filter((side) => neighbour(hexAt(at[0], at[1]), side) === WALL),
});
const floor = (drawn: DrawnFloor): PaperPicture =>
  drawFloor(drawn, { above: 46, below: 20, beside: 8 });

const bumping = (): PaperPicture =>
  floor({
    hexes: [open([0, 1]), open([1, 1])],
    tokens: [
      { piece: 'truck-green', at: [0, 1] },
      { piece: 'truck-red', at: [1, 1] },
      { piece: 'car', at: [0.4, 0.2], scale: 0.5 },
      { piece: 'doll', at: [1.4, 0.2], scale: 0.5 },
    ],
    bang: { at: [0, 1], towards: 2 },
  });

const cardsPicture = (names: readonly string[]): PaperPicture => ({
  svg: names
    .map(
      (name, i) =>
        `<g transform="translate(${64 + i * 128} 84)"><g style="--team:#1f7a48;--team-light:#3d9d65"><use href="#we-${name}"/></g></g>`,
    )
    .join(''),
  width: 128 * names.length,
  height: 168,
});

export const questions: readonly PaperQuestion[] = [
  {
    id: 'card-twice',
    picture: () => cardsPicture(['card-F1', 'card-F1', 'card-L1']),
    answer: () =>
      asked(
        staged({ green: GREEN_HOME, red: RED_HOME, snowman: [0, 0] }),
        'green',
        'program F1 F1 L1',
      ),
  },
  {
    id: 'change-cards',
    picture: () => cardsPicture(['card-back-green', 'card-back-green', 'card-back-green']),
    answer() {
      const position = staged({ green: GREEN_HOME, red: RED_HOME, snowman: [0, 0] });
      moments(position, ['green', 'program F1 L1 R1']);
      return asked(position, 'green', 'program F2 L1 R1');
    },
  },
  {
    id: 'leave-toy',
    picture: () =>
      floor({
        hexes: [open([-1, 2]), open([0, 2], { kind: 'stock', toy: 'bear' })],
        tokens: [{ piece: 'truck-green', at: [-1, 2] }],
        arrows: [{ from: [-1, 1.55], to: [0, 1.5], bend: 40 }],
      }),
    answer() {
      const stage: Stage = { green: { at: [-1, 2], facing: 2 }, red: RED_HOME, snowman: FAR };
      return asked(drives(stage, 'F1 L1 R1').position, 'green', 'pass');
    },
  },
  {
    id: 'same-toy',
    picture: bumping,
    answer: () => asked(drives(BUMP, 'F1 L1 R1').position, 'green', 'take car'),
  },
  {
    id: 'take-toy',
    picture: bumping,
    answer: () => asked(drives(BUMP, 'F1 L1 R1').position, 'green', 'take doll'),
  },
  {
    id: 'drive-on',
    picture: () =>
      floor({
        hexes: [open([2, -1]), walled([3, -1])],
        tokens: [{ piece: 'truck-green', at: [3, -1] }],
        bang: { at: [3, -1], towards: 2 },
      }),
    answer() {
      const stage: Stage = {
        green: { at: [3, -1], facing: 2 },
        red: { at: [-2, 3], facing: 2 },
        snowman: [-2, 4],
      };
      return follows(drives(stage, 'F1 L1 R1').found, 'bump', false);
    },
  },
  {
    id: 'push',
    picture: () =>
      floor({
        hexes: [open([-1, 1]), open([0, 1]), open([1, 1])],
        tokens: [
          { piece: 'snowman', at: [-1, 1] },
          { piece: 'truck-red', at: [0, 1], facing: 3 },
        ],
        arrows: [{ from: [-0.2, 1.65], to: [0.9, 1.65] }],
      }),
    answer() {
      const position = staged({
        green: GREEN_HOME,
        red: { at: [0, 1], facing: 3 },
        snowman: [-1, 1],
      });
      const found = moments(
        position,
        ['green', 'program L1 R1 L2'],
        ['red', 'program L1 R1 L2'],
        ['die', 'roll 2'],
      );
      return follows(found, 'push', true);
    },
  },
  {
    id: 'push-wall',
    picture: () =>
      floor({
        hexes: [open([2, -1]), walled([3, -1])],
        tokens: [
          { piece: 'snowman', at: [2, -1] },
          { piece: 'truck-red', at: [3, -1], facing: 1 },
        ],
      }),
    answer() {
      const position = staged({
        green: GREEN_HOME,
        red: { at: [3, -1], facing: 1 },
        snowman: [2, -1],
      });
      const found = moments(
        position,
        ['green', 'program L1 R1 L2'],
        ['red', 'program L1 R1 L2'],
        ['die', 'roll 2'],
      );
      return follows(found, 'snowman-stays', false);
    },
  },
];
