/** Texts are checked as people read them: said with real values, in every language. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontsOnDisk } from '@hearthside/kit/fonts-on-disk';
import { INKS, PAPER_NAMES } from '@hearthside/kit/paper';
import { EMOTES } from '@hearthside/protocol';
import { LEVELS } from '@hearthside/search';
import { type Box, shelf } from '@hearthside/shelf';
import { type OptionSpec, readOptions } from '@hearthside/table';
import type { Catalogue } from '@hearthside/text';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notice, Refused } from '../session/table-session.ts';
import { LANGUAGES, type Language } from '../settings/languages.ts';
import { SPEEDS } from '../settings/settings.ts';
import { CatalogueCheck } from './testing/catalogue-check.ts';
import { type Heard, hearBoard, hearBots, hearPlay, ListeningWords } from './testing/heard.ts';
import { wrongMarks } from './testing/marks.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): Catalogue => JSON.parse(readFileSync(`${root}${path}`, 'utf8'));

const page = (language: Language) => read(`packages/app/text/${language}.json`);
const kit = (language: Language) => read(`packages/kit/text/${language}.json`);
const game = (id: string, language: Language) => read(`games/${id}/text/${language}.json`);
const rules = (id: string, language: Language) => read(`games/${id}/text/rules.${language}.json`);
const print = (id: string, language: Language) => read(`games/${id}/print/text.${language}.json`);

/** Everything that is wrong with what was said, a line each. */
const problems = (check: CatalogueCheck, said: Iterable<Heard>): string[] =>
  [...said].flatMap((each) => check.said(each));

/** The same for every message of a catalogue, with every word that can fill it. */
const problemsOf = (check: CatalogueCheck, catalogue: Catalogue): string[] =>
  Object.keys(catalogue).flatMap((key) => problems(check, check.everyWay(key)));

/** What reads the same in two languages, and rightly so: names, titles, and marks round a gap. */
const SAME_IN_TWO = new Set([
  'title',
  'designers',
  'bot.easy',
  'bot.master',
  'home.learn-short',
  'setup.bot',
  'print.paper.a4',
  'print.paper.letter',
  'replay.pause',
  'online.minutes',
  'emote.wow',
  'toy.robot',
  'ogre.1',
  'ogre.2',
  'ogre.3',
  'ogre.4',
  'ogre.5',
  'settings.table',
  'speed.normal',
  'scores.score',
  'score.title',
  'score.total',
  'option.level',
  'option.cargo.delicate',
  'chest-name.prince',
  'royal.prince.name',
  'component.ogre',
  'component.santa',
  'section.shields',
  'board.team',
  'board.mine',
  'board.points',
  'board.gain',
  'board.tag-gain',
]);
const isAllGaps = (message: string): boolean => !/\p{L}{2}/u.test(message.replace(/\{\w+\}/g, ''));

function sameAsEnglish(english: Catalogue, other: Catalogue): string[] {
  return Object.entries(other)
    .filter(([key, message]) => message === english[key] && !isAllGaps(message))
    .map(([key]) => key);
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('every message of the page reads well with whatever fills it', () => {
    const check = new CatalogueCheck(language, page(language));
    expect(problemsOf(check, page(language))).toEqual([]);
  });

  it('every message of the kit reads well with whatever fills it', () => {
    const check = new CatalogueCheck(language, kit(language));
    expect(problemsOf(check, kit(language))).toEqual([]);
  });

  it('two short sentences stand where a semicolon would', () => {
    const said = [page(language), ...shelf.map(({ facts }) => game(facts.id, language))];
    const long = said.flatMap(Object.entries).filter(([, message]) => message.includes(';'));
    expect(long).toEqual([]);
  });

  it('the words for when everything fails read well', () => {
    const words = read('packages/app/text/emergency.json') as unknown as Record<string, Catalogue>;
    for (const text of Object.values(words[language] ?? {})) {
      expect([text, wrongMarks(language, text)]).toEqual([text, []]);
    }
  });
});

