import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBox } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { type BoutResult, playBout } from './bouts.ts';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

const node = (script: string): string => `exec:"${process.execPath}" -e '${script}'`;

/** One short game of a program against a random mover. */
async function against(program: string, limit = 5000): Promise<BoutResult> {
  const box = findBox('warehouse-wars');
  if (!box) throw new Error('no such box');
  const series = {
    game: 'warehouse-wars',
    options: { crates: 8, planks: 2 },
    players: [program, 'random'],
    seed: 'exec',
    limit,
  };
  return playBout(
    box,
    series,
    { number: 1, table: '1', seated: [0, 1] },
    new AbortController().signal,
  );
}

const lost = (what: RegExp) => ({
  winner: 1,
  why: 'fault',
  fault: { seat: 0, what: expect.stringMatching(what) },
});

describe('a program as a player', () => {
  it('plays a whole game: the example in JavaScript', async () => {
    const result = await against(`exec:"${process.execPath}" "${example('steady.mjs')}"`);
    expect(result.fault).toBeNull();
    expect(result.length).toBeGreaterThan(8);
  });

  it('plays a whole game: the example in Python, where there is Python', async () => {
    const result = await against(`exec:python3 "${example('lucky.py')}"`);
    if (spawnSync('python3', ['--version']).status === 0) expect(result.fault).toBeNull();
    else expect(result).toMatchObject(lost(/ended \(status \d+\)/));
  });

  it('loses when it is not there at all', async () => {
    expect(await against('exec:/no/such/program 2> /dev/null')).toMatchObject(lost(/ended/));
  });

  it('loses when it crashes', async () => {
    expect(await against(node('process.exit(3)'))).toMatchObject(lost(/ended \(status 3\)/));
  });

  it('loses when it stalls, and is stopped', async () => {
    const began = performance.now();
    const stalls = await against(node('setInterval(() => {}, 1000)'), 300);
    expect(stalls).toMatchObject(lost(/did not answer within 0.3 s/));
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('loses when it answers nonsense', async () => {
    const nonsense = node('process.stdin.on("data", () => console.log("hello"))');
    expect(await against(nonsense)).toMatchObject(lost(/no answer/));
  });

  it('loses when it plays against the rules', async () => {
    const cheat = node(
      'process.stdin.on("data", () => console.log(JSON.stringify({ action: "crate z9" })))',
    );
    expect(await against(cheat)).toMatchObject(lost(/may not "crate z9" now/));
  });
});
