/**
 * What happened and how the table stands, as one audience may know it, written as the frames that
 * go over the socket. What several of those have in common is written once.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TableStep } from '@hearthside/protocol';
import { LIMITS } from '@hearthside/protocol/constants';
import {
  type Audience,
  type LogEntry,
  Referee,
  type SeenStep,
  type Step,
  type TableSetup,
} from '@hearthside/table';
import type { FrameWriter } from '../socket/frames.ts';
import { writeFrame } from '../socket/turn.ts';

export interface StandingExtras {
  readonly secondsLeft: number | null;
  readonly takeBack: boolean;
}

/** Every game gives some lists of actions again and again. */
const lists = new WeakMap<readonly string[], Uint8Array>();
const NOTHING: readonly string[] = Object.freeze([]);

function writeList(out: FrameWriter, list: readonly string[]): void {
  const known = lists.get(list);
  if (known) out.bytes(known);
  else {
    const from = out.length;
    out.json(list);
    lists.set(list, new Uint8Array(out.since(from)));
  }
}

/** Texts that are the same for all who are told of a step: written the first time, copied after that. */
class CommonTexts {
  readonly #texts: Uint8Array[] = [];

  write(out: FrameWriter, at: number, write: () => void): void {
    const known = this.#texts[at];
    if (known) {
      out.bytes(known);
      return;
    }
    const from = out.length;
    write();
    this.#texts[at] = out.since(from);
  }
}

/** How a table stands for those who are told of it. */
export class Standing {
  readonly #referee: Referee;
  readonly #extras: StandingExtras;
  readonly #openView = new CommonTexts();

  constructor(referee: Referee, extras: StandingExtras) {
    this.#referee = referee;
    this.#extras = extras;
  }

  write(out: FrameWriter, audience: Audience): void {
    const referee = this.#referee;
    const { secondsLeft, takeBack } = this.#extras;
    const { n, outcome, actors } = referee;
    const seat = audience === 'spectator' ? null : audience;
    const over = outcome !== null;
    const typesRolls = referee.diceMode === 'typed' && !over && referee.awaitsRoll;
    out.raw('{"n":');
    out.json(n);
    out.raw(',"actors":');
    out.json(actors);
    out.raw(',"legal":');
    writeList(out, seat !== null && actors.includes(seat) ? referee.legal(seat) : NOTHING);
    out.raw(',"rolls":');
    writeList(out, typesRolls ? referee.rolls() : NOTHING);
    out.raw(',"canTakeBack":');
    out.json(takeBack && seat !== null && referee.canTakeBack(seat));
    out.raw(',"outcome":');
    out.json(outcome);
    out.raw(',"secondsLeft":');
    out.json(secondsLeft);
    out.raw(',"fair":');
    out.json(over && referee.diceMode === 'app' ? referee.proof : null);
    out.raw(',"view":');
    if (referee.game.facts.secrets) out.json(referee.view(audience));
    else this.#openView.write(out, 0, () => out.json(referee.view(audience)));
    out.raw('}');
  }
}

interface Told {
  readonly audience: Audience;
  readonly views: boolean;
  readonly frames: readonly Buffer[];
}

/** Some steps of a table, to be told to everyone there, and how it stands after them. */
export class Telling {
  readonly #referee: Referee;
  readonly #steps: readonly Step[];
  readonly #standing: Standing;
  /** Each step as those may know it from whom nothing of it is hidden. */
  readonly #openSteps = new CommonTexts();
  /** The views after each step, where nothing is ever hidden. */
  readonly #openViews = new CommonTexts();
  readonly #told: Told[] = [];

  constructor(referee: Referee, steps: readonly Step[], standing: Standing) {
    this.#referee = referee;
    this.#steps = steps;
    this.#standing = standing;
  }

  /**
   * The same one by one, each written when it is asked for: of a long past only as much is in memory
   * as its reader takes. `after` tells that the steps begin after that one.
   */
  *slices(
    audience: Audience,
    views: boolean,
    after: number | null = null,
    size: number = LIMITS.stepsPerMessage,
  ): Generator<Buffer> {
    const { length } = this.#steps;
    for (let at = 0; at === 0 || at < length; at += size) {
      const end = Math.min(at + size, length);
      const told = at === 0 ? after : null;
      yield writeFrame((out) => this.#write(out, at, end, audience, views, told));
    }
  }

  /** Messages with all the steps; only the last carries how the table stands. */
  frames(audience: Audience, views: boolean): readonly Buffer[] {
    for (const told of this.#told) {
      if (told.audience === audience && told.views === views) return told.frames;
    }
    const frames = this.#writeAll(audience, views);
    this.#told.push({ audience, views, frames });
    return frames;
  }

  #writeAll(audience: Audience, views: boolean): readonly Buffer[] {
    return [...this.slices(audience, views)];
  }

  #write(
    out: FrameWriter,
    from: number,
    to: number,
    audience: Audience,
    views: boolean,
    after: number | null,
  ): void {
    const { length } = this.#steps;
    out.raw('{"type":"steps",');
    if (after !== null) {
      out.raw('"after":');
      out.json(after);
      out.raw(',');
    }
    out.raw('"steps":[');
    for (let at = from; at < to; at++) {
      const step = this.#steps[at] as Step;
      if (at > from) out.raw(',');
      const seen = this.#referee.seen(step, audience);
      if (isWhole(seen, step)) this.#openSteps.write(out, at, () => writeStep(out, seen));
      else writeStep(out, seen);
      // The last one's view stands in the standing.
      if (views && at < length - 1) {
        out.raw(',"view":');
        const writeView = () => out.json(this.#referee.viewAfter(step, audience));
        if (this.#referee.game.facts.secrets) writeView();
        else this.#openViews.write(out, at, writeView);
      }
      out.raw('}');
    }
    out.raw('],"state":');
    if (to === length) this.#standing.write(out, audience);
    else out.raw('null');
    out.raw('}');
  }
}

/** A step but for its end. */
function writeStep(out: FrameWriter, { n, by, action, events }: SeenStep): void {
  out.raw('{"n":');
  out.json(n);
  out.raw(',"by":');
  out.json(by);
  out.raw(',"action":');
  out.json(action);
  out.raw(',"events":');
  out.json(events);
}

/** Does this audience see the very step itself? */
const isWhole = (seen: SeenStep, step: Step): boolean =>
  seen.action === step.action && seen.events === step.events;

/** Steps as `audience` may know them, without views. */
export function seenSteps(
  referee: Referee,
  steps: readonly Step[],
  audience: Audience,
): TableStep[] {
  return steps.map((step) => {
    const { n, by, action, events } = referee.seen(step, audience);
    return { n, by, action, events: [...events] };
  });
}

/** Steps that somebody has not seen, and the host that can tell them. */
export interface Retold {
  readonly referee: Referee;
  readonly steps: readonly Step[];
}

/** So many entries are played in one turn of the event loop: others want to be heard too. */
const PLAYED_AT_ONCE = 500;

/** The log again from its beginning, with the steps after `since`. */
export async function retell(
  setup: TableSetup,
  log: readonly LogEntry[],
  since: number,
): Promise<Retold> {
  const steps: Step[] = [];
  const referee = new Referee(setup);
  for (let at = 0; at < log.length; at += PLAYED_AT_ONCE) {
    if (at > 0) await nextTurn();
    referee.replay(log.slice(at, at + PLAYED_AT_ONCE), (step) => {
      if (step.n > since) steps.push(step);
    });
  }
  return { referee, steps };
}
