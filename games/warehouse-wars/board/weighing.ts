/** What a placement would do: how steady it is and what it scores, for the tag beside the ghost. */

import type { Words } from '@hearthside/text';
import {
  game,
  linesAmong,
  nameOf,
  type Placement,
  type SeatColour,
  type Steadiness,
  steadiness,
  totalOf,
  type View,
} from '../rules/index.ts';
import { levelOf } from './pile.ts';

export interface Weighed {
  readonly steadiness: Steadiness;
  readonly gain: number;
}

export function weigh(view: View, placement: Placement, seat: SeatColour): Weighed {
  const position = game.imagine(view, NO_DICE);
  const judged = view.options.warning ? steadiness(position, placement) : STEADY;
  return { steadiness: judged, gain: gainOf(view, placement, seat) };
}

const STEADY: Steadiness = { kind: 'steady' };
/** Nothing is hidden in this game, so nothing is drawn. */
const NO_DICE = { below: () => 0 };

function gainOf(view: View, placement: Placement, colour: SeatColour): number {
  if (placement.kind !== 'crate') return 0;
  const { spaceDiagonals } = view.options;
  const crate = { at: nameOf(placement.at), level: levelOf(view, placement), colour };
  const before = totalOf(linesAmong(view.crates, spaceDiagonals), colour);
  return totalOf(linesAmong([...view.crates, crate], spaceDiagonals), colour) - before;
}

/** The warning in words (WW-42). */
export function saySteadiness(judged: Steadiness, view: View, words: Words): string {
  if (judged.kind === 'steady') return words.say('steadiness.steady');
  const plank = view.planks[judged.tip.plank];
  const values = { from: plank?.from ?? '', to: plank?.to ?? '', towards: judged.tip.towards };
  return judged.kind === 'wobbly'
    ? words.say('steadiness.wobbly', { at: nameOf(judged.crate) })
    : words.say(plank ? 'steadiness.falls' : 'steadiness.falls-itself', values);
}
