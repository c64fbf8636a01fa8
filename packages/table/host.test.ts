import { describe, expect, it } from 'vitest';
import { sunAndMoon } from './example/sun-and-moon.ts';
import {
  CHANCE,
  Host,
  type LogEntry,
  type Proposal,
  readRecords,
  type Step,
  type TableSetup,
  verifyRecord,
  type Weighed,
  writeRecord,
} from './index.ts';

const SECRET = 'ab'.repeat(32);
const [SUN, MOON] = [0, 1];

const setup = (more: Partial<TableSetup>): TableSetup => ({
  game: sunAndMoon,
  options: { goal: 2 },
  table: 't',
  secret: SECRET,
  ...more,
});

function table(more: Partial<TableSetup> = {}, log: LogEntry[] = []): Host {
  return new Host(setup(more), log);
}

function accepted(weighed: Weighed): Proposal {
  if (!weighed.ok) throw new Error(`rejected: ${JSON.stringify(weighed.rejection)}`);
  return weighed;
}

const why = (weighed: Weighed): unknown => (weighed.ok ? 'accepted' : weighed.rejection);

/** Plays bids until somebody wins, going on at once after each roll. */
function playOut(host: Host): LogEntry[] {
  const log: LogEntry[] = [];
  while (host.outcome === null) {
    const seat = host.actors[0] as number;
    const action = host.legal(seat)[0] as string;
    log.push(...accepted(host.submit(seat, action, host.n)).steps);
  }
  return log;
}

describe('a submission', () => {
  it('is accepted with the rolls that follow from it', () => {
    const host = table();
    accepted(host.submit(SUN, 'bid 1', 0));
    const { steps } = accepted(host.submit(MOON, 'bid 2', 1));
    expect(steps.map((step) => [step.n, step.by])).toEqual([
      [2, MOON],
      [3, CHANCE],
    ]);
    expect(host.n).toBe(3);
  });

  it('that breaks a rule is refused with the rule, and changes nothing', () => {
    const host = table();
    expect(why(host.submit(SUN, 'go', 0))).toEqual({
      why: 'rule',
      refusal: { rule: 'SM-3', key: 'not-go' },
    });
    expect(host.n).toBe(0);
  });

  it('is refused when unreadable, from no seat, or after the end', () => {
    const host = table();
    expect(why(host.submit(SUN, 'dance', 0))).toEqual({ why: 'unreadable' });
    expect(why(host.submit(2, 'bid 1', 0))).toEqual({ why: 'no-such-seat' });
    expect(why(host.submit(0.5, 'bid 1', 0))).toEqual({ why: 'no-such-seat' });
    playOut(host);
    expect(why(host.submit(SUN, 'bid 1', host.n))).toEqual({ why: 'over' });
    expect(why(host.submit(SUN, 'resign', host.n))).toEqual({ why: 'over' });
  });

  it('made on a stale table is refused and told the present number', () => {
    const host = table();
    accepted(host.submit(SUN, 'bid 1', 0));
    accepted(host.submit(MOON, 'bid 2', 1));
    expect(why(host.submit(SUN, 'go', 1))).toEqual({ why: 'stale', n: 3 });
    expect(why(host.submit(SUN, 'go', 99))).toEqual({ why: 'stale', n: 3 });
  });

  it('of a secret choice is not stale because another chose meanwhile, in either order', () => {
    for (const [first, second] of [
      [SUN, MOON],
      [MOON, SUN],
    ] as const) {
      const host = table();
      accepted(host.submit(first, 'bid 1', 0));
      accepted(host.submit(second, 'bid 2', 0));
    }
  });

  it('is only weighed by propose: the table changes when it is committed, and once', () => {
    const host = table();
    const proposal = accepted(host.propose(SUN, 'bid 1', 0));
    expect(host.n).toBe(0);
    host.commit(proposal);
    expect(host.n).toBe(1);
    expect(() => host.commit(proposal)).toThrow('only once');
  });

  it('may be a resignation at any time, whatever the player had seen', () => {
    const host = table();
    accepted(host.submit(MOON, 'resign', -5));
    expect(host.outcome).toMatchObject({ winner: SUN, why: 'resigned' });
  });
});

