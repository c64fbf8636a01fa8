import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, DIRECTIONS, game, TEAM_NAMES, TOYS } from '../rules/index.ts';
import english from './en.json' with { type: 'json' };
import rules from './rules.en.json' with { type: 'json' };

const statements = readFileSync(
  new URL('../../../docs/rules/warehouse-elves.md', import.meta.url),
  'utf8',
);

describe('the words', () => {
  it('explain every statement, and no other', () => {
    const ids = [...statements.matchAll(/\*\*(WE-\d+)\*\*/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(Object.keys(rules)).toEqual(ids);
  });

  it('name every toy, card, direction and seat', () => {
    const words = [
      ...TOYS.flatMap((toy) => [`toy.${toy}`, `toy.${toy}.the`]),
      ...CARDS.map((card) => `card.${card.name}`),
      ...DIRECTIONS.map((direction) => `direction.${direction}`),
      ...TEAM_NAMES.map((team) => `seat.${team}`),
      'option.stocks.2',
      'option.stocks.3',
    ];
    expect(words.filter((word) => !(word in english))).toEqual([]);
    expect(english.title).toBe(game.facts.title);
  });
});
