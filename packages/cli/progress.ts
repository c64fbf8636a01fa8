/** A progress bar on standard error, for whatever takes longer than two seconds on a terminal. */

const PATIENCE_MS = 2000;
const REFRESH_MS = 100;
/** Between two results the time left goes on counting. */
const TICK_MS = 1000;
const WIDTH = 30;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #out: Terminal;
  readonly #began = performance.now();
  readonly #ticking: NodeJS.Timeout | null = null;
  #drawn = 0;
  #done = 0;
  /** When the last result came: the time left is judged by it. */
  #latest = this.#began;

  constructor(label: string, total: number, out: Terminal = process.stderr) {
    this.#label = label;
    this.#total = total;
    this.#out = out;
    if (out.isTTY) this.#ticking = setInterval(() => this.#draw(), TICK_MS).unref();
  }

  /** Call as often as you like; it draws rarely. */
  update(done: number): void {
    this.#done = done;
    this.#latest = performance.now();
    this.#draw();
  }

  /** Clears the bar, for other lines to be written; it comes back by itself. */
  hide(): void {
    if (this.#drawn > 0) this.#out.write('\r\x1b[K');
  }

  /** Clears the bar for good. */
  end(): void {
    if (this.#ticking) clearInterval(this.#ticking);
    this.hide();
  }

  #draw(): void {
    const now = performance.now();
    if (!this.#out.isTTY || now - this.#began < PATIENCE_MS || now - this.#drawn < REFRESH_MS)
      return;
    this.#drawn = now;
    const share = Math.min(1, this.#done / this.#total);
    const full = Math.round(share * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    this.#out.write(
      `\r${this.#label} ${bar} ${Math.floor(share * 100)}%  ${this.#timeLeft(share, now)} \x1b[K`,
    );
  }

  #timeLeft(share: number, now: number): string {
    if (share === 0) return '';
    const whole = (this.#latest - this.#began) / share;
    const seconds = Math.max(0, Math.ceil((this.#began + whole - now) / 1000));
    const minutes = Math.floor(seconds / 60);
    return minutes > 0 ? `${minutes} min ${seconds % 60} s left` : `${seconds} s left`;
  }
}
