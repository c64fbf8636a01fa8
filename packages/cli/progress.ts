/** A progress bar on standard error, for whatever takes longer than two seconds on a terminal. */

const PATIENCE_MS = 2000;
const REFRESH_MS = 100;
const WIDTH = 30;

export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #began = performance.now();
  #drawn = 0;

  constructor(label: string, total: number) {
    this.#label = label;
    this.#total = total;
  }

  /** Call as often as you like; it draws rarely. */
  update(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#began < PATIENCE_MS || now - this.#drawn < REFRESH_MS)
      return;
    this.#drawn = now;
    const share = Math.min(1, done / this.#total);
    const full = Math.round(share * WIDTH);
    const left = share > 0 ? Math.ceil(((now - this.#began) / 1000) * (1 / share - 1)) : 0;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stderr.write(
      `\r${this.#label} ${bar} ${Math.floor(share * 100)}%  ${left} s left \x1b[K`,
    );
  }

  /** Clears the bar. */
  end(): void {
    if (this.#drawn > 0) process.stderr.write('\r\x1b[K');
  }
}
