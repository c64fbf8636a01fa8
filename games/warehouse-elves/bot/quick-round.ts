/**
 * A round by the rules on a handful of numbers, for minds that drive it a million times a second.
 * Everybody loads what they pass and takes what they need; `quick-round.test.ts` holds it to the rules.
 */

import {
  BAYS,
  DIRECTIONS,
  type Direction,
  GOAL,
  HEXES,
  type Hex,
  neighbour,
  type Position,
  PROGRAMS,
  type StockDistance,
  stockAt,
  type Team,
  type ToyBits,
  turned,
  WALL,
} from '../rules/index.ts';

/** By hex and direction, eight places a hex. */
const NEXT = new Int8Array(HEXES.length * 8).fill(WALL);
HEXES.forEach((_, hex) => {
  for (const direction of DIRECTIONS) NEXT[hex * 8 + direction] = neighbour(hex, direction);
});

/** By facing and sixths of a turn, eight places a facing. */
const TURNED = new Int8Array(56);
for (const facing of DIRECTIONS) {
  for (let sixths = 0; sixths < 6; sixths++) TURNED[facing * 8 + sixths] = turned(facing, sixths);
}
const ABOUT = 3;

/** By program and card: sixths of a turn, and 8 for each hex to drive. */
const DRIVE_ONE = 8;
const DRIVE_TWO = 16;
const CARDS_OF = new Uint8Array(PROGRAMS.length * 3);
PROGRAMS.forEach(({ cards }, program) => {
  cards.forEach(({ turn, hexes }, card) => {
    CARDS_OF[program * 3 + card] = hexes === 0 ? turn : hexes * DRIVE_ONE;
  });
});

const STOCKS: Readonly<Record<StockDistance, Uint8Array>> = { 2: stocksAt(2), 3: stocksAt(3) };

function stocksAt(distance: StockDistance): Uint8Array {
  return Uint8Array.from(HEXES, (_, hex) => stockAt(distance, hex));
}

/** The rolls of a round: the first, and one for each F2 in the order they come. */
export type Rolls = readonly [Direction, Direction, Direction];

/**
 * The rolls of the nth of many imagined rounds: in six each of the three shows every face once, in 216 all
 * lucks come once, so that a few rounds tell as much as many by lot.
 */
export function rollsOf(n: number): Rolls {
  const six = Math.floor(n / 6);
  return [face(n), face(n + six), face(n + 2 * six + Math.floor(n / 36))];
}

const face = (n: number): Direction => ((n % 6) + 1) as Direction;

/** Where things stand between two rounds, and how the round that begins there goes. */
export class QuickRound {
  readonly stocks: StockDistance;
  readonly #stocks: Uint8Array;
  /** By team. */
  readonly at: [Hex, Hex] = [0, 0];
  readonly facing: [number, number] = [1, 1];
  readonly toys: [ToyBits, ToyBits] = [0, 0];
  readonly wishlist: [ToyBits, ToyBits] = [0, 0];
  readonly done: [number, number] = [0, 0];
  snowman: Hex = 0;
  santa: Team = 0;
  /** The cards that the next two to finish a Wishlist would draw. */
  draws: readonly ToyBits[] = [];
  winner: Team | -1 = -1;
  /** How many cards were turned over when it ended: six, unless somebody won. */
  cards = 0;
  #drawn = 0;
  #rolled = 0;

  constructor(stocks: StockDistance) {
    this.stocks = stocks;
    this.#stocks = STOCKS[stocks];
  }

  /** Stands as the position does, with nothing locked in. */
  set({ trucks, snowman, santa, deck, drawn, winner }: Position): void {
    for (const team of [0, 1] as const) {
      const { at, facing, toys, wishlist, completed } = trucks[team];
      this.at[team] = at;
      this.facing[team] = facing;
      this.toys[team] = toys;
      this.wishlist[team] = wishlist;
      this.done[team] = completed.length;
    }
    this.snowman = snowman;
    this.santa = santa;
    this.draws = deck.slice(drawn);
    this.#drawn = 0;
    this.winner = winner ?? -1;
  }

