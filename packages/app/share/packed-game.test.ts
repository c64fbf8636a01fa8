import { findBox, shelf } from '@hearthside/shelf';
import { type AnyGame, Referee, readOptions, seededDice } from '@hearthside/table';
import { LONGEST_LINK, packGame, unpackGame } from '@hearthside/table/link';
import { describe, expect, it } from 'vitest';

async function find(prefix: string): Promise<AnyGame | null> {
  const box = shelf.find(({ facts }) => facts.rulePrefix === prefix);
  return box ? (await box.rules()).game : null;
}

/** A random game, to its end or so far. */
async function played(id: string, seed: string, options: object = {}, most = 400) {
  const rules = await findBox(id)?.rules();
  if (!rules) throw new Error(`no game ${id}`);
  const { game } = rules;
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(read.error);
  const referee = new Referee({
    game,
    options: read.value,
    table: seed,
    secret: 'ab'.repeat(32),
  });
  const dice = seededDice(seed);
  while (referee.n < most && referee.outcome === null) {
    const seat = referee.actors[dice.below(referee.actors.length)] ?? 0;
    const legal = referee.legal(seat);
    referee.submit(seat, legal[dice.below(legal.length)] as string, referee.n);
  }
  return { game, referee };
}

const problem = async (link: string): Promise<string> => {
  const read = await unpackGame(link, find);
  return read.ok ? 'fine' : (read.say?.key ?? read.error);
};

describe.each(shelf)('a game of $facts.id in a link', ({ facts: { id } }) => {
  it('comes out as it went in, names and place included', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const { referee } = await played(id, seed);
      const { extra: _, ...record } = referee.record();
      const players = ['Ada', null, 'bot hard'].slice(0, record.game.seats(record.options).length);
      const link = packGame({ record: { ...record, extra: {} }, players, at: 3 });
      expect(link).toMatch(/^[\w-]+$/);
      const read = await unpackGame(link, find);
      expect(read).toEqual({
        ok: true,
        value: { record: { ...record, extra: {} }, players, at: 3 },
      });
    }
  });

  it('carries a resignation, by whichever seat', async () => {
    const { game, referee } = await played(id, 'resign', {}, 5);
    if (!game.resign) return;
    referee.submit(1, 'resign', referee.n);
    const record = referee.record();
    const read = await unpackGame(packGame({ record, players: [], at: 0 }), find);
    expect(read.ok && read.value.record.entries.at(-1)).toEqual({ by: 1, action: 'resign' });
  });

  it('is told from one that lost its end, any letter of it, or was made up', async () => {
    const { referee } = await played(id, 'broken', {}, 60);
    const link = packGame({ record: referee.record(), players: [], at: 0 });
    const dice = seededDice('harm');
    for (let i = 0; i < 40; i++) {
      const cut = link.slice(0, 3 + dice.below(link.length - 3));
      expect(await problem(cut)).not.toBe('fine');
      const at = 6 + dice.below(link.length - 6);
      const other = link[at] === 'A' ? 'Q' : 'A';
      // Some bits mean nothing: then the very same game comes out, and never another.
      const harmed = await unpackGame(link.slice(0, at) + other + link.slice(at + 1), find);
      if (harmed.ok) expect(harmed.value.record.entries).toEqual(referee.record().entries);
    }
    expect(await problem(link.slice(0, -2))).toBe('link-broken');
  });
});

it('says kindly what is wrong with a link', async () => {
  expect(await problem('')).toBe('link-broken');
  expect(await problem('**')).toBe('link-broken');
  expect(await problem('A'.repeat(LONGEST_LINK + 1))).toBe('link-long');
  expect(await problem('_AAA')).toBe('link-version');
  expect(await problem('AQJaWgAAAAA')).toBe('link-game');
});
