import { CHANCE, pickChoice, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { game, type View, type WarehouseEvent } from '../rules/index.ts';
import { after, eventPiece, lasts } from './showing.ts';

/** What the board draws of a view. */
const drawn = ({ snowman, trucks, santa, deckSize, round }: View) => ({
  snowman,
  trucks,
  santa,
  deckSize,
  round,
});

describe('showing events one by one', () => {
  it('leads from each true view to the next, for a player and for a spectator', () => {
    const dice = seededDice(11);
    for (let n = 0; n < 12; n++) {
      const position = game.setup({ stocks: 2 }, dice);
      while (game.outcome(position) === null) {
        const by = game.actors(position)[0] ?? CHANCE;
        const action = pickChoice(game, position, by, dice);
        const before = [0, 'spectator' as const].map((audience) => game.view(position, audience));
        const events: WarehouseEvent[] = [];
        game.play(position, by, action, (event) => events.push(event));
        // When it is over secrets open at once, which no event shows.
        if (game.outcome(position) !== null) break;
        for (const [i, audience] of [0, 'spectator' as const].entries()) {
          const seen = events.map((event) => game.viewEvent(event, audience) as WarehouseEvent);
          const shown = seen.reduce(after, before[i] as View);
          expect(drawn(shown)).toEqual(drawn(game.view(position, audience)));
        }
      }
    }
  });

  it('gives every event a picture and a length', () => {
    const win = { type: 'win', rule: 'WE-54', final: true, seat: 'red' } as const;
    expect(eventPiece(win).piece).toBe('we-truck-red');
    expect(lasts(win)).toBeGreaterThan(0);
  });
});
