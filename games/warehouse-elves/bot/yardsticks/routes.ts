/** Ways through the warehouse for a driver who has eyes for nobody else. */

import {
  ABOUT_TURN,
  ALL_TOYS,
  BAYS,
  DIRECTIONS,
  type Direction,
  HEXES,
  type Hex,
  neighbour,
  type Position,
  PROGRAMS,
  type Program,
  type StockDistance,
  stockAt,
  type Team,
  type ToyBits,
  toyNames,
  turned,
  WALL,
  WISHLISTS,
} from '../../rules/index.ts';

/** Where a program leads a truck while nothing else moves. */
export interface Route {
  readonly program: Program;
  readonly at: Hex;
  readonly facing: Direction;
  readonly missing: ToyBits;
  /** After which card the truck is home with everything; 0 when it is not. */
  readonly homeAfter: number;
}

interface Start {
  readonly at: Hex;
  readonly facing: Direction;
}

/** Drives a program; what stands in the way (the Snowman, the other truck) stays where it is. */
function drive(
  { at: from, facing: towards }: Start,
  program: Program,
  wanted: ToyBits,
  { stocks, team, blocked }: Ground,
): Route {
  let [at, facing, missing, homeAfter] = [from, towards, wanted, 0];
  program.cards.forEach(({ turn, hexes }, card) => {
    facing = turned(facing, turn);
    for (let left = hexes; left > 0; left--) {
      const to = neighbour(at, facing);
      if (to === WALL || blocked.includes(to)) {
        facing = turned(facing, ABOUT_TURN);
        return;
      }
      at = to;
      missing &= ~stockAt(stocks, at);
      if (at === BAYS[team] && missing === 0 && homeAfter === 0) homeAfter = card + 1;
    }
  });
  return { program, at, facing, missing, homeAfter };
}

interface Ground {
  readonly stocks: StockDistance;
  readonly team: Team;
  readonly blocked: readonly Hex[];
}

/** All 120 programs from where the truck stands now. */
export function routesFrom({ stocks, trucks, snowman }: Position, team: Team): Route[] {
  const { toys, wishlist } = trucks[team];
  const blocked = [snowman, trucks[1 - team]?.at as Hex];
  const ground = { stocks, team, blocked };
  return PROGRAMS.map((program) => drive(trucks[team], program, wishlist & ~toys, ground));
}

/** Now and then a drive comes out as any other: somebody was in the way. */
const MISHAP = 0.15;
const FAR = 12;
const SWEEPS = 8;

const SETS: readonly ToyBits[] = Array.from({ length: ALL_TOYS + 1 }, (_, toys) => toys).filter(
  (toys) => toyNames(toys).length <= 3,
);

/** Rounds until home with everything, for a truck that is alone in the warehouse. */
export class RoundsHome {
  /** For a Wishlist from the bay on, on average. */
  readonly usual: number;
  readonly #rounds: readonly Float64Array[];

  constructor(stocks: StockDistance, team: Team) {
    const ground = { stocks, team, blocked: [] };
    const poses = HEXES.length * 6;
    this.#rounds = Array.from({ length: ALL_TOYS + 1 }, () => new Float64Array(poses).fill(FAR));
    // Fewer missing toys first; a Wishlist has three.
    for (const missing of SETS) {
      const routes = Array.from({ length: poses }, (_, pose) => {
        const start = { at: Math.floor(pose / 6), facing: ((pose % 6) + 1) as Direction };
        return PROGRAMS.map((program) => drive(start, program, missing, ground));
      });
      for (let sweep = 0; sweep < SWEEPS; sweep++) this.#sweep(missing, routes);
    }
    const rounds = WISHLISTS.flatMap((missing) =>
      DIRECTIONS.map((facing) => this.from(BAYS[team], facing, missing)),
    );
    this.usual = rounds.reduce((sum, each) => sum + each, 0) / rounds.length;
  }

  #sweep(missing: ToyBits, routes: readonly (readonly Route[])[]): void {
    const here = this.#rounds[missing] as Float64Array;
    routes.forEach((from, pose) => {
      const rounds = from.map((route) => this.after(route));
      const mean = rounds.reduce((sum, each) => sum + each, 0) / rounds.length;
      here[pose] = (1 - MISHAP) * Math.min(...rounds) + MISHAP * mean;
    });
  }

  /** Rounds until home when the truck drives this first. */
  after({ at, facing, missing, homeAfter }: Route): number {
    return homeAfter > 0 ? homeAfter / 3 : 1 + this.from(at, facing, missing);
  }

  from(at: Hex, facing: Direction, missing: ToyBits): number {
    return this.#rounds[missing]?.[at * 6 + facing - 1] as number;
  }
}