const gamesOf = shelf.map((box) => ({ id: box.facts.id, box }));

describe.each(gamesOf)('$id', ({ id, box }) => {
  const heard: Heard[] = [];

  beforeAll(async () => {
    const words = new ListeningWords('en', { ...page('en'), ...game(id, 'en') });
    hearPlay((await box.rules()).game, box.variants, words);
    await hearBots(box, words);
    heard.push(...words.heard);
  }, 120_000);

  it('says enough in play to be judged by', () => {
    const kinds = new Set(heard.map(({ key }) => key.split('.')[0]));
    expect([...kinds].sort()).toEqual(
      ['action', 'coach', 'event', 'outcome', 'problem', 'prompt', 'refusal'].sort(),
    );
    // A small game has little to say; one that says nothing was not heard.
    expect(heard.length).toBeGreaterThan(40);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const catalogue = { ...page(language), ...game(id, language) };

    it('every message that play, bots and coach gave reads well', () => {
      expect(problems(new CatalogueCheck(language, catalogue), heard)).toEqual([]);
    });

    it('every other message reads well with whatever fills it', () => {
      const check = new CatalogueCheck(language, catalogue);
      expect(problemsOf(check, game(id, language))).toEqual([]);
    });

    it('the table on the screen speaks this language', async () => {
      const words = new ListeningWords(language, catalogue);
      const modules = [(await box.rules()).game, (await box.board()).boardModule] as const;
      for (const variant of box.variants) {
        const shown = textsOf(hearBoard(...modules, variant, words, 23));
        for (const text of shown) expect([text, wrongMarks(language, text)]).toEqual([text, []]);
      }
      expect(problems(new CatalogueCheck(language, catalogue), words.heard)).toEqual([]);
    });

    it('what is printed reads well', async () => {
      const printed = { ...catalogue, ...kit(language), ...print(id, language) };
      const check = new CatalogueCheck(language, printed);
      expect(problemsOf(check, print(id, language))).toEqual([]);
      expect(problems(check, await hearKit(box, language, catalogue))).toEqual([]);
    }, 120_000);

    it('the rules in words have the marks of the language', () => {
      for (const [rule, text] of Object.entries(rules(id, language))) {
        expect([rule, wrongMarks(language, text)]).toEqual([rule, []]);
      }
    });
  });
});

/** What is said while a kit is laid out. */
async function hearKit(
  box: Box,
  language: Language,
  catalogue: Catalogue,
): Promise<readonly Heard[]> {
  const words = new ListeningWords(language, catalogue);
  const { game: of } = await box.rules();
  const options = readOptions(of, {});
  if (!options.ok) throw new Error(options.error);
  (await box.print()).printModule.kit({
    paper: 'a4',
    ink: 'full',
    options: options.value,
    words,
    ruleText: rules(box.facts.id, language),
    fonts: fontsOnDisk(),
  });
  return words.heard;
}

/** What a page of markup says: its text and the labels of what is drawn. */
function textsOf(markup: string): readonly string[] {
  const labels = [...markup.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label as string);
  const texts = markup
    .replace(/<style.*?<\/style>/gs, '')
    .split(/<[^>]*>|\n/)
    .filter((text) => text.trim() !== '');
  return [...new Set([...labels, ...texts])].map((text) =>
    text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );
}

/** Every reason that a choice comes to nothing; a new one must be added here, or types fail. */
const REFUSED: Readonly<Record<Exclude<Refused['why'], 'rule' | 'still-sending'>, true>> = {
  stale: true,
  unreadable: true,
  'no-such-seat': true,
  over: true,
  'cannot-resign': true,
  stays: true,
  'cannot-take-back': true,
  'no-such-roll': true,
  failed: true,
};
const NOTICES: Readonly<Record<Notice, true>> = { 'not-kept': true, elsewhere: true };

