/** The promises every game's kit keeps; a game checks them with one call in a test. */

import { readFileSync } from 'node:fs';
import {
  type AnyGame,
  type Json,
  type JsonObject,
  type OptionSpec,
  readOptions,
} from '@hearthside/table';
import { type Catalogue, Words } from '@hearthside/text';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { kitProblems } from './check.ts';
import { type InkMode, PAPER_NAMES, PAPERS, type PaperName } from './paper.ts';
import { kitPdf } from './pdf/document.ts';
import type { AnyPrintModule } from './print-module.ts';
import type { Kit } from './sheet.ts';
import { sheetFragment } from './sheet-drawing.ts';
import { sheetSvg } from './svg/preview.ts';
import { KIT_LANGUAGES } from './text/kit-words.ts';
import { fontsOnDisk } from './type/fonts-on-disk.ts';

type Language = (typeof KIT_LANGUAGES)[number];

export interface KitSubject {
  readonly game: AnyGame;
  readonly printModule: AnyPrintModule;
  /** The game's catalogues: `en.json`, `rules.en.json` … */
  readonly text: URL;
  /** The print module's own sentences: `text.en.json` … */
  readonly print: URL;
}

const catalogue = (folder: URL, name: string): Catalogue =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

export interface KitChoice {
  readonly paper?: PaperName;
  readonly ink?: InkMode;
  readonly language?: Language;
  readonly options?: JsonObject;
  readonly address?: string | null;
}

export const testFonts = fontsOnDisk();

/** A kit as a person would ask for it. */
export function makeKit(subject: KitSubject, choice: KitChoice = {}): Kit {
  const { paper = 'a4', ink = 'full', language = 'en' } = choice;
  const options = readOptions(subject.game, choice.options ?? {});
  if (!options.ok) throw new Error(options.error);
  return subject.printModule.kit({
    paper,
    ink,
    options: options.value,
    words: new Words(language, catalogue(subject.text, `${language}.json`)),
    ruleText: catalogue(subject.text, `rules.${language}.json`),
    fonts: testFonts,
    address: choice.address ?? null,
  });
}

/** What ink does to colours is tried apart; only the saver changes what is drawn. */
const LAID_OUT: readonly InkMode[] = ['full', 'saver'];

const CHOICES: readonly Required<Omit<KitChoice, 'options' | 'address'>>[] = PAPER_NAMES.flatMap(
  (paper) => LAID_OUT.flatMap((ink) => KIT_LANGUAGES.map((language) => ({ paper, ink, language }))),
);

/** Another value than the default; data has too many shapes to make one up. */
function otherValue(spec: OptionSpec): Json | undefined {
  switch (spec.kind) {
    case 'flag':
      return !spec.default;
    case 'integer':
      return spec.default === spec.max ? spec.min : spec.max;
    case 'choice':
      return spec.values.find((value) => value !== spec.default) as Json;
    case 'data':
      return undefined;
  }
}

