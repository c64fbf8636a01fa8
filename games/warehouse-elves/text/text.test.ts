import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, DIRECTIONS, game, TEAM_NAMES, TOYS } from '../rules/index.ts';
import english from './en.json' with { type: 'json' };
import rules from './rules.en.json' with { type: 'json' };

const statements = readFileSync(
  new URL('../../../docs/rules/warehouse-elves.md', import.meta.url),
  'utf8',
);

/** The statements that are rulings, wholly or in part. */
const rulings = [...statements.matchAll(/\*\*(WE-\d+)\*\*([\s\S]*?)(?=\n- \*\*|\n## |$)/g)]
  .filter(([, , body]) => body?.includes('_Ruling._'))
  .map(([, id]) => id as keyof typeof rules);

describe('the words', () => {
  it('explain every statement, and no other', () => {
    const ids = [...statements.matchAll(/\*\*(WE-\d+)\*\*/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(Object.keys(rules)).toEqual(ids);
  });

  it('say where a statement is a house rule', () => {
    expect(rulings.length).toBeGreaterThan(5);
    for (const id of rulings)
      expect([id, rules[id]]).toEqual([id, expect.stringMatching(/house rule/)]);
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
