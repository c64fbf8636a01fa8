/**
 * The conformance kit: every promise of the contract, checked on random games, for one
 * line in a game's tests:
 *
 *     conformance(game, new URL('../fixtures/', import.meta.url), [{}, { stocks: 3 }]);
 *
 * `fixtures` holds `vectors.jsonl` (records by an independent implementation),
 * `playthroughs.jsonl` (golden full records of our own) and `perft.json`; the game's
 * `text/en.json` stands beside that folder. fast-check prints the seed of a failure.
 */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  CHANCE,
  type Dice,
  type Json,
  type JsonObject,
  perft,
  type RecordEntry,
  readOptions,
  readRecords,
  type Seat,
  seededDice,
  writeRecord,
} from '../index.ts';
import { mispick } from './mispick.ts';
import { eventLeak, tellApart, twin } from './no-leak.ts';
import { missingSentences } from './sentences.ts';
import { KnownActions, strangeActions } from './strange-actions.ts';
import { audiences, fingerprint, seatsOf, type WalkedTo, walk } from './walk.ts';

interface PerftCase {
  readonly name: string;
  readonly options: JsonObject;
  readonly position: Json;
  readonly depth: number;
  readonly count: number;
}

/** More runs for a long soak: `CONFORMANCE_RUNS=500 npx vitest run conformance`. */
const RUNS = Number(process.env['CONFORMANCE_RUNS'] ?? 12);
/** About how many moments of a random game each check looks at: long games are sampled thinly. */
const MOMENTS = 60;

export { lessons } from './lessons.ts';
export { puzzleConformance } from './puzzles.ts';
export { ruleExamples } from './rule-examples.ts';

export function conformance(
  game: AnyGame,
  fixtures: URL,
  optionSets: readonly JsonObject[] = [{}],
): void {
  describe(`${game.facts.title} keeps the table contract`, () => {
    for (const given of optionSets) {
      describe(`with options ${JSON.stringify(given)}`, () => promises(game, given));
    }
    it('is known by name and rejects options it does not have', () => {
      expect(readOptions(game, { 'no such option': 1 }).ok).toBe(false);
    });
    it('has a sentence for whatever a random game says', () => {
      const text = JSON.parse(readFileSync(new URL('../text/en.json', fixtures), 'utf8'));
      for (const given of optionSets) {
        expect(missingSentences(game, optionsOf(game, given), text, seededDice(7))).toEqual([]);
      }
    });
    describe('fixtures', () => storedGames(game, fixtures));
  });
}

function optionsOf(game: AnyGame, given: JsonObject): unknown {
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.error);
  return options.value;
}

