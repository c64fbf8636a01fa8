/**
 * One thing after another at one table: a submission is proposed, appended, committed and answered
 * before the next thing is looked at. Where nothing waits, work begins at once and without a promise:
 * hundreds of tables wait for the disk at the same time, and each should hold as little as it can.
 */

/** Something that takes its turn and says when it is over: exactly once, now or later. */
export type QueuedWork = (over: () => void) => void;

export class TableQueue {
  readonly #waiting: QueuedWork[] = [];
  #isBusy = false;
  /** What is over at once is followed by the next in a loop, and not by a call within a call. */
  #isLooping = false;
  readonly #over = () => {
    this.#isBusy = false;
    this.#goOn();
  };

  get isBusy(): boolean {
    return this.#isBusy;
  }

  run(work: QueuedWork): void {
    this.#waiting.push(work);
    this.#goOn();
  }

  /** The same for work that is over when its promise is settled. */
  settle<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.run((over) => {
        work().then(
          (value) => {
            resolve(value);
            over();
          },
          (error) => {
            reject(error);
            over();
          },
        );
      });
    });
  }

  #goOn(): void {
    if (this.#isLooping) return;
    this.#isLooping = true;
    try {
      while (!this.#isBusy) {
        const work = this.#waiting.shift();
        if (!work) return;
        this.#isBusy = true;
        work(this.#over);
      }
    } finally {
      this.#isLooping = false;
    }
  }
}