describe.each(LANGUAGES)('what the code can name has a word in %s:', (language) => {
  it.each([
    ['bot', LEVELS],
    ['strength', LEVELS],
    ['speed', SPEEDS],
    ['emote', EMOTES],
    ['print.paper', PAPER_NAMES],
    ['print.ink', INKS],
    ['rejection', Object.keys(REFUSED)],
    ['notice', Object.keys(NOTICES)],
  ] as const)('every %s', (name, ids) => {
    const words = page(language);
    expect(ids.filter((id) => !words[`${name}.${id}`])).toEqual([]);
  });

  it.each(shelf.map(({ facts }) => facts.id))('every option of %s', async (id) => {
    const box = shelf.find(({ facts }) => facts.id === id) as Box;
    const words = game(id, language);
    const specs = Object.entries<OptionSpec>((await box.rules()).game.options);
    const needed = specs.flatMap(([name, spec]) => [
      `option.${name}`,
      `option.${name}.help`,
      ...(spec.kind === 'choice' ? spec.values.map((value) => `option.${name}.${value}`) : []),
    ]);
    expect(needed.filter((key) => !words[key])).toEqual([]);
  });
});

describe.each(['fr', 'de'] as const)('%s', (language) => {
  it('has words of its own, and only names in common with English', () => {
    const pairs: readonly (readonly [Catalogue, Catalogue])[] = [
      [page('en'), page(language)],
      [kit('en'), kit(language)],
      ...shelf.flatMap(({ facts: { id } }): (readonly [Catalogue, Catalogue])[] => [
        [game(id, 'en'), game(id, language)],
        [print(id, 'en'), print(id, language)],
        [rules(id, 'en'), rules(id, language)],
      ]),
    ];
    const same = pairs.flatMap(([english, other]) => sameAsEnglish(english, other));
    expect(same.filter((key) => !SAME_IN_TWO.has(key))).toEqual([]);
  });
});

describe('the check itself', () => {
  const check = (catalogue: Catalogue, language: Language = 'en') =>
    new CatalogueCheck(language, catalogue);
  const one = (catalogue: Catalogue, values: Heard['values'], language?: Language) =>
    check(catalogue, language)
      .said({ key: 'it', values })
      .map((line) => line.replace(/^it \S+ /, ''));

  it('finds a select that meets a word of the catalogue where it wants an id', () => {
    const bot = { 'level.easy': 'ordi facile', it: 'Bot {level, select, easy {1} other {2}}' };
    expect(one(bot, { level: 'easy' })).toEqual(['selects on the word for “easy”, not on its id']);
    const mended = { ...bot, it: 'Bot {level_id, select, easy {1} other {2}}' };
    expect(one(mended, { level: 'easy' })).toEqual([]);
    expect(one(mended, { level: 'hard' })).toEqual(['has no case for level_id “hard”']);
  });

  it('finds keys, ids, gaps and the marks of another language', () => {
    expect(check({}).said({ key: 'gone', values: {} })).toEqual(['gone: there is no such message']);
    expect(one({ 'toy.car': 'car', it: 'Take {toy}' }, { toy: 'kite' })).toEqual([
      'shows the id “kite”',
    ]);
    expect(one({ it: 'Tu viens ?' }, {}, 'fr')).toEqual([
      'has a space that lets a mark slip: Tu viens ?',
    ]);
    expect(one({ it: 'Tu viens?' }, {}, 'fr')).toEqual(['has no space before a mark: Tu viens?']);
    expect(one({ it: 'Sag “Bereit”' }, {}, 'de')).toEqual(['has a foreign quote: Sag “Bereit”']);
    expect(one({ it: 'Nimm the car' }, {}, 'de')).toEqual(['has an English word: Nimm the car']);
    expect(one({ it: 'Wait...' }, {})).toContain('has three dots: Wait...');
  });
});
