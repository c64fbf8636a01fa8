/** A table's log played again from its beginning, for those who were not there. */

import { setImmediate as nextTick } from 'node:timers/promises';
import { type LogEntry, Referee, type Step, type TableSetup } from '@hearthside/table';

/** Steps that somebody has not seen, and a referee that stands after them. */
export interface PastSteps {
  readonly referee: Referee;
  readonly steps: readonly Step[];
}

/** So many entries are played in one tick of the event loop: others want to be heard too. */
const PLAYED_AT_ONCE = 500;

/** With the steps after entry `seen`. */
export async function replay(
  setup: TableSetup,
  log: readonly LogEntry[],
  seen: number,
): Promise<PastSteps> {
  const steps: Step[] = [];
  const referee = new Referee(setup);
  for (let at = 0; at < log.length; at += PLAYED_AT_ONCE) {
    if (at > 0) await nextTick();
    referee.replay(log.slice(at, at + PLAYED_AT_ONCE), (step) => {
      if (step.n > seen) steps.push(step);
    });
  }
  return { referee, steps };
}
