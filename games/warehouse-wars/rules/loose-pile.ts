/**
 * A pile without a game around it: pieces as they were put on a table of paper, whoever's turn it
 * was. Each placement is weighed by the same rules as in a game, the order of turns apart.
 */

import type { Refusal } from '@hearthside/table';
import { type Action, readAction } from './actions.ts';
import { standsAround } from './balance/stands.ts';
import type { Options } from './options.ts';
import { cratesLeft, type Position, setup } from './position.ts';
import { refuse } from './refuse.ts';
import { type SeatColour, seatOf } from './seats.ts';
import type { Span } from './spans.ts';
import { layPlank, placeCrate } from './stacking.ts';

/** `teal c3`, `white d3` or `plank b2-e2`. */
export type LoosePiece = `${SeatColour | 'plank'} ${string}`;

/** As if this colour had its turn, and neither were it the first nor had it placed anything. */
export function onTurn(position: Position, colour: SeatColour): Position {
  position.turn = position.options.starter === colour ? 3 : 4;
  position.cratePlaced = false;
  position.plankPlaced = false;
  return position;
}

/** What putting the piece on would be in a game, and by whom; null where it names no place. */
export function actionOf(
  piece: LoosePiece,
  options: Options,
): { readonly action: Action; readonly colour: SeatColour } | null {
  const [what, place = ''] = piece.split(' ') as [SeatColour | 'plank', string?];
  const isPlank = what === 'plank';
  const action = readAction(`${isPlank ? 'plank' : 'crate'} ${place}`);
  // Planks belong to nobody.
  return action && { action, colour: isPlank ? options.starter : what };
}

/** Puts the piece on; or says which statement forbids it. Whether it stands is another question. */
export function put(position: Position, piece: LoosePiece): Refusal | null {
  const read = actionOf(piece, position.options);
  if (!read) return { rule: 'WW-1', key: 'off-board', values: { at: piece.split(' ')[1] ?? '' } };
  const { action, colour } = read;
  const seat = seatOf(colour);
  const refusal = refuse(onTurn(position, colour), seat, action);
  if (refusal) return refusal;
  if (action.kind === 'plank') layPlank(position, action.span as Span);
  if (action.kind !== 'crate') return null;
  if (cratesLeft(position, seat) === 0) return { rule: 'WW-1', key: 'no-crates' };
  placeCrate(position, seat, action.at);
  if (colour === 'teal') position.tealLeft--;
  else position.whiteLeft--;
  return null;
}

/** The pile of these pieces, put on in order; a piece that has no place is left out and told. */
export function loosePile(
  pieces: readonly LoosePiece[],
  options: Options,
): { readonly position: Position; readonly refused: readonly Refusal[] } {
  const position = setup(options);
  const refused = pieces.flatMap((piece) => put(position, piece) ?? []);
  return { position, refused };
}

/** WW-41: would it stand on a real table? */
export const pileStands = (position: Position): boolean =>
  position.planks.every((_, plank) => standsAround(position, plank));
