/**
 * The contract between the table screen and a game's board. The screen knows no game; a board
 * knows no rules: it draws a view, offers the legal actions it is handed, and says which one
 * was chosen.
 */

import type {
  Audience,
  GameEvent,
  Json,
  Outcome,
  Refusal,
  Seat,
  SeatName,
} from '@hearthside/table';
import type { Words } from '@hearthside/text';
import type { ComponentType } from 'react';

/** How the people at this device want the table to look. */
export interface Look {
  readonly reducedMotion: boolean;
  /** Bigger targets and fewer words, for players from five on. */
  readonly simple: boolean;
  readonly dice: 'die' | 'spinner';
  /** True on the big screen of the living room: readable from the sofa, nothing to press. */
  readonly television: boolean;
}

/** What every part of a table gets. */
export interface TableProps<View, Action, Event extends GameEvent, Draft> {
  /** What lies on the table at this moment of the showing, as the person at the screen may know it. */
  readonly view: View;
  /** Whose hand is on the screen; null when nobody's is. */
  readonly seat: Seat | null;
  /** What that seat may do now; empty while something is still being shown. */
  readonly legal: readonly Action[];
  /** Takes an action. One that is not legal is refused by the rules, and the screen says why. */
  choose(action: Action): void;
  /**
   * Shows at the spot that was touched why something cannot be done. For what is no action yet, such as a
   * fourth card in a plan; the refusal comes from the rules. Null says nothing.
   */
  explain(refusal: Refusal | null): void;
  /** What the player has in mind but not yet done: three cards, a place for a crate. Null at first. */
  readonly draft: Draft | null;
  setDraft(draft: Draft | null): void;
  /** What the coach would do, in order, for board and tray to draw where it is meant; null when nobody asked. */
  readonly hint: readonly Action[] | null;
  /** The consequence being shown now, for shakes, hops and rolling dice. */
  readonly event: Event | null;
  readonly words: Words;
  readonly look: Look;
  /** Names of the seats in seat order, as records have them. */
  readonly seats: readonly SeatName[];
}

export type SeatProps<View, Action, Event extends GameEvent, Draft> = TableProps<
  View,
  Action,
  Event,
  Draft
> & {
  /** The seat this panel is for. */
  readonly of: Seat;
};

export type EndingProps<View, Action, Event extends GameEvent, Draft> = TableProps<
  View,
  Action,
  Event,
  Draft
> & {
  readonly outcome: Outcome;
  /** Whom this screen can call “you”. */
  readonly reader: Audience;
  /** The most that this device has seen a team reach in such a game before; null where it has seen none. */
  readonly best: number | null;
};

/** How a game tells its end. */
export interface Ending<View, Action, Event extends GameEvent, Draft> {
  /**
   * `poster`: a sheet over the board, the ribbon on it. `board`: the board itself shows it, the ribbon stands in the
   * banner's place and what is told below the seats.
   */
  readonly place: 'poster' | 'board';
  /** The few words on the ribbon: "You win!". */
  title(props: EndingProps<View, Action, Event, Draft>): string;
  /** The ribbon's colours. */
  ribbon(props: EndingProps<View, Action, Event, Draft>): TeamColours;
  /** What a poster shows above its ribbon. */
  readonly Picture?: ComponentType<EndingProps<View, Action, Event, Draft>>;
  /** One kind sentence, and how it was counted. */
  readonly Told: ComponentType<EndingProps<View, Action, Event, Draft>>;
}

/** A piece of the game's sheet, and the window to see it through. */
export interface PieceLook {
  readonly piece: string;
  readonly viewBox: string;
}

export interface TeamColours {
  /** Names of colour tokens: `green`, `green-deep`. */
  readonly colour: string;
  readonly deep: string;
  /** Text colour on it. */
  readonly on: 'paper' | 'ink';
}

export interface SeatLook extends TeamColours {
  /** The seat's pattern or emblem, so that colour is not needed. */
  readonly portrait: PieceLook;
  readonly emblem: PieceLook;
}

/** The map on which a game's lesson lies: a road on the game's own ground, with a place for each stop. */
export interface LessonMap {
  /** A colour token, and what is drawn on it, in a room of 860 by 560. */
  readonly ground: string;
  readonly land: string;
  /** The road from below upwards: a colour token, how wide in pixels, and its dashes if it has any. */
  readonly road: readonly {
    readonly colour: string;
    readonly width: number;
    readonly dashes?: string;
  }[];
  readonly shape: 'hexagon' | 'crate' | 'disc';
  /** What each stop is about, by its id; and what the real game at the end looks like. */
  readonly stops: Readonly<Record<string, PieceLook>>;
  readonly end: PieceLook;
  /** The learner's own piece: it stands at the next stop. */
  readonly traveller: PieceLook;
}

