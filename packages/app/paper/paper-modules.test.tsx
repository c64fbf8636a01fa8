import { readFileSync } from 'node:fs';
import type { PaperAnswer } from '@hearthside/screen';
import { findBox, shelf } from '@hearthside/shelf';
import type { Catalogue } from '@hearthside/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/languages.ts';
import { CatalogueCheck } from '../text/testing/catalogue-check.ts';
import { ListeningWords } from '../text/testing/heard.ts';
import { wrongMarks } from '../text/testing/marks.ts';
import { finished, withRoll } from './kept-paper.ts';

const read = (path: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`../../../games/${path}`, import.meta.url), 'utf8'));

async function moduleOf(id: string) {
  const box = findBox(id);
  if (!box?.paper) throw new Error(`${id} has no paper module`);
  const { paperModule } = await box.paper();
  return { paperModule, rules: read(`${id}/text/rules.en.json`) };
}

/** What the rules must answer: allowed or not, and by which statement. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'warehouse-wars': {
    'on-crate': 'no WW-20',
    'over-gap': 'yes WW-22',
    'at-the-end': 'no WW-40',
    'one-crate': 'no WW-31',
    'two-inside': 'yes WW-31',
    crossing: 'yes WW-32',
    'cross-gap': 'no WW-32',
    'plank-on-plank': 'no WW-33',
    'first-plank': 'no WW-11',
  },
  'warehouse-elves': {
    'card-twice': 'no WE-20',
    'change-cards': 'no WE-20',
    'leave-toy': 'yes WE-50',
    'same-toy': 'no WE-51',
    'take-toy': 'yes WE-33',
    'drive-on': 'no WE-32',
    push: 'yes WE-42',
    'push-wall': 'no WE-43',
  },
  'ogres-and-elves': {
    'two-steps': 'yes OE-50',
    'three-steps': 'no OE-50',
    'past-ogre': 'no OE-51',
    'onto-ogre': 'yes OE-50',
    'under-ogre': 'no OE-70',
    'keep-gift': 'no OE-70',
    'into-castle': 'no OE-52',
    'full-bag': 'no OE-13',
    'hugged-walk': 'no OE-55',
  },
};

/** Scores as a family may have them. */
const SCORES: Readonly<Record<string, readonly unknown[]>> = {
  'warehouse-wars': [
    { side: 6, pieces: ['teal a1', 'white b1', 'plank a1-d1', 'teal a1', 'teal b1'], fell: null },
    { side: 5, pieces: ['white a1', 'white b1', 'teal c1', 'white b2'], fell: null },
    { side: 6, pieces: ['teal a1'], fell: 'teal' },
  ],
  'warehouse-elves': [
    { green: 1, red: 1 },
    { green: 2, red: 1 },
    { green: 2, red: 3 },
  ],
  'ogres-and-elves': [
    { level: 'second', chests: { prince: ['gold', 'ruby'] }, gifts: 7, hugged: 1 },
  ],
};

const told = ({ allowed, rule }: PaperAnswer): string => `${allowed ? 'yes' : 'no'} ${rule}`;

describe.each(shelf.map(({ facts }) => facts.id))('%s beside a phone', (id) => {
  it('“May I?” is answered by the rules', async () => {
    const { paperModule, rules } = await moduleOf(id);
    const answers = paperModule.questions.map(
      (question) => [question.id, question.answer()] as const,
    );
    expect(Object.fromEntries(answers.map(([key, answer]) => [key, told(answer)]))).toEqual(
      ANSWERS[id],
    );
    for (const [, { rule }] of answers) expect(rules).toHaveProperty(rule);
  });

  it.each(LANGUAGES)('every question, refusal and roll has its words in %s', async (language) => {
    const { paperModule } = await moduleOf(id);
    const catalogue = { ...read(`${id}/text/${language}.json`), ...paperModule.text[language] };
    const words = new ListeningWords(language, catalogue);
    expect(Object.keys(paperModule.text[language] ?? {})).toEqual(
      Object.keys(paperModule.text['en'] ?? {}),
    );
    for (const question of paperModule.questions) {
      const { refusal } = question.answer();
      words.say(`ask.${question.id}`);
      if (refusal) words.say(`refusal.${refusal.key}`, refusal.values);
    }
    for (const face of paperModule.die.faces) paperModule.die.tell(face, words);
    for (const score of [paperModule.empty, ...(SCORES[id] ?? [])]) {
      const shown = <paperModule.ScoreKeeper score={score} words={words} onChange={() => {}} />;
      expect(renderToStaticMarkup(shown)).not.toMatch(/⟦|undefined|NaN/);
      paperModule.tellScore(score, words);
    }
    const check = new CatalogueCheck(language, catalogue);
    expect(words.heard.flatMap((heard) => check.said(heard))).toEqual([]);
    // What has gaps was heard filled.
    for (const text of Object.values(paperModule.text[language] ?? {})) {
      if (text.includes('{')) continue;
      expect([text, wrongMarks(language, text)]).toEqual([text, []]);
    }
  });

  it('draws every question in pieces of the sheet', async () => {
    const { paperModule } = await moduleOf(id);
    const sheet = (await findBox(id)?.art())?.sheet ?? '';
    for (const question of paperModule.questions) {
      const { svg, width, height } = question.picture();
      expect(Math.min(width, height)).toBeGreaterThan(20);
      for (const [, piece] of svg.matchAll(/href="#([^"]+)"/g)) {
        expect(sheet, question.id).toContain(`id="${piece}"`);
      }
    }
  });

  it('takes back what it kept, and nothing that it did not', async () => {
    const { paperModule } = await moduleOf(id);
    const kept = JSON.parse(JSON.stringify(paperModule.empty));
    expect(paperModule.readScore(kept)).toEqual(paperModule.empty);
    for (const other of [null, 7, 'x', [], {}, { side: 99, green: 9, level: 'tenth' }]) {
      expect(paperModule.readScore(other as never)).toBeNull();
    }
  });
});

describe('what a paper table keeps', () => {
  const empty = { score: null, rolls: [], games: [] };

  it('the last five rolls, newest first', () => {
    const rolled = ['1', '2', '3', '4', '5', '6'].reduce(withRoll, empty);
    expect(rolled.rolls).toEqual(['6', '5', '4', '3', '2']);
  });

  it('how games ended; the next begins with nothing', () => {
    const over = finished({ ...empty, score: { green: 3 }, rolls: ['1'] }, '16/11/2026', 'won');
    expect(over).toEqual({ score: null, rolls: [], games: [{ day: '16/11/2026', told: 'won' }] });
  });
});
