import { describe, expect, it } from 'vitest';
import { cellNamed, END, game, type Placement, seatOf } from '../rules/index.ts';
import { isPlacement, piecesOf } from './pile.ts';
import {
  foresee,
  gravest,
  placesFor,
  planAt,
  planTurned,
  planWithout,
  usableTools,
} from './plan.ts';
import { type Draft, EMPTY_HAND } from './props.ts';
import { played, read, watch } from './testing/random-games.ts';

const cell = (name: string): number => cellNamed(name) as number;
const placement = (text: string): Placement => read(text) as Placement;
const written = (plan: readonly Placement[] | null) => plan?.map((each) => game.writeAction(each));
const hand = (tool: Draft['tool'], ...plan: string[]): Draft => ({
  ...EMPTY_HAND,
  tool,
  plan: plan.map(placement),
});

describe('a planned turn', () => {
  // White has c4, teal c3 and d3 in a row; white is to place a crate and may lay a plank.
  const { view, legal } = played('crate c3', 'crate c4', 'crate d3', 'end');

  it('WW-12 shows a crate and a plank, in the order they would be placed', () => {
    const { steps, legal: left } = foresee(
      view,
      legal,
      hand('plank', 'crate e3', 'plank c3-f3').plan,
    );
    expect(steps.map(({ piece }) => [piece.kind, piece.level])).toEqual([
      ['crate', 0],
      ['plank', 0],
    ]);
    expect(left).toEqual([]);
  });

  it('what is planned comes to stand exactly there, with those points and that verdict', () => {
    watch(30, ({ before, legal: open, action, events, now }) => {
      if (!isPlacement(action) || before.toAct === null) return;
      const [step] = foresee(before, open, [action]).steps;
      const known = new Set(piecesOf(before).map(({ name }) => name));
      const { name: _, ...placed } = piecesOf(now).find(({ name }) => !known.has(name)) ?? {
        name: '',
      };
      expect(step?.piece).toMatchObject(placed);
      expect(step?.gain).toBe(now.score[before.toAct] - before.score[before.toAct]);
      expect(step?.steadiness.kind === 'falls').toBe(events.some(({ type }) => type === 'fall'));
      expect(step?.lines).toHaveLength(events.filter(({ type }) => type === 'line').length);
    });
  });

  it('offers after a piece exactly what the rules would offer then', () => {
    watch(10, ({ before, legal: open, action }) => {
      if (!isPlacement(action) || before.toAct === null) return;
      const foreseen = foresee(before, open, [action]);
      if (foreseen.steps[0]?.steadiness.kind === 'falls') return;
      const position = game.imagine(before, { below: () => 0 });
      const seat = seatOf(before.toAct);
      game.play(position, seat, action);
      const same =
        game.view(position, seat).turn === before.turn && game.actors(position).includes(seat);
      expect(foreseen.legal).toEqual(same ? game.legal(position, seat) : []);
    });
  });

  it('moves the piece in hand and keeps the other one where that is possible', () => {
    expect(written(planAt(view, legal, hand('crate'), cell('e3')))).toEqual(['crate e3']);
    const both = hand('crate', 'crate e3', 'plank c3-f3');
    expect(written(planAt(view, legal, both, cell('f3')))).toEqual(['crate f3', 'plank c3-f3']);
  });

  it('puts the crate on the planned plank though it was planned first', () => {
    const both = hand('crate', 'crate a1', 'plank c3-f3');
    expect(placesFor(view, legal, both).get(cell('c3'))).toEqual([1]);
    expect(written(planAt(view, legal, both, cell('c3')))).toEqual(['plank c3-f3', 'crate c3']);
  });

  it('drops what cannot be placed any more: a crate on a plank that was moved away', () => {
    const both = hand('plank', 'plank b3-e3', 'crate b3');
    const moved = planAt(view, legal, { ...both, plan: both.plan }, cell('f3'));
    expect(written(moved)).toEqual(['plank c3-f3', 'crate b3']);
    const stacked = hand('plank', 'plank b3-e3', 'crate c3');
    expect(written(planWithout(view, legal, stacked))).toEqual([]);
  });

  it('picks up the piece in hand, or the last one when that is not on the board', () => {
    expect(written(planWithout(view, legal, hand('crate', 'crate e3', 'plank b3-e3')))).toEqual([
      'plank b3-e3',
    ]);
    expect(written(planWithout(view, legal, hand('crate', 'plank b3-e3')))).toEqual([]);
  });

  it('turns the planned plank the other way', () => {
    const turned = planTurned(view, legal, hand('plank', 'plank c3-f3'));
    expect(written(turned)?.[0]).toMatch(/^plank c\d-c\d$/);
  });

  it('knows which tools can place something, and when the turn could end', () => {
    expect(usableTools(view, legal, EMPTY_HAND)).toEqual(['crate', 'plank']);
    expect(foresee(view, legal, [placement('crate e3')]).legal).toContain(END);
    const first = played();
    expect(usableTools(first.view, first.legal, EMPTY_HAND)).toEqual(['crate']);
  });

  it('WW-42 warns of the gravest, unless the table has switched that off', () => {
    const fallen = hand('crate', 'plank c3-f3', 'crate f3').plan;
    expect(gravest(foresee(view, legal, fallen))?.steadiness.kind).toBe('falls');
    const silent = { ...view, options: { ...view.options, warning: false } };
    expect(gravest(foresee(silent, legal, fallen))?.steadiness.kind).toBe('steady');
  });
});
