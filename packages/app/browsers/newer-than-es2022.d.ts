/** What every supported browser has beyond ES2022; of newer things the page's types know nothing. */

interface ReadonlyArray<T> {
  findLast<S extends T>(
    is: (value: T, index: number, array: readonly T[]) => value is S,
  ): S | undefined;
  findLast(is: (value: T, index: number, array: readonly T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: readonly T[]) => unknown): number;
}

interface Array<T> {
  findLast<S extends T>(is: (value: T, index: number, array: T[]) => value is S): S | undefined;
  findLast(is: (value: T, index: number, array: T[]) => unknown): T | undefined;
  findLastIndex(is: (value: T, index: number, array: T[]) => unknown): number;
}
