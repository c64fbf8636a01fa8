import type { AnyPrintModule } from '@hearthside/kit';
import type { AnyBoardModule, AnyPaperModule, Rulebook, Seating } from '@hearthside/screen';
import type { GameBot } from '@hearthside/search';
import type {
  AnyGame,
  ExampleModule,
  Facts,
  JsonObject,
  LessonStop,
  PuzzleModule,
  TerminalBoard,
  TerminalWarning,
} from '@hearthside/table';
import type { Catalogue } from '@hearthside/text';

/**
 * A game in its box: what can be said of it at once, and its modules, each loaded only when
 * somebody goes in. Every game's `box.ts` has this shape.
 */
export interface Box {
  readonly facts: Facts;
  /** How its seats look, and what is asked before a game. */
  readonly seating: Seating;
  /** Options worth measuring and testing apart, the usual table first. */
  readonly variants: readonly JsonObject[];
  rules(): Promise<{ readonly game: AnyGame }>;
  /** The lid of the box, as SVG text. */
  cover(): Promise<{ readonly default: string }>;
  /** The sheet of pieces, as SVG text. */
  art(): Promise<{ readonly sheet: string }>;
  board(): Promise<{ readonly boardModule: AnyBoardModule }>;
  bot(): Promise<{ readonly bot: GameBot }>;
  /** Where one learns it: small positions, each with something to do. */
  learn(): Promise<{ readonly stops: readonly LessonStop[] }>;
  /** For every statement of its rules a position in which it matters. */
  examples(): Promise<ExampleModule>;
  /** One turn with one best answer; a game may do without. */
  puzzles?(): Promise<PuzzleModule>;
  /** Its rules in pictures and sections; a game may do without, then its statements are simply listed. */
  rulebook?(): Promise<{ readonly rulebook: Rulebook }>;
  /** The game on paper. */
  print(): Promise<{ readonly printModule: AnyPrintModule }>;
  /** A phone beside the game on paper; a game may do without. */
  paper?(): Promise<{ readonly paperModule: AnyPaperModule }>;
  terminal(): Promise<{
    // biome-ignore lint/suspicious/noExplicitAny: each game draws its own view
    readonly drawTerminal: TerminalBoard<any>;
    // biome-ignore lint/suspicious/noExplicitAny: as above
    readonly warnTerminal?: TerminalWarning<any, any>;
  }>;
  /** Sentences of the game by language. */
  readonly text: Readonly<Record<string, Load<Catalogue>>>;
  /** The numbered statements in players' words, by language: `WE-20` → text. */
  readonly ruleText: Readonly<Record<string, Load<Catalogue>>>;
}

type Load<T> = () => Promise<{ readonly default: T }>;
