/** A kit is laid out, drawn and written, the same bytes as the command line's: the work of a worker. */

import display from '@fontsource/fredoka/files/fredoka-latin-600-normal.woff?url';
import title from '@fontsource/fredoka/files/fredoka-latin-700-normal.woff?url';
import text from '@fontsource/nunito/files/nunito-latin-600-normal.woff?url';
import strong from '@fontsource/nunito/files/nunito-latin-800-normal.woff?url';
import {
  countSheets,
  type FaceName,
  type FontFiles,
  type InkMode,
  isBlank,
  kitPdf,
  type Medium,
  type PaperName,
  readFonts,
  type Sheet,
  sheetSvg,
} from '@hearthside/kit';
import { findBox } from '@hearthside/shelf';
import { type JsonObject, readOptions } from '@hearthside/table';
import { Words } from '@hearthside/text';
import type { Language } from '../settings/languages.ts';

export interface KitWish {
  readonly game: string;
  readonly paper: PaperName;
  readonly ink: InkMode;
  readonly language: Language;
  readonly options: JsonObject;
  /** Where phones find this game's page; null where there is no such address. */
  readonly address: string | null;
}

/** How far a kit is; no answer yet. */
export interface MakingProgress {
  readonly progressOf: number;
  readonly done: number;
  readonly of: number;
}

/** A page to look at. */
export interface DrawnSheet
  extends Pick<Sheet, 'number' | 'side' | 'medium' | 'title' | 'reading'> {
  readonly svg: string;
}

export interface MadeKit {
  /** White backs are in the file alone. */
  readonly sheets: readonly DrawnSheet[];
  readonly counts: Readonly<Record<Medium, number>>;
  /** Names of the options that change what is printed. */
  readonly matters: readonly string[];
  readonly pdf: Uint8Array<ArrayBuffer>;
}

const FILES: Readonly<Record<FaceName, string>> = { title, display, text, strong };

async function fetchFonts(): Promise<FontFiles> {
  const files = Object.entries(FILES).map(async ([name, url]) => {
    const file = await fetch(url);
    return [name, new Uint8Array(await file.arrayBuffer())];
  });
  return Object.fromEntries(await Promise.all(files)) as FontFiles;
}

export async function make(
  { game: id, paper, ink, language, options: wished, address }: KitWish,
  tell: (done: number, of: number) => void,
): Promise<MadeKit> {
  const box = findBox(id);
  if (!box) throw new Error(`unknown game ${id}`);
  const [{ game }, { printModule }, sentences, rules, files] = await Promise.all([
    box.rules(),
    box.print(),
    box.text[language]?.(),
    box.ruleText[language]?.(),
    fetchFonts(),
  ]);
  const options = readOptions(game, wished);
  if (!options.ok) throw new Error(options.error);
  const fonts = readFonts(files);
  const kit = printModule.kit({
    paper,
    ink,
    options: options.value,
    words: new Words(language, sentences?.default ?? {}),
    ruleText: rules?.default ?? {},
    fonts,
    address,
  });
  // Laid out; now every page is drawn twice, to look at and for the file.
  const seen = kit.sheets.filter((sheet) => !isBlank(sheet));
  const steps = 1 + seen.length + kit.sheets.length;
  let done = 1;
  tell(done, steps);
  const sheets = seen.map((sheet) => {
    const { number, side, medium, title: name, reading } = sheet;
    const svg = sheetSvg(kit, sheet);
    tell(++done, steps);
    return { number, side, medium, title: name, reading, svg };
  });
  return {
    sheets,
    counts: countSheets(kit),
    matters: printModule.matters,
    pdf: kitPdf(kit, fonts, () => tell(++done, steps)) as Uint8Array<ArrayBuffer>,
  };
}
