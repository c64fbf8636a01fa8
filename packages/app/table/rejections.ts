import type { Rejection } from '@hearthside/table';
import { sayRefusal, type Words } from '@hearthside/text';

/** Why not, in words; a rule's own sentence where a rule forbids it. */
export const sayRejection = (rejection: Rejection, words: Words): string =>
  rejection.why === 'rule'
    ? sayRefusal(words, rejection.refusal)
    : words.say(`rejection.${rejection.why}`);