export function kitConformance(subject: KitSubject, variants: readonly JsonObject[]): void {
  describe('the paper kit', () => {
    it.each(CHOICES)('lies well on $paper with $ink ink in $language', (choice) => {
      for (const options of variants) {
        const kit = makeKit(subject, { ...choice, options });
        expect(kitProblems(kit)).toEqual([]);
        // A missing sentence or number shows itself like this.
        expect(kit.sheets.map(sheetFragment).join('')).not.toMatch(/⟦|NaN|undefined/);
      }
    });

    it.each([
      { paper: 'a4', ink: 'full', language: 'de' },
      { paper: 'letter', ink: 'saver', language: 'fr' },
    ] as const)('can be read from the PDF: $paper $ink $language', async (choice) => {
      const kit = makeKit(subject, choice);
      const pdf = await getDocumentProxy(kitPdf(kit, testFonts));
      expect(pdf.numPages).toBe(kit.sheets.length);
      const { width, height } = PAPERS[choice.paper];
      for (let number = 1; number <= pdf.numPages; number++) {
        const [, , right, top] = (await pdf.getPage(number)).view as [
          number,
          number,
          number,
          number,
        ];
        expect((right * 25.4) / 72).toBeCloseTo(width, 2);
        expect((top * 25.4) / 72).toBeCloseTo(height, 2);
      }
      const { text } = await extractText(pdf, { mergePages: true });
      const read = bare(text);
      for (const statement of printedStatements(subject, choice.language, kit)) {
        expect(read).toContain(bare(statement));
      }
    });

    it.each(KIT_LANGUAGES)('has all its sentences in %s, with the same gaps', (language) => {
      const gaps = (text: string) => [...new Set(text.match(/\{\w+[,}]/g))].sort();
      const english = catalogue(subject.print, 'text.en.json');
      const other = catalogue(subject.print, `text.${language}.json`);
      expect(Object.keys(other)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(english)) {
        expect(gaps(other[key] ?? ''), key).toEqual(gaps(text));
      }
    });

    it('changes with the options that matter, and with no other', () => {
      const drawn = (options: JsonObject) => JSON.stringify(makeKit(subject, { options }).sheets);
      const usual = drawn({});
      for (const [key, spec] of Object.entries<OptionSpec>(subject.game.options)) {
        const other = otherValue(spec);
        if (other === undefined || !readOptions(subject.game, { [key]: other }).ok) continue;
        const changed = drawn({ [key]: other }) !== usual;
        expect([key, changed]).toEqual([key, subject.printModule.matters.includes(key)]);
      }
    });

    it('is the same to the byte when made again', () => {
      const made = () => kitPdf(makeKit(subject, { language: 'fr' }), testFonts);
      expect(Buffer.compare(made(), made())).toBe(0);
    });

    it('is previewed sheet by sheet, each complete in itself', () => {
      const kit = makeKit(subject, { paper: 'letter' });
      for (const sheet of kit.sheets) {
        const drawn = sheetSvg(kit, sheet);
        expect(drawn).toContain(`viewBox="0 0 ${kit.paper.width} ${kit.paper.height}"`);
        const ids = new Set([...drawn.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
        for (const [, id] of drawn.matchAll(/(?:href="#|url\(#)([^")]*)/g))
          expect(ids).toContain(id);
      }
    });

    it('needs no colour in black and white', () => {
      const kit = makeKit(subject, { ink: 'grey' });
      for (const sheet of kit.sheets) {
        for (const [whole, r, g, b] of sheetSvg(kit, sheet).matchAll(COLOUR)) {
          expect([g, b], whole).toEqual([r, r]);
        }
      }
    });

    it('needs no colour to save ink, and no large dark areas', () => {
      const kit = makeKit(subject, { ink: 'saver' });
      for (const sheet of kit.sheets) {
        const colours = [...sheetSvg(kit, sheet).matchAll(/(fill|stroke)="#(\w\w)(\w\w)(\w\w)"/g)];
        for (const [whole, kind, r, g, b] of colours) {
          expect([g, b], whole).toEqual([r, r]);
          const level = Number.parseInt(r as string, 16) / 255;
          if (kind === 'fill') expect(level > 0.8 || level < 0.15, whole).toBe(true);
        }
      }
    });
  });
}

const COLOUR = /(?:fill|stroke)="#(\w\w)(\w\w)(\w\w)"/g;

/** The statements of the rules, as far as the booklet has them word for word. */
function printedStatements(subject: KitSubject, language: Language, kit: Kit): string[] {
  const printed = bare(
    kit.sheets
      .flatMap((sheet) => [...sheetFragment(sheet).matchAll(/<text[^>]*>([^<]*)/g)])
      .map(([, text]) => text)
      .join('')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
  const { screenOnly } = subject.printModule;
  const statements = Object.entries(catalogue(subject.text, `rules.${language}.json`));
  const there = statements.filter(([, statement]) => printed.includes(bare(statement)));
  const missing = statements.filter((each) => !there.includes(each)).map(([id]) => id);
  // What only a screen can do is not promised on paper; all else is.
  expect(missing).toEqual(screenOnly);
  return there.map(([, statement]) => statement);
}

/** Without white space, which line breaks change. */
const bare = (text: string): string => text.replace(/\s+/g, '');
