import { readFileSync } from 'node:fs';
import { CHANCE, pick, type Seat, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { ALL_ACTIONS } from '../rules/actions.ts';
import {
  type GameLevel,
  game,
  type Position,
  standardEdition,
  WRONG_PLACE,
} from '../rules/index.ts';
import { GAME_LEVELS } from '../rules/pieces.ts';
import { scene } from '../rules/testing/scene.ts';
import english from './en.json' with { type: 'json' };
import rules from './rules.en.json' with { type: 'json' };

describe('the English words', () => {
  it('put every statement of the rules file into players’ words', () => {
    const file = new URL('../../../docs/rules/ogres-and-elves.md', import.meta.url);
    const ids = [...readFileSync(file, 'utf8').matchAll(/\*\*(OE-\d+)\*\*/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(40);
    expect(Object.keys(rules)).toEqual(ids);
  });

  it('have a line for every action', () => {
    const needed = new Set(ALL_ACTIONS.map((action) => `action.${game.describe(action).key}`));
    const there = Object.keys(english).filter((key) => key.startsWith('action.'));
    expect(there.sort()).toEqual([...needed].sort());
  });

  it('have a line for every refusal, and none that is never said', () => {
    const said = new Set<string>();
    for (const level of GAME_LEVELS) {
      for (let seed = 0; seed < 4; seed++) listen(level, seed, said);
    }
    // Two that random play hardly ever meets.
    const full = scene({ elves: ['5 amber', '5 gold gold ruby ruby'] }).play('0 move 5');
    tryAll(full.position, 0, said);
    const shared = scene({ level: 'second', elves: ['5 shield', '5'] }).play('0 move 5');
    for (let n = 0; n < 4; n++) shared.play('0 hand shield 1', '0 ask shield 1', '1 agree');
    tryAll(shared.position, 0, said);
    for (const { key } of Object.values(WRONG_PLACE)) said.add(`refusal.${key}`);
    const there = Object.keys(english).filter((key) => key.startsWith('refusal.'));
    expect(there.sort()).toEqual([...said].sort());
  });
});

/** Plays a random game, tries every action there is at every seat, and notes what is answered. */
function listen(level: GameLevel, seed: number, said: Set<string>): void {
  const dice = seededDice(`${level} ${seed}`);
  const options = { level, seats: 3, starter: 0, edition: standardEdition };
  const position = game.setup(options, dice);
  for (let n = 0; n < 400; n++) {
    for (const seat of [0, 1, 2]) tryAll(position, seat, said);
    if (game.outcome(position)) return;
    const by = game.actors(position)[0] ?? CHANCE;
    const all = by === CHANCE ? game.chance(position) : game.legal(position, by);
    const handling = all.filter((action) => SELDOM.has(action.kind));
    game.play(position, by, pick(handling.length > 0 ? handling : all, dice));
  }
}

function tryAll(position: Position, seat: Seat, said: Set<string>): void {
  for (const action of ALL_ACTIONS) {
    const refusal = game.refuse(position, seat, action);
    if (refusal) said.add(`refusal.${refusal.key}`);
  }
}

/** What random play does too seldom to bring every refusal about. */
const SELDOM = new Set(['take', 'trade', 'hand', 'ask', 'refuse', 'gift', 'ransom', 'deliver']);
