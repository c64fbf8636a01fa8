import { readOptions, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Event, game, TAKES } from './index.ts';

function table(logs = 13) {
  const options = readOptions(game, { logs });
  if (!options.ok) throw new Error(options.error);
  return game.setup(options.value, seededDice('rules'));
}

const take = (count: number) => TAKES[count - 1] as (typeof TAKES)[number];

describe('Last Log', () => {
  it('LL-1 begins with the pile and the Ember', () => {
    expect(game.view(table(), 'spectator')).toMatchObject({ left: 13, toAct: 'ember' });
    expect(readOptions(game, { logs: 22 }).ok).toBe(false);
  });

  it('LL-2 lets each take one, two or three in turn', () => {
    const position = table();
    expect(game.legal(position, 0)).toEqual(TAKES);
    game.play(position, 0, take(2));
    expect(game.view(position, 'spectator')).toMatchObject({ left: 11, toAct: 'spark' });
    expect(game.refuse(position, 0, take(1))).toMatchObject({ rule: 'LL-2' });
  });

  it('LL-3 gives no more logs than there are', () => {
    const position = table(5);
    game.play(position, 0, take(3));
    expect(game.legal(position, 1)).toEqual([take(1), take(2)]);
    expect(game.refuse(position, 1, take(3))).toMatchObject({ rule: 'LL-3', key: 'too-many' });
  });

  it('LL-4 is won by the last log', () => {
    const position = table(5);
    game.play(position, 0, take(3));
    const events: Event[] = [];
    game.play(position, 1, take(2), (event) => events.push(event));
    expect(events.at(-1)).toEqual({ type: 'won', rule: 'LL-4', seat: 'spark' });
    expect(game.outcome(position)).toMatchObject({ winner: 1, why: 'last' });
  });

  it('LL-5 is lost by giving up', () => {
    const position = table();
    game.resign?.(position, 0);
    expect(game.outcome(position)).toMatchObject({ winner: 1, why: 'resigned' });
  });
});
