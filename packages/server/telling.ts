/** What happened and how the table stands, as one audience may know it. */

import type { ServerMessage, TableStanding, TableStep } from '@hearthside/protocol';
import { LIMITS } from '@hearthside/protocol/constants';
import { type Audience, Host, type LogEntry, type Step, type TableSetup } from '@hearthside/table';

export interface StandingExtras {
  readonly secondsLeft: number | null;
  readonly takeBack: boolean;
}

export function standing(host: Host, audience: Audience, extras: StandingExtras): TableStanding {
  const { n, outcome, actors } = host;
  const seat = audience === 'spectator' ? null : audience;
  const over = outcome !== null;
  return {
    n,
    view: host.view(audience),
    actors: [...actors],
    legal: seat !== null && actors.includes(seat) ? host.legal(seat) : [],
    rolls: host.diceMode === 'typed' && !over && host.awaitsRoll ? host.rolls() : [],
    canTakeBack: extras.takeBack && seat !== null && host.canTakeBack(seat),
    outcome,
    secondsLeft: extras.secondsLeft,
    fair: over && host.diceMode === 'app' ? host.proof : null,
  };
}

/** Steps as `audience` may know them; the last one's view stands in the standing. */
export function tellSteps(
  host: Host,
  steps: readonly Step[],
  audience: Audience,
  views: boolean,
): TableStep[] {
  return steps.map((step, index) => {
    const { n, by, action, events } = host.seen(step, audience);
    const told = { n, by, action, events: [...events] };
    const isLast = index === steps.length - 1;
    return views && !isLast ? { ...told, view: host.viewAfter(step, audience) } : told;
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

/** Messages with all the steps; only the last carries how the table stands. */
export function stepMessages(steps: readonly TableStep[], state: TableStanding): string[] {
  const size = LIMITS.stepsPerMessage;
  const messages: string[] = [];
  for (let at = 0; at === 0 || at < steps.length; at += size) {
    const last = at + size >= steps.length;
    const message: ServerMessage = {
      type: 'steps',
      steps: steps.slice(at, at + size),
      state: last ? state : null,
    };
    messages.push(JSON.stringify(message));
  }
  return messages;
}
