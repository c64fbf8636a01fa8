/** The little that a test needs of a browser; all else is worked out in the page (`device.ts`). */

export interface Tab {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs an expression in the page, waits for it, and brings back the text it comes to. */
  evaluate(expression: string): Promise<string>;
  /** Presses and lets go with the main button, as a hand would. */
  tap(x: number, y: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface Engine {
  /** A tab that knows nothing of any other. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** All tabs are of this size, or of the nearest that a browser's window allows. */
export const SIZE = { width: 1000, height: 640 };

/** A name for this machine over which plain http is no secure context, as in a home network. */
export const PLAIN_NAME = 'family.test';
