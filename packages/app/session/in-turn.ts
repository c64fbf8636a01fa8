/** One thing after the other: whatever is run waits until all that came before it is done. */
export class InTurn {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    // Whoever asked hears of a failure; those who wait behind it do not stop for it.
    this.#last = done.catch(() => {});
    return done;
  }
}
