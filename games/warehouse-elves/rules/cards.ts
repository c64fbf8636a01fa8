/** WE-6: the six Movement cards that each team has. */

export type CardName = 'L1' | 'L2' | 'R1' | 'R2' | 'F1' | 'F2';

export interface Card {
  readonly name: CardName;
  /** Sixths of a full turn to the right. */
  readonly turn: number;
  /** Hexes forward. */
  readonly hexes: number;
  /** Does it roll for the Snowman first? */
  readonly rolls: boolean;
}

/** Left is anticlockwise: one sixth to the left is five to the right. */
export const CARDS: readonly Card[] = [
  { name: 'L1', turn: 5, hexes: 0, rolls: false },
  { name: 'L2', turn: 4, hexes: 0, rolls: false },
  { name: 'R1', turn: 1, hexes: 0, rolls: false },
  { name: 'R2', turn: 2, hexes: 0, rolls: false },
  { name: 'F1', turn: 0, hexes: 1, rolls: false },
  { name: 'F2', turn: 0, hexes: 2, rolls: true },
];

/** WE-32: a truck that bumps turns 180 degrees. */
export const ABOUT_TURN = 3;

/** WE-20: how many cards a program has. */
export const PROGRAM_LENGTH = 3;

const BY_NAME = new Map(CARDS.map((card) => [card.name as string, card]));

export const cardNamed = (name: string): Card | null => BY_NAME.get(name) ?? null;