describe('secrets', () => {
  it('a secret action is shown to its own seat only; others see that the seat has acted', () => {
    const host = table();
    const [step] = accepted(host.submit(SUN, 'bid 3', 0)).steps;
    if (!step) throw new Error('no step');
    expect(host.seen(step, SUN)).toMatchObject({ action: 'bid 3' });
    for (const audience of [MOON, 'spectator'] as const) {
      expect(JSON.stringify(host.seen(step, audience))).not.toContain('3');
      expect(host.seen(step, audience)).toMatchObject({ by: SUN, action: null });
      expect(JSON.stringify(host.view(audience))).not.toContain('3');
    }
  });
});

describe('looking back', () => {
  it('gives the view after each step, also of a table rebuilt from its log, and keeps secrets', () => {
    const host = table();
    const [bid] = accepted(host.submit(SUN, 'bid 3', 0)).steps;
    accepted(host.submit(MOON, 'bid 2', 1));
    if (!bid) throw new Error('no step');
    expect(host.startView(MOON)).toMatchObject({ bids: [0, 0] });
    expect(host.viewAfter(bid, SUN)).toMatchObject({ phase: 'bid', bids: [3, 0] });
    expect(host.viewAfter(bid, MOON)).toMatchObject({ phase: 'bid', bids: [null, 0] });
    const steps: Step[] = [];
    const log = host.record().entries;
    const again = new Host(setup({}), log, (step) => steps.push(step));
    expect(steps.map((step) => again.viewAfter(step, SUN))).toHaveLength(3);
    expect(() => host.viewAfter(steps[0] as Step, SUN)).toThrow('not of this table');
  });
});

describe('take-back where others wait', () => {
  it('is possible so often in a turn, and again in the next', () => {
    const host = table({ takeBacksATurn: 2 });
    const both = [0, 0];
    let turns = 0;
    // Whoever may take back does, as often as it goes; then play goes on.
    while (host.outcome === null && host.n < 400) {
      const seat = host.actors[0] as number;
      const before = host.n;
      accepted(host.submit(seat, host.legal(seat)[0] as string, host.n));
      let taken = 0;
      while (host.canTakeBack(seat)) {
        accepted(host.submit(seat, 'take-back', host.n));
        accepted(host.submit(seat, host.legal(seat)[0] as string, host.n));
        taken++;
      }
      expect(taken).toBeLessThanOrEqual(2);
      if (taken > 0) turns++;
      if (taken > 0) both[seat] = (both[seat] as number) + 1;
      expect(why(host.submit(seat, 'take-back', host.n))).not.toBe('accepted');
      expect(host.n).toBeGreaterThan(before);
    }
    expect(host.outcome).not.toBeNull();
    expect(turns).toBeGreaterThan(1);
  });

  it('of an older log is played again, however many there are', () => {
    const free = table();
    const log: LogEntry[] = [];
    const play = (seat: number, written: string) => {
      const { steps } = accepted(free.submit(seat, written, free.n));
      log.push(...steps.map(({ by, action }) => ({ by, action })));
    };
    let seat = free.actors[0] as number;
    while (!free.canTakeBack(seat)) {
      seat = free.actors[0] as number;
      play(seat, free.legal(seat)[0] as string);
    }
    for (let i = 0; i < 9; i++) {
      play(seat, 'take-back');
      play(seat, free.legal(seat)[0] as string);
    }
    expect(log.filter(({ action }) => action === 'take-back')).toHaveLength(9);
    expect(table({ takeBacksATurn: 2 }, log).n).toBe(log.length);
  });
});

