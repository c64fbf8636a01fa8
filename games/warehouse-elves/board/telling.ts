/** The board in words, for those who listen. */

import type { Seat } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import {
  type Axial,
  axial,
  BAYS,
  HEXES,
  hexAt,
  stockAt,
  TEAM_NAMES,
  type Toy,
  toyNames,
  type View,
} from '../rules/index.ts';

export const sameHex = ([a, b]: Axial, [c, d]: Axial): boolean => a === c && b === d;

/** Every Stock hex with its toy. */
export const stocksOf = ({ options }: View): [Toy, Axial][] =>
  HEXES.flatMap((at, hex): [Toy, Axial][] => {
    const [toy] = toyNames(stockAt(options.stocks, hex));
    return toy ? [[toy, at]] : [];
  });

/** What a hex holds: "Row 5, place 3: the car's Stock, Frosty facing west". */
export function describeHex(view: View, at: Axial, words: Words): string {
  const things: string[] = [];
  const [toy] = toyNames(stockAt(view.options.stocks, hexAt(...at)));
  if (toy) things.push(words.say('board.stock', { toy }));
  for (const [seat, team] of TEAM_NAMES.entries()) {
    if (sameHex(axial(BAYS[seat] as number), at))
      things.push(words.say('board.bay', { seat: team }));
    const truck = view.trucks[team];
    if (sameHex(truck.at, at)) {
      things.push(words.say('board.truck', { seat: team, direction: truck.facing }));
    }
  }
  if (sameHex(view.snowman, at)) things.push(words.say('board.snowman'));
  const { row, place } = rowAndPlace(at);
  return things.length > 0
    ? words.say('board.hex', { row, place, things })
    : words.say('board.empty-hex', { row, place });
}

/** Rows from the top, places from the left, counted from 1 as people do. */
function rowAndPlace([q, r]: Axial): { row: number; place: number } {
  const sameRow = HEXES.filter(([, other]) => other === r);
  return { row: r + 5, place: sameRow.findIndex(([other]) => other === q) + 1 };
}

/** The whole table in a few sentences. */
export function tell(view: View, seat: Seat | null, words: Words): string {
  const sentences = TEAM_NAMES.flatMap((team, each) => {
    const truck = view.trucks[team];
    const { row, place } = rowAndPlace(truck.at);
    const values = {
      seat: team,
      row,
      place,
      direction: truck.facing,
      toys: truck.toys,
      count: truck.toys.length,
    };
    const lines = [words.say('board.tell-truck', values)];
    lines.push(words.say('board.tell-done', { seat: team, count: truck.completed.length }));
    if (truck.wishlist && (each === seat || seat === null)) {
      lines.push(words.say('board.tell-wishlist', { toys: truck.wishlist }));
    }
    return lines;
  });
  const snowman = rowAndPlace(view.snowman);
  return [...sentences, words.say('board.tell-snowman', snowman)].join(' ');
}
