import { describe, expect, it } from 'vitest';
import { ALL_ACTIONS } from '../rules/actions.ts';
import { type Action, game, WRONG_PLACE } from '../rules/index.ts';
import { scene } from '../rules/testing/scene.ts';
import { ALL_SPACES } from './places.ts';
import type { Draft } from './props.ts';
import { wayBetween } from './roads.ts';
import { moments } from './testing/random-table.ts';
import { answer, askedBy, isAction, KEYS, meantBy, press, targetsOf, wayOf } from './ways.ts';
import { touchOn } from './why-not.ts';

/** Every action that can be reached from a step by answering what is asked. */
function reached(legal: readonly Action[], step: Draft | Action | null): Action[] {
  if (step === null) return [];
  if (isAction(step)) return [step];
  const asked = askedBy(legal, step);
  if (!asked) return [];
  return asked.answers.flatMap((value) => reached(legal, answer(asked, value)));
}

const texts = (actions: readonly Action[]) => actions.map(game.writeAction).sort();

describe('ways through the tray', () => {
  it('lead to every legal action, once, and to nothing else', () => {
    for (const { legal } of moments(2, 3)) {
      const all = KEYS.flatMap((key) => reached(legal, press(legal, key)));
      expect(texts(all)).toEqual(texts(legal));
    }
  });

  it('ask as many questions for every action of a key', () => {
    const lengths = new Map<string, number>();
    for (const action of ALL_ACTIONS) {
      const way = wayOf(action);
      if (!way) continue;
      expect(lengths.get(way.key) ?? way.choices.length).toBe(way.choices.length);
      lengths.set(way.key, way.choices.length);
    }
    expect([...lengths.keys()].sort()).toEqual([...KEYS].sort());
  });
});

describe('taps on the board', () => {
  it('on a lit space come to something legal', () => {
    for (const { view, seat, legal } of moments(1)) {
      for (const step of targetsOf(view, seat, legal, null).values()) {
        const actions = reached(legal, step);
        expect(actions.length).toBeGreaterThan(0);
        for (const action of actions) expect(legal).toContain(action);
      }
    }
  });

  it('light up every space an elf may move to, and every castle it may choose', () => {
    for (const { view, seat, legal } of moments(1)) {
      const lit = new Set<string>(targetsOf(view, seat, legal, null).keys());
      for (const action of legal) {
        if (action.kind === 'move') expect(lit).toContain(action.space);
        if (action.kind === 'flee') expect(lit).toContain(action.castle);
      }
    }
  });

  it('on a dark space never do anything, but let the rules say why', () => {
    let said = 0;
    for (const { view, seat, legal, refuses } of moments(1, 5)) {
      if (seat === null) continue;
      const drafts = [null, ...KEYS.flatMap((key) => draftsFrom(legal, press(legal, key)))];
      for (const draft of drafts) {
        const targets = targetsOf(view, seat, legal, draft);
        for (const space of ALL_SPACES) {
          if (targets.has(space)) continue;
          const meant = meantBy(view, seat, legal, draft, space);
          if (meant === null) continue;
          expect(refuses(meant)).not.toBeNull();
          said += 1;
        }
      }
    }
    expect(said).toBeGreaterThan(1000);
  });
});

describe('with a Shield in hand', () => {
  it('OE-41 a tap on a castle or Home says that Shields go onto mines', () => {
    const at = scene({ level: 'second', elves: ['home shield', 'home'] });
    const view = game.view(at.position, 0);
    const legal = game.legal(at.position, 0);
    for (const space of ['home', 'castle-a'] as const) {
      const draft = { key: 'shields', picks: ['bag'] } as const;
      expect(touchOn(view, 0, legal, draft, space)).toEqual(WRONG_PLACE.mine);
    }
  });
});

describe('roads', () => {
  it('OE-50 lead along the real ways, past no Ogre', () => {
    const at = scene({ elves: ['home', 'home'], ogres: { 3: '3' } });
    const view = game.view(at.position, 0);
    expect(wayBetween(view, 'home', '8')).toEqual(['home', '7', '8']);
    expect(wayBetween(view, 'home', '4')).toBeNull();
    expect(wayBetween(view, '1', 'castle-a')).toEqual(['1', 'castle-a']);
    expect(wayBetween(view, 'home', '9')).toBeNull();
  });

  it('OE-50 lead wherever an elf may go', () => {
    for (const { view, seat, legal } of moments(1, 7)) {
      const here = seat === null ? undefined : view.elves[seat]?.at;
      for (const action of legal) {
        if (action.kind !== 'move' || here === undefined) continue;
        expect(wayBetween(view, here, action.space)).not.toBeNull();
      }
    }
  });
});

/** Every half-answered key that a player can come to from a step. */
function draftsFrom(legal: readonly Action[], step: Draft | Action | null): Draft[] {
  if (step === null || isAction(step)) return [];
  const asked = askedBy(legal, step);
  if (!asked) return [];
  return [step, ...asked.answers.flatMap((value) => draftsFrom(legal, answer(asked, value)))];
}
