import { describe, expect, it } from 'vitest';
import type { Event, View } from '../rules/index.ts';
import { after, eventPiece, lasts } from './showing.ts';
import { moments } from './testing/random-table.ts';

/** What the board and the panels draw of a view. */
const drawn = ({ elves, ogres, mines, shields, chests, gifts, grabbed, turn }: View) => ({
  elves,
  ogres,
  mines,
  shields,
  chests,
  gifts,
  grabbed,
  turn,
});

describe('showing events one by one', () => {
  it('ends at the true next view, whatever happens', () => {
    const seen = new Set<Event['type']>();
    for (const { view, events, next } of moments(3)) {
      for (const event of events) seen.add(event.type);
      expect(drawn(events.reduce(after, view))).toEqual(drawn(next));
    }
    // All there is but giving up, which moves nothing.
    expect([...seen].sort()).toMatchInlineSnapshot(`
      [
        "agreed",
        "all-captive",
        "asked",
        "captured",
        "chest-filled",
        "delivered",
        "end-proposed",
        "fled",
        "freed",
        "gift-given",
        "grabbed",
        "granted",
        "handed",
        "moved",
        "nobody-moved",
        "ogre-moved",
        "ogre-out",
        "ogre-rests",
        "ogre-woke",
        "over",
        "ransom-proposed",
        "ready",
        "refused",
        "rescue-proposed",
        "robbed",
        "rolled",
        "shield-deployed",
        "shield-recovered",
        "shield-shifted",
        "shield-stored",
        "stayed",
        "took",
        "traded",
        "turn",
      ]
    `);
  });

  it('never changes the view it starts from', () => {
    for (const { view, events } of moments(1)) {
      const before = structuredClone(view);
      events.reduce(after, view);
      expect(view).toEqual(before);
    }
  });

  it('takes a moment for everything that moves a piece', () => {
    for (const { view, events } of moments(1)) {
      let shown = view;
      for (const event of events) {
        const next = after(shown, event);
        if (lasts(event) === 0) expect(pieces(next)).toEqual(pieces(shown));
        shown = next;
      }
    }
  });

  it('has a picture for every line of the log', () => {
    for (const { events } of moments(1)) {
      for (const event of events) expect(eventPiece(event).piece).toMatch(/^oe-[a-z]+-?\w/);
    }
  });
});

const pieces = (view: View) => ({ ...drawn(view), turn: null });
