import { pick, seededDice } from '@hearthside/table';
import { describe, expect, it } from 'vitest';
import { type Action, type Event, game, type Placement, type View } from '../rules/index.ts';
import { ghostOf, isPlacement, levelOf, piecesOf, planksOver, tapped, turned } from './pile.ts';
import { fallen } from './scene/falling.tsx';
import { after } from './showing.ts';

const OPTIONS = {
  side: 6,
  crates: 12,
  planks: 8,
  cargo: 'delicate',
  spaceDiagonals: true,
  warning: true,
  starter: 'teal',
} as const;

/** Plays random games and shows each action with the views around it. */
function watch(
  games: number,
  see: (before: View, action: Action, events: Event[], now: View) => void,
): void {
  const dice = seededDice(21);
  for (let i = 0; i < games; i++) {
    const position = game.setup(OPTIONS, dice);
    while (game.outcome(position) === null) {
      const seat = game.actors(position)[0] as number;
      const action = pick(game.legal(position, seat), dice);
      const before = game.view(position, seat);
      const events: Event[] = [];
      game.play(position, seat, action, (event) => events.push(event));
      see(before, action, events, game.view(position, seat));
    }
  }
}

const read = (text: string): Action => game.readAction(text) as Action;

describe('the pile as drawn', () => {
  it('has exactly the pieces of the view, and a placement lands where the ghost was', () => {
    watch(20, (before, action, _, now) => {
      expect(piecesOf(now)).toHaveLength(now.crates.length + now.planks.length);
      if (!isPlacement(action) || before.toAct === null) return;
      const { name: _ghost, ...ghost } = ghostOf(before, action, before.toAct);
      const known = new Set(piecesOf(before).map(({ name }) => name));
      const fresh = piecesOf(now).find(({ name }) => !known.has(name));
      expect(fresh).toMatchObject(ghost);
    });
  });

  it('showing events one by one ends on the true view', () => {
    const drawn = ({ crates, planks, left, score }: View) => ({
      crates: [...crates].sort((a, b) => `${a.at}${a.level}`.localeCompare(`${b.at}${b.level}`)),
      planks,
      left,
      score,
    });
    watch(20, (before, _, events, now) => {
      expect(drawn(events.reduce(after, before))).toEqual(drawn(now));
    });
  });

  it('a fall takes the plank that tips and what stands on it, and nothing below', () => {
    let falls = 0;
    watch(200, (_before, _action, events, now) => {
      const fall = events.find((event) => event.type === 'fall');
      if (fall?.type !== 'fall') return;
      falls++;
      const loose = [...fallen(piecesOf(now), fall)];
      expect(loose.map(({ name }) => name)).toContain(
        `plank ${fall.from}-${fall.to} ${fall.level}`,
      );
      expect(loose.filter(({ kind, level }) => kind === 'crate' && level <= fall.level)).toEqual(
        [],
      );
    });
    expect(falls).toBeGreaterThan(3);
  });
});

describe('choosing a place', () => {
  const position = game.setup(OPTIONS, seededDice(1));
  for (const [seat, text] of [
    [0, 'crate c3'],
    [1, 'crate c4'],
    [0, 'crate d3'],
    [0, 'end'],
  ] as const) {
    game.play(position, seat, read(text));
  }
  const legal = game.legal(position, 1);
  const view = game.view(position, 1);

  it('a tap with a crate in hand means that place, and nothing where none fits', () => {
    const b2 = (read('crate b2') as Placement & { at: number }).at;
    const c3 = (read('crate c3') as Placement & { at: number }).at;
    expect(tapped(legal, 'crate', b2, null)).toBe(read('crate b2'));
    expect(tapped(legal, 'crate', c3, null)).toBeNull();
  });

  it('a tap with a plank in hand goes through all the ways it can lie there', () => {
    const c3 = (read('crate c3') as Placement & { at: number }).at;
    const ways = planksOver(legal, c3);
    expect(ways.length).toBeGreaterThan(2);
    let ghost: Placement | null = null;
    const seen = new Set<Placement>();
    for (let i = 0; i < ways.length; i++) {
      ghost = tapped(legal, 'plank', c3, ghost);
      if (ghost) seen.add(ghost);
    }
    expect(seen).toEqual(new Set(ways));
  });

  it('a plank turns to one that crosses its place', () => {
    const row = read('plank c3-f3') as Placement;
    const other = turned(legal, row);
    expect(other && game.writeAction(other)).toMatch(/^plank c\d-c\d$/);
    expect(levelOf(view, row)).toBe(0);
  });
});
