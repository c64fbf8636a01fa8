/** The contract between the platform and a game's `print/index.ts`. */

import type { Catalogue, Words } from '@hearthside/text';
import type { InkMode, PaperName } from './paper.ts';
import type { Kit } from './sheet.ts';
import type { Fonts } from './type/fonts.ts';

export interface PrintRequest<Options = unknown> {
  readonly paper: PaperName;
  readonly ink: InkMode;
  /** Options of the table, read by `readOptions`: a kit is made for the table you will play. */
  readonly options: Options;
  /** The game's sentences in the language of the kit. */
  readonly words: Words;
  /** The numbered statements in the same language. */
  readonly ruleText: Catalogue;
  readonly fonts: Fonts;
  /** The address of this game's phone page, for the codes; null or absent where nobody said one. */
  readonly address?: string | null;
}

/** A game's room for paper: what `games/<id>/print/index.ts` exports as `printModule`. */
export interface PrintModule<Options> {
  /** The options of the table that change what is printed; nobody need be asked for the others. */
  readonly matters: readonly (keyof Options & string)[];
  /** Statements that hold on a screen alone; they are not printed. */
  readonly screenOnly: readonly string[];
  kit(request: PrintRequest<Options>): Kit;
}

// biome-ignore lint/suspicious/noExplicitAny: the shelf forgets a game's own options here, once
export type AnyPrintModule = PrintModule<any>;
