import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@hearthside/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const built = fileURLToPath(new URL('./dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hearthside-'));
const at = (name: string): string => join(folder, name);

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command line as a person would. */
function hearthside(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [built, ...args], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.end(input);
  });
}

beforeAll(() => {
  if (!existsSync(built)) throw new Error('the command line is not built: run `npm run build`');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(shelf.map(({ facts }) => facts.id))('%s', (id) => {
  const file = at(`${id}.jsonl`);
  const record = (out: string, seed = '1') =>
    hearthside([
      'record',
      '--game',
      id,
      '--players',
      'random,random',
      '--games',
      '2',
      '--seed',
      seed,
      '--full',
      '--out',
      out,
    ]);

  it('is recorded, checked and verified; the same seed gives the same bytes', async () => {
    expect(await record(file)).toMatchObject({ status: 0, err: '' });
    const checked = await hearthside(['check', file]);
    expect(checked).toMatchObject({ status: 0 });
    expect(checked.out).toContain('2 games');
    expect(await hearthside(['verify', file])).toMatchObject({ status: 0 });
    await record(at('again.jsonl'));
    expect(readFileSync(at('again.jsonl'), 'utf8')).toBe(readFileSync(file, 'utf8'));
    await record(at('other.jsonl'), '2');
    expect(readFileSync(at('other.jsonl'), 'utf8')).not.toBe(readFileSync(file, 'utf8'));
  });

  it('is told and shown by replay', async () => {
    const told = await hearthside(['replay', file]);
    expect(told.status).toBe(0);
    expect(told.out).not.toContain('⟦');
    const shown = await hearthside(['replay', file, '--at', '5', '--game-number', '2']);
    expect(shown.out.split('\n').length).toBeGreaterThan(8);
    const json = await hearthside(['replay', file, '--at', '0', '--json']);
    const [header] = readFileSync(file, 'utf8').split('\n');
    expect(JSON.parse(json.out)).toEqual(JSON.parse(header as string).start);
  });

  it('has its rules, whole and one by one', async () => {
    const prefix = shelf.find(({ facts }) => facts.id === id)?.facts.rulePrefix;
    expect((await hearthside(['rules', id])).out).toContain(`${prefix}-1 `);
    expect(await hearthside(['rules', id, `${prefix}-999`])).toMatchObject({ status: 1 });
  });

  it('shows a statement in a position where it matters', async () => {
    const box = shelf.find(({ facts }) => facts.id === id);
    const { examples = [] } = (await box?.examples()) ?? {};
    const refused = examples.find(({ shows }) => shows.is === 'refusal')?.rule ?? '';
    const happens = examples.find(({ shows }) => shows.is === 'event')?.rule ?? '';
    const no = await hearthside(['rules', id, refused, '--show']);
    expect(no).toMatchObject({ status: 0, err: '' });
    expect(no.out).toContain(`(${refused})`);
    const yes = await hearthside(['rules', id, happens.toLowerCase(), '--show']);
    expect(yes.out).toMatch(/^· .* [A-Z]{2}-\d+$/m);
    expect(yes.out.split('\n').length).toBeGreaterThan(20);
    expect(`${no.out}${yes.out}`).not.toContain('⟦');
    expect(await hearthside(['rules', id, '--show'])).toMatchObject({ status: 2 });
  });

  it('counts sequences and measures its engine', async () => {
    const counted = await hearthside(['perft', id, 'start', '1', '--json']);
    expect(JSON.parse(counted.out).count).toBeGreaterThan(1);
    const bench = await hearthside(['bench', 'engine', '--game', id, '--seconds', '1', '--json']);
    const lines = bench.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const { perSecond } of lines) expect(perSecond.actions).toBeGreaterThan(1000);
  });

  // With dice that are known, since luck may end a game at any roll.
  const played = ['play', id, '--against', 'random', '--seed', '1'];

  it('rolls the same dice again when it is given a seed', async () => {
    const choices = `${'1\n'.repeat(12)}quit\n`;
    const [one, again] = [await hearthside(played, choices), await hearthside(played, choices)];
    expect(one.out).toMatch(/◆|·/);
    expect(again.out).toBe(one.out);
  });

  it('has a coach in the terminal, who advises and rates when asked', async () => {
    const asked = await hearthside(played, 'rate\nhint\nquit\n');
    expect(asked.status).toBe(0);
    expect(asked.out).toContain('You have not made a choice yet.');
    expect(asked.out).not.toContain('⟦');
    const [action = ''] = /^> (.+\. .+)$/m.exec(asked.out) ?? [];
    expect(action.length).toBeGreaterThan(20);
    const rated = await hearthside(played, `${'1\n'.repeat(3)}rate\nquit\n`);
    expect(rated.out).toMatch(
      /The best there was|Hardly anything|[Bb]etter would be|good choice|better idea/,
    );
  });

  it('is played in the terminal until the player leaves, and saved', async () => {
    const saved = at(`${id}-played.jsonl`);
    const left = await hearthside([...played, '--save', saved], '?\nboard\nnonsense\n1\n1\nquit\n');
    expect(left.status).toBe(0);
    expect(left.out).toContain('Good-bye.');
    expect(left.out).not.toContain('⟦');
    expect(await hearthside(['check', saved])).toMatchObject({ status: 0 });
  });

  it('has puzzles to solve in the terminal, with hints and a second try', async () => {
    const { puzzles } = (await shelf.find(({ facts }) => facts.id === id)?.puzzles?.()) ?? {};
    const puzzle = puzzles?.[0];
    if (!puzzle) throw new Error(`${id} has no puzzles`);
    const lines = ['hint', ...puzzle.wrong.actions, ...puzzle.solution].join('\n');
    const solved = await hearthside(['puzzle', id, puzzle.id], `${lines}\n`);
    expect(solved.out).toContain(`Think of this rule: ${puzzle.wrong.rule}`);
    expect(solved.out).toContain('Not quite.');
    expect(solved.out).toContain('Solved!');
    expect(solved.out).not.toContain('⟦');
    expect(solved.status).toBe(0);
    expect(await hearthside(['puzzle', id, puzzle.id], 'quit\n')).toMatchObject({ status: 1 });
  });
});

describe('puzzles', () => {
  it('are made anew by the same seed, letter for letter', async () => {
    const made = ['puzzles', '--game', 'warehouse-elves', '--count', '1', '--seed', '3'];
    const [one, again] = [await hearthside(made), await hearthside(made)];
    expect(JSON.parse(one.out)).toHaveLength(1);
    expect(again.out).toBe(one.out);
  });
});

describe('failures', () => {
  it('a failed check exits with 1 and names the line on stderr', async () => {
    const good = readFileSync(at(`${shelf[0]?.facts.id}.jsonl`), 'utf8').split('\n');
    writeFileSync(at('bad.jsonl'), [good[0], good[1], good[1]].join('\n'));
    const checked = await hearthside(['check', at('bad.jsonl')]);
    expect(checked).toMatchObject({ status: 1, out: '' });
    expect(checked.err).toContain('line 3: "n" is 1, expected 2');
  });

  it.each([
    [['dance'], 'unknown command "dance"'],
    [['record', '--game', 'chess', '--players', 'random,random'], 'unknown game "chess"'],
    [['record', '--game', 'warehouse-elves', '--players', 'random'], '2 seats'],
    [['record', '--game', 'warehouse-elves', '--players', 'random,wizard'], 'wizard'],
    [
      ['record', '--game', 'warehouse-elves', '--players', 'random,random', '--options', '{'],
      '--options must be JSON',
    ],
    [
      [
        'record',
        '--game',
        'warehouse-elves',
        '--players',
        'random,random',
        '--options',
        '{"stocks":9}',
      ],
      'must be 2 or 3',
    ],
    [['check'], 'usage: hearthside check'],
    [['check', 'no-such-file'], 'cannot read no-such-file'],
    [['perft', 'warehouse-wars', '{}', '1'], 'POSITION'],
    [['bench', 'sleep'], 'sleep'],
    [['replay', '--sideways'], '--sideways'],
  ])('wrong usage %j exits with 2 and says what is wrong', async (args, message) => {
    const ran = await hearthside(args as string[]);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toContain(message);
  });

  it('a reader that stops reading is no crash', async () => {
    const child = spawn(process.execPath, [built, 'rules', 'ogres-and-elves']);
    // As `| head -1` does: one piece is enough.
    child.stdout.once('data', () => child.stdout.destroy());
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    const status = await new Promise((done) => child.on('close', done));
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
});

describe('an edition', () => {
  it('is checked: the standard one passes, a broken one names field and statement', async () => {
    const standard = fileURLToPath(
      new URL('../../games/ogres-and-elves/edition/standard.json', import.meta.url),
    );
    expect(await hearthside(['edition', 'check', standard])).toMatchObject({ status: 0 });
    const broken = JSON.parse(readFileSync(standard, 'utf8'));
    const [key] = Object.keys(broken);
    delete broken[key as string];
    writeFileSync(at('edition.json'), JSON.stringify(broken));
    const checked = await hearthside(['edition', 'check', at('edition.json')]);
    expect(checked.status).toBe(1);
    expect(checked.err).toMatch(/OE-\d+/);
  });
});
