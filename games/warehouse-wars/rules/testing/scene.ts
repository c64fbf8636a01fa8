/** Positions for the tests, set up in a few words. */

import { type Json, readOptions } from '@hearthside/table';
import { readAction } from '../actions.ts';
import { type Canonical, canonical } from '../canonical.ts';
import { cellNamed } from '../cells.ts';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import { type Position, seatOnTurn } from '../position.ts';
import { seatOf } from '../seats.ts';
import { spanBetween } from '../spans.ts';
import { layPlank, placeCrate, plankFits } from '../stacking.ts';

export function tableOptions(given: Partial<Options> = {}): Options {
  const options = readOptions(game, given as Json);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

const NO_DICE = { below: () => 0 };

export const newGame = (given: Partial<Options> = {}): Position =>
  game.setup(tableOptions(given), NO_DICE);

/** Plays actions in turn, each of which must be legal; gives all events. */
export function playOn(position: Position, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const action = readAction(text);
    const seat = seatOnTurn(position);
    const refusal = action ? game.refuse(position, seat, action) : 'unreadable';
    if (!action || refusal) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
    game.play(position, seat, action, (event) => events.push(event));
  }
  return events;
}

/**
 * A pile without a game around it: `teal a1 b1, plank a1-d1, white c1`. Pieces must have a
 * place, but turns and balance do not matter.
 */
export function pile(pieces: string, given: Partial<Options> = {}): Position {
  const position = newGame({ crates: 20, planks: 16, ...given });
  for (const part of pieces.split(', ')) {
    const [what, ...places] = part.split(' ');
    for (const place of places) {
      if (what === 'plank') lay(position, place);
      else placeCrate(position, seatOf(what as 'teal' | 'white'), cell(place));
    }
  }
  return position;
}

export function lay(position: Position, ends: string): void {
  const span = spanNamed(ends);
  if (!plankFits(position, span)) throw new Error(`plank ${ends} does not fit`);
  layPlank(position, span);
}

export const cell = (name: string): number => cellNamed(name) as number;

export function spanNamed(ends: string) {
  const [from, to] = ends.split('-') as [string, string];
  const span = spanBetween(cell(from), cell(to));
  if (!span) throw new Error(`no span ${ends}`);
  return span;
}

/** The legal actions in notation, sorted. */
export const legalTexts = (position: Position): string[] =>
  game
    .legal(position, seatOnTurn(position))
    .map((action) => game.writeAction(action))
    .sort();

export const piecesOf = (position: Position): Pick<Canonical, 'crates' | 'planks'> => {
  const { crates, planks } = canonical(position);
  return { crates, planks };
};
