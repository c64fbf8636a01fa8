import { sayRefusal, sentence, type Words } from '@hearthside/text';
import type { Refused } from '../session/table-session.ts';

/** Why not, in words; a rule's own sentence where a rule forbids it. */
export const sayRejection = (rejection: Refused, words: Words): string =>
  sentence(
    rejection.why === 'rule'
      ? sayRefusal(words, rejection.refusal)
      : words.say(
          `rejection.${rejection.why}`,
          'because' in rejection ? { because: rejection.because } : {},
        ),
  );
