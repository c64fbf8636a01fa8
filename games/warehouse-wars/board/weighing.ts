/** How steady a placement is, in words (WW-42). */

import type { Message } from '@hearthside/table';
import type { Words } from '@hearthside/text';
import { nameOf, type Steadiness, type View } from '../rules/index.ts';
import { type Foreseen, gravest, type Step } from './plan.ts';

/** What there is to say of a placement on a pile, by the key of its sentence. */
export function verdictOf(judged: Steadiness, { planks, options }: View): Message {
  if (judged.kind === 'steady')
    return { key: options.warning ? 'steadiness.steady' : 'steadiness.untold' };
  if (judged.kind === 'wobbly')
    return { key: 'steadiness.wobbly', values: { at: nameOf(judged.crate) } };
  const plank = planks[judged.tip.plank];
  const values = { from: plank?.from ?? '', to: plank?.to ?? '', towards: judged.tip.towards };
  return { key: plank ? 'steadiness.falls' : 'steadiness.falls-itself', values };
}

function saySteadiness({ steadiness: judged, before }: Step, words: Words): string {
  const { key, values } = verdictOf(judged, before);
  return words.say(key, values);
}

/** What the whole plan would do. */
export function sayForeseen(foreseen: Foreseen, words: Words): string {
  const grave = gravest(foreseen);
  if (!grave) return '';
  const gain = foreseen.steps.reduce((sum, step) => sum + step.gain, 0);
  const steady = saySteadiness(grave, words);
  return gain === 0 ? steady : `${steady} · ${words.say('board.gain', { gain })}`;
}
