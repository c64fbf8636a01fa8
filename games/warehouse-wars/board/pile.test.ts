import { describe, expect, it } from 'vitest';
import { game, type Placement } from '../rules/index.ts';
import { fallen, fallShown } from './fall.ts';
import { ghostOf, isPlacement, levelOf, piecesOf, planksOver, tapped, turned } from './pile.ts';
import { after } from './showing.ts';
import { played, read, watch } from './testing/random-games.ts';

describe('the pile as drawn', () => {
  it('has exactly the pieces of the view, and a placement lands where the ghost was', () => {
    watch(20, ({ before, action, now }) => {
      expect(piecesOf(now)).toHaveLength(now.crates.length + now.planks.length);
      if (!isPlacement(action) || before.toAct === null) return;
      const { name: _ghost, ...ghost } = ghostOf(before, action, before.toAct);
      const known = new Set(piecesOf(before).map(({ name }) => name));
      const fresh = piecesOf(now).find(({ name }) => !known.has(name));
      expect(fresh).toMatchObject(ghost);
    });
  });

  it('showing events one by one ends on the true view', () => {
    watch(20, ({ before, events, now }) => {
      expect(events.reduce(after, before)).toEqual(now);
    });
  });

  it('a fall takes the plank that tips and what stands on it, and nothing below', () => {
    let falls = 0;
    watch(200, ({ events, now }) => {
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

  it('the pile lies where it fell until the end, whoever looks and whenever', () => {
    watch(200, ({ before, events, now }) => {
      const at = events.findIndex(({ type }) => type === 'fall');
      const fall = fallShown(before, events[at] ?? null);
      if (at < 0 || !fall) return;
      const { from, to, level, towards } = fall;
      expect(fallShown(now, null)).toEqual({ from, to, level, towards });
      let shown = before;
      for (const [i, event] of events.entries()) {
        shown = after(shown, event);
        if (i >= at) expect(fallShown(shown, event)).toMatchObject({ from, to, level, towards });
      }
    });
  });
});

describe('choosing a place', () => {
  const { view, legal } = played('crate c3', 'crate c4', 'crate d3', 'end');

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
