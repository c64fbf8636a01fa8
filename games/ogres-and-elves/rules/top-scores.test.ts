import { readFileSync } from 'node:fs';
import { positionAt, readRecords } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game } from './index.ts';
import type { Position } from './position.ts';

/** How the recorded game of a level ends. */
function lastOf(level: string) {
  const file = new URL(`../fixtures/top-${level}.jsonl`, import.meta.url);
  const records = readRecords(readFileSync(file, 'utf8'), () => game);
  if (!records.ok) throw new Error(records.error);
  const [record] = records.value;
  if (!record) throw new Error('no record');
  const end = positionAt(record, record.entries.length) as Position;
  return { level: end.rules.level, outcome: game.outcome(end) };
}

const topOf = (level: string, score: number) => ({
  level,
  outcome: { kind: 'team', why: 'filled', score, top: score },
});

describe('the standard edition reaches the printed top scores', () => {
  it('OE-20 a recorded First game ends on exactly 16', () => {
    expect(lastOf('first')).toEqual(topOf('first', 16));
  });

  it('OE-21 a recorded Second game ends on exactly 26', () => {
    expect(lastOf('second')).toEqual(topOf('second', 26));
  });

  it('OE-22 a recorded Third game ends on exactly 34', () => {
    expect(lastOf('third')).toEqual(topOf('third', 34));
  });
});
