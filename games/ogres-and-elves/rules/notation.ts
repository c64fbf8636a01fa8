import { type Action, ALL_ACTIONS } from './actions.ts';

/** The action as a record has it. */
export function writeAction(action: Action): string {
  switch (action.kind) {
    case 'deploy':
      return `shield ${action.mine}`;
    case 'shift':
      return `shield ${action.from}>${action.mine}`;
    case 'store':
      return `shield ${action.from}>bag`;
    case 'move':
      return `move ${action.space}`;
    case 'take':
      return `take ${action.item}`;
    case 'trade':
      return `trade ${action.leave} ${action.item}`;
    case 'deliver':
      return `deliver ${action.item} ${action.chest}`;
    case 'hand':
    case 'ask':
      return `${action.kind} ${action.item} ${action.other}`;
    case 'gift':
      return `gift ${action.item} ${action.castle}`;
    case 'flee':
      return `flee ${action.castle}`;
    case 'ransom':
      return `ransom ${action.item} ${action.chest} ${action.castle}`;
    case 'rescue':
      return `rescue ${action.other} ${action.item} ${action.chest} ${action.castle}`;
    case 'die':
      return `die ${action.face}`;
    default:
      return action.kind;
  }
}

const byText: ReadonlyMap<string, Action> = new Map(
  ALL_ACTIONS.map((action) => [writeAction(action), action]),
);

/** The action a text stands for, legal at some point or not; null when it is none. */
export const readAction = (text: string): Action | null => byText.get(text) ?? null;
