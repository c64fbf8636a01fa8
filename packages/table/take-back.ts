/** What can be taken back, and what of a story stands after that. */

import { CHANCE, type Seat } from './contract.ts';
import type { RecordEntry } from './record.ts';

/** Undoes the seat's last action. Stands in the log like an action, never in a record. */
export const TAKE_BACK = 'take-back';

/** The entry that leaves the first `kept` counted entries standing: whole turns, where all sit together. */
export const rewindTo = (kept: number): string => `${TAKE_BACK} ${kept}`;

/** Asks the others, each at a device of their own, to take the own last turn back. */
export const ASK_BACK = 'take-back?';
/** What they answer. */
export const LET_BACK = 'take-back yes';
export const KEEP = 'take-back no';

/** Somebody would take a turn back, and some have not answered yet. */
export interface AskedBack {
  readonly by: Seat;
  readonly kept: number;
  readonly waiting: readonly Seat[];
}

/** The entry that asks: how many counted entries would stay, and which seats are asked. */
export const askBack = (kept: number, asked: readonly Seat[]): string =>
  [ASK_BACK, kept, ...asked].join(' ');

export function readAsk(by: Seat, action: string): AskedBack | null {
  if (!/^take-back\?( \d+)+$/.test(action)) return null;
  const [kept = 0, ...waiting] = action.split(' ').slice(1).map(Number);
  return { by, kept, waiting };
}

/** How many counted entries such an entry leaves standing; null for any other. */
export function rewoundTo(action: string): number | null {
  const found = /^take-back (\d+)$/.exec(action);
  return found ? Number(found[1]) : null;
}

/**
 * A played entry that still counts, and whether it may be undone; linked to the one before it, so
 * that one more entry costs the same however long the game is.
 */
export interface CountedEntry extends RecordEntry {
  readonly final: boolean;
  readonly before: CountedEntry | null;
  /** How many of the entries up to this one are rolls. */
  readonly rolls: number;
  /** How many entries count up to this one. */
  readonly depth: number;
}

/** What people who sit together could take back now. */
export type TakeBack =
  /** The last step of the turn that is under way, a whole turn and what followed it, or a mistyped roll. */
  | { readonly is: 'step' | 'turn' | 'roll'; readonly seat: Seat; readonly kept: number }
  /** Nobody here has done anything yet; a die has fallen; something secret was shown, or said to others. */
  | { readonly is: 'stays'; readonly because: 'nothing' | 'rolled' | 'shown' };

interface Together {
  readonly people: readonly Seat[];
  readonly actors: readonly Seat[];
  /** Do they roll a die of their own? */
  readonly rollsOwn: boolean;
  /** Is anything hidden in this game? Where nothing is, what is final for others is not for those who sit together. */
  readonly hasSecrets: boolean;
}

export function takeBackFrom(last: CountedEntry | null, together: Together): TakeBack {
  const { people, actors, rollsOwn, hasSecrets } = together;
  const [anybody] = people;
  const stays = ({ by, final }: CountedEntry): boolean => by === CHANCE || (final && hasSecrets);
  let each = last;
  while (each && !people.includes(each.by as Seat)) {
    if (each.by === CHANCE && rollsOwn && anybody !== undefined) {
      return { is: 'roll', seat: anybody, kept: each.depth - 1 };
    }
    if (stays(each)) return { is: 'stays', because: each.by === CHANCE ? 'rolled' : 'shown' };
    each = each.before;
  }
  if (!each) return { is: 'stays', because: 'nothing' };
  if (stays(each)) return { is: 'stays', because: 'shown' };
  const seat = each.by as Seat;
  // Whoever is still at it goes back a step; a turn that is over goes back as a whole.
  if (each === last && actors.includes(seat)) return { is: 'step', seat, kept: each.depth - 1 };
  let first = each;
  while (first.before?.by === seat && !stays(first.before)) first = first.before;
  return { is: 'turn', seat, kept: first.depth - 1 };
}

/** The steps of a story that still count, after all that was taken back in it. */
export function standingSteps<Entry extends { readonly action: string | null }>(
  steps: readonly Entry[],
): Entry[] {
  const standing: Entry[] = [];
  // How many would stay, and how many have still to say yes.
  let asked = { kept: 0, answers: 0 };
  const keep = (kept: number) => {
    standing.length = Math.min(standing.length, kept);
  };
  for (const step of steps) {
    const { action } = step;
    const { kept, answers } = asked;
    asked = { kept, answers: 0 };
    if (action === null || !action.startsWith(TAKE_BACK)) standing.push(step);
    else if (action === TAKE_BACK) standing.pop();
    else if (action === LET_BACK) {
      if (answers === 1) keep(kept);
      else asked = { kept, answers: answers - 1 };
    } else if (action.startsWith(ASK_BACK)) {
      const ask = readAsk(0, action);
      if (ask?.waiting.length === 0) keep(ask.kept);
      else if (ask) asked = { kept: ask.kept, answers: ask.waiting.length };
    } else keep(rewoundTo(action) ?? standing.length);
  }
  return standing;
}