/** How a game's events make turns of a story. */
export interface Story<View, Event extends GameEvent> {
  /** With these events a new turn begins; what follows is folded into it. */
  readonly begins: readonly Event['type'][];
  /** With these one begins too, where another seat does them. */
  readonly apart?: readonly Event['type'][];
  /** What tells most about a turn, in order; what is not among them is told by no line. */
  readonly ranks: readonly Event['type'][];
  /** The line of a turn in words of its own; null where the sentence of its main event says it. */
  line?(events: readonly Event[], main: Event, view: View, words: Words): string | null;
}

/** A game on the screen: what `games/<id>/board/index.ts` exports as `boardModule`. */
export interface BoardModule<View, Action, Event extends GameEvent, Draft> {
  /** The board itself, as large as fits; die and deck lie in its corners. */
  readonly Board: ComponentType<TableProps<View, Action, Event, Draft>>;
  /** What the player can do now: about four buttons or a hand of cards. */
  readonly Tray: ComponentType<TableProps<View, Action, Event, Draft>>;
  /** What lies in front of a seat, below its name. */
  readonly SeatPanel: ComponentType<SeatProps<View, Action, Event, Draft>>;
  /** What the whole team has, where seats play together. */
  readonly TeamPanel?: ComponentType<TableProps<View, Action, Event, Draft>>;
  /** How the end was counted, for the big screen and for a game without an ending of its own. */
  readonly Tally: ComponentType<TableProps<View, Action, Event, Draft>>;
  /** Absent where the sentence of the outcome and the tally are all there is to tell. */
  readonly ending?: Ending<View, Action, Event, Draft>;

  /**
   * The position as a drawing in pieces of the game's sheet, for a board that is not itself an SVG: it is
   * shared and kept where the page is not; with a hint what it means is drawn faint. Absent: the board's own
   * drawing is taken.
   */
  picture?(
    view: View,
    hint?: readonly Action[] | null,
  ): {
    readonly svg: string;
    readonly width: number;
    readonly height: number;
  };

  /** One short line beside the title: "Round 5", "Third game, turn 17". */
  progress(view: View, words: Words): string;
  /** One short line below a seat's name: "Ready", "On mine 8". */
  seatLine(view: View, of: Seat, words: Words): string;
  seatLook(name: SeatName): SeatLook;
  /** The little picture beside an event's line in the log. */
  eventPiece(event: Event): PieceLook;
  /** How the log tells it: one line a turn. Absent: one line an event. */
  readonly story?: Story<View, Event>;
  /** How long the event is shown at normal speed, in milliseconds; 0 for one that only the log tells. */
  lasts(event: Event): number;
  /**
   * The view as it looks after one event, for showing events one by one between two true views.
   * Only what is drawn has to be right.
   */
  after(view: View, event: Event): View;
  /**
   * What can be asked about on the table, and which statements speak of it. Boards mark it with
   * `data-thing="snowman"`, several names where several things stand on one spot; what it is says
   * `why.snowman`. Absent for a game that answers no such question.
   */
  readonly things?: Readonly<Record<string, readonly string[]>>;
  /** Who teaches this game. */
  readonly teacher: PieceLook;
  /** Absent: its stops are simply listed. */
  readonly lessonMap?: LessonMap;
  /** The sound of an event, or null. */
  sound(event: Event): Sound | null;
  /** What the player should hear of the board on request, in a few sentences. */
  tell(view: View, seat: Seat | null, words: Words): string;
  /** Do these options ask for bigger targets and fewer words? */
  isSimple?(options: unknown): boolean;
  /**
   * What somebody who means to do this has in mind: the plan that the key of a hint lays out, for the player to
   * decide. Absent, or null, where the hint's first action is done at once.
   */
  planOf?(view: View, hint: readonly Action[]): Draft | null;
  /** The options of the game that comes after one with these; null after the last. Absent where all are alike. */
  nextGame?(options: unknown): OptionValues | null;
  /**
   * The plan without its last card, piece or step, for whoever takes that back: null when nothing is left of it,
   * undefined when nothing was planned.
   */
  planBefore?(draft: Draft): Draft | null | undefined;
  /** The face of a real die that this roll says, where the players roll themselves. */
  rollPiece?(roll: Action): PieceLook;
  /** An action the app may answer by itself (a load that is always wanted); null to ask. */
  answersItself?(view: View, legal: readonly Action[]): Action | null;
}

export type Sound =
  | 'card'
  | 'roll'
  | 'drive'
  | 'bump'
  | 'drop'
  | 'bell'
  | 'step'
  | 'cheer'
  | 'sad'
  | 'hoho';

// biome-ignore lint/suspicious/noExplicitAny: the screen forgets a game's own types here, once
export type AnyBoardModule = BoardModule<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTableProps = TableProps<any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyEndingProps = EndingProps<any, any, any, any>;

/** A table's options as they travel through screens that do not know them. */
export type OptionValues = Readonly<Record<string, Json>>;
