/** How steady a placement is, in words (WW-42). */

import type { Words } from '@hearthside/text';
import { nameOf } from '../rules/index.ts';
import { type Foreseen, gravest, type Step } from './plan.ts';

function saySteadiness({ steadiness: judged, before }: Step, words: Words): string {
  if (judged.kind === 'steady')
    return words.say(before.options.warning ? 'steadiness.steady' : 'steadiness.untold');
  const plank = before.planks[judged.tip.plank];
  const values = { from: plank?.from ?? '', to: plank?.to ?? '', towards: judged.tip.towards };
  return judged.kind === 'wobbly'
    ? words.say('steadiness.wobbly', { at: nameOf(judged.crate) })
    : words.say(plank ? 'steadiness.falls' : 'steadiness.falls-itself', values);
}

/** What the whole plan would do. */
export function sayForeseen(foreseen: Foreseen, words: Words): string {
  const grave = gravest(foreseen);
  if (!grave) return '';
  const gain = foreseen.steps.reduce((sum, step) => sum + step.gain, 0);
  const steady = saySteadiness(grave, words);
  return gain === 0 ? steady : `${steady} · ${words.say('board.gain', { gain })}`;
}
