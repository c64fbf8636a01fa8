/** Which of the waiting games comes first. */

export type Stub = 'yours' | 'theirs' | 'unknown' | 'over';

export interface Ordered {
  readonly stub: Stub;
  /** When something last happened there. */
  readonly at: number;
}

const FIRST: readonly Stub[] = ['yours', 'theirs', 'unknown', 'over'];

/** Those that wait for you come first, of each kind the latest. */
export const inOrder = <T extends Ordered>(tickets: readonly T[]): readonly T[] =>
  [...tickets].sort(
    (one, other) => FIRST.indexOf(one.stub) - FIRST.indexOf(other.stub) || other.at - one.at,
  );
