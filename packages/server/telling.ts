/**
 * What happened and how the table stands, as one audience may know it, written as the text that
 * goes over the socket. What several of those texts have in common is written once.
 */

import type { TableStanding, TableStep } from '@hearthside/protocol';
import { LIMITS } from '@hearthside/protocol/constants';
import {
  type Audience,
  Host,
  type LogEntry,
  type SeenStep,
  type Step,
  type TableSetup,
} from '@hearthside/table';

export interface StandingExtras {
  readonly secondsLeft: number | null;
  readonly takeBack: boolean;
}

const json = JSON.stringify;

/** Every game gives some lists of actions again and again. */
const lists = new WeakMap<readonly string[], string>();
const NOTHING: readonly string[] = Object.freeze([]);

function writtenList(list: readonly string[]): string {
  if (list.length === 0) return '[]';
  let text = lists.get(list);
  if (text === undefined) {
    text = json(list);
    lists.set(list, text);
  }
  return text;
}

/** Some steps of a table, to be told to everyone there. */
export class Telling {
  readonly #host: Host;
  readonly #steps: readonly Step[];
  /** Each step as those may know it from whom nothing of it is hidden. */
  readonly #openTexts: string[] = [];

  constructor(host: Host, steps: readonly Step[]) {
    this.#host = host;
    this.#steps = steps;
  }

  /** Messages with all the steps; only the last carries how the table stands. */
  messages(audience: Audience, views: boolean, standing: string): string[] {
    const size = LIMITS.stepsPerMessage;
    const { length } = this.#steps;
    const messages: string[] = [];
    for (let at = 0; at === 0 || at < length; at += size) {
      const end = Math.min(at + size, length);
      const state = end === length ? standing : 'null';
      const steps = this.#texts(at, end, audience, views);
      messages.push(`{"type":"steps","steps":[${steps}],"state":${state}}`);
    }
    return messages;
  }

  #texts(from: number, to: number, audience: Audience, views: boolean): string {
    let texts = '';
    for (let at = from; at < to; at++) {
      const step = this.#steps[at] as Step;
      const text = this.#text(at, this.#host.seen(step, audience));
      if (at > from) texts += ',';
      // The last one's view stands in the standing.
      texts +=
        views && at < this.#steps.length - 1
          ? `${text},"view":${json(this.#host.viewAfter(step, audience))}}`
          : `${text}}`;
    }
    return texts;
  }

  /** A step's text but for its end. */
  #text(at: number, seen: SeenStep): string {
    if (!isWhole(seen, this.#steps[at] as Step)) return textOf(seen);
    const known = this.#openTexts[at];
    if (known !== undefined) return known;
    const text = textOf(seen);
    this.#openTexts[at] = text;
    return text;
  }
}

const textOf = ({ n, by, action, events }: SeenStep): string =>
  `{"n":${n},"by":${by},"action":${json(action)},"events":${json(events)}`;

/** Does this audience see the very step itself? */
const isWhole = (seen: SeenStep, step: Step): boolean =>
  seen.action === step.action && seen.events === step.events;

/** How the table stands for `audience`. */
export function writeStanding(host: Host, audience: Audience, extras: StandingExtras): string {
  const { n, outcome, actors } = host;
  const seat = audience === 'spectator' ? null : audience;
  const over = outcome !== null;
  const parts: Readonly<Record<keyof TableStanding, string>> = {
    n: String(n),
    actors: json(actors),
    legal: writtenList(seat !== null && actors.includes(seat) ? host.legal(seat) : NOTHING),
    rolls: writtenList(
      host.diceMode === 'typed' && !over && host.awaitsRoll ? host.rolls() : NOTHING,
    ),
    canTakeBack: String(extras.takeBack && seat !== null && host.canTakeBack(seat)),
    outcome: json(outcome),
    secondsLeft: String(extras.secondsLeft),
    fair: over && host.diceMode === 'app' ? json(host.proof) : 'null',
    view: json(host.view(audience)),
  };
  return `{"n":${parts.n},"actors":${parts.actors},"legal":${parts.legal},"rolls":${parts.rolls},"canTakeBack":${parts.canTakeBack},"outcome":${parts.outcome},"secondsLeft":${parts.secondsLeft},"fair":${parts.fair},"view":${parts.view}}`;
}

/** Steps as `audience` may know them, without views. */
export function seenSteps(host: Host, steps: readonly Step[], audience: Audience): TableStep[] {
  return steps.map((step) => {
    const { n, by, action, events } = host.seen(step, audience);
    return { n, by, action, events: [...events] };
  });
}

/** The log again from its beginning, with the steps after `since`. */
export function retell(
  setup: TableSetup,
  log: readonly LogEntry[],
  since: number,
): { host: Host; steps: Step[] } {
  const steps: Step[] = [];
  const host = new Host(setup, log, (step) => {
    if (step.n > since) steps.push(step);
  });
  return { host, steps };
}
