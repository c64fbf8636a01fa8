/**
 * A table as the screen sees it, wherever its authority is: in this page, on a server, or in a
 * finished record. The screen draws `state` and hands in actions; it never sees a position.
 */

import type { BotLevel } from '@hearthside/search';
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
import type { Readable } from '../store.ts';

/** Who plays a seat. */
export type SeatKeeper =
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'bot'; readonly level: BotLevel };

/** One entry of the log with the view it led to. */
export interface ViewedStep extends SeenStep {
  readonly view: unknown;
  /** What a bot said to what it did: `coach.<key>` of the game's catalogue. */
  readonly remark?: Message;
  /** A bot did it for somebody who is away. */
  readonly standIn?: true;
}

/** What someone is awaited for. */
export interface Awaited {
  readonly seat: Seat;
  readonly prompt: Prompt;
}

/** Where the table is in its course, as far as this screen knows. Exactly one at a time. */
export type Phase =
  /** The server has not told yet how things stand. */
  | { readonly is: 'loading' }
  /** Somebody here may choose, for `seat` of the state. */
  | { readonly is: 'choosing' }
  /** The device must change hands before this seat's secrets may be shown. */
  | { readonly is: 'handing-over'; readonly to: Seat }
  /** A choice that was made here is on its way. */
  | { readonly is: 'sending' }
  /** For others, or for a roll. */
  | { readonly is: 'waiting' }
  /** The server is out of reach; so many choices will be sent when it is back. */
  | { readonly is: 'cut-off'; readonly unsent: number }
  /** A bot gave no answer that counts; it can be asked again. */
  | { readonly is: 'failed'; readonly seat: Seat; again(): void }
  | { readonly is: 'over' };

/** What the people at the screen should know, though play goes on. */
export type Notice =
  /** The device does not keep the game: it lasts as long as this page. */
  | 'not-kept'
  /** The game went on in another tab or window, and this one follows. */
  | 'elsewhere';

export interface TableState {
  /** Changes with every change of the state. */
  readonly n: number;
  readonly phase: Phase;
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
  /** How the table looked before the first of `steps`, for this audience. */
  readonly start: unknown;
  readonly steps: readonly ViewedStep[];
  /** Bots that are thinking now. */
  readonly thinking: readonly Seat[];
  readonly notices: readonly Notice[];
}

/** Why a choice came to nothing. */
export type Refused =
  | Rejection
  /** What would be taken back stays: a die has fallen, or something was shown that was hidden. */
  | { readonly why: 'stays'; readonly because: 'nothing' | 'rolled' | 'shown' }
  /** The choice before it has no answer yet: this one was not sent. */
  | { readonly why: 'still-sending' }
  /** It was sent and no good answer came: `code` is the server's word for it. */
  | { readonly why: 'failed'; readonly code: string };

export interface TableSession {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly keepers: readonly SeatKeeper[];
  readonly diceMode: DiceMode;
  readonly state: Readable<TableState>;
  /** The seal of the dice; with its secret only when the game is over. Null where the players roll. */
  readonly proof: FairProof | null;
  /** Works every roll out again from the secret. */
  verify(): Promise<Result<Verification>>;
  /** The game so far as a file of records, as far as those here may know it. */
  record(): Promise<string>;
  /** Null when accepted. Whatever goes wrong is the answer, never an exception. */
  submit(action: string): Promise<Refused | null>;
  submitRoll(action: string): Promise<Refused | null>;
  /** The last step of a turn under way, else the last whole turn of a person here and what followed. */
  takeBack(): Promise<Refused | null>;
  resign(): Promise<Refused | null>;
  /** The person for whom the curtain was drawn has the device. */
  liftCurtain(): void;
  /** Stops bots and timers; the table itself is kept. */
  leave(): void;
}