  copy(from: QuickRound): void {
    this.at[0] = from.at[0];
    this.at[1] = from.at[1];
    this.facing[0] = from.facing[0];
    this.facing[1] = from.facing[1];
    this.toys[0] = from.toys[0];
    this.toys[1] = from.toys[1];
    this.wishlist[0] = from.wishlist[0];
    this.wishlist[1] = from.wishlist[1];
    this.done[0] = from.done[0];
    this.done[1] = from.done[1];
    this.snowman = from.snowman;
    this.santa = from.santa;
    this.draws = from.draws;
    this.#drawn = from.#drawn;
    this.winner = from.winner;
  }

  pose(team: Team): number {
    return this.at[team] * 6 + this.facing[team] - 1;
  }

  /** The same from the eyes of `team`. */
  playAs(team: Team, ours: number, theirs: number, rolls: Rolls): void {
    if (team === 0) this.play(ours, theirs, rolls);
    else this.play(theirs, ours, rolls);
  }

  /** Programs by their number in `PROGRAMS`; WE-21 to WE-23. */
  play(green: number, red: number, rolls: Rolls): void {
    this.#rolled = 0;
    this.cards = 0;
    const first = this.santa;
    const [one, other] = first === 0 ? [green * 3, red * 3] : [red * 3, green * 3];
    const second = (1 - first) as Team;
    this.#roll(rolls);
    for (let card = 0; card < 3 && this.winner < 0; card++) {
      this.#drive(first, CARDS_OF[one + card] as number, rolls);
      if (this.winner < 0) this.#drive(second, CARDS_OF[other + card] as number, rolls);
    }
    this.santa = second;
  }

  #drive(team: Team, card: number, rolls: Rolls): void {
    this.cards++;
    if (card < DRIVE_ONE) {
      this.facing[team] = TURNED[this.facing[team] * 8 + card] as number;
      return;
    }
    // WE-31
    if (card === DRIVE_TWO) {
      this.#roll(rolls);
      if (this.winner >= 0) return;
    }
    if (this.#step(team) && card === DRIVE_TWO && this.winner < 0) this.#step(team);
  }

  /** One hex forward; false when something was in the way. */
  #step(team: Team): boolean {
    const to = NEXT[this.at[team] * 8 + this.facing[team]] as number;
    const other = (1 - team) as Team;
    if (to === WALL || to === this.snowman || to === this.at[other]) {
      // WE-32, WE-33
      this.facing[team] = TURNED[this.facing[team] * 8 + ABOUT] as number;
      if (to !== WALL && to === this.at[other]) this.#take(team, other);
      return false;
    }
    this.at[team] = to;
    this.#use(team, to);
    return true;
  }

  /** What one needs, else what the other needs, else anything. */
  #take(team: Team, other: Team): void {
    const offer = this.toys[other] & ~this.toys[team];
    if (offer === 0) return;
    const wanted = offer & this.wishlist[team] || offer & this.wishlist[other] || offer;
    const toy = wanted & -wanted;
    this.toys[other] &= ~toy;
    this.toys[team] |= toy;
    if (this.at[team] === BAYS[team]) this.#complete(team);
  }

  /** WE-35, WE-50, WE-52 */
  #use(team: Team, hex: Hex): void {
    this.toys[team] |= this.#stocks[hex] as number;
    if (hex === BAYS[team]) this.#complete(team);
  }

  #complete(team: Team): void {
    const wishlist = this.wishlist[team];
    if ((wishlist & ~this.toys[team]) !== 0) return;
    this.toys[team] &= ~wishlist;
    if (++this.done[team] === GOAL) this.winner = team;
    else this.wishlist[team] = this.draws[this.#drawn++] as ToyBits;
  }

  /** WE-40 to WE-44 */
  #roll(rolls: Rolls): void {
    const direction = rolls[this.#rolled++] as Direction;
    const to = NEXT[this.snowman * 8 + direction] as number;
    if (to === WALL) return;
    const pushed = to === this.at[0] ? 0 : to === this.at[1] ? 1 : -1;
    if (pushed >= 0) {
      const team = pushed as Team;
      const behind = NEXT[to * 8 + direction] as number;
      if (behind === WALL || behind === this.at[1 - team]) return;
      this.at[team] = behind;
      this.snowman = to;
      this.#use(team, behind);
      return;
    }
    this.snowman = to;
  }
}
