import type { Message } from './contract.ts';

/** Colours and weights for text on a terminal; what each means is the board's affair. */
export interface Pen {
  bold(text: string): string;
  dim(text: string): string;
  inverse(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  blue(text: string): string;
  magenta(text: string): string;
  cyan(text: string): string;
  white(text: string): string;
}

/** How a game draws a view for the terminal: several lines, no trailing newline. */
export type TerminalBoard<View = unknown> = (view: View, ink: Pen) => string;

/** What a player should know before an action counts; what is fatal is done only if it is chosen again. */
export type TerminalWarning<View = unknown, Action = unknown> = (
  view: View,
  action: Action,
) => { readonly message: Message; readonly isFatal: boolean } | null;

const plain = (text: string): string => text;

/** For pipes, dumb terminals and tests. */
export const plainPen: Pen = {
  bold: plain,
  dim: plain,
  inverse: plain,
  red: plain,
  green: plain,
  yellow: plain,
  blue: plain,
  magenta: plain,
  cyan: plain,
  white: plain,
};
