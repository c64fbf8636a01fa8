/**
 * A table as the screen sees it, wherever its authority is: in this page, on a server, or in a
 * finished record. The screen draws `state` and hands in actions; it never sees a position.
 */

import type { Level } from '@hearthside/search';
import type {
  AnyGame,
  Audience,
  DiceMode,
  FairProof,
  Message,
  Outcome,
  Prompt,
  Rejection,
  Result,
  Seat,
  SeenStep,
  Verification,
} from '@hearthside/table';

/** Who plays a seat. */
export type SeatKeeper =
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'bot'; readonly level: Level };

/** One entry of the log with the view it led to. */
export interface Moment extends SeenStep {
  readonly view: unknown;
  /** What a bot said to what it did: `coach.<key>` of the game's catalogue. */
  readonly remark?: Message;
}

/** What someone is awaited for. */
export interface Awaited {
  readonly seat: Seat;
  readonly prompt: Prompt;
}

export interface TableState {
  /** Changes with every change of the state. */
  readonly n: number;
  /** Whose eyes the views are for. */
  readonly audience: Audience;
  /** The seat whose actions this screen offers now; null when it is nobody's here. */
  readonly seat: Seat | null;
  /** In notation; empty unless `seat` may act. */
  readonly legal: readonly string[];
  readonly awaited: readonly Awaited[];
  /** Rolls to be typed in from a real die; empty when none is due. */
  readonly rolls: readonly string[];
  readonly outcome: Outcome | null;
  readonly canTakeBack: boolean;
  /** Where the table began, for this audience. */
  readonly start: unknown;
  readonly moments: readonly Moment[];
  /** The device must change hands before this seat's secrets may be shown. */
  readonly curtain: Seat | null;
  /** Bots that are thinking now. */
  readonly thinking: readonly Seat[];
}

export interface TableLink {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode;
  readonly state: TableState;
  /** The seal of the dice; with its secret only when the game is over. Null where the players roll. */
  readonly proof: FairProof | null;
  /** Works every roll out again from the secret. */
  verify(): Promise<Result<Verification>>;
  subscribe(listener: () => void): () => void;
  /** Null when accepted. */
  submit(action: string): Promise<Rejection | null>;
  submitRoll(action: string): Promise<Rejection | null>;
  takeBack(): Promise<Rejection | null>;
  resign(): Promise<Rejection | null>;
  /** The person for whom the curtain was drawn has the device. */
  liftCurtain(): void;
  /** Stops bots and timers; the table itself is kept. */
  leave(): void;
}
