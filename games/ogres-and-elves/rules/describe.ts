import type { Message, MessageValues } from '@hearthside/table';
import type { Action } from './actions.ts';

/** The action in words for a button; an action's fields are what its message speaks of. */
export function describe(action: Action): Message {
  // The index of a space is for the rules alone.
  if (action.kind === 'move') return { key: 'move', values: { space: action.space } };
  const { kind, ...values } = action;
  const said: MessageValues = values;
  return Object.keys(said).length > 0 ? { key: kind, values: said } : { key: kind };
}
