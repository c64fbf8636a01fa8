/**
 * How a game's rules are read on the screen: pictures first, then sections with diagrams, then every statement. The
 * page knows no game; a rulebook knows no page. Diagrams are drawn by the game's own board, from the examples of
 * its statements.
 *
 * Its words: `round` (the heading of the second row of pictures), `win.ID`, `round.ID` and `round.ID.more` for the
 * pictures, `section.ID` and `section.ID.more` for the sections, and `short.WE-20`, one short line for each statement.
 */

import type { Catalogue } from '@hearthside/text';
import type { PieceLook } from './board-module.ts';
import type { PaperPicture } from './paper-module.tsx';

/** A picture in pieces of the game's sheet, with words below it. */
export interface RulebookPicture extends PaperPicture {
  readonly id: string;
}

export interface RulebookSection {
  readonly id: string;
  readonly icon: PieceLook;
  /** The numbers of its statements, from the first to the last: 40 to 45 for `WE-40` to `WE-45`. */
  readonly numbers: readonly (readonly [from: number, to: number])[];
  /** Statements whose examples are drawn above them. */
  readonly diagrams: readonly string[];
}

/** What `games/<id>/rulebook/index.ts` exports as `rulebook`. */
export interface Rulebook {
  /** Its own sentences, by language. */
  readonly text: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;
  /** How to win. */
  readonly win: readonly RulebookPicture[];
  /** A round or a turn, in order. */
  readonly round: readonly RulebookPicture[];
  readonly sections: readonly RulebookSection[];
}
