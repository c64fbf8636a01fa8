/** What can be seen: everything, by everyone. Warehouse Wars has no secrets. */

import type { Prompt } from '@hearthside/table';
import { type Canonical, canonical } from './canonical.ts';
import type { Options } from './options.ts';
import { isFirstTurn, type Position, somePlankFits } from './position.ts';
import { restore } from './restore.ts';

export type View = Canonical & { readonly options: Options };

export const view = (position: Position): View => ({
  options: position.options,
  ...canonical(position),
});

/** The position that a view shows. */
export function imagine({ options, ...shown }: View): Position {
  const position = restore(shown, options);
  if (!position.ok) throw new Error(`not a view of this game: ${position.error}`);
  return position.value;
}

/** What the player on turn is asked for. */
export function prompt(seen: View): Prompt {
  const position = imagine(seen);
  if (isFirstTurn(position)) return { rule: 'WW-11', key: 'first-crate' };
  if (position.cratePlaced) return { rule: 'WW-12', key: 'plank-or-end' };
  if (position.openCells === 0) return { rule: 'WW-12', key: 'plank-first' };
  const plankToo = !position.plankPlaced && somePlankFits(position);
  return { rule: 'WW-12', key: plankToo ? 'crate-or-plank' : 'crate' };
}
