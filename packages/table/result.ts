import type { Message } from './contract.ts';

/** The outcome of reading something untrusted: a value, or one sentence on what is wrong. */
export type Result<T> = Ok<T> | Bad;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Bad {
  readonly ok: false;
  /** Says what is wrong and where, for the person who can mend it. */
  readonly error: string;
  /** The same for whoever plays, in words of a catalogue: `problem.<key>`. */
  readonly say?: Message;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const bad = (error: string, say?: Message): Bad =>
  say ? { ok: false, error, say } : { ok: false, error };
