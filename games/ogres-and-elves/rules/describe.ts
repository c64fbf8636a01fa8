import type { Message, MessageValues } from '@hearthside/table';
import type { Action } from './actions.ts';

/** The action in words for a button; an action's fields are what its message speaks of. */
export function describe(action: Action): Message {
  const { kind, ...values } = action;
  const said: MessageValues = values;
  return Object.keys(said).length > 0 ? { key: kind, values: said } : { key: kind };
}
