/** Where Shields may lie, and which may be handled. */

import type { Seat } from '@hearthside/table';
import { ALL_MINES, SHIELD } from './pieces.ts';
import { count } from './pile.ts';
import { bagOf, ogreSpaces, type Position } from './position.ts';

/** OE-41: a bit for each mine that a Shield may be put on. */
export const freeMines = (p: Position, ogres = ogreSpaces(p)): number =>
  ALL_MINES & ~ogres & ~p.shields;

/** OE-42: a Shield taken in this turn is not put out again. */
export const canDeploy = (p: Position, seat: Seat): boolean =>
  count(bagOf(p, seat), SHIELD) > p.storedShields;

/** OE-42: a bit for each mine whose Shield was not handled this turn. */
export const movableShields = (p: Position): number => p.shields & ~p.handledShields;
