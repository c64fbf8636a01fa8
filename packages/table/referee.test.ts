import { describe, expect, it } from 'vitest';
import { sunAndMoon } from './example/sun-and-moon.ts';
import {
  CHANCE,
  type LogEntry,
  type Proposal,
  Referee,
  readRecords,
  type Step,
  standingSteps,
  type TableSetup,
  type Verdict,
  verifyRecord,
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

function table(more: Partial<TableSetup> = {}, log: LogEntry[] = []): Referee {
  return new Referee(setup(more), log);
}

function accepted(verdict: Verdict): Proposal {
  if (!verdict.ok) throw new Error(`rejected: ${JSON.stringify(verdict.rejection)}`);
  return verdict;
}

const why = (verdict: Verdict): unknown => (verdict.ok ? 'accepted' : verdict.rejection);

/** Plays bids until somebody wins, going on at once after each roll. */
function playOut(referee: Referee): LogEntry[] {
  const log: LogEntry[] = [];
  while (referee.outcome === null) {
    const seat = referee.actors[0] as number;
    const action = referee.legal(seat)[0] as string;
    log.push(...accepted(referee.submit(seat, action, referee.n)).steps);
  }
  return log;
}

describe('a submission', () => {
  it('is accepted with the rolls that follow from it', () => {
    const referee = table();
    accepted(referee.submit(SUN, 'bid 1', 0));
    const { steps } = accepted(referee.submit(MOON, 'bid 2', 1));
    expect(steps.map((step) => [step.n, step.by])).toEqual([
      [2, MOON],
      [3, CHANCE],
    ]);
    expect(referee.n).toBe(3);
  });

  it('that breaks a rule is refused with the rule, and changes nothing', () => {
    const referee = table();
    expect(why(referee.submit(SUN, 'go', 0))).toEqual({
      why: 'rule',
      refusal: { rule: 'SM-3', key: 'not-go' },
    });
    expect(referee.n).toBe(0);
  });

  it('is refused when unreadable, from no seat, or after the end', () => {
    const referee = table();
    expect(why(referee.submit(SUN, 'dance', 0))).toEqual({ why: 'unreadable' });
    expect(why(referee.submit(2, 'bid 1', 0))).toEqual({ why: 'no-such-seat' });
    expect(why(referee.submit(0.5, 'bid 1', 0))).toEqual({ why: 'no-such-seat' });
    playOut(referee);
    expect(why(referee.submit(SUN, 'bid 1', referee.n))).toEqual({ why: 'over' });
    expect(why(referee.submit(SUN, 'resign', referee.n))).toEqual({ why: 'over' });
  });

  it('made on a stale table is refused and told the present number', () => {
    const referee = table();
    accepted(referee.submit(SUN, 'bid 1', 0));
    accepted(referee.submit(MOON, 'bid 2', 1));
    expect(why(referee.submit(SUN, 'go', 1))).toEqual({ why: 'stale', n: 3 });
    expect(why(referee.submit(SUN, 'go', 99))).toEqual({ why: 'stale', n: 3 });
  });

  it('of a secret choice is not stale because another chose meanwhile, in either order', () => {
    for (const [first, second] of [
      [SUN, MOON],
      [MOON, SUN],
    ] as const) {
      const referee = table();
      accepted(referee.submit(first, 'bid 1', 0));
      accepted(referee.submit(second, 'bid 2', 0));
    }
  });

  it('is only weighed by propose: the table changes when it is committed, and once', () => {
    const referee = table();
    const proposal = accepted(referee.propose(SUN, 'bid 1', 0));
    expect(referee.n).toBe(0);
    referee.commit(proposal);
    expect(referee.n).toBe(1);
    expect(() => referee.commit(proposal)).toThrow('only once');
  });

  it('may be a resignation at any time, whatever the player had seen', () => {
    const referee = table();
    accepted(referee.submit(MOON, 'resign', -5));
    expect(referee.outcome).toMatchObject({ winner: SUN, why: 'resigned' });
  });
});

describe('secrets', () => {
  it('a secret action is shown to its own seat only; others see that the seat has acted', () => {
    const referee = table();
    const [step] = accepted(referee.submit(SUN, 'bid 3', 0)).steps;
    if (!step) throw new Error('no step');
    expect(referee.seen(step, SUN)).toMatchObject({ action: 'bid 3' });
    for (const audience of [MOON, 'spectator'] as const) {
      expect(JSON.stringify(referee.seen(step, audience))).not.toContain('3');
      expect(referee.seen(step, audience)).toMatchObject({ by: SUN, action: null });
      expect(JSON.stringify(referee.view(audience))).not.toContain('3');
    }
  });
});

describe('looking back', () => {
  it('gives the view after each step, also of a table rebuilt from its log, and keeps secrets', () => {
    const referee = table();
    const [bid] = accepted(referee.submit(SUN, 'bid 3', 0)).steps;
    accepted(referee.submit(MOON, 'bid 2', 1));
    if (!bid) throw new Error('no step');
    expect(referee.startView(MOON)).toMatchObject({ bids: [0, 0] });
    expect(referee.viewAfter(bid, SUN)).toMatchObject({ phase: 'bid', bids: [3, 0] });
    expect(referee.viewAfter(bid, MOON)).toMatchObject({ phase: 'bid', bids: [null, 0] });
    const steps: Step[] = [];
    const log = referee.record().entries;
    const again = new Referee(setup({}), log, (step) => steps.push(step));
    expect(steps.map((step) => again.viewAfter(step, SUN))).toHaveLength(3);
    expect(() => referee.viewAfter(steps[0] as Step, SUN)).toThrow('not of this table');
  });
});

describe('take-back where others wait', () => {
  it('is possible so often in a turn, and again in the next', () => {
    const referee = table({ takeBacksATurn: 2 });
    const both = [0, 0];
    let turns = 0;
    // Whoever may take back does, as often as it goes; then play goes on.
    while (referee.outcome === null && referee.n < 400) {
      const seat = referee.actors[0] as number;
      const before = referee.n;
      accepted(referee.submit(seat, referee.legal(seat)[0] as string, referee.n));
      let taken = 0;
      while (referee.canTakeBack(seat)) {
        accepted(referee.submit(seat, 'take-back', referee.n));
        accepted(referee.submit(seat, referee.legal(seat)[0] as string, referee.n));
        taken++;
      }
      expect(taken).toBeLessThanOrEqual(2);
      if (taken > 0) turns++;
      if (taken > 0) both[seat] = (both[seat] as number) + 1;
      expect(why(referee.submit(seat, 'take-back', referee.n))).not.toBe('accepted');
      expect(referee.n).toBeGreaterThan(before);
    }
    expect(referee.outcome).not.toBeNull();
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
  function leading(): Referee {
    const referee = table({ options: { goal: 5 } });
    accepted(referee.submit(SUN, 'bid 1', 0));
    accepted(referee.submit(MOON, 'bid 2', 1));
    return referee;
  }

  it('undoes the seat’s own last open action, one after another, and the log only grows', () => {
    const referee = leading();
    accepted(referee.submit(SUN, 'tap', 3));
    accepted(referee.submit(SUN, 'tap', 4));
    accepted(referee.submit(SUN, 'take-back', 5));
    accepted(referee.submit(SUN, 'take-back', 6));
    expect(referee.n).toBe(7);
    expect(referee.view(SUN)).toMatchObject({ taps: 0, phase: 'lead' });
    expect(referee.record().entries).toHaveLength(3);
  });

  it('never crosses a roll', () => {
    expect(why(leading().submit(SUN, 'take-back', 3))).toEqual({ why: 'cannot-take-back' });
  });

  it('never crosses another player’s action, nor undoes a promise', () => {
    const referee = table();
    accepted(referee.submit(SUN, 'bid 1', 0));
    expect(referee.canTakeBack(SUN)).toBe(false);
    expect(why(referee.submit(SUN, 'take-back', 1))).toEqual({ why: 'cannot-take-back' });
    const other = leading();
    accepted(other.submit(SUN, 'tap', 3));
    expect(other.canTakeBack(SUN)).toBe(true);
    expect(other.canTakeBack(MOON)).toBe(false);
    expect(why(other.submit(MOON, 'take-back', 4))).toEqual({ why: 'cannot-take-back' });
  });

  it('is replayed from the log like any entry', () => {
    const referee = leading();
    const log: LogEntry[] = [...referee.record().entries];
    for (const action of ['tap', 'take-back', 'go']) {
      log.push(...accepted(referee.submit(SUN, action, referee.n)).steps);
    }
    const again = table({ options: { goal: 5 } }, log);
    expect(again.n).toBe(referee.n);
    expect(again.view(SUN)).toEqual(referee.view(SUN));
    expect(writeRecord(again.record())).toEqual(writeRecord(referee.record()));
  });
});

describe('take-back where all sit together', () => {
  /** The sun leads in round 1 and has tapped twice. */
  function tapping(more: Partial<TableSetup> = {}): Referee {
    const referee = table({ options: { goal: 5 }, ...more });
    accepted(referee.submit(SUN, 'bid 1', 0));
    accepted(referee.submit(MOON, 'bid 2', 1));
    if (more.diceMode === 'typed') accepted(referee.submitRoll('roll 2'));
    accepted(referee.submit(SUN, 'tap', 3));
    accepted(referee.submit(SUN, 'tap', 4));
    return referee;
  }
  const takeBack = (referee: Referee, people = [SUN, MOON]) => {
    const proposal = accepted(referee.proposeTakeBack(people));
    referee.commit(proposal);
    return proposal.steps;
  };

  it('goes back a step of the turn that is under way', () => {
    const referee = tapping();
    expect(referee.takeBackFor([SUN])).toEqual({ is: 'step', seat: SUN, kept: 4 });
    takeBack(referee);
    expect(referee.view(SUN)).toMatchObject({ taps: 1, phase: 'lead' });
  });

  it('says what stays: before anything was done, after a roll, after a reveal', () => {
    expect(table().takeBackFor([SUN])).toEqual({ is: 'stays', because: 'nothing' });
    const rolled = table({ options: { goal: 5 } });
    accepted(rolled.submit(SUN, 'bid 1', 0));
    accepted(rolled.submit(MOON, 'bid 2', 1));
    expect(rolled.takeBackFor([SUN, MOON])).toEqual({ is: 'stays', because: 'rolled' });
    expect(why(rolled.proposeTakeBack([SUN, MOON]))).toEqual({ why: 'cannot-take-back' });
  });

  it('puts a roll right that was typed wrongly, until somebody chooses', () => {
    const referee = table({ options: { goal: 5 }, diceMode: 'typed' });
    accepted(referee.submit(SUN, 'bid 1', 0));
    accepted(referee.submit(MOON, 'bid 2', 1));
    accepted(referee.submitRoll('roll 2'));
    expect(referee.takeBackFor([SUN, MOON])).toMatchObject({ is: 'roll', kept: 2 });
    takeBack(referee);
    expect(referee.awaitsRoll).toBe(true);
    accepted(referee.submitRoll('roll 3'));
    expect(tapping({ diceMode: 'typed' }).takeBackFor([SUN])).toMatchObject({ is: 'step' });
  });

  it('is replayed from the log, leaves a record of what counts, and is nobody’s action', () => {
    const referee = tapping();
    const log: LogEntry[] = [...referee.record().entries, ...takeBack(referee)];
    const again = table({ options: { goal: 5 } }, log);
    expect(again.view(SUN)).toEqual(referee.view(SUN));
    expect(writeRecord(again.record())).toEqual(writeRecord(referee.record()));
    expect(why(referee.submit(SUN, 'take-back 0', referee.n))).toEqual({ why: 'unreadable' });
    expect(standingSteps(log).map(({ action }) => action)).toEqual(
      referee.record().entries.map(({ action }) => action),
    );
  });
});

describe('a table as it was left', () => {
  it('is the fold of its log', () => {
    const referee = table();
    const log = playOut(referee);
    const again = table({}, log);
    expect(again.outcome).toEqual(referee.outcome);
    expect(writeRecord(again.record())).toEqual(writeRecord(referee.record()));
  });

  it('with an impossible log is an error that names the entry', () => {
    expect(() => table({}, [{ by: SUN, action: 'go' }])).toThrow('entry 1 of the log (go)');
  });
});

describe('real-die mode', () => {
  it('waits for someone to type the outcome and refuses one the die does not have', () => {
    const referee = table({ diceMode: 'typed' });
    accepted(referee.submit(SUN, 'bid 1', 0));
    expect(referee.awaitsRoll).toBe(false);
    expect(why(referee.submitRoll('roll 1'))).toEqual({ why: 'no-such-roll' });
    accepted(referee.submit(MOON, 'bid 2', 1));
    expect(referee.awaitsRoll).toBe(true);
    expect(referee.rolls()).toEqual(['roll 1', 'roll 2', 'roll 3']);
    expect(why(referee.submitRoll('roll 7'))).toEqual({ why: 'no-such-roll' });
    accepted(referee.submitRoll('roll 2'));
    expect(referee.view('spectator')).toMatchObject({ points: [0, 1] });
    expect(referee.record().extra).toEqual({ dice: 'typed' });
  });

  it('is not open at a table that rolls by itself', () => {
    expect(why(table().submitRoll('roll 1'))).toEqual({ why: 'no-such-roll' });
  });
});

describe('fair dice at a table', () => {
  it('the commitment is there from the start, the secret only at the end', () => {
    const referee = table();
    expect(referee.proof.secret).toBeUndefined();
    expect(JSON.stringify(referee.record().extra)).not.toContain(SECRET);
    playOut(referee);
    expect(referee.proof.secret).toBe(SECRET);
  });

  it('a finished table’s record verifies after writing and reading', () => {
    const referee = table();
    playOut(referee);
    const read = readRecords(writeRecord(referee.record()).join('\n'), () => sunAndMoon);
    if (!read.ok || !read.value[0]) throw new Error('not read');
    const verified = verifyRecord(read.value[0]);
    expect(verified.ok && verified.value.rolls).toBeGreaterThan(0);
  });
});
