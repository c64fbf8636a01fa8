/** A program of one's own as a player: JSON lines on its standard input and output. */

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  type AnyGame,
  type Player,
  PlayerFault,
  type Seat,
  type SeenStep,
  type Turn,
} from '@hearthside/table';

/** What a program is told once, before anything else. */
export interface Seating {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seat: Seat;
  /** The same seed should make the same choices. */
  readonly seed: string;
}

/** How long a program may take for one answer, and to go when the game is over. */
export const TIME_LIMIT_MS = 10_000;
const FAREWELL_MS = 1000;
/** An answer is one short line; more than this is not one. */
const LONGEST_ANSWER = 10_000;

/** Tells apart what a program has to do with: nothing is expected back but to `choose`. */
type Line =
  | { readonly type: 'start'; readonly [key: string]: unknown }
  | { readonly type: 'step'; readonly step: SeenStep }
  | { readonly type: 'choose'; readonly turn: Turn }
  | { readonly type: 'end' };

export class ExecPlayer implements Player {
  readonly #seat: Seat;
  readonly #limit: number;
  readonly #program: ChildProcess;
  /** The end of the program, once it has come: nothing can be asked any more. */
  #end: string | null = null;
  #waiting: { hear(line: string): void; lose(what: string): void } | null = null;

  constructor(command: string, { game, options, seat, seed }: Seating, limit = TIME_LIMIT_MS) {
    this.#seat = seat;
    this.#limit = limit;
    // A group of its own, so that whatever the shell starts ends with it.
    this.#program = spawn(command, {
      shell: true,
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#program.on('error', (error) => this.#ends(`could not be started: ${error.message}`));
    this.#program.on('exit', (code, signal) => this.#ends(`ended (${signal ?? `status ${code}`})`));
    this.#program.stdin?.on('error', () => {});
    const lines = createInterface({ input: this.#program.stdout as NodeJS.ReadableStream });
    lines.on('line', (line) => this.#waiting?.hear(line));
    this.#tell({
      type: 'start',
      facts: game.facts,
      options,
      seats: game.seats(options),
      seat,
      seed,
    });
  }

  notice(step: SeenStep): void {
    this.#tell({ type: 'step', step });
  }

  async choose(turn: Turn): Promise<string> {
    const line = await this.#ask({ type: 'choose', turn });
    const action = readAnswer(line);
    if (action === null) this.#fail(`answered what is no answer: ${line.slice(0, 80)}`);
    if (!turn.legal.includes(action)) this.#fail(`may not "${action.slice(0, 80)}" now`);
    return action;
  }

  leave(): void {
    if (this.#end !== null) return;
    this.#tell({ type: 'end' });
    this.#program.stdin?.end();
    const timer = setTimeout(() => this.#kill(), FAREWELL_MS);
    this.#program.once('exit', () => clearTimeout(timer));
  }

  #tell(line: Line): void {
    if (this.#end === null) this.#program.stdin?.write(`${JSON.stringify(line)}\n`);
  }

  #ask(line: Line): Promise<string> {
    return new Promise((resolve, reject) => {
      const lose = (what: string) => {
        done();
        reject(new PlayerFault(this.#seat, `the program ${what}`));
      };
      const timer = setTimeout(() => {
        this.#kill();
        lose(`did not answer within ${this.#limit / 1000} s`);
      }, this.#limit);
      const done = () => {
        clearTimeout(timer);
        this.#waiting = null;
      };
      this.#waiting = {
        lose,
        hear(answer) {
          done();
          resolve(answer);
        },
      };
      if (this.#end !== null) lose(this.#end);
      else this.#tell(line);
    });
  }

  #fail(what: string): never {
    this.#kill();
    throw new PlayerFault(this.#seat, `the program ${what}`);
  }

  #ends(how: string): void {
    this.#end ??= how;
    this.#waiting?.lose(how);
  }

  #kill(): void {
    const { pid } = this.#program;
    if (pid === undefined || this.#end !== null) return;
    this.#end = 'was stopped';
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It had gone by itself.
    }
  }
}

/** `{"action":"…"}`, or null. */
function readAnswer(line: string): string | null {
  if (line.length > LONGEST_ANSWER) return null;
  try {
    const { action } = JSON.parse(line) as { action?: unknown };
    return typeof action === 'string' ? action : null;
  } catch {
    return null;
  }
}
