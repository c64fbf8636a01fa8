import { findBox, shelf } from '@hearthside/shelf';
import { describe, expect, it } from 'vitest';
import { playBout, schedule } from './bouts.ts';
import { findings, histogramOf } from './lab.ts';
import { labPage } from './lab-page.ts';
import { playBouts } from './play-bouts.ts';
import { independent, meanOf, shareOf, standings, tallyAgainst } from './standings.ts';

describe('a schedule', () => {
  it('lets every pair meet equally often, every luck twice with the seats swapped', () => {
    const bouts = schedule(3, 2, 4, false);
    expect(bouts).toHaveLength(12);
    const met = new Map<string, number>();
    for (const { table, seated } of bouts) {
      met.set(`${table} ${seated}`, (met.get(`${table} ${seated}`) ?? 0) + 1);
    }
    for (const table of ['1', '2']) {
      for (const pair of ['0,1', '1,0', '0,2', '2,0', '1,2', '2,1']) {
        expect(met.get(`${table} ${pair}`)).toBe(1);
      }
    }
  });

  it('gives each player of a team game a table of its own', () => {
    expect(schedule(2, 3, 1, true).map(({ seated }) => seated)).toEqual([
      [0, 0, 0],
      [1, 1, 1],
    ]);
  });
});

describe('estimates', () => {
  it('follow Wilson for shares', () => {
    const { value, low, high } = shareOf(8, 10);
    expect(value).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(shareOf(10, 10).high).toBe(1);
    expect(shareOf(10, 10).low).toBeCloseTo(0.7225, 3);
  });

  it('give a mean its interval', () => {
    const { value, low, high } = meanOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo(1.96 * Math.sqrt(2.5 / 5), 10);
    expect(value - low).toBeCloseTo(high - value, 10);
  });
});

/** Nobody presses Ctrl-C. */
const NEVER = new AbortController().signal;

const SERIES = {
  game: 'warehouse-wars',
  options: { crates: 8, planks: 2 },
  players: ['easy', 'random'],
  seed: 's',
  rules: true,
};

describe('a series of bouts', () => {
  const box = findBox('warehouse-wars');
  if (!box) throw new Error('no such box');

  it('has the same results for the same seed', async () => {
    const bouts = schedule(2, 2, 4, false);
    const once = () => playBouts(box, SERIES, bouts, 1, NEVER);
    expect(await once()).toEqual(await once());
  });

  it('shows that easy is better than random', async () => {
    const results = await playBouts(box, SERIES, schedule(2, 2, 10, false), 1, NEVER);
    const [easy, random] = standings(SERIES, results);
    expect(easy?.winShare?.value).toBeGreaterThan(0.7);
    expect((easy?.winShare?.value ?? 0) + (random?.winShare?.value ?? 0)).toBeCloseTo(1, 10);
    const { wins, draws, losses } = tallyAgainst(results, 0, 1);
    expect(wins + draws + losses).toBe(10);
  });

  it('counts which rules came into play', async () => {
    const result = await playBout(box, SERIES, { number: 1, table: '1', seated: [1, 1] }, NEVER);
    expect(result.rules['WW-20']).toBeGreaterThan(0);
    expect(result.first).toBe(0);
    const found = findings([result], ['WW-20', 'WW-99']);
    expect(found.rules.map(({ rule }) => rule)).toContain('WW-99');
    expect(found.rules.find(({ rule }) => rule === 'WW-99')?.share).toBe(0);
    expect(found.rules.find(({ rule }) => rule === 'WW-20')?.share).toBe(1);
  });
});

describe('games that count', () => {
  const box = findBox('warehouse-wars');
  if (!box) throw new Error('no such box');
  const small = { ...SERIES, options: { crates: 8, planks: 0 }, players: ['hard@20', 'hard@20'] };

  it('begin as the lot says, the same for both games with the seats swapped', async () => {
    const results = await playBouts(
      box,
      { ...small, players: ['hard@20', 'plain'], opening: 2 },
      schedule(2, 2, 4, false),
      1,
      NEVER,
    );
    expect(new Set(results.map(({ line }) => line)).size).toBe(4);
    expect(results.map(({ turns }) => turns)).toEqual([16, 16, 16, 16]);
  });

  it('are counted once when they went the same way', async () => {
    const bout = { number: 1, table: '1', seated: [0, 0] };
    const once = await playBout(box, small, bout, NEVER);
    const again = await playBout(box, small, bout, NEVER);
    const other = await playBout(box, { ...small, opening: 2 }, { ...bout, table: '2' }, NEVER);
    expect(independent([once, again, other])).toEqual([once, other]);
    const found = findings([once, again, other], []);
    expect([found.games, found.repeated]).toEqual([2, 1]);
  });
});

