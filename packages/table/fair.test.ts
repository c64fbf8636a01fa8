import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sunAndMoon } from './example/sun-and-moon.ts';
import {
  claimOf,
  commitmentOf,
  fairDice,
  fairRoll,
  type GameRecord,
  newFairNumber,
  newSecret,
  Referee,
  verifyRecord,
} from './index.ts';

const SECRET = '07'.repeat(32);

describe('the recipe of a roll', () => {
  it('is what the file says, worked out here with another library', () => {
    const mac = createHmac('sha256', Buffer.from(SECRET, 'hex'));
    const words = mac.update('hearthside 1 table-1 roll 3 0').digest();
    expect(fairRoll(SECRET, 'table-1', 3, 6)).toBe(words.readUInt32BE(0) % 6);
    const hash = createHash('sha256').update(Buffer.from(SECRET, 'hex'));
    expect(commitmentOf(SECRET)).toBe(hash.digest('hex'));
  });

  it('with numbers of the seats is what the file says, and leaves set-up alone', () => {
    const numbers = ['0a'.repeat(16), null];
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex'))
      .update(`hearthside 2 table-1 ${'0a'.repeat(16)},-`)
      .digest();
    const words = createHmac('sha256', key).update('hearthside 1 table-1 roll 3 0').digest();
    expect(fairRoll(SECRET, 'table-1', 3, 6, numbers)).toBe(words.readUInt32BE(0) % 6);
    expect(fairRoll(SECRET, 'table-1', 3, 6, [null, null])).toBe(fairRoll(SECRET, 'table-1', 3, 6));
    const deal = (with_: readonly (string | null)[]) => {
      const dice = fairDice(SECRET, 'table-1', 'setup', with_);
      return Array.from({ length: 20 }, () => dice.below(1000));
    };
    expect(deal(numbers)).toEqual(deal([]));
  });

  it('is another one for every bit of any number', () => {
    const many = (numbers: readonly (string | null)[]) =>
      Array.from({ length: 40 }, (_, i) => fairRoll(SECRET, 'a', i, 6, numbers)).join('');
    const [one, two] = [newFairNumber(), newFairNumber()];
    expect(newFairNumber()).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set([many([one, two]), many([two, one]), many([one, null]), many([])]).size).toBe(4);
  });

  it('promises as much as its numbers allow', () => {
    const one = newFairNumber();
    expect(claimOf([])).toBe('none');
    expect(claimOf([null, null])).toBe('none');
    expect(claimOf([one, null])).toBe('some');
    expect(claimOf([one, one])).toBe('every');
  });

  it('depends on secret, table and roll', () => {
    const many = (secret: string, table: string) =>
      Array.from({ length: 40 }, (_, i) => fairRoll(secret, table, i, 6)).join('');
    expect(many(SECRET, 'a')).not.toBe(many(SECRET, 'b'));
    expect(many(SECRET, 'a')).not.toBe(many('08'.repeat(32), 'a'));
  });

  it('favours no face: chi-squared of 60,000 rolls of a die is unremarkable', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const dice = fairDice(SECRET, 'chi', 'setup');
    for (let i = 0; i < 60_000; i++) {
      const face = dice.below(6);
      counts[face] = (counts[face] as number) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // Five degrees of freedom: 20.5 is passed by chance once in a thousand secrets; this one is fixed.
    expect(chi).toBeLessThan(20.5);
  });

  it('rejects words that would favour low outcomes when the count does not divide 2^32', () => {
    // Just over half of 2^32 outcomes: nearly every second word must be thrown away, so a
    // modulo without rejection would give the lowest outcomes twice as often.
    const sides = 2 ** 31 + 1;
    const dice = fairDice(SECRET, 'reject', 'setup');
    let low = 0;
    for (let i = 0; i < 4000; i++) if (dice.below(sides) < sides / 2) low++;
    expect(low / 4000).toBeGreaterThan(0.46);
    expect(low / 4000).toBeLessThan(0.54);
  });

  it('secrets are 256 random bits', () => {
    expect(newSecret()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});

describe('verifying a record', () => {
  function finished(): GameRecord {
    const setup = { game: sunAndMoon, options: { goal: 2 }, table: 't', secret: SECRET };
    const referee = new Referee(setup);
    while (referee.outcome === null) {
      const seat = referee.actors[0] as number;
      referee.submit(seat, referee.legal(seat)[0] as string, referee.n);
    }
    return referee.record();
  }
  const fairOf = (record: GameRecord) => record.extra['fair'] as Record<string, string>;
  const failure = (record: GameRecord): string => {
    const result = verifyRecord(record);
    return result.ok ? 'verified' : result.error;
  };

  it('passes for an honest one and counts its rolls', () => {
    const record = finished();
    const rolls = record.entries.filter((entry) => entry.by === -1).length;
    expect(verifyRecord(record)).toEqual({ ok: true, value: { rolls, numbers: [] } });
  });

  it('fails for one changed roll, and names it', () => {
    const record = finished();
    const index = record.entries.findIndex((entry) => entry.by === -1);
    const other = record.entries[index]?.action === 'roll 1' ? 'roll 2' : 'roll 1';
    const entries = record.entries.with(index, { by: -1, action: other });
    expect(failure({ ...record, entries })).toContain(`action ${index + 1}: "${other}" should be`);
  });

  it('fails for a secret that does not fit, a missing secret, no proof and broken hex', () => {
    const record = finished();
    const withFair = (fair: object) => ({
      ...record,
      extra: { fair: { ...fairOf(record), ...fair } },
    });
    expect(failure(withFair({ secret: '00'.repeat(32) }))).toContain('does not fit the commitment');
    const { secret: _, ...unrevealed } = fairOf(record);
    expect(failure({ ...record, extra: { fair: unrevealed } })).toContain('not revealed yet');
    expect(failure({ ...record, extra: {} })).toContain('no fairness proof');
    expect(failure(withFair({ commitment: 'xyz' }))).toContain('64 hex digits');
    expect(failure(withFair({ numbers: ['7', null] }))).toContain('32 hex digits');
    expect(failure(withFair({ numbers: [newFairNumber()] }))).toContain('for each seat');
    expect(failure(withFair({ numbers: [newFairNumber(), null] }))).toContain('should be');
  });

  it('fails for a start that the secret did not deal', () => {
    const record = finished();
    const start = { ...(record.start as object), round: 2 };
    expect(failure({ ...record, start })).toContain('was not dealt');
  });
});
