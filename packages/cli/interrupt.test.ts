import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Turn } from '@hearthside/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heeding, Interrupted } from './interrupt.ts';

const built = fileURLToPath(new URL('./dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hearthside-'));
const at = (name: string): string => join(folder, name);

/** Tells its number on standard error, plays the first legal action, and says when a game is over. */
const PROGRAM = `
process.stderr.write('here ' + process.pid + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, turn } = JSON.parse(line);
  if (type === 'choose' && !process.argv[2]) console.log(JSON.stringify({ action: turn.legal[0] }));
  if (type === 'end') { process.stderr.write('over\\n'); process.exit(); }
});`;

beforeAll(() => {
  if (!existsSync(built)) throw new Error('the command line is not built: run `npm run build`');
  writeFileSync(at('player.cjs'), PROGRAM);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The built command line, under way. */
class Running {
  out = '';
  err = '';
  readonly #child: ChildProcess;
  readonly #closed: Promise<number | null>;

  constructor(...args: string[]) {
    this.#child = spawn(process.execPath, [built, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stdout?.on('data', (data) => {
      this.out += data;
    });
    this.#child.stderr?.on('data', (data) => {
      this.err += data;
    });
    this.#closed = new Promise((resolve) => this.#child.on('close', resolve));
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.#child.exitCode !== null) throw new Error(`it ended too soon: ${this.err}`);
      await pause(20);
    }
  }

  times(word: string): number {
    return this.err.split(word).length - 1;
  }

  interrupt(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return this.#closed;
  }

  /** The programs it started that still run. */
  left(): number[] {
    const pids = [...this.err.matchAll(/here (\d+)/g)].map(([, pid]) => Number(pid));
    return pids.filter((pid) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    });
  }
}

const program = (...args: string[]): string =>
  `exec:"${process.execPath}" "${at('player.cjs')}" ${args.join(' ')}`;
const SERIES = ['--game', 'warehouse-wars', '--options', '{"crates":8,"planks":2}'];
const MANY = ['--games', '100000'];

describe('Ctrl-C', () => {
  it.each(['1', '2'])('a tournament in %s threads tells the games so far', async (threads) => {
    const players = ['--players', `${program()},random`];
    const run = new Running('tournament', ...SERIES, ...MANY, ...players, '--threads', threads);
    await run.until(() => run.times('over') >= 4);
    expect(await run.interrupt()).toBe(130);
    const [, games = ''] = /stopped after (\d+) of 100000 games/.exec(run.err) ?? [];
    expect(Number(games)).toBeGreaterThan(0);
    expect(run.out).toContain(`of ${games} games`);
    expect(run.out).not.toContain('fault');
    expect(run.left()).toEqual([]);
  });

  it.each(['1', '2'])(
    'a program that is thinking in %s threads is not waited for',
    async (threads) => {
      const players = ['--players', `${program('silent')},random`, '--limit', '600'];
      const run = new Running('tournament', ...SERIES, ...MANY, ...players, '--threads', threads);
      await run.until(() => run.times('here') >= Number(threads));
      expect(await run.interrupt()).toBe(130);
      expect(run.err).toContain('stopped before the first game was over');
      expect(run.out).toBe('');
      expect(run.left()).toEqual([]);
    },
  );

  it('the lab measures the games so far', async () => {
    const players = ['--players', `${program()},random`, '--threads', '1', '--json'];
    const run = new Running('lab', ...SERIES, ...MANY, ...players);
    await run.until(() => run.times('over') >= 3);
    expect(await run.interrupt()).toBe(130);
    const { games } = JSON.parse(run.out);
    expect(games).toBeGreaterThan(0);
    expect(run.err).toContain(`stopped after ${games} of 100000 games`);
  });

  it('a recording keeps every whole game', async () => {
    const file = at('so-far.jsonl');
    const players = ['--players', 'random,random', '--out', file];
    const run = new Running('record', ...SERIES, ...MANY, ...players);
    await run.until(() => existsSync(file) && statSync(file).size > 10_000);
    expect(await run.interrupt()).toBe(130);
    const [, games] = /stopped after (\d+) of 100000 games/.exec(run.err) ?? [];
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.filter((line) => line.includes('"start"'))).toHaveLength(Number(games));
    const check = spawn(process.execPath, [built, 'check', file], { stdio: 'ignore' });
    expect(await new Promise((resolve) => check.on('close', resolve))).toBe(0);
  });

  it('bots that think without a pause are interrupted between two thoughts', async () => {
    const controller = new AbortController();
    let thoughts = 0;
    const busy = {
      choose({ legal }: Turn) {
        const until = performance.now() + 10;
        while (performance.now() < until);
        thoughts++;
        return legal[0] as string;
      },
    };
    const player = heeding(busy, controller.signal);
    setTimeout(() => controller.abort(new Interrupted()), 100);
    const turn = { seat: 0, view: null, legal: ['a'], n: 0 };
    const game = async () => {
      for (let i = 0; i < 300; i++) await player.choose(turn);
    };
    await expect(game()).rejects.toThrow(Interrupted);
    expect(thoughts).toBeGreaterThan(0);
  });

  it('nothing of a progress bar goes into a pipe', async () => {
    const file = at('piped.jsonl');
    const players = ['--players', 'random,random', '--out', file];
    const run = new Running('record', ...SERIES, ...MANY, ...players);
    await run.until(() => existsSync(file) && statSync(file).size > 0);
    await pause(2500);
    await run.interrupt();
    expect(run.err).toMatch(/^stopped [^\r]*\n$/);
  });
});