function promises(game: AnyGame, given: JsonObject): void {
  const options = optionsOf(game, given);
  const seats = seatsOf(game, options);

  /** Runs `check` on random games; the seed of a failing one is printed by fast-check. */
  const onRandomGames = (check: (dice: Dice) => void, runs = RUNS): void => {
    const seed = fc.integer({ min: 0 });
    fc.assert(
      fc.property(seed, (each) => check(seededDice(each))),
      { numRuns: runs },
    );
  };
  /** How long a game is, about: the same one for every check. */
  let length = 0;
  const onMoments = (check: (moment: WalkedTo, dice: Dice) => void): void =>
    onRandomGames((dice) => {
      length ||= Math.max(1, walk({ game, options, dice: seededDice('length') }).length);
      const visit = (moment: WalkedTo) => {
        if (dice.below(length) < MOMENTS) check(moment, dice);
      };
      walk({ game, options, dice, visit });
    });

  it('random games end within the stated cap, with something to do at every point', () => {
    onMoments(({ position }) => {
      const actors = game.actors(position);
      const here = describePosition(game, position);
      expect(
        game.outcome(position),
        `somebody may act, yet there is an outcome: ${here}`,
      ).toBeNull();
      expect([...actors].sort(), `actors must be in seat order: ${here}`).toEqual(actors);
      expect(
        game.chance(position).length > 0,
        `chance must be due exactly when nobody may act: ${here}`,
      ).toBe(actors.length === 0);
      for (const seat of seats) {
        const legal = game.legal(position, seat).map((action) => game.writeAction(action));
        expect(
          legal.length > 0,
          `seat ${seat} must have legal actions exactly when it is among actors: ${here}`,
        ).toBe(actors.includes(seat));
        const twice = `legal lists an action twice: ${legal.join(', ')}`;
        expect(new Set(legal).size, twice).toBe(legal.length);
      }
    });
  });

  it('nothing can be done when the game is over', () => {
    onRandomGames((dice) => {
      const { position } = walk({ game, options, dice });
      const here = describePosition(game, position);
      expect(
        game.outcome(position),
        `nothing is left to do, yet no outcome: ${here}`,
      ).not.toBeNull();
      expect(game.actors(position), `the game is over, yet somebody may act: ${here}`).toEqual([]);
      expect(game.chance(position), `the game is over, yet chance is due: ${here}`).toEqual([]);
      for (const seat of seats) {
        expect(game.legal(position, seat), `the game is over, yet seat ${seat} may act`).toEqual(
          [],
        );
      }
    });
  });

  it('a record replays to the identical position, byte for byte', () => {
    onRandomGames((dice) => {
      const entries: RecordEntry[] = [];
      let start: Json = null;
      const visit = ({ position, by, action, n }: WalkedTo) => {
        if (n === 0) start = game.canonical(position);
        entries.push({ by, action: game.writeAction(action) });
      };
      const { position } = walk({ game, options, dice, visit });
      const lines = writeRecord({ game, options, start, entries, extra: {} }, { full: true });
      const read = readRecords(lines.join('\n'), () => game);
      if (!read.ok) throw new Error(read.error);
      const [again] = read.value;
      if (!again) throw new Error('no game was read');
      expect(writeRecord(again, { full: true })).toEqual(lines);
      const last = JSON.parse(lines.at(-1) as string) as { position: Json };
      expect(JSON.stringify(last.position)).toBe(JSON.stringify(game.canonical(position)));
    }, 3);
  });

  it('canonical positions round-trip, and a damaged one is refused', () => {
    onMoments(({ position }, dice) => {
      const canonical = game.canonical(position) as JsonObject;
      const restored = game.restore(canonical, options);
      if (!restored.ok) throw new Error(`${restored.error}\n${JSON.stringify(canonical)}`);
      expect(
        JSON.stringify(game.canonical(restored.value)),
        'canonical(restore(c)) must be c, key for key in the same order',
      ).toBe(JSON.stringify(canonical));
      expect(
        game.restore({ ...canonical, surplus: 1 }, options).ok,
        'restore must refuse a field that it does not know',
      ).toBe(false);
      const keys = Object.keys(canonical);
      const lost = keys[dice.below(keys.length)] as string;
      const { [lost]: _, ...damaged } = canonical;
      expect(game.restore(damaged, options).ok, `restore must miss "${lost}"`).toBe(false);
      expect(
        game.restore({ ...canonical, [lost]: 'nonsense' }, options).ok,
        `restore must refuse nonsense as "${lost}"`,
      ).toBe(false);
    });
  });

  it('notation round-trips, and nonsense is not read', () => {
    onMoments(({ position }) => {
      for (const by of [...game.actors(position), CHANCE]) {
        const actions = by === CHANCE ? game.chance(position) : game.legal(position, by);
        for (const action of actions) {
          const text = game.writeAction(action);
          const read = game.readAction(text);
          const again = read === null ? null : game.writeAction(read);
          if (again === text) continue;
          expect(again, `readAction must read what writeAction wrote: "${text}"`).toBe(text);
        }
      }
    });
    const strange = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'resign', 'roll', 'null', '{}'));
    fc.assert(
      fc.property(strange, (text) => {
        const read = game.readAction(text);
        return read === null || game.writeAction(read) === text;
      }),
    );
  });

  it('legal and refuse agree on every action, listed or not, and refusals cite a rule', () => {
    const known = new KnownActions();
    onMoments(({ position, action }, dice) => {
      known.add(game.writeAction(action));
      for (const seat of seats) {
        const legal = game.legal(position, seat);
        for (const each of legal) {
          if (game.refuse(position, seat, each) === null) continue;
          throw new Error(`refuse forbids "${game.writeAction(each)}", which legal lists`);
        }
        const listed = new Set(legal.map((each) => game.writeAction(each)));
        for (const each of listed) known.add(each);
        for (const each of strangeActions(game, known, dice, 12)) {
          const problem = disagreement(game, position, seat, each, listed);
          if (problem !== null) throw new Error(problem);
        }
      }
    });
  });

  if (game.pickLegal) {
    it('pickLegal gives what the list does, by every roll, and changes nothing', () => {
      // At every position, not only at some: what is counted wrongly may be so in few of them.
      onRandomGames((dice) => {
        const visit = ({ position }: WalkedTo) => {
          const here = describePosition(game, position);
          for (const seat of game.actors(position)) {
            const problem = mispick(game, position, seat);
            if (problem !== null) throw new Error(`seat ${seat}: ${problem}: ${here}`);
          }
          const after = describePosition(game, position);
          if (after !== here) throw new Error(`pickLegal changed the position: ${here}`);
        };
        walk({ game, options, dice, visit });
      });
    });
  }

  it('a clone is independent', () => {
    onMoments(({ position, by, action }) => {
      const before = fingerprint(game, options, position);
      const copy = game.clone(position);
      const same = 'a clone must show everybody the same as its original';
      expect(fingerprint(game, options, copy), same).toBe(before);
      game.play(copy, by, action);
      const played = `"${game.writeAction(action)}" on a clone changed the original`;
      expect(fingerprint(game, options, position), played).toBe(before);
    });
  });

  it('play without a listener equals play with one, and every event cites a rule', () => {
    onMoments(({ position, by, action }) => {
      const [silent, heard] = [game.clone(position), game.clone(position)];
      game.play(silent, by, action);
      game.play(heard, by, action, (event) =>
        expect(event.rule, `event "${event.type}" must cite a rule`).toMatch(ruleId(game)),
      );
      expect(
        fingerprint(game, options, heard),
        `"${game.writeAction(action)}" came to something else because somebody listened`,
      ).toBe(fingerprint(game, options, silent));
    });
  });

  it('views, events and canonical positions are plain JSON that later play does not change', () => {
    onMoments(({ position, by, action }) => {
      const copy = game.clone(position);
      const kept: unknown[] = audiences(game, options).map((each) => game.view(copy, each));
      kept.push(game.canonical(copy));
      const asText = JSON.stringify(kept);
      const plain = 'must be plain JSON: no undefined, no Map, no class';
      expect(JSON.parse(asText), `views and canonical positions ${plain}`).toStrictEqual(kept);
      const events: unknown[] = [];
      game.play(copy, by, action, (event) => events.push(event));
      expect(JSON.parse(JSON.stringify(events)), `events ${plain}`).toStrictEqual(events);
      expect(JSON.stringify(kept), 'play changed a view that was given out before').toBe(asText);
    });
  });

  it('says truly whether anything is secret', () => {
    const all = audiences(game, options);
    let isHidden = false;
    onMoments(({ position, by, action }) => {
      const [first, ...others] = all.map((audience) => game.view(position, audience));
      const told: unknown[] = [];
      game.play(game.clone(position), by, action, (event) => {
        for (const audience of all) told.push(game.viewEvent(event, audience) === event);
      });
      const isSame = others.every((view) => JSON.stringify(view) === JSON.stringify(first));
      if (!isSame || told.includes(false) || game.isSecret(action)) isHidden = true;
    });
    expect(
      game.facts.secrets,
      isHidden
        ? 'something was hidden from somebody, yet facts.secrets is false'
        : 'nothing was ever hidden, yet facts.secrets is true',
    ).toBe(isHidden);
  });

  it('no leak: what an audience may not know changes nothing it is given', () => {
    onMoments(({ position, by, action }, dice) => {
      for (const audience of audiences(game, options)) {
        const imagined = twin(game, position, audience, dice);
        expect(tellApart(game, position, imagined, audience)).toBeNull();
        expect(eventLeak(game, position, imagined, by, action, audience, dice)).toBeNull();
      }
    });
  });

  it('every seat that is awaited is told what for, and by which rule', () => {
    onMoments(({ position }) => {
      for (const seat of game.actors(position)) {
        for (const audience of audiences(game, options)) {
          const prompt = game.prompt(game.view(position, audience), seat);
          expect(prompt.rule, `prompt "${prompt.key}" must cite a rule`).toMatch(ruleId(game));
        }
      }
    });
  });

  if (game.resign) {
    it('any seat may resign at any point, and another wins', () => {
      onMoments(({ position }) => {
        for (const seat of seats) {
          const copy = game.clone(position);
          game.resign?.(copy, seat);
          const outcome = game.outcome(copy);
          const winner = outcome?.kind === 'versus' ? outcome.winner : seat;
          expect(winner, `seat ${seat} gave up and must not win`).not.toBe(seat);
          expect(game.actors(copy), 'somebody may act though a seat gave up').toEqual([]);
        }
      });
    });
  }
}

