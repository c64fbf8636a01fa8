/** What a connection is told when it joins: the table, what it missed, the state, who is here. */

import type { TableInfo } from '@hearthside/protocol';
import { LIMITS, PROTOCOL } from '@hearthside/protocol/constants';
import type { Referee } from '@hearthside/table';
import { frameOf } from '../socket/frames.ts';
import type { Participant } from './presence.ts';
import type { PastSteps } from './replay.ts';
import { type StateExtras, StepMessages } from './step-messages.ts';
import type { TableLog } from './table-log.ts';

/** What a connection missed; `after` where the steps begin later than it asked for. */
export interface Missed {
  readonly past: PastSteps | null;
  readonly after: number | null;
}

/** Steps of a long past in one message: little enough for a slow line, and for one tick of ours. */
const LONG_PAST_SLICE = 25;

/** What happened since, as far as it is told again: the latest of it, or nothing to who asks too often. */
export async function missedBy(
  { mayHear }: Participant,
  since: number | null,
  log: TableLog,
): Promise<Missed> {
  const { n } = log;
  if (since === null || since >= n) return { past: null, after: null };
  if (!mayHear(n)) return { past: null, after: n };
  const first = Math.max(since, n - LIMITS.retoldSteps);
  return { past: await log.stepsAfter(first), after: first > since ? first : null };
}

export function welcome(
  participant: Participant,
  table: TableInfo,
  { past, after }: Missed,
  present: Referee,
  extras: StateExtras,
): void {
  const { audience, views } = participant;
  const you = audience === 'spectator' ? null : audience;
  participant.send(frameOf({ type: 'welcome', protocol: PROTOCOL, table, you }));
  // A referee of its own stays where it is while a long past is told; the table may go on meanwhile.
  const { referee, steps } = past ?? { referee: present, steps: [] };
  const messages = new StepMessages(referee, steps, extras);
  if (steps.length > LIMITS.stepsPerMessage) {
    participant.tell(messages.slices(audience, views, after, LONG_PAST_SLICE));
  } else for (const frame of messages.slices(audience, views, after)) participant.send(frame);
}
