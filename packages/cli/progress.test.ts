import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const terminal = (isTTY: boolean) => {
  const lines: string[] = [];
  return { isTTY, lines, write: (text: string) => lines.push(text) };
};

describe('a progress bar', () => {
  it('tells how much is done and how long the rest will take, and counts down by itself', () => {
    const out = terminal(true);
    const progress = new Progress('playing', 100, out);
    vi.advanceTimersByTime(30_000);
    progress.update(25);
    vi.advanceTimersByTime(1_000);
    expect(out.lines.at(-1)).toContain('25%  1 min 29 s left');
    vi.advanceTimersByTime(4_000);
    expect(out.lines.at(-1)).toContain('25%  1 min 25 s left');
    progress.end();
    expect(out.lines.at(-1)).toBe('\r\x1b[K');
    const written = out.lines.length;
    vi.advanceTimersByTime(5_000);
    expect(out.lines).toHaveLength(written);
  });

  it('is not drawn for what is over within two seconds', () => {
    const out = terminal(true);
    const progress = new Progress('playing', 10, out);
    vi.advanceTimersByTime(1_500);
    progress.update(10);
    progress.end();
    expect(out.lines).toEqual([]);
  });

  it('stays out of pipes', () => {
    const out = terminal(false);
    const progress = new Progress('playing', 10, out);
    vi.advanceTimersByTime(60_000);
    progress.update(5);
    progress.end();
    expect(out.lines).toEqual([]);
  });
});
