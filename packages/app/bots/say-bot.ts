import { type BotLevel, LEVELS } from '@hearthside/search';
import type { Words } from '@hearthside/text';

/** For those who do not see the dots: “Bolt, hard, 3 of 4”. */
export const sayBot = (level: BotLevel, words: Words): string =>
  words.say('bot.spoken', {
    name: words.say(`bot.${level}`),
    strength: words.say(`strength.${level}`),
    nth: LEVELS.indexOf(level) + 1,
    count: LEVELS.length,
  });
