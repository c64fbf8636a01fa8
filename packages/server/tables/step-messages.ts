/**
 * Steps of a table and its state after them, as each audience may know them, written as the frames that
 * go over the socket: the one place that turns a step into messages. What several audiences have in
 * common is written once. The schemas say what a message is; `step-messages.test.ts` holds this to them.
 */

import { LIMITS } from '@hearthside/protocol/constants';
import type { Audience, Referee, SeenStep, Step } from '@hearthside/table';
import { type FrameWriter, writeFrame } from '../socket/frames.ts';

/** What a state says beside what its referee knows. */
export interface StateExtras {
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
    // A copy: a list is kept for long, and would keep a whole page.
    lists.set(list, new Uint8Array(out.since(from)));
  }
}

/** Texts that are the same for several audiences: written the first time, copied after that. */
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

interface FramesFor {
  readonly audience: Audience;
  readonly views: boolean;
  readonly frames: readonly Buffer[];
}

export class StepMessages {
  readonly #referee: Referee;
  readonly #steps: readonly Step[];
  readonly #extras: StateExtras;
  /** Each step as those may know it from whom nothing of it is hidden. */
  readonly #openSteps = new CommonTexts();
  /** The views after each step, the last one's at the end, where nothing is ever hidden. */
  readonly #openViews = new CommonTexts();
  readonly #written: FramesFor[] = [];

  constructor(referee: Referee, steps: readonly Step[], extras: StateExtras) {
    this.#referee = referee;
    this.#steps = steps;
    this.#extras = extras;
  }

  /** Messages with all the steps; only the last carries the state. */
  frames(audience: Audience, views: boolean): readonly Buffer[] {
    for (const each of this.#written) {
      if (each.audience === audience && each.views === views) return each.frames;
    }
    const frames = [...this.slices(audience, views)];
    this.#written.push({ audience, views, frames });
    return frames;
  }

  /**
   * The same one by one, each written when it is asked for: of a long past only as much is in memory
   * as its reader takes. `after` says that the steps begin after that one.
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
      const first = at === 0 ? after : null;
      yield writeFrame((out) => this.#write(out, at, end, audience, views, first));
    }
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
      // The last one's view stands in the state.
      if (views && at < length - 1) {
        out.raw(',"view":');
        this.#writeView(out, at, () => this.#referee.viewAfter(step, audience));
      }
      out.raw('}');
    }
    out.raw('],"state":');
    if (to === length) this.#writeState(out, audience);
    else out.raw('null');
    out.raw('}');
  }

  #writeState(out: FrameWriter, audience: Audience): void {
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
    out.raw(',"canAskBack":');
    out.json(takeBack && seat !== null && referee.canAskBack(seat));
    out.raw(',"askedBack":');
    out.json(referee.askedBack && { by: referee.askedBack.by, waiting: referee.askedBack.waiting });
    out.raw(',"outcome":');
    out.json(outcome);
    out.raw(',"secondsLeft":');
    out.json(secondsLeft);
    out.raw(',"fair":');
    out.json(over && referee.diceMode === 'app' ? referee.proof : null);
    out.raw(',"view":');
    this.#writeView(out, this.#steps.length, () => referee.view(audience));
    out.raw('}');
  }

  #writeView(out: FrameWriter, at: number, view: () => unknown): void {
    if (this.#referee.game.facts.secrets) out.json(view());
    else this.#openViews.write(out, at, () => out.json(view()));
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
