/** Two drivers to measure bots against. */

import type { Yardsticks } from '@hearthside/search';
import { bitsIn, CHANCE, type Dice, type Player, pick, seededDice } from '@hearthside/table';
import {
  type Action,
  axial,
  BAYS,
  game,
  HEXES,
  type Hex,
  type Position,
  type Program,
  rival,
  type StockDistance,
  stockAt,
  type Team,
  type ToyBits,
  toyBit,
  type View,
} from '../../rules/index.ts';
import { counterOf, slyOf } from './counter.ts';
import { RoundsHome, type Route, routesFrom } from './routes.ts';

export const yardsticks: Yardsticks = {
  child: childOf,
  plain: plainOf,
  counter: counterOf,
  sly: (seed, budget) => slyOf(plainOf(`${seed}/habit`), seed, budget),
};

/** A child tries so many programs in its head, out of 120. */
const TRIED_BY_CHILD = 12;

/** Heads for the next thing it needs, by the best of the few programs that come to its mind. */
function childOf(seed: string): Player {
  return driver(seed, (position, team, dice) => {
    const routes = routesFrom(position, team);
    const tried = Array.from({ length: TRIED_BY_CHILD }, () => pick(routes, dice));
    return best(tried, (route) => stepsToNext(route, position.stocks, team), dice);
  });
}

/** Hexes to whatever is needed next, as the crow flies; anything fetched on the way counts more. */
function stepsToNext({ at, missing, homeAfter }: Route, stocks: StockDistance, team: Team): number {
  if (homeAfter > 0) return -100;
  const goals = missing === 0 ? [BAYS[team]] : stocksOf(stocks, missing);
  return 10 * bitsIn(missing) + Math.min(...goals.map((goal) => hexesBetween(at, goal)));
}

const stocksOf = (stocks: StockDistance, toys: number): Hex[] =>
  HEXES.flatMap((_, hex) => ((stockAt(stocks, hex) & toys) !== 0 ? [hex] : []));

function hexesBetween(one: Hex, other: Hex): number {
  const [[q, r], [toQ, toR]] = [axial(one), axial(other)];
  const [dq, dr] = [toQ - q, toR - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** Of the shortest ways so many are driven in so many imagined rounds. */
const WAYS = 16;
const WORLDS = 24;

/** Drives the way that brings everything home soonest, with an eye on dice and traffic. */
function plainOf(seed: string): Player {
  return driver(seed, (position, team, dice) => {
    const ways = shortest(position, team).slice(0, WAYS);
    const costs = new Map(ways.map((way) => [way, 0]));
    for (let world = 0; world < WORLDS; world++) {
      const imagined = game.imagine(game.view(position, team), dice);
      const theirs = shortest(imagined, rival(team))[0] as Route;
      for (const way of ways) {
        const after = roundOf(imagined, team, way.program, theirs.program, dice);
        costs.set(way, (costs.get(way) as number) + roundsToWin(after, team));
      }
    }
    return best(ways, (way) => costs.get(way) as number, dice);
  });
}

function shortest(position: Position, team: Team): Route[] {
  const home = homeOf(position.stocks, team);
  return routesFrom(position, team).sort((one, other) => home.after(one) - home.after(other));
}

/** A round with these programs, both loading and taking as they always do. */
function roundOf(from: Position, team: Team, ours: Program, theirs: Program, dice: Dice): Position {
  const after = game.clone(from);
  const { round } = after;
  after.trucks[rival(team)].program = null;
  game.play(after, team, ours);
  game.play(after, rival(team), theirs);
  while (after.round === round && after.winner === null) {
    const by = after.toAct[0];
    if (by === undefined) game.play(after, CHANCE, pick(game.chance(after), dice));
    else game.play(after, by, answerOf(game.legal(after, by), after.trucks[by].wishlist));
  }
  return after;
}

/** Takes what it needs, else anything. */
const answerOf = (legal: readonly Action[], wishlist: ToyBits): Action =>
  legal.find((each) => each.kind === 'take' && (toyBit(each.toy) & wishlist) !== 0) ??
  (legal[0] as Action);

/** A Wishlist to come counts as much as any from the bay. */
function roundsToWin({ stocks, trucks, winner }: Position, team: Team): number {
  if (winner === team) return 0;
  const { at, facing, toys, wishlist, completed } = trucks[team];
  const home = homeOf(stocks, team);
  return home.from(at, facing, wishlist & ~toys) + (2 - completed.length) * home.usual;
}

const HOMES = new Map<string, RoundsHome>();

function homeOf(stocks: StockDistance, team: Team): RoundsHome {
  const key = `${stocks} ${team}`;
  const home = HOMES.get(key) ?? new RoundsHome(stocks, team);
  HOMES.set(key, home);
  return home;
}

function best(routes: readonly Route[], cost: (route: Route) => number, dice: Dice): Route {
  const costs = routes.map(cost);
  const least = Math.min(...costs);
  return pick(
    routes.filter((_, i) => costs[i] === least),
    dice,
  );
}

/** Both load whatever they come by, and take what they need, else anything. */
function driver(
  seed: string,
  choose: (position: Position, team: Team, dice: Dice) => Route,
): Player {
  const dice = seededDice(seed);
  return {
    choose({ view, seat }) {
      const team = seat as Team;
      const position = game.imagine(view as View, dice);
      const action =
        position.phase === 'program'
          ? choose(position, team, dice).program
          : answerOf(game.legal(position, team), position.trucks[team].wishlist);
      return game.writeAction(action);
    },
  };
}
