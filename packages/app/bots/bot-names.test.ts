import { LEVELS } from '@hearthside/search';
import { Words } from '@hearthside/text';
import { describe, expect, it } from 'vitest';
import type { SeatKeeper } from '../session/table-session.ts';
import german from '../text/de.json';
import english from '../text/en.json';
import french from '../text/fr.json';
import { botNames } from './bot-names.ts';

const person = (name: string | null): SeatKeeper => ({ kind: 'person', name });
const bot = (level: (typeof LEVELS)[number]): SeatKeeper => ({ kind: 'bot', level });

describe.each(Object.entries({ en: english, de: german, fr: french }))(
  'bots at a table, in %s',
  (language, text) => {
    const words = new Words(language, text);

    it('have a name for each level, and no two the same', () => {
      const names = botNames(LEVELS.map(bot), words);
      expect(new Set(names).size).toBe(LEVELS.length);
      expect(names).toEqual(LEVELS.map((level) => words.say(`bot.${level}`)));
    });

    it('are told apart where two are alike, and people have no name of theirs', () => {
      const names = botNames([person(null), bot('easy'), bot('hard'), bot('easy')], words);
      expect(names[0]).toBeNull();
      expect(new Set(names.slice(1)).size).toBe(3);
      expect(names[2]).toBe(words.say('bot.hard'));
    });

    it('are not taken for somebody who is called the same', () => {
      const [, olga] = botNames([person('olga'), bot('master')], words);
      expect(olga).not.toBe(words.say('bot.master'));
      expect(olga).toContain(words.say('bot.master'));
    });
  },
);
