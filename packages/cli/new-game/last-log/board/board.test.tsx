import { plainPen, readOptions, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Event, game, TAKES } from '../rules/index.ts';
import { after } from './showing.ts';
import { drawTerminal } from './terminal.ts';

function table() {
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  return game.setup(options.value, seededDice('board'));
}

describe('the board of Last Log', () => {
  it('shows after the events of an action what the rules show', () => {
    const position = table();
    let view = game.view(position, 'spectator');
    for (let seat = 0; game.outcome(position) === null; seat = 1 - seat) {
      const events: Event[] = [];
      const [action] = game.legal(position, seat);
      game.play(position, seat, action ?? (TAKES[0] as never), (event) => events.push(event));
      view = events.reduce(after, view);
      expect(view).toEqual(game.view(position, 'spectator'));
    }
  });

  it('draws every log in a terminal', () => {
    const drawn = drawTerminal(game.view(table(), 'spectator'), plainPen);
    expect(drawn.match(/▬/g)).toHaveLength(13);
    expect(drawn).toContain('Ember to play');
  });
});
