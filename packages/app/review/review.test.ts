/** What the coach calls better must be better: its pins are played on with dice that it has not seen. */

import {
  Comparison,
  choosePins,
  confirm,
  type Look,
  lookAt,
  marginsFor,
  momentsOf,
  type Pin,
  type PinKind,
  review,
} from '@hearthside/search/review';
import { shelf } from '@hearthside/shelf';
import { CHANCE, type GameRecord, playMatch, Referee, readOptions } from '@hearthside/table';
import { describe, expect, it } from 'vitest';

type Shelved = (typeof shelf)[number];

/** A game as families play it: somebody who sees little against somebody who sees more. */
async function familyGame(box: Shelved, seed: string) {
  const { game } = await box.rules();
  const { bot } = await box.bot();
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.error);
  const referee = new Referee({
    game,
    options: options.value,
    table: seed,
    secret: 'ef'.repeat(32),
  });
  const seats = game.seats(options.value);
  await playMatch(
    referee,
    seats.map((_, seat) => bot.player(seat === 0 ? 'easy' : 'medium', `${seed}/${seat}`)),
  );
  return { room: { game, bot }, record: referee.record() };
}

/**
 * Small enough for a test: every third moment of the later half, and of those the two that look largest.
 * The coach counts rounds instead of time, so that a slow machine finds the same pins.
 */
const EFFORT = { line: 4, first: 12, second: 120, coaching: { iterations: 60 } };
/** Without dice a game swings rarely: every moment is looked at. */
const everyNth = ({ facts }: Shelved): number => (facts.chance ? 3 : 1);
const SAMPLE = 2;
const FRESH = 120;
const MOST_GAMES = 16;
/** A game that is known to swing is looked at first; should it do so no more, the others follow. */
const SWINGS: Readonly<Record<string, number>> = {
  'warehouse-elves': 4,
  'warehouse-wars': 2,
  'ogres-and-elves': 7,
};

function gamesToLookAt({ facts }: Shelved): number[] {
  const all = Array.from({ length: MOST_GAMES }, (_, i) => i + 1);
  const first = SWINGS[facts.id] ?? 1;
  return [first, ...all.filter((nth) => nth !== first)];
}

/** Of games one after another, until one has something to say of: not every game swings. */
async function firstPins(box: Shelved) {
  for (const nth of gamesToLookAt(box)) {
    const { room, record } = await familyGame(box, `review ${nth}`);
    const { least } = marginsFor(record.game.facts);
    const moments = momentsOf(record);
    const pins = moments
      .filter((_, i) => i % everyNth(box) === 0 && i > moments.length / 2)
      .map((moment) => lookAt(room, record, moment, EFFORT))
      .flatMap((look) => look.candidates.map((candidate) => ({ look, ...candidate })))
      .filter(({ swing }) => swing >= least)
      .sort((one, other) => other.swing - one.swing)
      .slice(0, SAMPLE)
      .flatMap(({ look, kind }) => confirm(room, record, look, kind, EFFORT) ?? []);
    if (pins.length > 0) return { room, record, pins };
  }
  throw new Error(`none of ${MOST_GAMES} games swings`);
}

describe.each(shelf)('the review of a game of $facts.id', (box) => {
  it('what is called better, great or lucky comes out so with other dice too', async () => {
    const { room, record, pins } = await firstPins(box);
    for (const { moment, kind, advice, played, instead } of pins) {
      const fresh = new Comparison(room, record, moment, kind, advice);
      fresh.playOn(Array.from({ length: FRESH }, (_, i) => `fresh ${i}`));
      expect({ kind, at: moment.to, sign: Math.sign(fresh.lead.mean) }).toEqual({
        kind,
        at: moment.to,
        sign: Math.sign(played - instead),
      });
    }
  }, 180_000);

  it('cuts the whole record into turns of one seat and single rolls, and judges by what was known', async () => {
    const { record } = await familyGame(box, 'review 2');
    const moments = momentsOf(record);
    expect(moments[0]?.from).toBe(0);
    expect(moments.at(-1)?.to).toBe(record.entries.length);
    moments.forEach(({ from, to, by, knew }, i) => {
      if (i > 0) expect(from).toBe(moments[i - 1]?.to);
      expect(record.entries.slice(from, to).every((entry) => entry.by === by)).toBe(true);
      if (by === CHANCE) expect(to).toBe(from + 1);
      // Only what another seat chose in secret lies between what a seat knew and what it did.
      for (const { by: other, action } of record.entries.slice(knew, from)) {
        expect(other).not.toBe(by);
        expect(record.game.isSecret(record.game.readAction(action))).toBe(true);
      }
    });
  });
});

const pin = (kind: PinKind, to: number, swing: number): Pin => ({
  kind,
  moment: { from: to - 1, to, by: 0, knew: to - 1 },
  swing,
  played: 0,
  instead: swing,
  advice: null,
});

describe('choosing pins', () => {
  it('takes the five largest swings, in the order of the game', () => {
    const found = [5, 1, 4, 2, 6, 3].map((to) => pin('better', to, to));
    expect(choosePins(found).map(({ moment }) => moment.to)).toEqual([2, 3, 4, 5, 6]);
  });

  it('has a praise among them where there was one, however small', () => {
    const found = [...[5, 4, 2, 6, 3].map((to) => pin('luck', to, to)), pin('great', 9, 0.1)];
    expect(choosePins(found).map(({ kind }) => kind)).toContain('great');
    expect(choosePins(found)).toHaveLength(5);
  });
});

describe('the course of a review', () => {
  const look = (to: number, swing: number): Look => ({
    moment: { from: to - 1, to, by: 0, knew: to - 1 },
    worth: 0.5,
    candidates: [{ kind: 'better', swing }],
    advice: null,
  });

  it('tells pins as they are found and ends with all moments seen', async () => {
    const told: number[] = [];
    let isDone = false;
    await review({
      moments: 6,
      least: 0.1,
      atOnce: 2,
      signal: new AbortController().signal,
      desk: {
        look: async (n) => look(n + 1, n === 1 ? 0.5 : 0.15),
        confirm: async ({ moment }, kind) => pin(kind, moment.to, 0.2),
      },
      tell(state) {
        told.push(state.pins.length);
        isDone = state.isDone;
        if (state.isDone) {
          expect(state.looks).not.toContain(null);
          expect(state.done).toBe(state.of);
        }
      },
    });
    expect(isDone).toBe(true);
    // The large one was told before all moments had been seen.
    expect(told.slice(0, 5)).toContain(1);
    expect(told.at(-1)).toBe(5);
  });

  it('says nothing more once it is stopped', async () => {
    const stop = new AbortController();
    let told = 0;
    await review({
      moments: 50,
      least: 0.1,
      atOnce: 2,
      signal: stop.signal,
      desk: { look: async (n) => look(n + 1, 0), confirm: async () => null },
      tell() {
        told++;
        if (told === 3) stop.abort();
      },
    });
    expect(told).toBe(3);
  });
});

it('dice of a review are its own: the same game is reviewed the same way', async () => {
  const box = shelf.find(({ facts }) => facts.cooperative) as Shelved;
  const { room, record } = await familyGame(box, 'same');
  const moments = momentsOf(record);
  const roll = moments.find(({ by }) => by === CHANCE);
  if (!roll) throw new Error('no roll');
  const once = () => lookAt(room, record as GameRecord, roll, EFFORT);
  expect(once()).toEqual(once());
});