/** Fewer stored positions than this prove little. */
const FLOOR = 50;

const describePosition = (game: AnyGame, position: unknown): string =>
  JSON.stringify(game.canonical(position));

/** Where `refuse` says something else of an action than `legal` does, or cites no rule. */
function disagreement(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  action: unknown,
  listed: ReadonlySet<string>,
): string | null {
  const text = game.writeAction(action);
  const refusal = game.refuse(position, seat, action);
  if (refusal === null) {
    if (listed.has(text)) return null;
    return `refuse allows "${text}" to seat ${seat}, which legal does not list`;
  }
  if (listed.has(text)) {
    return `refuse forbids "${text}" to seat ${seat} (${refusal.rule}), which legal lists`;
  }
  return ruleId(game).test(refusal.rule) ? null : `the refusal of "${text}" cites no rule`;
}

const ruleId = (game: AnyGame): RegExp => new RegExp(`^${game.facts.rulePrefix}-\\d+$`);

function storedGames(game: AnyGame, fixtures: URL): void {
  const load = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');
  for (const name of ['vectors.jsonl', 'playthroughs.jsonl']) {
    it(`${name} replays without a difference`, () => {
      const read = readRecords(load(name), (id) => (id === game.facts.id ? game : undefined));
      expect(read.ok ? '' : read.error).toBe('');
      const positions = load(name).match(/"position":/g)?.length ?? 0;
      const few = `${name} must hold more than ${FLOOR} positions (hearthside record --full)`;
      expect(positions, few).toBeGreaterThan(FLOOR);
    });
  }
  it('playthroughs.jsonl is what we would write today', () => {
    const read = readRecords(load('playthroughs.jsonl'), () => game);
    if (!read.ok) throw new Error(read.error);
    const lines = read.value.flatMap((record) => writeRecord(record, { full: true }));
    expect(lines, 'if the rules changed on purpose, make the playthroughs anew').toEqual(
      load('playthroughs.jsonl').trimEnd().split('\n'),
    );
  });
  it('perft.json counts are met', () => {
    const cases = JSON.parse(load('perft.json')) as PerftCase[];
    expect(cases.length, 'perft.json must hold three cases or more').toBeGreaterThan(2);
    for (const { name, options, position, depth, count } of cases) {
      const restored = game.restore(position, optionsOf(game, options));
      if (!restored.ok) throw new Error(`${name}: ${restored.error}`);
      expect([name, perft(game, restored.value, depth)]).toEqual([name, count]);
    }
  });
}