describe('a team of different players', () => {
  it('sits down in turn, and its idle turns and top scores are told', async () => {
    const box = findBox('ogres-and-elves');
    if (!box) throw new Error('no such box');
    const series = { game: 'ogres-and-elves', options: {}, players: ['child+hard'], seed: 's' };
    const results = await playBouts(
      box,
      { ...series, timed: true },
      schedule(1, 2, 2, true),
      1,
      NEVER,
    );
    const [team] = standings(series, results);
    expect(team?.idle).toBeGreaterThan(0);
    expect(team?.idle).toBeLessThan(1);
    expect(Object.keys(team?.idleBy ?? {})).toEqual(['child', 'hard']);
    const { child = 0, hard = 0 } = team?.idleBy ?? {};
    expect(child).not.toBe(hard);
    expect(team?.idle).toBeGreaterThanOrEqual(Math.min(child, hard));
    expect(team?.idle).toBeLessThanOrEqual(Math.max(child, hard));
    expect(team?.topRate?.value).toBeGreaterThanOrEqual(0);
    expect(team?.thinking?.usual).toBeGreaterThan(0);
    const alone = await playBouts(
      box,
      { ...series, players: ['child'] },
      schedule(1, 2, 2, true),
      1,
      NEVER,
    );
    expect(standings({ ...series, players: ['child'] }, alone)[0]?.idleBy).toEqual({});
    expect(alone.map(({ line }) => line)).not.toEqual(results.map(({ line }) => line));
  });
});

describe('the lab', () => {
  it('tells who lost by each ending, and folds rules that never came into play', async () => {
    const box = findBox('warehouse-wars');
    if (!box) throw new Error('no such box');
    const result = await playBout(box, SERIES, { number: 1, table: '1', seated: [1, 1] }, NEVER);
    const found = findings([result], ['WW-20', 'WW-99']);
    const [ending] = found.endings;
    expect(ending?.games).toBe(1);
    if (result.winner !== null) expect(ending?.lost?.[result.winner]).toBe(0);
    expect(found.minutes.value).toBeGreaterThan(1);
    const study = { title: 'A', call: '', seats: ['teal', 'white'], ruleText: {} };
    const folded = /<details>.*<\/details>/s.exec(labPage(study, found))?.[0] ?? '';
    expect(folded).toContain('WW-99');
    expect(folded).not.toContain('WW-20');
  });

  it('counts every game in its histogram once', () => {
    const values = Array.from({ length: 500 }, (_, i) => (i * i) % 137);
    const { from, step, counts } = histogramOf(values);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(500);
    expect(counts.length).toBeLessThanOrEqual(25);
    expect(from).toBeLessThanOrEqual(Math.min(...values));
    expect(from + step * counts.length).toBeGreaterThan(Math.max(...values));
  });

  it('makes one page that needs nothing from elsewhere, for every game', async () => {
    for (const box of shelf) {
      const { game } = await box.rules();
      const seats = game.seats(readDefaults(game));
      const series = { ...SERIES, game: box.facts.id, options: {}, players: ['easy'] };
      const seated = seats.map(() => 0);
      const result = await playBout(box, series, { number: 1, table: '1', seated }, NEVER);
      const study = { title: 'A & B', call: '<call>', seats: seats.map(String), ruleText: {} };
      const page = labPage(study, findings([result], []));
      expect(page).toContain('A &#38; B');
      expect(page).toContain('&#60;call&#62;');
      expect(page).not.toMatch(/(src|href)=|@import|url\(/);
      expect(page).toContain('<svg');
    }
  });
});

const readDefaults = (game: { readonly options: object }): unknown =>
  Object.fromEntries(
    Object.entries(game.options).map(([key, spec]) => [
      key,
      (spec as { default: unknown }).default,
    ]),
  );
