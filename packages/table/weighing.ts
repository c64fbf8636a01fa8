/**
 * What an entry of the log comes to on top of a state: a proposal, or why not. Changes nothing: the referee
 * makes a proposal true, or forgets it.
 */

import { type AnyGame, CHANCE, type GameEvent, type Seat } from './contract.ts';
import type { FairSource } from './fair.ts';
import { KeptStep } from './kept-step.ts';
import { chanceIsDue, playWritten } from './play-written.ts';
import {
  entriesUpTo,
  NONE_TAKEN_BACK,
  type RefereeState,
  standing,
  turnKey,
} from './referee-state.ts';
import {
  type CountedEntry,
  KEEP,
  LET_BACK,
  readAsk,
  rewoundTo,
  TAKE_BACK,
  type TakeBack,
  takeBackFrom,
} from './take-back.ts';
import type { LogEntry, Proposal, Rejection, Step, Verdict } from './verdict.ts';

/** `app`: the referee rolls, provably fair. `typed`: the players roll a real die and say what it shows. */
export type DiceMode = 'app' | 'typed';

export interface Weighed {
  readonly game: AnyGame;
  readonly diceMode: DiceMode;
  readonly dice: FairSource;
  /** The position before the first entry. */
  readonly start: unknown;
  /** Whose steps these are: nobody else can look at the positions after them. */
  readonly owner: object;
}

export class Weighing {
  readonly #table: Weighed;

  constructor(table: Weighed) {
    this.#table = table;
  }

  /** A seat's entry, and the rolls that follow from it. */
  choice(state: RefereeState, by: Seat, action: string): Verdict {
    return this.#rollOn(this.entry(state, { by, action }));
  }

  /** What a real die is said to show, and what follows from that. */
  roll(state: RefereeState, action: string): Verdict {
    return this.#rollOn(this.entry(state, { by: CHANCE, action }));
  }

  /** One entry alone. */
  entry(state: RefereeState, entry: LogEntry): Verdict {
    const { by, action } = entry;
    if (by === CHANCE || !action.startsWith(TAKE_BACK)) return this.#played(state, entry);
    if (action === TAKE_BACK) return this.#stepBack(state, by);
    const kept = rewoundTo(action);
    if (kept !== null) return this.#rewound(state, entry, kept);
    return this.#asked(state, entry, by) ?? rejected({ why: 'unreadable' });
  }

  /** What these seats, who sit together, could take back in a state. */
  takeBackFor({ last, position }: RefereeState, people: readonly Seat[]): TakeBack {
    const { game, diceMode } = this.#table;
    const rollsOwn = diceMode === 'typed';
    const actors = game.actors(position);
    return takeBackFrom(last, { people, actors, rollsOwn, hasSecrets: game.facts.secrets });
  }

  #played(state: RefereeState, { by, action }: LogEntry): Verdict {
    const { game } = this.#table;
    const position = game.clone(state.position);
    const events: GameEvent[] = [];
    const judgement = playWritten(game, position, by, action, (event) => events.push(event));
    switch (judgement.kind) {
      case 'refused':
        return rejected({ why: 'rule', refusal: judgement.refusal });
      case 'cannot-resign':
        return rejected({ why: judgement.over ? 'over' : 'cannot-resign' });
      case 'unreadable':
        return rejected({ why: 'unreadable' });
      case 'no-such-chance':
        return rejected({ why: 'no-such-roll' });
      case 'done': {
        const n = state.length + 1;
        const final = by === CHANCE || events.some((event) => event.final === true);
        const before = state.last;
        const rolls = (before?.rolls ?? 0) + (by === CHANCE ? 1 : 0);
        const depth = (before?.depth ?? 0) + 1;
        const last = { by, action, final, before, rolls, depth };
        const takenBack = final ? NONE_TAKEN_BACK : state.takenBack;
        return this.#step({ n, by, action, events }, standing(position, last, n, takenBack));
      }
    }
  }

  #stepBack(state: RefereeState, seat: Seat): Verdict {
    const undone = state.last;
    if (!undone || undone.by !== seat || undone.final) return rejected({ why: 'cannot-take-back' });
    const last = undone.before;
    const n = state.length + 1;
    const step: Step = { n, by: seat, action: TAKE_BACK, events: [] };
    const turn = turnKey(undone, seat);
    const takenBack = new Map(state.takenBack).set(turn, (state.takenBack.get(turn) ?? 0) + 1);
    return this.#step(step, standing(this.#positionAt(last), last, n, takenBack));
  }

  /** Somebody asks, or answers who asked; null where the entry is neither. */
  #asked(state: RefereeState, { by, action }: LogEntry, seat: Seat): Verdict | null {
    const { asked, last } = state;
    const told = (next: Partial<RefereeState>): Verdict => {
      const n = state.length + 1;
      return this.#step({ n, by, action, events: [] }, { ...state, length: n, ...next });
    };
    const wish = readAsk(seat, action);
    if (wish) {
      const may = asked === null && state.keptAt !== (last?.depth ?? 0);
      const could = may ? this.takeBackFor(state, [seat]) : null;
      if (could?.is !== 'turn' || could.kept !== wish.kept) {
        return rejected({ why: 'cannot-take-back' });
      }
      if (wish.waiting.length > 0) return told({ asked: wish });
      return this.#rewound(state, { by, action }, wish.kept);
    }
    if (action !== LET_BACK && action !== KEEP) return null;
    if (!asked?.waiting.includes(seat)) return rejected({ why: 'cannot-take-back' });
    if (action === KEEP) return told({ asked: null, keptAt: last?.depth ?? 0 });
    const waiting = asked.waiting.filter((each) => each !== seat);
    if (waiting.length > 0) return told({ asked: { ...asked, waiting } });
    return this.#rewound(state, { by, action }, asked.kept);
  }

  #rewound(state: RefereeState, { by, action }: LogEntry, kept: number): Verdict {
    let last = state.last;
    while (last && last.depth > kept) last = last.before;
    if (last === state.last || (last?.depth ?? 0) !== kept) {
      return rejected({ why: 'cannot-take-back' });
    }
    const n = state.length + 1;
    const step: Step = { n, by, action, events: [] };
    return this.#step(step, standing(this.#positionAt(last), last, n, state.takenBack));
  }

  #positionAt(last: CountedEntry | null): unknown {
    const { game, start } = this.#table;
    const position = game.clone(start);
    for (const { by, action } of entriesUpTo(last)) playWritten(game, position, by, action);
    return position;
  }

  #step(step: Step, next: RefereeState): Proposal {
    return { ok: true, steps: [new KeptStep(step, this.#table.owner, next.position)], next };
  }

  /** Adds the rolls that are due after a proposal, unless the players roll themselves. */
  #rollOn(verdict: Verdict): Verdict {
    const { game, diceMode, dice } = this.#table;
    if (!verdict.ok || diceMode === 'typed') return verdict;
    const steps = [...verdict.steps];
    let next = verdict.next;
    while (chanceIsDue(game, next.position)) {
      const outcomes = game.chance(next.position);
      const roll = (next.last?.rolls ?? 0) + 1;
      const index = dice(`roll ${roll}`).below(outcomes.length);
      const rolled = this.#played(next, { by: CHANCE, action: game.writeAction(outcomes[index]) });
      if (!rolled.ok) throw new Error('the game refused its own roll');
      steps.push(...rolled.steps);
      next = rolled.next;
    }
    return { ok: true, steps, next };
  }
}

export const rejected = (rejection: Rejection): Verdict => ({ ok: false, rejection });
