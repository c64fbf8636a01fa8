import { describe, expect, it } from 'vitest';
import { ruleExamples } from './conformance/index.ts';
import { sunAndMoon } from './example/sun-and-moon.ts';
import { ExamplePlay, type ExampleSign, type Json, type RuleExample } from './index.ts';

const SECRET = '07'.repeat(32);

const position = (fields: Record<string, Json> = {}): Json => ({
  goal: 3,
  round: 1,
  phase: 'bid',
  taps: 0,
  bids: [0, 0],
  points: [0, 0],
  resigned: null,
  ...fields,
});

const example = (shows: ExampleSign, given: Partial<RuleExample> = {}): RuleExample => ({
  rule: 'SM-2',
  options: { goal: 3 },
  position: position(),
  seat: 0,
  actions: ['bid 2'],
  others: ['bid 1'],
  rolls: ['roll 2'],
  shows,
  ...given,
});
const play = (shows: ExampleSign, given: Partial<RuleExample> = {}) =>
  new ExamplePlay(sunAndMoon, example(shows, given), SECRET);

const POINT: ExampleSign = { is: 'event', event: { type: 'point', seat: 'sun' } };

describe('an example of a rule', () => {
  it('is done when its event happens, and goes on when it does not', () => {
    const seen = play(POINT);
    expect(seen.choose('bid 2')).toEqual({ is: 'done' });
    // Its own bid, the other's and the roll.
    expect(seen.shownAt).toBe(3);
    expect(play(POINT).choose('bid 3')).toEqual({ is: 'on' });
  });

  it('tells the refusal that was to be seen, and any other as one', () => {
    const sign: ExampleSign = { is: 'refusal' };
    const [own, other] = [play(sign, { rule: 'SM-3' }), play(sign)];
    expect(own.choose('tap')).toEqual({ is: 'done', refusal: { rule: 'SM-3', key: 'not-tap' } });
    expect(own.isShown).toBe(true);
    expect(other.choose('tap')).toMatchObject({ is: 'refused', refusal: { rule: 'SM-3' } });
    expect(other.isShown).toBe(false);
  });

  it('looks into the position, the seat’s view and the outcome', () => {
    const points: ExampleSign = { is: 'position', path: 'points.0', value: 1 };
    expect(play(points).choose('bid 2').is).toBe('done');
    expect(play(points).choose('bid 1').is).toBe('on');
    // The other's bid is made first and stays hidden until the die is rolled.
    const hidden: ExampleSign = { is: 'view', path: 'bids', value: [0, null] };
    expect(play(hidden, { others: [], position: position({ bids: [0, 1] }) }).isShown).toBe(true);
    const won: ExampleSign = { is: 'outcome', outcome: { winner: 0, why: 'points' } };
    const close = { position: position({ points: [2, 2] }) };
    expect(play(won, close).choose('bid 2').is).toBe('done');
    expect(play(won, close).choose('bid 1').is).toBe('on');
  });

  it('with several signs wants all of them from one choice', () => {
    const both: ExampleSign = {
      is: 'all',
      of: [
        { is: 'event', event: { type: 'tap' } },
        { is: 'position', path: 'taps', value: 2 },
      ],
    };
    const led = play(both, { position: position({ phase: 'lead' }), rolls: [], others: [] });
    expect(['tap', 'tap'].map((action) => led.choose(action).is)).toEqual(['on', 'done']);
  });

  it('lets anything be tried for as long as one likes, and never says not quite', () => {
    const free = play(POINT);
    const answers: string[] = [];
    while (free.referee.outcome === null) {
      const legal = free.referee.legal(0);
      answers.push(free.choose(legal[answers.length % legal.length] as string).is);
    }
    expect(new Set(answers)).toEqual(new Set(['on', 'done']));
    expect(answers.length).toBeGreaterThan(3);
  });

  it('rolls real dice after its own, the same ones when begun again', () => {
    const free = play(POINT);
    const gameOn = () => {
      while (free.referee.outcome === null) free.choose(free.referee.legal(0).at(-1) as string);
      return free.steps.map(({ action, events }) => [action, events]);
    };
    const once = gameOn();
    free.again();
    expect(free.isShown).toBe(false);
    expect(gameOn()).toEqual(once);
    const faces = once.flatMap(([action]) => (`${action}`.startsWith('roll') ? [action] : []));
    expect(new Set(faces.slice(1)).size, 'always the same face').toBeGreaterThan(1);
  });

  it('keeps what was settled for others until it can happen', () => {
    const led = play(POINT, { position: position({ phase: 'lead' }) });
    expect(led.unused).toEqual(['roll 2', 'bid 1']);
    led.choose('go');
    expect(led.unused).toEqual(['roll 2']);
    led.choose('bid 2');
    expect(led.unused).toEqual([]);
  });

  it('names itself where its position is none', () => {
    expect(() => play(POINT, { position: {} })).toThrow('example SM-2');
  });
});

describe('the kit', () => {
  ruleExamples(
    sunAndMoon,
    [
      example({ is: 'refusal' }, { rule: 'SM-1', actions: ['bid 4'], rolls: [], others: [] }),
      example(POINT),
      example(
        { is: 'refusal' },
        {
          rule: 'SM-3',
          position: position({ phase: 'lead' }),
          actions: ['tap', 'tap', 'tap'],
          rolls: [],
          others: [],
        },
      ),
      example(
        { is: 'outcome', outcome: { winner: 0 } },
        { rule: 'SM-4', position: position({ points: [2, 1] }) },
      ),
    ],
    new URL('./example/text/rules.en.json', import.meta.url),
  );
});