describe('take-back', () => {
  /** A table in the open part of round 1: the sun leads. */
  function leading(): Host {
    const host = table({ options: { goal: 5 } });
    accepted(host.submit(SUN, 'bid 1', 0));
    accepted(host.submit(MOON, 'bid 2', 1));
    return host;
  }

  it('undoes the seat’s own last open action, one after another, and the log only grows', () => {
    const host = leading();
    accepted(host.submit(SUN, 'tap', 3));
    accepted(host.submit(SUN, 'tap', 4));
    accepted(host.submit(SUN, 'take-back', 5));
    accepted(host.submit(SUN, 'take-back', 6));
    expect(host.n).toBe(7);
    expect(host.view(SUN)).toMatchObject({ taps: 0, phase: 'lead' });
    expect(host.record().entries).toHaveLength(3);
  });

  it('never crosses a roll', () => {
    expect(why(leading().submit(SUN, 'take-back', 3))).toEqual({ why: 'cannot-take-back' });
  });

  it('never crosses another player’s action, nor undoes a promise', () => {
    const host = table();
    accepted(host.submit(SUN, 'bid 1', 0));
    expect(host.canTakeBack(SUN)).toBe(false);
    expect(why(host.submit(SUN, 'take-back', 1))).toEqual({ why: 'cannot-take-back' });
    const other = leading();
    accepted(other.submit(SUN, 'tap', 3));
    expect(other.canTakeBack(SUN)).toBe(true);
    expect(other.canTakeBack(MOON)).toBe(false);
    expect(why(other.submit(MOON, 'take-back', 4))).toEqual({ why: 'cannot-take-back' });
  });

  it('is replayed from the log like any entry', () => {
    const host = leading();
    const log: LogEntry[] = [...host.record().entries];
    for (const action of ['tap', 'take-back', 'go']) {
      log.push(...accepted(host.submit(SUN, action, host.n)).steps);
    }
    const again = table({ options: { goal: 5 } }, log);
    expect(again.n).toBe(host.n);
    expect(again.view(SUN)).toEqual(host.view(SUN));
    expect(writeRecord(again.record())).toEqual(writeRecord(host.record()));
  });
});

describe('a table as it was left', () => {
  it('is the fold of its log', () => {
    const host = table();
    const log = playOut(host);
    const again = table({}, log);
    expect(again.outcome).toEqual(host.outcome);
    expect(writeRecord(again.record())).toEqual(writeRecord(host.record()));
  });

  it('with an impossible log is an error that names the entry', () => {
    expect(() => table({}, [{ by: SUN, action: 'go' }])).toThrow('entry 1 of the log (go)');
  });
});

describe('real-die mode', () => {
  it('waits for someone to type the outcome and refuses one the die does not have', () => {
    const host = table({ diceMode: 'typed' });
    accepted(host.submit(SUN, 'bid 1', 0));
    expect(host.awaitsRoll).toBe(false);
    expect(why(host.submitRoll('roll 1'))).toEqual({ why: 'no-such-roll' });
    accepted(host.submit(MOON, 'bid 2', 1));
    expect(host.awaitsRoll).toBe(true);
    expect(host.rolls()).toEqual(['roll 1', 'roll 2', 'roll 3']);
    expect(why(host.submitRoll('roll 7'))).toEqual({ why: 'no-such-roll' });
    accepted(host.submitRoll('roll 2'));
    expect(host.view('spectator')).toMatchObject({ points: [0, 1] });
    expect(host.record().extra).toEqual({ dice: 'typed' });
  });

  it('is not open at a table that rolls by itself', () => {
    expect(why(table().submitRoll('roll 1'))).toEqual({ why: 'no-such-roll' });
  });
});

describe('fair dice at a table', () => {
  it('the commitment is there from the start, the secret only at the end', () => {
    const host = table();
    expect(host.proof.secret).toBeUndefined();
    expect(JSON.stringify(host.record().extra)).not.toContain(SECRET);
    playOut(host);
    expect(host.proof.secret).toBe(SECRET);
  });

  it('a finished table’s record verifies after writing and reading', () => {
    const host = table();
    playOut(host);
    const read = readRecords(writeRecord(host.record()).join('\n'), () => sunAndMoon);
    if (!read.ok || !read.value[0]) throw new Error('not read');
    const verified = verifyRecord(read.value[0]);
    expect(verified.ok && verified.value.rolls).toBeGreaterThan(0);
  });
});
