/** What the coach means, on the pile as it is: the same pieces, lines and points as a plan of the player's own. */

import { type Action, game, type Placement, seatOf, type View } from '../rules/index.ts';
import { isPlacement } from './pile.ts';
import { type Foreseen, foresee, NO_DICE } from './plan.ts';
import { type Draft, EMPTY_HAND, type Props } from './props.ts';

const placements = (hint: readonly Action[]): readonly Placement[] => hint.filter(isPlacement);

/** The advice as it would lie; null where nobody asked, or where it is to place nothing. */
export function advised({ view, hint }: Pick<Props, 'view' | 'hint'>): Foreseen | null {
  if (!hint || view.toAct === null) return null;
  // Whoever only looks may do nothing; what the advice may do the rules say.
  const legal = game.legal(game.imagine(view, NO_DICE), seatOf(view.toAct));
  const foreseen = foresee(view, legal, placements(hint));
  return foreseen.steps.length > 0 ? { ...foreseen, hinted: true } : null;
}

/** What somebody who follows the advice has in mind; null where there is nothing to place. */
export function planOf(_view: View, hint: readonly Action[]): Draft | null {
  const plan = placements(hint);
  const [first] = plan;
  return first ? { ...EMPTY_HAND, tool: first.kind, plan } : null;
}
